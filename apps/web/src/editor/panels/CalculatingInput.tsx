import { InputNumber, type InputNumberProps } from 'antd';
import { calculated } from './calculated.ts';

type Format = NonNullable<InputNumberProps<number>['formatter']>;

/** A field of a number that takes sums as well: `=1280/3`. What is typed stays to be read until the field is left. */
export function CalculatingInput(props: InputNumberProps<number>) {
  return <InputNumber<number> size="small" parser={parse} formatter={format} {...props} />;
}

// The kit writes the value anew where it is given another function, which takes away what is being typed.
const parse = (text: string | undefined): number => calculated(text ?? '');
const format: Format = (value, { userTyping, input }) =>
  userTyping && !isAnother(value, input) ? input : shown(value);

/** Pages keep whole numbers and tenths of what is typed. */
const ROUNDED = 0.5;

/** Whether the number became another one meanwhile, as undo makes it. */
function isAnother(value: number | string | undefined, typed: string): boolean {
  return (value ?? '') !== '' && Math.abs(calculated(typed) - Number(value)) > ROUNDED;
}

/** To a hundredth. */
function shown(value: number | string | null | undefined): string {
  return (value ?? '') === '' ? '' : String(Math.round(Number(value) * 100) / 100);
}
