import { type Direction, HISTORY_STEPS } from '../document/history.ts';

/** What is edited in a dialog, with the steps that led there and those that were taken back: none is the document's yet. */
export interface DraftSteps<T> {
  readonly now: T;
  readonly done: readonly T[];
  readonly undone: readonly T[];
  /** What the last step belongs to: others of the same join it. */
  readonly gesture?: string | undefined;
}

export function firstDraft<T>(now: T): DraftSteps<T> {
  return { now, done: [], undone: [] };
}

/** @param gesture what is typed into one field is one step; a step of its own where absent */
export function withStep<T>({ now, done, gesture: open }: DraftSteps<T>, next: T, gesture?: string): DraftSteps<T> {
  const goesOn = gesture !== undefined && gesture === open;
  return { now: next, done: goesOn ? done : [...done, now].slice(-HISTORY_STEPS), undone: [], gesture };
}

/** A step back, or taken again; the same where there is none. */
export function movedDraft<T>(steps: DraftSteps<T>, direction: Direction): DraftSteps<T> {
  const { now, done, undone } = steps;
  const next = (direction === 'undo' ? done : undone).at(-1);
  if (next === undefined) return steps;
  return direction === 'undo'
    ? { now: next, done: done.slice(0, -1), undone: [...undone, now] }
    : { now: next, done: [...done, now], undone: undone.slice(0, -1) };
}
