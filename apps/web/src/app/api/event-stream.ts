/** One server-sent event. */
export interface StreamEvent {
  readonly type: string;
  readonly data: string;
  readonly id?: string;
}

/** Reads server-sent events out of a byte stream, however its chunks are cut. Ends with the stream. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A lone CR at the end may be the first half of a CRLF.
      const held = !done && rest.endsWith('\r') ? '\r' : '';
      const blocks = rest
        .slice(0, rest.length - held.length)
        .replace(/\r\n?/g, '\n')
        .split('\n\n');
      rest = (blocks.pop() ?? '') + held;
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** One block of lines; undefined for comments and blocks without data. */
function parseEvent(block: string): StreamEvent | undefined {
  let type = 'message';
  let id: string | undefined;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') type = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id') id = value;
  }
  return data.length > 0 ? { type, data: data.join('\n'), ...(id ? { id } : {}) } : undefined;
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
