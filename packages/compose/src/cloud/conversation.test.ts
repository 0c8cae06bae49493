import { APICallError } from 'ai';
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Conversation } from './conversation.ts';
import { LIMITS } from './limits.ts';
import { UseCount } from './model-use.ts';

const question = { instructions: 'Count.', prompt: 'How many?', schema: z.object({ count: z.number() }) };

function modelSaying(...answers: readonly string[]): MockLanguageModelV4 {
  let said = 0;
  const usage = {
    inputTokens: { total: 7, noCache: 7, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: 3, text: 3, reasoning: undefined },
  };
  return new MockLanguageModelV4({
    doStream: async () => {
      const delta = answers[said] ?? '';
      said += 1;
      return {
        stream: simulateReadableStream({
          chunks: [
            { type: 'text-start' as const, id: '1' },
            { type: 'text-delta' as const, id: '1', delta },
            { type: 'text-end' as const, id: '1' },
            { type: 'finish' as const, finishReason: { unified: 'stop' as const, raw: undefined }, usage },
          ],
        }),
      };
    },
  });
}

it('reads an answer of the schema and counts its tokens', async () => {
  const use = new UseCount('m');
  const model = modelSaying('{"count": 4}');
  expect(await new Conversation(model, use, LIMITS, undefined).ask(question)).toEqual({ answer: { count: 4 } });
  expect(use.sum()).toMatchObject({ calls: 1, inputTokens: 7, outputTokens: 3 });
  expect(model.doStreamCalls[0]?.responseFormat).toMatchObject({ type: 'json' });
});

it('tells the model what was wrong, once, with its own answer before it', async () => {
  const use = new UseCount('m');
  const model = modelSaying('{"count": "four"}', '{"count": "still four"}', '{"count": 4}');
  expect(await new Conversation(model, use, LIMITS, undefined).ask(question)).toEqual({ failed: 'invalid' });
  const [, , answer, complaint] = model.doStreamCalls[1]?.prompt ?? [];
  expect(answer).toMatchObject({ role: 'assistant', content: [{ text: '{"count": "four"}' }] });
  expect(JSON.stringify(complaint?.content)).toContain('count: ');
  expect(model.doStreamCalls).toHaveLength(2);
});

it('does not wait an hour because the service asks it to', async () => {
  const busy = (seconds: string) =>
    new MockLanguageModelV4({
      doStream: async () => {
        throw new APICallError({
          message: 'busy',
          url: 'http://localhost',
          requestBodyValues: {},
          statusCode: 429,
          responseHeaders: { 'retry-after': seconds },
        });
      },
    });
  const model = busy('3600');
  const reply = await new Conversation(model, new UseCount('m'), LIMITS, undefined).ask(question);
  expect(reply).toEqual({ failed: 'unreachable' });
  expect(model.doStreamCalls).toHaveLength(1);
});

it('is not kept waiting for the end of one answer after the other', async () => {
  const model = modelSaying(...Array.from({ length: 9 }, () => 'and so on '.repeat(50)));
  const conversation = new Conversation(model, new UseCount('m'), { ...LIMITS, answerLength: 100 }, undefined);
  for (let page = 1; page <= LIMITS.patience + 2; page += 1)
    expect(await conversation.ask(question)).toEqual({ failed: 'endless' });
  expect(model.doStreamCalls).toHaveLength(LIMITS.patience);
});
