import type { QueryState } from '@tanstack/react-query';
import { isPassing } from './api/api-error.ts';

/** ms until what could not be answered just now is asked for again: long for a person, short for a server that is too busy. */
const AFTER_TROUBLE = 5_000;

interface Asked {
  readonly state: Pick<QueryState, 'error' | 'status'>;
}

/** ms until a query that is asked again and again is asked next: by `rest`, but sooner where trouble that passes kept it. */
export function nextLook({ state }: Asked, rest: number): number {
  return state.status === 'error' && isPassing(state.error) ? Math.min(rest, AFTER_TROUBLE) : rest;
}
