import { describe, expect, it } from 'vitest';
import { breakLine, select, startSession, type TextRules, type TextSession, typeText, undo } from './text-session.ts';
import { typeWithLists } from './typed-list.ts';

const RULES: TextRules = {
  base: { fontWeight: 400, fontStyle: 'normal', textDecoration: 'none', color: '#333333', fontSize: 16 },
  lines: { lineHeight: 1.5, spaceBefore: 0 },
  maxLength: 20,
};

/** Letter by letter, as people type; \n starts a line. */
function typed(keys: string, from = startSession({ text: '', spans: [] }, 'none')): TextSession {
  return [...keys].reduce((now, key) => (key === '\n' ? breakLine(now, RULES) : typeWithLists(now, key, RULES)), from);
}

describe('a mark of a list and a blank, typed at the start of a line', () => {
  it.each([
    ['- Ann', 'bullet'],
    ['* Ann', 'bullet'],
    ['• Ann', 'bullet'],
    ['1. Ann', 'ordered'],
    ['1) Ann', 'ordered'],
    ['1、 Ann', 'ordered'],
  ])('%s begins a list', (keys, listType) => {
    const { rich, listType: own, selection } = typed(keys).state;
    expect(rich).toMatchObject({ text: 'Ann' });
    expect(own).toBe(listType);
    expect(selection).toEqual({ start: 3, end: 3 });
  });

  it('begins it in its line alone, and the next line goes on with it', () => {
    const { rich, listType } = typed('Who\n- Ann\nBo').state;
    expect(rich.text).toBe('Who\nAnn\nBo');
    expect(listType).toBe('none');
    expect(rich.paragraphs).toEqual([
      { line: 1, listType: 'bullet' },
      { line: 2, listType: 'bullet' },
    ]);
  });

  it('stands there again when that is taken back, by one step', () => {
    const back = undo(typed('- ')).state;
    expect(back.rich.text).toBe('- ');
    expect(back.listType).toBe('none');
    expect(undo(undo(typed('- '))).state.rich.text).toBe('-');
  });

  it('stays what it is within a line, before other numbers, in a list, and where there is no room for the blank', () => {
    expect(typed('a - b').state.rich.text).toBe('a - b');
    expect(typed('2. b').state).toMatchObject({ rich: { text: '2. b' }, listType: 'none' });
    expect(typed('-5 b').state).toMatchObject({ rich: { text: '-5 b' }, listType: 'none' });
    expect(typed('- a\n- b').state.rich.text).toBe('a\n- b');
    const full = select(startSession({ text: '-3456789012345678901', spans: [] }, 'none'), { start: 1, end: 1 });
    expect(typeWithLists(full, ' ', RULES).state.rich.text).toBe('-3456789012345678901');
    expect(typeText(typed('-'), ' ', RULES).state.listType).toBe('none');
  });
});
