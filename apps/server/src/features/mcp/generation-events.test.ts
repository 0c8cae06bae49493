import type { GenerationEvent } from '@pagewright/contract/events';
import { expect, it } from 'vitest';
import { generationEvents } from './generation-events.ts';

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

it('events are read however their text is cut, with data of several lines, other line ends and comments', async () => {
  const text = [
    ': still there\n\n',
    'event: progress\ndata: {"stage":"composing",\ndata:  "fraction":0.25}\n\n',
    'id: 7\r\nevent: progress\r\ndata: {"stage":"designing","fraction":1}\r\n\r\n',
  ].join('');
  for (const size of [1, 7, text.length]) {
    const heard: GenerationEvent[] = [];
    for await (const event of generationEvents(pieces(text, size))) heard.push(event);
    expect(heard).toEqual([
      { type: 'progress', stage: 'composing', fraction: 0.25 },
      { type: 'progress', stage: 'designing', fraction: 1 },
    ]);
  }
});
