import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import { isEditedAs } from '@pagewright/components/panels';
import { rectOf } from '@pagewright/components/rotation';
import { setCell } from '@pagewright/components/table-editing';
import { addComponents } from '@pagewright/page/commands';
import { lintPage } from '@pagewright/page/lint';
import { describe, expect, it } from 'vitest';
import { component, pageOf } from '../testing/test-editor.ts';
import { inFontsOf } from './page-font.ts';

const place = { x: 0, y: 0, width: 300, height: 60 };
const page = pageOf([
  component('heading', 'title', place, { text: 'A title', fontSize: 48, fontFamily: 'Noto Serif SC' }),
  component('text', 'body', place, { text: 'What is said', fontSize: 32, fontFamily: 'IBM Plex Sans' }),
]);

const sub = ['one', 'two'].map((id) => component('heading', id, place, { text: id, fontSize: 28 }));

const findingsOf = (on: typeof page, id: string) =>
  lintPage(on).filter(({ rule, componentIds }) => rule === 'overflow' && componentIds.includes(id));

describe('what is new on a page', () => {
  it('is set in its fonts: words and cells as its running text, headings as its headings', () => {
    const familyOf = (kind: 'text' | 'aiTable' | 'heading' | 'borderedHeading') =>
      inFontsOf(page, component(kind, 'new', place)).props;
    expect(familyOf('text')).toMatchObject({ fontFamily: 'IBM Plex Sans' });
    expect(familyOf('aiTable')).toMatchObject({ fontFamily: 'IBM Plex Sans' });
    expect(familyOf('heading')).toMatchObject({ fontFamily: 'Noto Serif SC' });
    expect(familyOf('borderedHeading')).toMatchObject({ fontFamily: 'Noto Serif SC' });
  });

  it('is as large as words of its kind there, or on the other pages, in a box that holds it', () => {
    const [parts, empty] = [{ ...page, components: [...page.components, ...sub] }, pageOf([])];
    const text = component(
      'text',
      'new',
      { x: 500, y: 300, width: 200, height: 100 },
      { text: 'Double-click to edit' },
    );
    const heading = component('heading', 'new', { x: 500, y: 300, width: 300, height: 60 }, { text: 'A heading' });
    const sizeOf = (on: typeof page, one: Component, others: readonly (typeof page)[] = []) => {
      const set = inFontsOf(on, one, others);
      expect(findingsOf(addComponents(on, [set]), 'new')).toEqual([]);
      return 'fontSize' in set.props ? set.props.fontSize : undefined;
    };
    expect([sizeOf(page, text), sizeOf(page, heading)]).toEqual([32, 48]);
    expect(sizeOf(parts, heading)).toBe(28);
    expect([sizeOf(empty, text, [page]), sizeOf(empty, heading, [parts, empty])]).toEqual([32, 28]);
    expect(sizeOf({ ...empty, size: { width: 800, height: 1130 } }, text, [page])).toBe(16);
    expect(rectOf(inFontsOf(page, text))).toMatchObject({ x: 400, width: 400 });
  });

  it('has cells as large as those of other tables, else as the running text as far as columns have room, in rows that hold them', () => {
    const table = component(
      'aiTable',
      'new',
      { x: 200, y: 200, width: 400, height: 160 },
      {
        cellData: [
          ['A', 'B'],
          ['1', '2'],
        ],
      },
    );
    const set = inFontsOf(page, table);
    expect(set.props).toMatchObject({ fontSize: 24 });
    expect(findingsOf(addComponents(page, [set]), 'new')).toEqual([]);
    // Rows that are still empty have the height of the first word already.
    const empty = inFontsOf(page, component('aiTable', 'empty', { x: 200, y: 200, width: 400, height: 160 }));
    if (!isEditedAs('table', empty)) throw new Error('no table');
    const written = { ...empty, ...setCell(empty, 1, 1, 'Word') };
    expect(behaviourOf(written).grownHeight?.(written, 'en-US')).toBe(empty.size.height);
    const other = pageOf([component('aiTable', 'there', place, { fontSize: 20 })]);
    expect(inFontsOf(page, table, [other]).props).toMatchObject({ fontSize: 20 });
  });

  it('keeps a font of its own, and any on a page without words', () => {
    const code = component('codeBlock', 'new', place);
    expect(inFontsOf(page, code)).toBe(code);
    const text = component('text', 'new', place);
    expect(inFontsOf(pageOf([]), text)).toEqual(text);
  });
});
