import { createPageMaker, type PageMaker, type PageMakerOptions } from '../page-maker.ts';

type WarmMakerOptions = Omit<PageMakerOptions, 'answerWithinMs'>;

/**
 * A page maker as if its threads were its own; it has them from its first task on. Loading what makes pages takes a thread
 * half a CPU-second: threads of a maker that was closed while they rested are given to the next who asks for as many.
 */
export function warmMaker(options: WarmMakerOptions = {}): PageMaker {
  let threads: WarmThreads | undefined;
  let isClosed = false;
  const run = async <Result>(task: (maker: PageMaker) => Promise<Result>): Promise<Result> => {
    if (isClosed) throw new Error('the page maker is closed');
    threads ??= takeThreads(options);
    return threads.run(task);
  };
  return {
    make: (...input) => run((maker) => maker.make(...input)),
    design: (...input) => run((maker) => maker.design(...input)),
    redesign: (...input) => run((maker) => maker.redesign(...input)),
    regenerate: (...input) => run((maker) => maker.regenerate(...input)),
    fillPage: (...input) => run((maker) => maker.fillPage(...input)),
    leftOut: (...input) => run((maker) => maker.leftOut(...input)),
    leftOutOf: (...input) => run((maker) => maker.leftOutOf(...input)),
    statements: (...input) => run((maker) => maker.statements(...input)),
    bringIn: (...input) => run((maker) => maker.bringIn(...input)),
    assist: (...input) => run((maker) => maker.assist(...input)),
    compareSources: (...input) => run((maker) => maker.compareSources(...input)),
    refresh: (...input) => run((maker) => maker.refresh(...input)),
    again: (...input) => run((maker) => maker.again(...input)),
    close: async () => {
      isClosed = true;
      await threads?.giveBack();
    },
  };
}

/** Threads that nobody uses, and how many makers' threads are kept at most: each thread holds its memory. */
const resting: WarmThreads[] = [];
const KEPT = 3;

function takeThreads(options: WarmMakerOptions): WarmThreads {
  const count = options.workers ?? 1;
  const at = resting.findIndex((one) => one.count === count);
  const [threads = new WarmThreads(count)] = at < 0 ? [] : resting.splice(at, 1);
  threads.options = options;
  return threads;
}

class WarmThreads {
  readonly count: number;
  /** Of whoever has them now. */
  options: WarmMakerOptions = {};
  readonly #maker: PageMaker;
  /** Tasks that have not ended. */
  #underWay = 0;

  constructor(count: number) {
    this.count = count;
    const current = (): WarmMakerOptions => this.options;
    // A maker looks up its engines and their settings for each task.
    this.#maker = createPageMaker({
      workers: count,
      settings: () => current().settings?.() ?? {},
      get engines() {
        return current().engines;
      },
    });
  }

  async run<Result>(task: (maker: PageMaker) => Promise<Result>): Promise<Result> {
    this.#underWay += 1;
    try {
      return await task(this.#maker);
    } finally {
      this.#underWay -= 1;
    }
  }

  /** What is under way ends with its threads, as when a maker of one's own is closed. */
  async giveBack(): Promise<void> {
    if (this.#underWay === 0 && resting.length < KEPT) resting.push(this);
    else await this.#maker.close();
  }
}
