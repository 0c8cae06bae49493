import { describe, expect, it } from 'vitest';
import { type CodeState, changed, indented, newLine, outdented, startCode, stepped } from './code-session.ts';

/** `|` is the caret, two of them what is selected between. */
function at(marked: string): CodeState {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: end > start ? end - 1 : start };
}

function shown({ text, start, end }: CodeState): string {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

describe('the keys of a listing', () => {
  it.each([
    ['a|b', 'a   |b'],
    ['|', '    |'],
    ['\tx\n|y', '\tx\n\t|y'],
    ['|if\n\nend|', '    |if\n\n    end|'],
    ['|a\n|b', '    |a\n|b'],
  ])('Tab sets in: %j', (before, after) => {
    expect(shown(indented(at(before), 4))).toBe(after);
  });

  it.each([
    ['    a|', 'a|'],
    ['  |a', '|a'],
    ['\ta|b', 'a|b'],
    ['  |a\n      b|', '|a\n  b|'],
    ['a|', 'a|'],
  ])('Shift+Tab sets out: %j', (before, after) => {
    expect(shown(outdented(at(before), 4))).toBe(after);
  });

  it.each([
    ['  a|b', '  a\n  |b'],
    ['if x:|', 'if x:\n  |'],
    ['\tf() {|}', '\tf() {\n\t\t|}'],
  ])('Enter keeps the indent: %j', (before, after) => {
    expect(shown(newLine(at(before), 2))).toBe(after);
  });
});

describe('what was written', () => {
  it('is taken back by words, pastes and indents each as one, and done again', () => {
    let session = startCode('');
    for (const letter of 'let x') {
      const { text } = session.state;
      session = changed(session, { text: text + letter, start: text.length + 1, end: text.length + 1 });
    }
    session = changed(session, at('let x = compute()|'));
    const texts = [session.state.text];
    for (let back = stepped(session, 'undo'); back; back = stepped(back, 'undo')) {
      session = back;
      texts.push(back.state.text);
    }
    expect(texts).toEqual(['let x = compute()', 'let x', 'let ', '']);
    for (let forth = stepped(session, 'redo'); forth; forth = stepped(forth, 'redo')) session = forth;
    expect(session.state.text).toBe('let x = compute()');
    expect(stepped(session, 'redo')).toBeUndefined();
  });

  it('that follows on what was taken back cannot be done again', () => {
    const typed = changed(startCode(''), at('a|'));
    const back = stepped(typed, 'undo');
    expect(back && stepped(changed(back, at('b|')), 'redo')).toBeUndefined();
  });
});
