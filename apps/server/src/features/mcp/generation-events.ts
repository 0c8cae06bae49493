import { type GenerationEvent, generationEvent } from '@pagewright/contract/events';
import { createParser } from 'eventsource-parser';

/** The events of a generation out of a stream of server-sent events, as its text comes. */
export async function* generationEvents(text: AsyncIterable<string>): AsyncGenerator<GenerationEvent, void> {
  const heard: GenerationEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => heard.push(generationEvent.parse({ type: event, ...JSON.parse(data) })),
  });
  for await (const piece of text) {
    parser.feed(piece);
    yield* heard.splice(0);
  }
}
