import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyLook,
  clearLook,
  commonLook,
  differenceOf,
  fitting,
  insertRich,
  type RichText,
  replaceRange,
  type SpanLook,
} from './rich-text.ts';
import { textModel } from './text/model.ts';

const BASE: SpanLook = { fontWeight: 400, fontStyle: 'normal', textDecoration: 'none', color: '#333333', fontSize: 16 };

const look: fc.Arbitrary<SpanLook> = fc.record(
  {
    fontWeight: fc.constantFrom(400, 700),
    fontStyle: fc.constantFrom('normal' as const, 'italic' as const),
    color: fc.constantFrom('#333333', '#ff0000'),
  },
  { requiredKeys: [] },
);
const place = fc.nat(40);
type Step = (rich: RichText) => RichText;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(place, place, fc.string({ maxLength: 6 })).map(
    ([a, b, text]): Step =>
      (rich) => {
        const [start, end] = inside(rich, a, b);
        return replaceRange(rich, start, end, text);
      },
  ),
  fc.tuple(place, place, look).map(
    ([a, b, change]): Step =>
      (rich) => {
        const [start, end] = inside(rich, a, b);
        return applyLook(rich, start, end, change, BASE);
      },
  ),
  fc.tuple(place, place).map(
    ([a, b]): Step =>
      (rich) => {
        const [start, end] = inside(rich, a, b);
        return clearLook(rich, start, end);
      },
  ),
);

function inside(rich: RichText, a: number, b: number): [number, number] {
  const limit = (value: number) => Math.min(value, rich.text.length);
  return [Math.min(limit(a), limit(b)), Math.max(limit(a), limit(b))];
}

describe('texts with looks', () => {
  it('stay well-formed whatever is done: sorted spans inside the text, none empty, none alike beside each other', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(step, { maxLength: 25 }), (text, steps) => {
        const rich = steps.reduce<RichText>((now, change) => change(now), { text, spans: [] });
        let end = 0;
        for (const span of rich.spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(rich.text.length);
        expect(textModel.props.safeParse({ text: rich.text, spans: rich.spans }).success).toBe(true);
      }),
    );
  });

  it('a look is what was set, and only there', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30 }), place, place, (text, a, b) => {
        const [start, end] = inside({ text, spans: [] }, a, b);
        fc.pre(end > start);
        const bold = applyLook({ text, spans: [] }, start, end, { fontWeight: 700 }, BASE);
        expect(bold.spans).toEqual([{ start, end, fontWeight: 700 }]);
        expect(applyLook(bold, start, end, { fontWeight: 400 }, BASE).spans).toEqual([]);
      }),
    );
  });

  it('typing goes on in the look before the caret', () => {
    const rich = { text: 'ab', spans: [{ start: 0, end: 2, fontWeight: 700 }] };
    expect(replaceRange(rich, 2, 2, 'c').spans).toEqual([{ start: 0, end: 3, fontWeight: 700 }]);
    expect(replaceRange(rich, 0, 0, 'c').spans).toEqual([{ start: 1, end: 3, fontWeight: 700 }]);
  });

  it('pasted text brings its own looks', () => {
    const rich = insertRich({ text: 'ab', spans: [] }, 1, 1, {
      text: 'X',
      spans: [{ start: 0, end: 1, fontStyle: 'italic' }],
    });
    expect(rich).toEqual({ text: 'aXb', spans: [{ start: 1, end: 2, fontStyle: 'italic' }] });
  });

  it('tells what a selection has in common', () => {
    const rich = { text: 'abcd', spans: [{ start: 0, end: 2, fontWeight: 700 }] };
    expect(commonLook(rich, 0, 2, BASE)).toEqual({ ...BASE, fontWeight: 700 });
    expect(commonLook(rich, 0, 4, BASE)).not.toHaveProperty('fontWeight');
    expect(commonLook(rich, 2, 2, BASE).fontWeight).toBe(700);
  });
});

describe('lines that are set otherwise', () => {
  const written = fc.array(fc.constantFrom('a', 'bc', '\n'), { maxLength: 12 }).map((parts) => parts.join(''));
  const levels = (rich: RichText) =>
    rich.text.split('\n').map((_, line) => rich.paragraphs?.find((one) => one.line === line)?.level ?? 0);
  const withLevels = (text: string, numbers: readonly number[]): RichText => ({
    text,
    spans: [],
    paragraphs: text.split('\n').flatMap((_, line) => (numbers[line] ? [{ line, level: numbers[line] }] : [])),
  });
  const numbers = fc.array(fc.nat(4), { minLength: 13, maxLength: 13 });

  it('keep to their lines, wherever something is put in or taken away', () => {
    fc.assert(
      fc.property(written, numbers, place, place, written, (text, own, a, b, typed) => {
        const rich = withLevels(text, own);
        const [start, end] = inside(rich, a, b);
        const [before, after] = [levels(rich), levels(replaceRange(rich, start, end, typed))];
        const first = text.slice(0, start).split('\n').length - 1;
        const below = text.slice(end).split('\n').length - 1;
        expect(after.slice(0, first)).toEqual(before.slice(0, first));
        expect(after.slice(after.length - below)).toEqual(before.slice(before.length - below));
        if (!text.slice(start, end).includes('\n') && !typed.includes('\n')) expect(after).toEqual(before);
      }),
    );
  });

  it('are taken over by the lines that are begun in them', () => {
    expect(levels(replaceRange(withLevels('ab\nc', [0, 2]), 4, 4, '\n\n'))).toEqual([0, 2, 2, 2]);
    expect(levels(replaceRange(withLevels('ab\nc', [1, 2]), 0, 3, ''))).toEqual([2]);
    expect(levels(replaceRange(withLevels('ab\nc', [1, 2]), 1, 3, ''))).toEqual([1]);
  });
});

it('a difference, applied, gives the other text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (before, after) => {
      const { start, end, inserted } = differenceOf(before, after);
      expect(before.slice(0, start) + inserted + before.slice(end)).toBe(after);
    }),
  );
});

it('no more than fits is taken, and no half of a character', () => {
  const rich = { text: 'a'.repeat(998), spans: [] };
  expect(fitting(rich, 998, 998, 'bcdef', 5000)).toBe('bc');
  expect(fitting(rich, 998, 998, 'b😀', 1000)).toBe('b');
  expect(fitting(rich, 0, 998, 'b'.repeat(2000), 20)).toBe('b'.repeat(20));
});

it('a text is printed the same whatever of its look was set first', () => {
  const plain: RichText = { text: 'Words', spans: [] };
  const set = (rich: RichText, change: SpanLook): RichText => applyLook(rich, 0, 5, change, {});
  const one = set(set(plain, { code: true }), { baseline: 'super' });
  const other = set(set(plain, { baseline: 'super' }), { code: true });
  expect(JSON.stringify(one.spans)).toBe(JSON.stringify(other.spans));
});
