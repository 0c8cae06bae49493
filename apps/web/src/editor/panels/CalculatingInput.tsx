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
 * A field of a number that takes sums as well: `=1280/3`, and `*2` of what stood there. What is typed stays to be read until
 * the field is left: Enter keeps it, Escape gives back the number from before, and after both the keys are the page's again.
 */
export function CalculatingInput({ gesture, ...props }: CalculatingInputProps) {
  const { value, onChange } = props;
  const before = useRef(value);
  const typed = useTyped();
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
      parser={typed.parse}
      formatter={typed.format}
      {...props}
      onFocus={() => {
        before.current = value;
        typed.beginsFrom(value);
      }}
      onStep={typed.beginsFrom}
      onBlur={gesture?.end}
      onKeyDown={giveBack}
      onPressEnter={({ target }) => target instanceof HTMLElement && target.blur()}
    />
  );
}

interface Typed {
  readonly parse: (text: string | undefined) => number;
  readonly format: Format;
  /** The number that what is typed next goes on from. */
  readonly beginsFrom: (value: InputNumberProps<number>['value']) => void;
}

/** How what is typed is read. The kit writes the value anew where it is given another function, which takes away what is being typed. */
function useTyped(): Typed {
  const [typed] = useState(createTyped);
  return typed;
}

function createTyped(): Typed {
  let from: number | undefined;
  const parse = (text: string | undefined): number => calculated(text ?? '', from);
  return {
    parse,
    format: (value, { userTyping, input }) => (userTyping && !isAnother(value, parse(input)) ? input : shown(value)),
    beginsFrom(value) {
      from = typeof value === 'number' ? value : undefined;
    },
  };
}

/** Pages keep whole numbers and tenths of what is typed. */
const ROUNDED = 0.5;

/** Whether the number became another one meanwhile, as undo makes it. */
function isAnother(value: number | string | undefined, typed: number): boolean {
  return (value ?? '') !== '' && Math.abs(typed - Number(value)) > ROUNDED;
}

/** To a hundredth. */
function shown(value: number | string | null | undefined): string {
  return (value ?? '') === '' ? '' : String(Math.round(Number(value) * 100) / 100);
}
