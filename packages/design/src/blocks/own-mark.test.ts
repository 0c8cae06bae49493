import { expect, it } from 'vitest';
import { settingOf } from '../setting.ts';
import { STYLES } from '../styles.ts';
import { themeOf } from '../theme.ts';
import type { Entry } from './entry.ts';
import { numberedEntries, ownMarks } from './own-mark.ts';

function entries(...texts: string[]): Entry[] {
  return texts.map((text, index) => ({
    id: `item-${index + 1}`,
    body: { text, slot: `items.${index}`, origins: ['a#1'] },
    children: [],
  }));
}

it.each([
  ['（１）提出期限', '（１）', '提出期限'],
  ['(a) the tenant pays', '(a)', 'the tenant pays'],
  ['ア 許可なく公表しない', 'ア', '許可なく公表しない'],
  ['③ 试用期', '③', '试用期'],
  ['2. Packen', '2.', 'Packen'],
  ['三、附则', '三、', '附则'],
])('takes the sign that a source numbers an entry by off its words: %s', (text, mark, words) => {
  const [own] = ownMarks(entries(text));
  expect(own?.mark).toBe(mark);
  expect(own?.entry.body).toEqual({ text: words, slot: 'items.0', origins: ['a#1'] });
});

it.each([
  'A. Smith presented',
  '3.5 million people',
  '(2024) the year',
  '2024年',
  'アジアの国',
  'I think so',
  '1月 选址',
  '三、四天后回复',
])('leaves words that only look like a sign: %s', (text) => {
  const [own] = ownMarks(entries(text));
  expect(own).toEqual({ mark: undefined, entry: entries(text)[0] });
});

it('counts no entry a second time', () => {
  const setting = settingOf(themeOf({ format: 'ppt-16-9', style: STYLES.professional }, 'ja-JP'));
  const numbersOf = (...texts: string[]) => numberedEntries(setting, entries(...texts)).map(({ number }) => number);
  expect(numbersOf('ウ 提案', '次のとおり', '（う）体制')).toEqual(['ウ', '', '（う）']);
  expect(numbersOf('提案', '体制')).toEqual(['01', '02']);
});
