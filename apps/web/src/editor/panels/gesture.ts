import { useState } from 'react';

export interface Gesture {
  /** The name that changes made until `end` share. */
  readonly current: () => string;
  readonly end: () => void;
}

let count = 0;

/** Names of gestures: changes made between two calls of `end` share one, so that a drag of a slider is one step of undo. */
export function useGesture(name: string): Gesture {
  const [gesture] = useState(() => createGesture(name));
  return gesture;
}

function createGesture(name: string): Gesture {
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
  };
}
