import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { connect } from './connect.ts';
import { Conversation } from './conversation.ts';
import { LIMITS } from './limits.ts';
import { UseCount } from './model-use.ts';

/** A fake of a service that speaks like Anthropic's messages, which says one thing. */
async function startFakeAnthropic(said: string) {
  const heard: { path: string | undefined; key: unknown; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    heard.push({ path: request.url, key: request.headers['x-api-key'], body: await json(request) });
    const events = [
      {
        type: 'message_start',
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'x',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 31, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: said } },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 12 } },
      { type: 'message_stop' },
    ];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, heard };
}

it('a service that speaks like Anthropic’s is asked in its way, with its key and the schema', async () => {
  const { url, heard } = await startFakeAnthropic('{"count": 4}');
  const use = new UseCount('claude-sonnet-4-5');
  const model = connect({ provider: 'anthropic', url, model: 'claude-sonnet-4-5', key: 'sk-ant' });
  const question = { instructions: 'Count.', prompt: 'How many?', schema: z.object({ count: z.number() }) };
  expect(await new Conversation(model, use, LIMITS, undefined).ask(question)).toEqual({ answer: { count: 4 } });
  expect(use.sum()).toMatchObject({ calls: 1, inputTokens: 31, outputTokens: 12, retries: 0 });
  expect(heard).toMatchObject([
    { path: '/v1/messages', key: 'sk-ant', body: { model: 'claude-sonnet-4-5', stream: true } },
  ]);
  expect(JSON.stringify(heard[0]?.body)).toContain('"count"');
});
