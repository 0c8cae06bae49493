import { EventSourceParserStream } from 'eventsource-parser/stream';

/** One server-sent event. */
export interface StreamEvent {
  readonly type: string;
  readonly data: string;
  readonly id?: string;
}

/** Reads server-sent events out of a byte stream, however its chunks are cut. Ends with the stream. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const { event: type = 'message', data, id } = value;
      yield { type, data, ...(id ? { id } : {}) };
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Pauses between connection attempts, ms: doubled each time, up to the last; a random part keeps clients apart. */
const BACKOFF = { first: 500, last: 15_000 } as const;

export function backoff(attempt: number, random: number): number {
  const full = Math.min(BACKOFF.last, BACKOFF.first * 2 ** attempt);
  return full / 2 + (full / 2) * random;
}

export interface StreamOptions {
  /** Opens the stream; rejecting with `fatal` errors ends it, others are tried again. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** Returns true once the story has ended and nothing more is to be read. */
  readonly onEvent: (event: StreamEvent) => boolean;
  readonly isFatal: (error: unknown) => boolean;
  readonly signal: AbortSignal;
  readonly pause?: (ms: number) => Promise<void>;
}

/** Reads events until the story ends, connecting again with growing pauses whenever the stream breaks. */
export async function followEvents(options: StreamOptions): Promise<void> {
  const pause = options.pause ?? ((ms: number) => new Promise((done) => setTimeout(done, ms)));
  for (let attempt = 0; !options.signal.aborted; attempt++) {
    try {
      const response = await options.open(options.signal);
      if (!response.body) return;
      for await (const event of readEvents(response.body)) {
        attempt = 0;
        if (options.onEvent(event)) return;
      }
    } catch (error) {
      if (options.signal.aborted) return;
      if (options.isFatal(error)) throw error;
    }
    await pause(backoff(attempt, Math.random()));
  }
}
