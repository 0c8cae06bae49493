/** What the page and its sandbox say to each other. Everything is plain data. */

/** A component as methods see it: place, size, visibility and props in one record. */
export type ComponentState = Readonly<Record<string, unknown>>;

export interface MethodRequest {
  /** The page's methods. */
  readonly source: string;
  /** Name of the one to run. */
  readonly method: string;
  /** By component id. */
  readonly components: Readonly<Record<string, ComponentState>>;
}

/** `page.set(id, values)`, in the order of the calls. */
export interface MethodChange {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export type MethodFailure = 'threw' | 'timed-out' | 'crashed';

export type MethodResult =
  | { readonly status: 'done'; readonly changes: readonly MethodChange[]; readonly log: readonly string[] }
  | {
      readonly status: 'failed';
      readonly failure: MethodFailure;
      /** What the method threw; nothing of ours. */
      readonly message: string;
      readonly log: readonly string[];
    };

/** From the worker: first that it can take requests, then one answer a request. */
export type WorkerMessage = { readonly type: 'ready' } | { readonly type: 'result'; readonly result: MethodResult };

/**
 * Limits of one run. The engine's own deadline does not stop its native loops, so the worker is ended from outside at
 * `wallMs` whatever it does.
 */
export const METHOD_LIMITS = {
  wallMs: 1_000,
  deadlineMs: 800,
  memoryBytes: 16 << 20,
  stackBytes: 128 << 10,
  /** Characters of one `page.set`, and how many of them. */
  changeLength: 256 * 1024,
  changes: 1_000,
  /** Lines of the log, and characters of one. */
  logLines: 200,
  logLength: 500,
} as const;
