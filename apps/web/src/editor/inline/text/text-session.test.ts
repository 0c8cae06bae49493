import { textModel } from '@pagewright/components/kinds/text';
import { wordProps } from '@pagewright/components/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  breakLine,
  clearLooks,
  correctText,
  deleteBack,
  deleteRange,
  insertField,
  isSetIn,
  linesLook,
  linkOf,
  pasteRich,
  redo,
  select,
  setLevel,
  setLink,
  setList,
  setLook,
  setSpacing,
  startSession,
  type TextRules,
  type TextSession,
  toggleLook,
  typeText,
  undo,
} from './text-session.ts';

const RULES: TextRules = {
  base: { fontWeight: 400, fontStyle: 'normal', textDecoration: 'none', color: '#333333', fontSize: 16 },
  lines: { lineHeight: 1.5, spaceBefore: 0 },
  maxLength: 40,
};

function session(text = 'Hello world'): TextSession {
  return startSession({ text, spans: [] }, 'none');
}

const step: fc.Arbitrary<(now: TextSession) => TextSession> = fc.oneof(
  fc.string({ maxLength: 8 }).map((text) => (now: TextSession) => typeText(now, text, RULES)),
  fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => (now: TextSession) => {
    const limit = (value: number) => Math.min(value, now.state.rich.text.length);
    return select(now, { start: Math.min(limit(a), limit(b)), end: Math.max(limit(a), limit(b)) });
  }),
  fc
    .constantFrom(...(['bold', 'italic', 'underline', 'strike', 'super', 'sub', 'code'] as const))
    .map((what) => (now: TextSession) => toggleLook(now, what, RULES)),
  fc.constant((now: TextSession) => deleteRange(now, now.state.selection)),
  fc.constant((now: TextSession) => clearLooks(now)),
  fc.constantFrom('bullet' as const, 'ordered' as const).map((list) => (now: TextSession) => setList(now, list)),
  fc.constantFrom(1 as const, -1 as const).map((by) => (now: TextSession) => setLevel(now, by)),
  fc.constantFrom(1, 1.5, 2).map((lineHeight) => (now: TextSession) => setSpacing(now, { lineHeight }, RULES)),
  fc.constantFrom('https://e.org/', undefined).map((link) => (now: TextSession) => setLink(now, link, 'e.org', RULES)),
  fc.constant((now: TextSession) => breakLine(now, RULES)),
  fc.constant((now: TextSession) => {
    const { start, end } = now.state.selection;
    return deleteBack(now, { start: Math.max(0, start === end ? start - 1 : start), end });
  }),
);

