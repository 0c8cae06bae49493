import { describe, expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';

const shapesOf = (lines: readonly string[]): string[] =>
  textDocument('note.txt', lines.join('\n')).blocks.map((block) =>
    block.kind === 'list'
      ? `list: ${block.items.map(({ text }) => text).join('+')}`
      : `${block.kind}: ${'text' in block ? block.text : ''}`,
  );

describe('lines that nothing marks below one that says what they are', () => {
  it.each<[string[], string[]]>([
    [['Hut weekend', 'What to pack'], ['Mia books the hut by Friday and pays for it.']],
    [['蘭嶼三天', '要帶的'], ['小妹負責訂船票，月底以前付清。']],
    [['秋游安排', '还没买的'], ['老王去超市，周五以前买齐带来。']],
    [['夏の合宿', '持っていくもの'], ['部屋の割り当ては前の日に知らせます。']],
    [['Une nuit au refuge', 'À emporter'], ['Léo réserve le refuge avant vendredi soir.']],
  ])('are its list, and what follows is not: %j', ([title = '', head = ''], [behind = '']) => {
    const things = ['AAA', 'BBB', 'CCC'];
    expect(shapesOf([title, '', 'The bus leaves at nine.', '', head, ...things, '', behind]).slice(2)).toEqual([
      `paragraph: ${head}`,
      `list: ${things.join('+')}`,
      `paragraph: ${behind}`,
    ]);
    expect(shapesOf([title, '', 'The bus leaves at nine.', '', head, ...things]).at(2)).toBe(`heading: ${head}`);
  });

  it.each([
    [['Night walk', '', 'The wind came', 'and the rain came', 'and the dark', 'and nobody', '', 'We walked.']],
    [['夜路', '', '风吹来的', '雨落下的', '灯照着的', '都是路', '', '我们走。']],
    [['Letter', '', 'What to do', 'when the sea is calm,', 'when the sea is high,', 'nobody knows.', '', 'Yours']],
  ])('verse is none: %j', (lines) => {
    expect(shapesOf(lines).some((shape) => shape.startsWith('list'))).toBe(false);
    expect(shapesOf(lines).filter((shape) => shape.startsWith('heading'))).toHaveLength(1);
  });
});
