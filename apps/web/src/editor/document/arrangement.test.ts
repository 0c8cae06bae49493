import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  movedTo,
  sectionsOf,
  stepped,
  toEnd,
  withHidden,
  withoutSection,
  withSection,
  withSectionNamed,
} from './arrangement.ts';

/** `A:1,2 B:3` has two pages in a section A and one in B; a number with a minus is a hidden page. */
function read(text: string): Arrangement {
  return text.split(' ').flatMap((part) => {
    const [section = '', ids = ''] = part.split(':');
    return ids.split(',').map((id) => ({ id: Math.abs(Number(id)), hidden: id.startsWith('-'), section }));
  });
}

function told(all: Arrangement | undefined): string | undefined {
  const hidden = new Set(all?.filter((page) => page.hidden).map(({ id }) => id));
  return (
    all &&
    sectionsOf(all)
      .map(({ name, ids }) => `${name}:${ids.map((id) => (hidden.has(id) ? `-${id}` : id)).join(',')}`)
      .join(' ')
  );
}

const DOCUMENT = read(':1 A:2,-3,4 B:5,6');

describe('the order of pages', () => {
  it('is changed by moving pages beside another one, whose section they join', () => {
    const to = (ids: number[], beside: number, side: 'before' | 'after') =>
      told(movedTo(DOCUMENT, new Set(ids), { beside, side }));
    expect(to([6, 1], 3, 'before')).toBe('A:2,1,6,-3,4 B:5');
    expect(to([2], 5, 'before')).toBe(':1 A:-3,4 B:2,5,6');
    expect(to([2, 3], 4, 'before')).toBeUndefined();
    expect(to([3, 5], 5, 'after')).toBe(':1 A:2,4 B:-3,5,6');
    expect(told(toEnd(DOCUMENT, new Set([4, 2]), 'end'))).toBe(':1 A:-3 B:5,6,2,4');
    expect(told(toEnd(DOCUMENT, new Set([6]), 'start'))).toBe(':6,1 A:2,-3,4 B:5');
  });

  it('is walked through step by step, over the edges of sections and back', () => {
    expect(told(stepped(DOCUMENT, new Set([3]), 1))).toBe(':1 A:2,4,-3 B:5,6');
    expect(told(stepped(DOCUMENT, new Set([4]), 1))).toBe(':1 A:2,-3 B:4,5,6');
    expect(told(stepped(read(':1 A:2,-3 B:4,5,6'), new Set([4]), -1))).toBe(':1 A:2,-3,4 B:5,6');
    expect(told(stepped(DOCUMENT, new Set([2, 4]), 1))).toBe(':1 A:-3,2,4 B:5,6');
    expect(stepped(DOCUMENT, new Set([6]), 1)).toBeUndefined();
    expect(stepped(DOCUMENT, new Set(), 1)).toBeUndefined();
  });

  it('takes a whole section past the whole section beside it', () => {
    expect(told(stepped(DOCUMENT, new Set([2, 3, 4]), 1))).toBe(':1 B:5,6 A:2,-3,4');
    expect(told(stepped(DOCUMENT, new Set([5, 6]), -1))).toBe(':1 B:5,6 A:2,-3,4');
  });

  it('never loses or doubles a page, and a step back undoes a step', () => {
    const order = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
    const sections = fc.array(fc.constantFrom('', 'A', 'B'), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(order, sections, fc.array(fc.nat(11)), fc.constantFrom(-1, 1), (ids, names, picked, by) => {
        const all = ids.map((id, index) => ({ id, hidden: false, section: names.toSorted()[index] ?? '' }));
        const some = new Set(picked.flatMap((at) => ids[at] ?? []));
        const after = stepped(all, some, by as -1 | 1) ?? all;
        expect(after.map(({ id }) => id).sort()).toEqual(ids.toSorted());
        const one = new Set(ids.slice(0, 1));
        const there = stepped(all, one, 1);
        if (there) expect(told(stepped(there, one, -1))).toBe(told(all));
      }),
    );
  });

  it('says nothing of what would change nothing', () => {
    expect(withHidden(DOCUMENT, new Set([3]), true)).toBeUndefined();
    expect(told(withHidden(DOCUMENT, new Set([2, 3]), false))).toBe(':1 A:2,3,4 B:5,6');
  });
});

describe('sections', () => {
  it('begin at a page, are named anew and dissolved, and never become one by their names', () => {
    expect(told(withSection(DOCUMENT, 3, 'A'))).toBe(':1 A:2 A 2:-3,4 B:5,6');
    const [, a, b] = sectionsOf(DOCUMENT);
    if (!a || !b) throw new Error('no sections');
    expect(told(withSectionNamed(DOCUMENT, b, ' A '))).toBe(':1 A:2,-3,4 A 2:5,6');
    expect(withSectionNamed(DOCUMENT, b, 'B')).toBeUndefined();
    expect(withSectionNamed(DOCUMENT, b, '  ')).toBeUndefined();
    expect(told(withoutSection(DOCUMENT, b))).toBe(':1 A:2,-3,4,5,6');
    expect(told(withoutSection(DOCUMENT, a))).toBe(':1,2,-3,4 B:5,6');
  });
});
