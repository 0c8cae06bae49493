/** What a generation lets its language model do at most, and how patient it is. */
export interface CloudLimits {
  /** Tries of one call in all where the service says that it is busy, fails or the connection is cut. */
  readonly tries: number;
  /** Pause before the second try, ms; doubled for each one after it. */
  readonly pauseMs: number;
  /** Longest pause that a service may ask for, ms; one that asks for more is taken as not there. */
  readonly longestPauseMs: number;
  /** For one call from its first to its last byte, and without any byte, ms. */
  readonly callMs: number;
  readonly silenceMs: number;
  /** Characters of one answer, what the model thinks aloud included. */
  readonly answerLength: number;
  /** Failures of the service and answers without an end, one after the other, after which it is not asked any more. */
  readonly patience: number;
  /** Pages that are asked for at once. */
  readonly ahead: number;
}

export const LIMITS: CloudLimits = {
  tries: 4,
  pauseMs: 1_000,
  longestPauseMs: 60_000,
  callMs: 300_000,
  silenceMs: 120_000,
  answerLength: 200_000,
  patience: 2,
  ahead: 2,
};

/** Characters of the sources that one call is given: the overview for the plan, a part of a long source, a page's blocks. */
export const GIVEN = { overview: 24_000, part: 20_000, page: 12_000 } as const;
/** Parts that a source too long for one overview is read in at most. */
export const MOST_PARTS = 24;
