import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakOpportunities } from './line-break.ts';

/** The text with `|` wherever a line may end. */
function marked(text: string): string {
  const breaks = breakOpportunities(text);
  return text
    .split('')
    .map((unit, at) => (breaks[at] ? `|${unit}` : unit))
    .join('');
}

// What Chromium does with `white-space: pre-wrap; line-break: strict`, seen in its layout.
describe('breakOpportunities', () => {
  test.each([
    ['words and  spaces', 'words |and  |spaces'],
    ['中文排版', '中|文|排|版'],
    ['你好，世界。', '你|好，|世|界。'],
    ['「引用」（注）', '「引|用」|（注）'],
    ['字“引”字', '字|“引”|字'],
    ['a“b”c', 'a“b”c'],
    ['サーバーちょっと', 'サー|バー|ちょっ|と'],
    ['人々・々', '人々・々'],
    ['字——字……字', '字|——|字……|字'],
    ['12.5%增长', '12.5%|增|长'],
    ['￥3,200万', '￥3,200|万'],
    ['约$5和€6', '约|$5|和|€6'],
    ['state-of-the-art', 'state-|of-|the-|art'],
    ['400-123 is -5', '400-|123 |is |-5'],
    ['https://a.b/c?d=e&f', 'https://a.b/c?|d=e&f'],
    ['f(x)[0]', 'f(x)|[0]'],
    ['a!(b)', 'a!|(b)'],
    ['1998–1999', '1998–|1999'],
    ['un\u00a0deux\u202f!', 'un\u00a0deux\u202f!'],
    ['« oui » non', '« |oui |» |non'],
    ['A股B', 'A|股|B'],
    ['①步→②步', '①|步|→②|步'],
    ['e\u0301a字\u0301字', 'e\u0301a|字\u0301|字'],
    ['🇫🇷🇩🇪', '🇫🇷|🇩🇪'],
  ])('%s', (text, expected) => {
    expect(marked(text)).toBe(expected);
  });

  test('never before a space, closing mark or small kana, never after an opening mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'字a1 ，。）」ッー（「“”!?') }), (text) => {
        const breaks = breakOpportunities(text);
        for (let at = 1; at < text.length; at++) {
          const before = text.charAt(at - 1);
          if (text.charAt(at) === ' ') expect(breaks[at]).toBe(0);
          if (before !== ' ' && '，。）」ッー'.includes(text.charAt(at))) expect(breaks[at]).toBe(0);
          if ('（「'.includes(before)) expect(breaks[at]).toBe(0);
          if (before === ' ' && text.charAt(at) !== ' ') expect(breaks[at]).toBe(1);
        }
      }),
    );
  });

  test('an array given is used again and cleared', () => {
    const array = new Uint8Array(64).fill(1);
    expect(breakOpportunities('ab 字', array)).toBe(array);
    expect([...array.subarray(0, 4)]).toEqual([0, 0, 0, 1]);
  });
});
