import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff, followEvents, readEvents, type StreamEvent } from './event-stream.ts';

function streamOf(chunks: readonly Uint8Array<ArrayBuffer>[]) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function read(chunks: readonly Uint8Array<ArrayBuffer>[]) {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(streamOf(chunks))) events.push(event);
  return events;
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('reading server-sent events', () => {
  it('reads types, ids, several data lines and skips comments', async () => {
    const text = ': hello\n\nevent: page\nid: 4\ndata: {"a":\ndata: 1}\n\ndata:bare\n\nevent: empty\n\n';
    expect(await read([bytes(text)])).toEqual([
      { type: 'page', id: '4', data: '{"a":\n1}' },
      { type: 'message', data: 'bare' },
    ]);
  });

  it('does not care how the bytes are cut, nor which line ends are used', async () => {
    const story = [
      { type: 'page', data: '{"title":"季度回顾 🚀"}' },
      { type: 'done', data: '{}' },
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        async (cuts, end) => {
          const whole = bytes(story.map(({ type, data }) => `event: ${type}${end}data: ${data}${end}${end}`).join(''));
          const chunks: Uint8Array<ArrayBuffer>[] = [];
          for (let at = 0, i = 0; at < whole.length; i++) {
            const length = cuts[i % cuts.length] ?? 1;
            chunks.push(whole.slice(at, at + length));
            at += length;
          }
          expect(await read(chunks)).toEqual(story);
        },
      ),
    );
  });
});

describe('following a stream', () => {
  const answer = (text: string) => new Response(bytes(text));

  it('connects again after a break, and stops when the story has ended', async () => {
    const answers = [answer('data: 1\n\n'), new Error('broken'), answer('data: 2\n\ndata: end\n\ndata: 3\n\n')];
    const seen: string[] = [];
    const pauses: number[] = [];
    await followEvents({
      open: async () => {
        const next = answers.shift();
        if (next instanceof Response) return next;
        throw next ?? new Error('asked too often');
      },
      onEvent: ({ data }) => {
        seen.push(data);
        return data === 'end';
      },
      isFatal: (error) => error instanceof Error && error.message === 'asked too often',
      signal: new AbortController().signal,
      pause: async (ms) => void pauses.push(ms),
    });
    expect(seen).toEqual(['1', '2', 'end']);
    expect(pauses).toHaveLength(2);
  });

  it('gives up on fatal errors', async () => {
    const follow = followEvents({
      open: () => Promise.reject(new Error('404')),
      onEvent: () => false,
      isFatal: () => true,
      signal: new AbortController().signal,
    });
    await expect(follow).rejects.toThrow('404');
  });

  it('waits longer each time, within bounds', () => {
    expect(backoff(0, 0)).toBe(250);
    expect(backoff(3, 1)).toBe(4000);
    expect(backoff(30, 1)).toBe(15_000);
  });
});
