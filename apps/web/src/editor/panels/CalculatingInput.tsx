import { InputNumber, type InputNumberProps } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { calculated } from './calculated.ts';
import type { Gesture } from './gesture.ts';

type Format = NonNullable<InputNumberProps<number>['formatter']>;

interface CalculatingInputProps extends InputNumberProps<number> {
  /** What is changed until the field is left. */
  readonly gesture?: Gesture;
}

/**
 * A field of a number that takes sums as well: `=1280/3`. What is typed stays to be read until the field is left: Enter keeps
 * it, Escape gives back the number from before, and after both the keys are the page's again.
 */
export function CalculatingInput({ gesture, ...props }: CalculatingInputProps) {
  const { value, onChange } = props;
  const before = useRef(value);
  // A field that is drawn anew has forgotten what was typed in it, and has no focus.
  const [left, setLeft] = useState(0);
  const giveBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    if (gesture) gesture.cancel();
    else if (typeof before.current === 'number' && before.current !== value) onChange?.(before.current);
    setLeft(left + 1);
  };
  return (
    <InputNumber<number>
      key={left}
      size="small"
      parser={parse}
      formatter={format}
      {...props}
      onFocus={() => {
        before.current = value;
      }}
      onBlur={gesture?.end}
      onKeyDown={giveBack}
      onPressEnter={({ target }) => target instanceof HTMLElement && target.blur()}
    />
  );
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
