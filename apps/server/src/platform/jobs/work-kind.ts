import type { z } from 'zod';

/** A kind of work that a worker does for somebody who waits for it, with limits of its own. */
export interface WorkKind<Payload extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  readonly result: Result;
  /** Done at the same time by one process. */
  readonly parallel: number;
  /** Longest time of one try, ms. */
  readonly timeoutMs: number;
  /** How many of one person may be unfinished, and of all together. */
  readonly limits: { readonly person: number; readonly all: number };
}

/** The kind as it is written, with its types. */
export function workKind<Payload extends z.ZodType, Result extends z.ZodType>(
  kind: WorkKind<Payload, Result>,
): WorkKind<Payload, Result> {
  return kind;
}