describe('typing', () => {
  it('is undone to the first text and done again to the last, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const first = session();
        const last = steps.reduce((now, change) => change(now), first);
        let back = last;
        while (back.past.length > 0) back = undo(back);
        expect(back.state.rich).toEqual(first.state.rich);
        expect(back.state.listType).toBe('none');
        let again = back;
        while (again.future.length > 0) again = redo(again);
        expect(again.state.rich).toEqual(last.state.rich);
      }),
    );
  });

  it('leaves a text that can be kept: every line is set once at most, and none that is not there', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { rich, listType } = steps.reduce((now, change) => change(now), session('one\ntwo\nthree')).state;
        const lines = (rich.paragraphs ?? []).map(({ line }) => line);
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
        expect(Math.max(0, ...lines)).toBeLessThan(rich.text.split('\n').length);
        expect(textModel.props.safeParse({ ...wordProps(rich), listType }).success).toBe(true);
      }),
    );
  });

  it('letters of a word are one step, the next word another', () => {
    let now = select(session(''), { start: 0, end: 0 });
    for (const letter of 'one two') now = typeText(now, letter, RULES);
    expect(undo(now).state.rich.text).toBe('one ');
  });

  it('takes no more than fits', () => {
    const now = typeText(select(session('a'.repeat(38)), { start: 38, end: 38 }), 'bcdef', RULES);
    expect(now.state.rich.text).toBe(`${'a'.repeat(38)}bc`);
  });

  it('a look that was chosen without a selection is that of the next letters', () => {
    const chosen = toggleLook(select(session('ab'), { start: 2, end: 2 }), 'bold', RULES);
    const typed = typeText(chosen, 'c', RULES);
    expect(typed.state.rich.spans).toEqual([{ start: 2, end: 3, fontWeight: 700 }]);
    expect(typeText(typed, 'd', RULES).state.rich.spans).toEqual([{ start: 2, end: 4, fontWeight: 700 }]);
  });

  it('a corrected word keeps the looks of its letters, and its link', () => {
    const bold = setLook(select(session('see wrold map'), { start: 4, end: 9 }), { fontWeight: 700 }, RULES);
    const linked = setLink(bold, 'https://e.org/', '', RULES);
    const look = { fontWeight: 700, link: 'https://e.org/' };
    const corrected = correctText(linked, 'world', RULES, { start: 4, end: 9 });
    expect(corrected.state.rich).toMatchObject({ text: 'see world map', spans: [{ start: 4, end: 9, ...look }] });
    expect(corrected.state.selection).toEqual({ start: 9, end: 9 });
    // Also where the first letter is another one, and where letters are added before all others.
    for (const word of ['World', 'aworld', 'worlds']) {
      const { rich } = correctText(corrected, word, RULES, { start: 4, end: 9 }).state;
      expect(rich).toMatchObject({ text: `see ${word} map`, spans: [{ start: 4, end: 4 + word.length, ...look }] });
    }
    const part = setLook(select(session('recieve'), { start: 3, end: 5 }), { color: '#cc0000' }, RULES);
    expect(correctText(part, 'receive', RULES, { start: 0, end: 7 }).state.rich.spans).toEqual([
      { start: 3, end: 5, color: '#cc0000' },
    ]);
    expect(undo(corrected).state.rich).toEqual(linked.state.rich);
  });

  it('bold of a part of which some is bold makes all of it bold, then none', () => {
    const part = setLook(select(session('abcd'), { start: 0, end: 2 }), { fontWeight: 700 }, RULES);
    const all = toggleLook(select(part, { start: 0, end: 4 }), 'bold', RULES);
    expect(all.state.rich.spans).toEqual([{ start: 0, end: 4, fontWeight: 700 }]);
    expect(toggleLook(all, 'bold', RULES).state.rich.spans).toEqual([]);
  });

  it('puts a field among the words, in their look; what is typed beside it is none', () => {
    const bold = toggleLook(select(session('Page '), { start: 5, end: 5 }), 'bold', RULES);
    const field = insertField(bold, 'number', '7', RULES);
    const typed = typeText(field, ' of many', RULES);
    expect(typed.state.rich).toEqual({
      text: 'Page 7 of many',
      spans: [
        { start: 5, end: 6, field: 'number', fontWeight: 700 },
        { start: 6, end: 14, fontWeight: 700 },
      ],
    });
    const plain = clearLooks(select(typed, { start: 0, end: 14 }));
    expect(plain.state.rich.spans).toEqual([{ start: 5, end: 6, field: 'number' }]);
  });

  it('pastes looks along', () => {
    const now = pasteRich(
      select(session('ab'), { start: 1, end: 1 }),
      { text: 'XY', spans: [{ start: 1, end: 2, fontWeight: 700 }] },
      RULES,
    );
    expect(now.state.rich).toEqual({ text: 'aXYb', spans: [{ start: 2, end: 3, fontWeight: 700 }] });
  });
});

const lines = (now: TextSession): string[] =>
  now.state.rich.text.split('\n').map((text, line) => {
    const own = now.state.rich.paragraphs?.find((one) => one.line === line);
    return `${own?.level ?? 0} ${own?.listType ?? now.state.listType} ${text}`;
  });
const at = (now: TextSession, start: number, end = start): TextSession => select(now, { start, end });

