import { useState } from 'react';

/** Remembered on this device, for all projects. */
const KEY = 'pagewright_outline_first';

export interface OutlineFirst {
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

/** Whether a person wants to see the outline before pages are made. */
export function useOutlineFirst(): OutlineFirst {
  const [isChosen, setChosen] = useState(remembered);
  return {
    isChosen,
    choose: (wanted) => {
      setChosen(wanted);
      try {
        if (wanted) window.localStorage.setItem(KEY, '1');
        else window.localStorage.removeItem(KEY);
      } catch {
        // Storage is forbidden or full: it is chosen for now.
      }
    },
  };
}

function remembered(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
