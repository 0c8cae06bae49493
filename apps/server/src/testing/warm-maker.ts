import { createPageMaker, type PageMaker, type PageMakerOptions } from '@pagewright/pipeline/page-maker';
import type { PipelineEvents } from '@pagewright/pipeline/pipeline';

type WarmMakerOptions = Omit<PageMakerOptions, 'answerWithinMs'>;

/**
 * A page maker as if its threads were its own; it has them from its first task on. Loading what makes pages takes a thread
 * more than a CPU-second: threads of a maker that was closed are given to the next who asks for as many.
 */
export function warmMaker(options: WarmMakerOptions = {}): PageMaker {
  let threads: WarmThreads | undefined;
  let isClosed = false;
  const closing = new AbortController();
  /** Generations end with the maker, as they do where its threads are ended. */
  const until = (events: PipelineEvents = {}): PipelineEvents => ({
    ...events,
    signal: events.signal ? AbortSignal.any([events.signal, closing.signal]) : closing.signal,
  });
  const taken = (): WarmThreads => {
    if (isClosed) throw new Error('the page maker is closed');
    threads ??= takeThreads(options);
    return threads;
  };
  type Task<Result> = (maker: PageMaker) => Promise<Result>;
  const run = async <Result>(task: Task<Result>): Promise<Result> => taken().answer(task);
  const generate = async <Result>(task: Task<Result>): Promise<Result> => taken().generate(task);
  return {
    make: (sources, request, events) => generate((maker) => maker.make(sources, request, until(events))),
    design: (outline, request, events, from) =>
      generate((maker) => maker.design(outline, request, until(events), from)),
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
      closing.abort();
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
  /** Tasks that have not ended, of which only generations can be told to. */
  readonly #generations = new Set<Promise<unknown>>();
  readonly #answers = new Set<Promise<unknown>>();

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

  generate<Result>(task: (maker: PageMaker) => Promise<Result>): Promise<Result> {
    return within(this.#generations, task(this.#maker));
  }

  answer<Result>(task: (maker: PageMaker) => Promise<Result>): Promise<Result> {
    return within(this.#answers, task(this.#maker));
  }

  /** Whoever had them has told the generations to end. Anything else under way ends with its threads. */
  async giveBack(): Promise<void> {
    if (this.#answers.size === 0) await Promise.allSettled(this.#generations);
    if (this.#answers.size === 0 && resting.length < KEPT) resting.push(this);
    else await this.#maker.close();
  }
}

async function within<Result>(underWay: Set<Promise<unknown>>, task: Promise<Result>): Promise<Result> {
  underWay.add(task);
  try {
    return await task;
  } finally {
    underWay.delete(task);
  }
}
