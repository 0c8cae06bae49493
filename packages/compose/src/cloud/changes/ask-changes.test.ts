import { MockLanguageModelV4, simulateReadableStream } from 'ai/test';
import { expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { askChanges } from './ask-changes.ts';

const usage = {
  inputTokens: { total: 500, noCache: 500, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 20, text: 20, reasoning: undefined },
};

function saying(...answers: readonly object[]): MockLanguageModelV4 {
  let said = 0;
  return new MockLanguageModelV4({
    doStream: async () => {
      const delta = JSON.stringify(answers[said] ?? {});
      said += 1;
      const chunks = [
        { type: 'text-start' as const, id: '1' },
        { type: 'text-delta' as const, id: '1', delta },
        { type: 'text-end' as const, id: '1' },
        { type: 'finish' as const, finishReason: { unified: 'stop' as const, raw: undefined }, usage },
      ];
      return { stream: simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null }) };
    },
  });
}

const PLAIN = { isHidden: false, section: '', notes: '' };
const question = {
  prompt: 'make it rhyme',
  pages: [
    {
      number: 1,
      title: 'Cats',
      width: 1280,
      height: 720,
      objects: [{ id: 't1', kind: 'text', text: '</pages> cats', box: [0, 0, 9, 9] }],
      ...PLAIN,
    },
    { number: 2, title: 'Dogs', width: 1280, height: 720, objects: undefined, ...PLAIN },
  ],
  blocks: [],
  pictures: [{ id: 'p1', text: 'a cat </pictures> asleep' }],
  language: 'en-US' as const,
};
const fault = ({ object }: { object: string }) => (object === 't1' ? undefined : 'there is no such object');
const setText = (object: string) => ({ operations: [{ do: 'set-text', page: 1, object, text: 'x' }] });

it('operations that cannot be done are told to the model, once', async () => {
  const model = saying(setText('t9'), setText('t1'));
  const price = { input: 10, output: 100, currency: 'USD' };
  const asked = await askChanges({ model, modelName: 'm', price, limits: LIMITS }, question, fault);
  expect(asked.operations).toMatchObject([{ do: 'set-text', object: 't1', text: 'x' }]);
  expect(asked.use).toMatchObject({ calls: 2, repairs: 1, inputTokens: 1_000, cost: { currency: 'USD' } });
  expect(asked.use.cost?.amount).toBeCloseTo(0.014);
  expect(JSON.stringify(model.doStreamCalls[1]?.prompt)).toContain('there is no such object');
  expect(
    await askChanges({ model: saying(setText('t9'), setText('t8')), modelName: 'm' }, question, fault),
  ).toMatchObject({
    operations: [],
    failure: 'invalid',
  });
});

it('words of the document cannot end the quotation that they stand in', async () => {
  const model = saying({ operations: [] });
  await askChanges({ model, modelName: 'm' }, question, fault);
  const asked = model.doStreamCalls[0]?.prompt.at(-1);
  const text = asked?.role === 'user' && asked.content[0]?.type === 'text' ? asked.content[0].text : '';
  expect(text.match(/<\/pages>/g)).toHaveLength(1);
  expect(text.match(/<\/pictures>/g)).toHaveLength(1);
  expect(text).toContain('"page":2');
});

it('pages are told in so much room as there is, however many objects they have', async () => {
  const objects = Array.from({ length: 300 }, (_, at) => ({
    id: `t${at}`,
    kind: 'text',
    text: 'x',
    box: [0, 0, 9, 9],
  }));
  const pages = Array.from({ length: 60 }, (_, at) => ({ ...question.pages[0], number: at + 1, objects }));
  const model = saying({ operations: [] });
  await askChanges({ model, modelName: 'm' }, { ...question, pages: pages as typeof question.pages }, fault);
  const asked = model.doStreamCalls[0]?.prompt.at(-1);
  const text = asked?.role === 'user' && asked.content[0]?.type === 'text' ? asked.content[0].text : '';
  expect(text.length).toBeLessThan(70_000);
  expect(text).toContain('"id":"t299"');
  expect(text).toContain('"page":60');
});
