import type { FastifyReply, FastifyRequest } from 'fastify';

/** An event of a stream: `type` becomes `event:`, the rest its data. */
export interface StreamEvent {
  readonly type: string;
}

/** A comment is sent this often, ms, so that proxies keep a quiet connection and a broken one is noticed. */
const HEARTBEAT_MS = 15_000;

/**
 * Answers with server-sent events until they end, the client leaves or `mayGoOn` says no.
 * `open` starts the events; they are stopped by the signal.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  open: (signal: AbortSignal) => AsyncIterable<StreamEvent>,
  mayGoOn: () => Promise<boolean>,
): Promise<void> {
  const stop = new AbortController();
  const events = open(stop.signal);
  reply.hijack();
  const response = reply.raw;
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  response.on('close', () => stop.abort());
  openStreams.add(stop);
  const heartbeat = setInterval(() => {
    response.write(': still here\n\n');
    mayGoOn().then(
      (still) => still || stop.abort(),
      () => stop.abort(),
    );
  }, HEARTBEAT_MS);
  try {
    for await (const { type, ...data } of events) {
      if (stop.signal.aborted) break;
      response.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
    }
  } catch (error) {
    // The client connects again and learns from the first event how things are.
    if (!stop.signal.aborted) request.log.error({ err: error }, 'event stream broke');
  } finally {
    clearInterval(heartbeat);
    openStreams.delete(stop);
    response.end();
  }
}

const openStreams = new Set<AbortController>();

/** Ends all streams, so that the server can close. */
export function closeEventStreams(): void {
  for (const stream of openStreams) stream.abort();
}
