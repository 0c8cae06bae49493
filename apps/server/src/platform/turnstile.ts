import { PagewrightError } from '@pagewright/model/errors';

/** Lets so many in at a time, keeps so many waiting and turns everyone else away. */
export class Turnstile {
  readonly #parallel: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(parallel: number, maxWaiting: number) {
    this.#parallel = parallel;
    this.#maxWaiting = maxWaiting;
  }

  /** @throws PagewrightError `request/too-many` where too many wait already */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#parallel) {
      this.#running += 1;
    } else {
      if (this.#waiting.length >= this.#maxWaiting) throw new PagewrightError('request/too-many', { seconds: 2 });
      await new Promise<void>((turn) => {
        this.#waiting.push(turn);
      });
    }
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or is given up.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
