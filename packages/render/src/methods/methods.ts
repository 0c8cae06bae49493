import {
  METHOD_LIMITS,
  type MethodFailure,
  type MethodRequest,
  type MethodResult,
  type WorkerMessage,
} from './protocol.ts';

export { applyMethodChanges, methodRequest } from './page-state.ts';
export type { MethodChange, MethodRequest, MethodResult } from './protocol.ts';

/** A worker that runs methods, whatever the platform calls it. */
export interface SandboxWorker {
  post(request: MethodRequest): void;
  listen(onMessage: (message: WorkerMessage) => void, onCrash: (reason: string) => void): void;
  terminate(): void;
}

export interface MethodRunner {
  /** Runs a method; never rejects. Runs follow one another. */
  run(request: MethodRequest): Promise<MethodResult>;
  dispose(): void;
}

/** How long the engine may take to load, ms. */
const LOAD_MS = 15_000;

/**
 * Runs methods in a worker and ends it when it does not answer in time or fails: only a worker that answered well is
 * used again.
 */
export function createMethodRunner(startWorker: () => SandboxWorker): MethodRunner {
  let session: Session | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let disposed = false;

  const end = (): void => {
    session?.end('the sandbox was closed');
    session = undefined;
  };
  const runNow = async (request: MethodRequest): Promise<MethodResult> => {
    if (disposed) return failed('crashed', 'the sandbox was closed');
    session ??= new Session(startWorker());
    const result = await session.run(request);
    if (result.status === 'failed') end();
    return result;
  };
  return {
    run(request) {
      const result = queue.then(() => runNow(request));
      queue = result;
      return result;
    },
    dispose() {
      disposed = true;
      end();
    },
  };
}

/** One worker and the request that it works on. */
class Session {
  readonly #worker: SandboxWorker;
  readonly #ready = Promise.withResolvers<MethodResult | undefined>();
  #answer: PromiseWithResolvers<MethodResult> | undefined;
  #ended = false;

  constructor(worker: SandboxWorker) {
    this.#worker = worker;
    worker.listen(
      (message) => {
        if (message.type === 'ready') this.#ready.resolve(undefined);
        else this.#answer?.resolve(message.result);
      },
      (reason) => this.end(reason),
    );
  }

  async run(request: MethodRequest): Promise<MethodResult> {
    const answer = Promise.withResolvers<MethodResult>();
    this.#answer = answer;
    const notLoaded = await within(LOAD_MS, this.#ready.promise, () => failed('crashed', 'the sandbox did not load'));
    if (notLoaded) return notLoaded;
    if (this.#ended) return answer.promise;
    this.#worker.post(request);
    return within(METHOD_LIMITS.wallMs, answer.promise, () => failed('timed-out', 'interrupted'));
  }

  end(reason: string): void {
    this.#ended = true;
    this.#worker.terminate();
    const result = failed('crashed', reason);
    this.#ready.resolve(result);
    this.#answer?.resolve(result);
  }
}

async function within<Value>(ms: number, promise: Promise<Value>, late: () => Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(late()), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function failed(failure: MethodFailure, message: string): MethodResult {
  return { status: 'failed', failure, message, log: [] };
}
