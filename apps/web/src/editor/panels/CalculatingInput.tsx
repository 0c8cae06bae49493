import { InputNumber, type InputNumberProps } from 'antd';
import { calculated } from './calculated.ts';

/** A field of a number that takes sums as well: `=1280/3`. What is typed stays to be read until the field is left. */
export function CalculatingInput(props: InputNumberProps<number>) {
  return (
    <InputNumber<number>
      size="small"
      parser={(text) => calculated(text ?? '')}
      formatter={(value, { userTyping, input }) => (userTyping ? input : shown(value))}
      {...props}
    />
  );
}

/** To a hundredth. */
function shown(value: number | string | null | undefined): string {
  return (value ?? '') === '' ? '' : String(Math.round(Number(value) * 100) / 100);
}
