import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearLooks,
  deleteRange,
  insertField,
  pasteRich,
  redo,
  select,
  setList,
  setLook,
  startSession,
  type TextRules,
  type TextSession,
  toggleLook,
  typeText,
  undo,
} from './text-session.ts';

const RULES: TextRules = {
  base: { fontWeight: 400, fontStyle: 'normal', textDecoration: 'none', color: '#333333', fontSize: 16 },
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
    .constantFrom('bold' as const, 'italic' as const, 'underline' as const, 'strike' as const)
    .map((what) => (now: TextSession) => toggleLook(now, what, RULES)),
  fc.constant((now: TextSession) => deleteRange(now, now.state.selection)),
  fc.constant((now: TextSession) => clearLooks(now)),
  fc.constantFrom('bullet' as const, 'ordered' as const).map((list) => (now: TextSession) => setList(now, list)),
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
