import { useRef, useState } from 'react';
import type { Direction } from '../document/history.ts';
import { firstDraft, movedDraft, withStep } from './draft-steps.ts';

/** Who types on after a pause begins another step, ms: as fields for code have it. */
const TYPING_PAUSE = 500;

export interface UsedDraft<T> {
  readonly draft: T;
  /** @param gesture changes that follow each other with the same name are one step; a step of its own where absent */
  readonly change: (next: (now: T) => T, gesture?: string) => void;
  /** What is typed into a field is one step until there is a pause. */
  readonly type: (next: (now: T) => T, field: string) => void;
  /** Takes a step back, or takes it again. */
  readonly step: (direction: Direction) => void;
}

/** What is edited in a dialog, which can be taken back there step by step. */
export function useDraftSteps<T>(first: T): UsedDraft<T> {
  const [steps, setSteps] = useState(() => firstDraft(first));
  const typed = useRef({ at: Number.NEGATIVE_INFINITY, burst: 0 });
  const change: UsedDraft<T>['change'] = (next, gesture) => {
    setSteps((before) => {
      const now = next(before.now);
      return now === before.now ? before : withStep(before, now, gesture);
    });
  };
  return {
    draft: steps.now,
    change,
    type: (next, field) => {
      const at = performance.now();
      const { burst } = typed.current;
      typed.current = { at, burst: at - typed.current.at > TYPING_PAUSE ? burst + 1 : burst };
      change(next, `${field} ${typed.current.burst}`);
    },
    step: (direction) => setSteps((now) => movedDraft(now, direction)),
  };
}
