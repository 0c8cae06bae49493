import { useState } from 'react';
import { useEditorAround } from '../document/editor-context.ts';

export interface Gesture {
  /** The name that changes made until `end` share. */
  readonly current: () => string;
  readonly end: () => void;
  /** Takes back what was done since the last `end`, which is then no step. */
  readonly cancel: () => void;
}

let count = 0;

/** Names of gestures: changes made between two calls of `end` share one, so that a drag of a slider is one step of undo. */
export function useGesture(name: string): Gesture {
  const editor = useEditorAround();
  const [gesture] = useState(() => createGesture(name, (key) => editor?.cancel(key)));
  return gesture;
}

function createGesture(name: string, takeBack: (key: string) => void): Gesture {
  let key: string | undefined;
  return {
    current: () => {
      if (key === undefined) {
        count += 1;
        key = `${name}-${count}`;
      }
      return key;
    },
    end: () => {
      key = undefined;
    },
    cancel: () => {
      if (key !== undefined) takeBack(key);
      key = undefined;
    },
  };
}
