import { setImmediate as nextTurn } from 'node:timers/promises';

/** Does one piece of work in each turn of the event loop, in the order asked for: everything else comes between. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for all that was asked for before, then for a turn of its own; fails as the work does. */
  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(() => nextTurn()).then(work);
    const over = (): undefined => undefined;
    this.#last = mine.then(over, over);
    return mine;
  }
}
