import { isApiError, isPassing, NO_ANSWER } from '../api/api-error.ts';

/** What became of something that was sent. */
export type SaveOutcome =
  | { readonly is: 'saved'; readonly version: number }
  /** The server has this newer version. */
  | { readonly is: 'conflict'; readonly version: number }
  | { readonly is: 'offline' }
  /** `passing` where the same call may well succeed later. */
  | { readonly is: 'failed'; readonly error: unknown; readonly passing: boolean };

/** What a call ended in that gives the version it has saved. */
export async function saveOutcome(call: () => Promise<number>): Promise<SaveOutcome> {
  try {
    return { is: 'saved', version: await call() };
  } catch (error) {
    if (!isApiError(error)) return { is: 'failed', error, passing: false };
    const { status, code, params } = error;
    if (status === NO_ANSWER) return { is: 'offline' };
    const newest = Number(params.version);
    if (code === 'request/conflict' && Number.isInteger(newest)) return { is: 'conflict', version: newest };
    return { is: 'failed', error, passing: isPassing(error) };
  }
}

/**
 * Sends the things that it is given one after the other. Those that wait behind one that got no answer are not tried: they
 * are told the same.
 */
export function oneByOne(): (send: () => Promise<SaveOutcome>) => Promise<SaveOutcome> {
  let last: Promise<SaveOutcome> | undefined;
  return (send) => {
    const turn: Promise<SaveOutcome> = last
      ? last.then((before) => (before.is === 'offline' ? before : send()))
      : send();
    last = turn;
    void turn.finally(() => {
      if (last === turn) last = undefined;
    });
    return turn;
  };
}
