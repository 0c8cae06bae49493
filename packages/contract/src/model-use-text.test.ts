import { LANGUAGES } from '@pagewright/model/languages';
import { expect, it } from 'vitest';
import { modelUseLines } from './model-use-text.ts';

const USE = {
  model: 'm',
  calls: 3,
  inputTokens: 9_000,
  outputTokens: 800,
  retries: 0,
  repairs: 0,
  localPages: [],
  unsupported: 0,
};

it('says what was paid where that is known, however little it was', () => {
  expect(modelUseLines(USE, 'en-US')).toHaveLength(1);
  const priced = (amount: number) => modelUseLines({ ...USE, cost: { amount, currency: 'USD' } }, 'en-US')[1];
  expect(priced(0.001_834)).toBe('Cost: about $0.0018, at the price that is set');
  expect(priced(2.5)).toBe('Cost: about $2.50, at the price that is set');
  for (const language of LANGUAGES)
    expect(modelUseLines({ ...USE, cost: { amount: 2.5, currency: 'USD' } }, language)).toHaveLength(2);
});

it('says where the local engine filled in, by what was wanted where that is little, else by the pages', () => {
  const local = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      page: at + 2,
      description: `Place ${at}`,
      reason: 'refused' as const,
    }));
  const lines = (count: number, dropped = 0) =>
    modelUseLines({ ...USE, fills: { asked: 12, dropped, local: local(count) } }, 'en-US').slice(1);
  expect(lines(0)).toEqual(['Places that the model looked for: 12']);
  expect(lines(2, 3)).toEqual([
    'Places that the model looked for: 12',
    'Statements of the model that were left out, as the sources do not bear them out: 3',
    'Filled by the local engine (page 2: Place 0, page 3: Place 1): the model refused to answer',
  ]);
  const chinese = modelUseLines({ ...USE, fills: { asked: 12, dropped: 0, local: local(2) } }, 'zh-CN');
  expect(chinese.at(-1)).toMatch(/Place 0.*、.*Place 1/u);
  const made = [3, 4].map((page) => ({ page, reason: 'refused' as const }));
  expect(modelUseLines({ ...USE, localPages: made }, 'zh-TW').at(-1)).toContain('3、4');
  expect(lines(6)[1]).toBe(
    'Filled by the local engine (6 places on pages 2, 3, 4, 5, 6, 7): the model refused to answer',
  );
});