describe('lists', () => {
  it('are of the lines that are selected, or of the whole text', () => {
    const all = setList(session('a\nb\nc'), 'bullet');
    expect([all.state.listType, all.state.rich.paragraphs]).toEqual(['bullet', undefined]);
    const part = setList(at(session('a\nb\nc'), 2, 5), 'ordered');
    expect(lines(part)).toEqual(['0 none a', '0 ordered b', '0 ordered c']);
    expect(lines(setList(at(part, 0), 'ordered'))).toEqual(['0 ordered a', '0 ordered b', '0 ordered c']);
    expect(setList(at(part, 0), 'ordered').state.listType).toBe('ordered');
    expect(lines(setList(at(part, 4), 'ordered'))).toEqual(['0 none a', '0 ordered b', '0 none c']);
  });

  it('have levels, which new lines take over', () => {
    const nested = setLevel(at(setList(session('a\nb'), 'bullet'), 3), 1);
    const typed = typeText(breakLine(nested, RULES), 'c', RULES);
    expect(lines(typed)).toEqual(['0 bullet a', '1 bullet b', '1 bullet c']);
    expect(isSetIn(typed)).toBe(true);
    const joined = deleteRange(typed, { start: 1, end: 2 });
    expect(lines(joined)).toEqual(['0 bullet ab', '1 bullet c']);
    const deepest = Array.from({ length: 9 }).reduce<TextSession>((now) => setLevel(now, 1), typed);
    expect(linesLook(deepest, RULES).level).toBe(4);
  });

  it('an empty entry ends its level and then the list; Backspace at the beginning of a line does the same', () => {
    const start = setLevel(at(setList(session('a\nb'), 'bullet'), 3), 1);
    const empty = breakLine(start, RULES);
    const out = breakLine(empty, RULES);
    expect(lines(out)).toEqual(['0 bullet a', '1 bullet b', '0 bullet ']);
    expect(lines(breakLine(out, RULES))).toEqual(['0 bullet a', '1 bullet b', '0 none ']);
    const back = deleteBack(at(start, 2), { start: 1, end: 2 });
    expect(lines(back)).toEqual(['0 bullet a', '0 bullet b']);
    expect(lines(deleteBack(back, { start: 1, end: 2 }))).toEqual(['0 bullet a', '0 none b']);
    expect(lines(deleteBack(deleteBack(back, { start: 1, end: 2 }), { start: 1, end: 2 }))).toEqual(['0 bullet ab']);
  });

  it('spacing is of the lines that are selected, and says nothing where it is the text’s own', () => {
    const spaced = setSpacing(at(session('a\nb'), 2), { lineHeight: 2, spaceBefore: 9 }, RULES);
    expect(spaced.state.rich.paragraphs).toEqual([{ line: 1, lineHeight: 2, spaceBefore: 9 }]);
    expect(linesLook(at(spaced, 0, 3), RULES)).toEqual({ listType: 'none', level: 0 });
    const back = setSpacing(spaced, { lineHeight: 1.5, spaceBefore: 0 }, RULES);
    expect(back.state.rich.paragraphs).toBeUndefined();
  });

  it('come along with what is pasted, but for the line that it is pasted into', () => {
    const pasted = {
      text: 'x\ny',
      spans: [],
      paragraphs: [
        { line: 0, listType: 'bullet' as const },
        { line: 1, listType: 'bullet' as const, level: 1 },
      ],
    };
    expect(lines(pasteRich(at(session('a\nb'), 1), pasted, RULES))).toEqual(['0 none ax', '1 bullet y', '0 none b']);
    expect(pasteRich(session(''), pasted, RULES).state.listType).toBe('bullet');
  });
});

describe('links', () => {
  it('are put on what is selected, changed and taken away as a whole', () => {
    const linked = setLink(at(session(), 0, 5), 'https://e.org/', '', RULES);
    expect(linked.state.rich.spans).toEqual([{ start: 0, end: 5, link: 'https://e.org/' }]);
    const part = setLook(at(linked, 0, 2), { fontWeight: 700 }, RULES);
    expect(linkOf(at(part, 3))).toEqual({ start: 0, end: 5, link: 'https://e.org/' });
    const changed = setLink(at(part, 3), 'mailto:a@e.org', '', RULES);
    expect(changed.state.rich.spans).toEqual([
      { start: 0, end: 2, fontWeight: 700, link: 'mailto:a@e.org' },
      { start: 2, end: 5, link: 'mailto:a@e.org' },
    ]);
    expect(setLink(at(changed, 1), undefined, '', RULES).state.rich.spans).toEqual([
      { start: 0, end: 2, fontWeight: 700 },
    ]);
  });

  it('grow by what is typed in them and not by what is typed behind', () => {
    const linked = setLink(at(session('see'), 0, 3), 'https://e.org/', '', RULES);
    expect(typeText(at(linked, 1), 'x', RULES).state.rich.spans).toMatchObject([{ start: 0, end: 4 }]);
    expect(typeText(at(linked, 3), 'x', RULES).state.rich.spans).toMatchObject([{ start: 0, end: 3 }]);
  });

  it('without words of their own show their address, and stay where looks are cleared', () => {
    const typed = setLink(at(session('go '), 3), 'https://e.org/a', 'e.org/a', RULES);
    expect(typed.state.rich.text).toBe('go e.org/a');
    expect(clearLooks(at(typed, 0, 10)).state.rich.spans).toEqual([{ start: 3, end: 10, link: 'https://e.org/a' }]);
  });
});
