import { figuresTable, withTable } from '@pagewright/components/chart-figures';
import { componentOf } from '@pagewright/components/fixtures';
import type { Component, ComponentOf, Page } from '@pagewright/components/models';
import { fieldChange } from '@pagewright/components/panels';
import { FORMAT_IDS } from '@pagewright/model/formats';
import type { Outline } from '@pagewright/model/outline';
import { STYLE_IDS } from '@pagewright/model/styles';
import { moveComponents } from '@pagewright/page/commands';
import { parsePage, printPage } from '@pagewright/page/source-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designOutline } from '../design.ts';
import { SAMPLE_FORMS, sampleBrief, sampleOutline } from '../fixtures/fixtures.ts';
import { type DocumentLook, pageLookOf } from './document-look.ts';
import { type RedesignedPage, redesign } from './redesign.ts';
import { type EarlierPage, regenerate } from './regenerate.ts';

/** Edits as people make them, for the tests of redesign. Everything that is typed is a word or a number of its own. */

interface Edit {
  readonly kind: (typeof KINDS)[number];
  /** Which component of those that can be edited so. */
  readonly pick: number;
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

const KINDS = [
  'text',
  'append',
  'mark',
  'cell',
  'row',
  'column',
  'figure',
  'hide',
  'name',
  'move',
  'delete',
  'notes',
  'own-text',
  'own-shape',
  'own-table',
  'own-picture',
] as const;

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...KINDS),
  pick: fc.nat(100),
  cell: fc.nat(100),
  x: fc.nat(900),
  y: fc.nat(500),
});

/** The next thing that is typed. */
class Typist {
  #count = 0;
  word(): string {
    this.#count += 1;
    return `typed${this.#count}word`;
  }
  number(): number {
    this.#count += 1;
    return 70_000_000 + this.#count;
  }
}

/** Everything that was typed and stands in a text; the end of a long coordinate is none. */
function typedIn(text: string): string[] {
  return [...new Set(text.match(/typed\d+word|(?<![\d.])7\d{7}\b/g))];
}

function edited(page: Page, { kind, pick, cell, x, y }: Edit, typist: Typist): Page {
  const change = (fits: (one: Component) => boolean, by: (one: Component) => Component): Page => {
    const fitting = page.components.filter((one) => !one.decorative && fits(one));
    const chosen = fitting[pick % Math.max(1, fitting.length)];
    return { ...page, components: page.components.map((one) => (one === chosen ? by(one) : one)) };
  };
  const insert = (component: Component): Page => ({
    ...page,
    components: [...page.components, { ...component, zIndex: page.components.length }],
  });
  const own = { id: `own-${typist.word()}`, position: { x, y } };
  switch (kind) {
    case 'text':
    case 'append':
      return change(hasText, (one) =>
        withText(one, (text) => (kind === 'text' ? typist.word() : `${text} ${typist.word()}`)),
      );
    case 'mark':
      return change(
        hasText,
        (one) => ({ ...one, props: { ...one.props, spans: [{ start: 0, end: 1, fontWeight: 800 }] } }) as Component,
      );
    case 'cell':
    case 'row':
    case 'column':
      return change(
        ({ type }) => type === 'aiTable',
        (one) => withCells(one, kind, cell, typist),
      );
    case 'figure':
      return change(
        ({ type }) => type === 'aiEchart',
        (one) => withFigure(one, cell, typist.number()),
      );
    case 'hide':
      return change(
        () => true,
        (one) => ({ ...one, visible: false }),
      );
    case 'name':
      return change(
        () => true,
        (one) => ({ ...one, name: typist.word() }),
      );
    case 'move': {
      const [chosen] = page.components.slice(pick % Math.max(1, page.components.length));
      return chosen ? moveComponents(page, new Set([chosen.id]), x / 10, y / 10) : page;
    }
    case 'delete': {
      const at = pick % Math.max(1, page.components.length);
      return { ...page, components: page.components.filter((_, index) => index !== at) };
    }
    case 'notes':
      return { ...page, notes: typist.word() };
    case 'own-text':
      return insert(componentOf('text', { text: typist.word() }, own));
    case 'own-shape':
      return insert(componentOf('circle', {}, own));
    case 'own-table':
      return insert(
        componentOf(
          'aiTable',
          {
            rows: 1,
            columns: 2,
            cellData: [
              [typist.word(), 'b'],
              ['c', typist.word()],
            ],
          },
          own,
        ),
      );
    case 'own-picture':
      return insert(componentOf('image', { imageUrl: '/api/image/7', fileName: typist.word() }, own));
  }
}

function hasText({ props }: Component): boolean {
  return 'text' in props && props.text !== '';
}

function withText(one: Component, change: (text: string) => string): Component {
  if (!('text' in one.props)) return one;
  const { spans: _spans, ...plain } = one.props;
  return { ...one, props: { ...plain, text: change(one.props.text).slice(0, 1000) } } as Component;
}

function withCells(one: Component, kind: 'cell' | 'row' | 'column', at: number, typist: Typist): Component {
  if (one.type !== 'aiTable') return one;
  const cells = one.props.cellData.map((row) => [...row]);
  const columns = one.props.columns;
  const row = at % Math.max(1, cells.length);
  const { columnWidths: _widths, rowHeights: _heights, ...props } = one.props;
  if (kind === 'cell') {
    const target = cells[row];
    if (target) target[at % columns] = typist.word();
    return { ...one, props: { ...one.props, cellData: cells } };
  }
  if (kind === 'row') {
    cells.splice(
      row + 1,
      0,
      Array.from({ length: columns }, () => typist.word()),
    );
    return {
      ...one,
      props: { ...props, columnWidths: one.props.columnWidths, rowHeights: [], rows: props.rows + 1, cellData: cells },
    };
  }
  const wider = cells.map((line) => line.toSpliced((at % columns) + 1, 0, typist.word()));
  return {
    ...one,
    props: { ...props, rowHeights: one.props.rowHeights, columnWidths: [], columns: columns + 1, cellData: wider },
  };
}

function withFigure(one: Component, at: number, figure: number): Component {
  if (one.type !== 'aiEchart') return one;
  const { content } = one.props;
  const table = content && figuresTable(content);
  if (!table || table.rows.length === 0) return one;
  const row = at % table.rows.length;
  const column = table.columns.findIndex(({ numeric }) => numeric);
  const rows = table.rows.map((line, index) => (index === row ? line.with(column, figure) : line));
  return { ...one, props: { ...one.props, content: withTable(content, { ...table, rows }) } };
}

const look: fc.Arbitrary<DocumentLook> = fc.record({
  style: fc.constantFrom(...STYLE_IDS),
  format: fc.constantFrom(...FORMAT_IDS.filter((id) => id !== 'custom')),
});

type Step =
  | { readonly is: 'edit'; readonly edits: readonly Edit[] }
  | { readonly is: 'redesign'; readonly to: DocumentLook }
  | { readonly is: 'regenerate'; readonly to: DocumentLook; readonly drop: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ is: fc.constant('edit' as const), edits: fc.array(edit, { minLength: 1, maxLength: 4 }) }),
  fc.record({ is: fc.constant('redesign' as const), to: look }),
  fc.record({ is: fc.constant('regenerate' as const), to: look, drop: fc.nat(6) }),
);

/** A document as it is stored. */
interface Stored {
  readonly outline: Outline;
  readonly look: DocumentLook;
  readonly pages: readonly EarlierPage[];
}

function designedDocument(outline: Outline, of: DocumentLook): Stored {
  const pages = designOutline(outline, pageLookOf(of)).map((page, index) => {
    const text = printPage(page);
    return {
      briefId: outline.pages[index]?.id ?? null,
      place: index,
      generatedText: text,
      styledText: text,
      kept: undefined,
    };
  });
  return { outline, look: of, pages };
}

/** The document in other looks; everything that stood on a page and stands there no more must have been named. */
function redesigned({ outline, look: from, pages }: Stored, to: DocumentLook): Stored {
  const stored = pages.map((page) => ({ ...page, briefIndex: indexOf(outline, page.briefId), sameBrief: true }));
  const made = redesign({ outline, from, to, pages: stored });
  expectKept(pages, made);
  return {
    outline,
    look: to,
    pages: made.map((page, index) => ({
      ...page,
      briefId: pages[index]?.briefId ?? null,
      place: pages[index]?.place ?? null,
    })),
  };
}

function regenerated({ outline, look: from, pages }: Stored, after: Outline, to: DocumentLook): Stored {
  const made = regenerate({ before: outline, after, pages, deleted: [], deletedReturn: false, from, to });
  expectKept(pages, made);
  const briefOf = (index: number | undefined) => (index === undefined ? null : (after.pages[index]?.id ?? null));
  return {
    outline: after,
    look: to,
    pages: made.map((page) => ({ ...page, briefId: briefOf(page.briefIndex), place: page.briefIndex ?? null })),
  };
}

function expectKept(before: readonly EarlierPage[], after: readonly RedesignedPage[]): void {
  const shown = after.map(({ styledText }) => styledText).join('\n');
  const listed = after.flatMap(({ unplaced }) => unplaced.map(({ words }) => words)).join('\n');
  const stored = after.map(({ kept }) => kept?.aside?.styledText ?? '').join('\n');
  const wasAside = before.map(({ kept }) => kept?.aside?.styledText ?? '').join('\n');
  for (const typed of before.flatMap(({ styledText }) => typedIn(styledText))) {
    const isNamed = listed.includes(typed) && stored.includes(typed);
    expect(shown.includes(typed) || isNamed || isLook(typed, before), typed).toBe(true);
  }
  for (const typed of typedIn(wasAside)) expect(shown.includes(typed) || stored.includes(typed), typed).toBe(true);
}

/** A name that was given to a mere decoration belongs to the design that it stands in. */
function isLook(typed: string, pages: readonly EarlierPage[]): boolean {
  return !pages.some(({ styledText }) => parsePage(styledText).components.some((one) => saysIt(one, typed)));
}

function saysIt(component: Component, typed: string): boolean {
  return component.id.includes(typed) || JSON.stringify(component.props).includes(typed);
}

function indexOf(outline: Outline, briefId: string | null): number | undefined {
  const index = outline.pages.findIndex(({ id }) => id === briefId);
  return index < 0 ? undefined : index;
}

function editedAt(stored: Stored, at: number, edits: readonly Edit[], typist: Typist): Stored {
  const pages = stored.pages.map((page, index) => {
    if (index !== at % stored.pages.length) return page;
    const left = edits.reduce<Page>((one, next) => edited(one, next, typist), parsePage(page.styledText));
    return { ...page, styledText: printPage(left) };
  });
  return { ...stored, pages };
}

/** Composed anew with some pages gone, others moved, and a statement in front of the others. */
function composedAnew(outline: Outline, drop: number): Outline {
  const [first, ...rest] = outline.pages
    .filter((_, index) => index !== drop)
    .map((brief, index) => ({ ...brief, id: `q${index}` }));
  return { ...outline, pages: first ? [...rest, first] : outline.pages };
}

const forms = fc.uniqueArray(fc.constantFrom(...SAMPLE_FORMS), { minLength: 1, maxLength: 2 });
const ofForms = (list: readonly (typeof SAMPLE_FORMS)[number][]): Outline =>
  sampleOutline(
    'en-US',
    list.map((form, index) => ({ ...sampleBrief(form, 'en-US', 'usual', index), id: `p${index}` })),
  );

describe('what a person did to the pages of a document', () => {
  it('is there or is named after any run of edits, styles, formats and documents composed anew', () => {
    fc.assert(
      fc.property(
        forms,
        look,
        fc.array(fc.tuple(step, fc.nat(5)), { minLength: 2, maxLength: 4 }),
        (list, start, steps) => {
          const typist = new Typist();
          let stored = designedDocument(ofForms(list), start);
          for (const [next, at] of steps) {
            if (next.is === 'edit') stored = editedAt(stored, at, next.edits, typist);
            else if (next.is === 'redesign') stored = redesigned(stored, next.to);
            else stored = regenerated(stored, composedAnew(stored.outline, next.drop), next.to);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is exactly as it was left when the looks come back', () => {
    fc.assert(
      fc.property(
        forms,
        look,
        fc.array(edit, { minLength: 1, maxLength: 6 }),
        fc.array(look, { maxLength: 3 }),
        (list, start, edits, looks) => {
          const left = editedAt(designedDocument(ofForms(list), start), 0, edits, new Typist());
          const away = looks.reduce(redesigned, left);
          expect(redesigned(away, start).pages.map(({ styledText }) => styledText)).toEqual(
            left.pages.map(({ styledText }) => styledText),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('what repeats on the pages of a document', () => {
  it('does so in every look: put there by hand or designed, moved in proportion', () => {
    const before = designedDocument(ofForms(['cover', 'bullets']), { style: 'warm', format: 'ppt-16-9' });
    const logo = componentOf('text', { text: 'ACME' }, { id: 'logo', position: { x: 1000, y: 640 }, repeat: 'logo' });
    const pages = before.pages.map((one) => {
      const page = parsePage(one.styledText);
      const components = page.components.map((part) => (part.slot === 'title' ? { ...part, repeat: 'head' } : part));
      return { ...one, styledText: printPage({ ...page, components: [...components, { ...logo, zIndex: 99 }] }) };
    });
    const after = redesigned({ ...before, pages }, { style: 'tech', format: 'a4-portrait' });
    for (const { styledText } of after.pages) {
      const { components, size } = parsePage(styledText);
      const named = new Map(components.flatMap((part) => (part.repeat ? [[part.repeat, part]] : [])));
      expect(named.get('head')?.slot).toBe('title');
      expect(named.get('logo')?.position.y).toBeGreaterThan(size.height * 0.8);
    }
  });
});

describe('the heads and feet of a design', () => {
  it('repeat under names that every look has: one that was reworded or switched off is so in the next look', () => {
    const before = designedDocument(ofForms(['bullets', 'bullets']), { style: 'warm', format: 'ppt-16-9' });
    const [first, second] = before.pages.map((one, index) => {
      const page = parsePage(one.styledText);
      const components = page.components.flatMap((part) => {
        if (part.repeat === 'page-number') return index === 0 ? [] : [part];
        if (part.repeat !== 'running-head') return [part];
        return [{ ...part, props: { ...part.props, text: 'For the board', spans: [] } } as typeof part];
      });
      return { ...one, styledText: printPage({ ...page, components }) };
    });
    if (!first || !second) throw new Error('no pages');
    const after = redesigned({ ...before, pages: [first, second] }, { style: 'tech', format: 'ppt-16-9' });
    const named = after.pages.map(({ styledText }) =>
      Object.fromEntries(parsePage(styledText).components.flatMap((one) => (one.repeat ? [[one.repeat, one]] : []))),
    );
    expect(named.map((one) => one['page-number'] !== undefined)).toEqual([false, true]);
    expect(named.map((one) => one['running-head']?.props)).toMatchObject(
      Array.from({ length: 2 }, () => ({ text: 'For the board' })),
    );
  });
});

describe('icons that a person put on a page', () => {
  it('are seen on the ground of another style, and keep their colour on what else they stand on', () => {
    const before = designedDocument(ofForms(['bullets']), { style: 'concise', format: 'ppt-16-9' });
    const [x, y] = [640, 24];
    const icon = (id: string, left: number, zIndex: number) =>
      componentOf('icon', {}, { id, position: { x: left, y }, size: { width: 24, height: 24 }, zIndex });
    const disk = componentOf(
      'circle',
      { backgroundColor: '#ffd400' },
      { id: 'disk', position: { x: x - 80, y: y - 8 }, size: { width: 40, height: 40 }, zIndex: 98 },
    );
    const pages = before.pages.map((one) => {
      const page = parsePage(one.styledText);
      const components = [...page.components, disk, icon('alone', x, 99), icon('held', x - 72, 100)];
      return { ...one, styledText: printPage({ ...page, components }) };
    });
    const after = parsePage(
      redesigned({ ...before, pages }, { style: 'tech', format: 'ppt-16-9' }).pages[0]?.styledText ?? '',
    );
    const colorOf = (id: string) => {
      const { props } = after.components.find((one) => one.id === id) as ComponentOf<'icon'>;
      return props.color;
    };
    expect(after.background.type === 'solid' ? after.background.color : after.background.stops[0]?.color).not.toBe(
      '#ffffff',
    );
    expect(colorOf('alone')).toBe('#eaf2ff');
    expect(colorOf('held')).toBe('#333333');
  });
});

describe('links of a page', () => {
  it('lead where they did in another look: of words, of what was designed and of what was put there by hand', () => {
    const before = designedDocument(ofForms(['bullets']), { style: 'warm', format: 'ppt-16-9' });
    const own = componentOf('circle', {}, { id: 'own', position: { x: 1000, y: 600 }, link: 'page:7', zIndex: 99 });
    const spans = [{ start: 0, end: 3, link: 'page:9' }];
    const pages = before.pages.map((one) => {
      const page = parsePage(one.styledText);
      const components = page.components.map((part) => {
        if (part.slot !== 'title') return part;
        return { ...part, link: 'page:8', props: { ...part.props, spans } } as typeof part;
      });
      return { ...one, styledText: printPage({ ...page, components: [...components, own] }) };
    });
    const after = redesigned({ ...before, pages }, { style: 'tech', format: 'a4-portrait' });
    const { components } = parsePage(after.pages[0]?.styledText ?? '');
    expect(components.find(({ id }) => id === 'own')?.link).toBe('page:7');
    const title = components.find(({ slot }) => slot === 'title');
    expect(title?.link).toBe('page:8');
    expect(title?.props).toMatchObject({ spans });
  });
});

const looks = STYLE_IDS.map((style): DocumentLook => ({ style, format: 'ppt-16-9' }));
/** Each style with the one after it. */
const pairs = looks.map((from, index) => [from, looks[(index + 1) % looks.length] ?? from] as const);

describe('a code that a camera reads', () => {
  const outline = ofForms(['bullets']);
  const code = componentOf('qrCode', { value: 'https://example.org' }, { id: 'code', position: { x: 20, y: 20 } });
  const withCode = (stored: Stored, more: Partial<EarlierPage>): Stored => ({
    ...stored,
    pages: stored.pages.map((page) => {
      const left = parsePage(page.styledText);
      return { ...page, ...more, styledText: printPage({ ...left, components: [...left.components, code] }) };
    }),
  });

  it.each(pairs)('stays dark on light in another style, on any page: $style', (from, to) => {
    for (const more of [{}, { briefId: null, place: null }]) {
      const after = redesigned(withCode(designedDocument(outline, from), more), to);
      const shown = after.pages.flatMap(({ styledText }) => parsePage(styledText).components);
      expect(shown.find(({ type }) => type === 'qrCode')?.props).toEqual(code.props);
    }
  });
});

describe('the look that a person chose for a table', () => {
  const outline = ofForms(['bullets', 'table']);
  function tableOf({ pages }: Stored): ComponentOf<'aiTable'> {
    const [table] = pages
      .flatMap(({ styledText }) => parsePage(styledText).components)
      .filter((one): one is ComponentOf<'aiTable'> => one.type === 'aiTable');
    if (!table) throw new Error('the document has no table');
    return table;
  }

  function withField(stored: Stored, prop: string, value: string): Stored {
    const changed = (one: Component): Component =>
      one.type === 'aiTable'
        ? ({ ...one, props: { ...one.props, ...fieldChange(one, prop, value, 'en-US').props } } as Component)
        : one;
    const pages = stored.pages.map((page) => {
      const left = parsePage(page.styledText);
      return { ...page, styledText: printPage({ ...left, components: left.components.map(changed) }) };
    });
    return { ...stored, pages };
  }

  it.each(pairs)('stays in another style, in its colours, and in a document composed anew: $style', (from, to) => {
    const left = withField(designedDocument(outline, from), 'preset', 'bands');
    const { accentColor } = tableOf(designedDocument(outline, to)).props;
    expect(tableOf(redesigned(left, to)).props).toMatchObject({ preset: 'bands', accentColor });
    const again = regenerated(left, composedAnew(outline, outline.pages.length), to);
    expect(tableOf(again).props).toMatchObject({ preset: 'bands', accentColor });
  });

  it.each(pairs)('stays on a page that was made by hand: $style', (from, to) => {
    const left = withField(designedDocument(outline, from), 'preset', 'totalRow');
    const byHand = left.pages.map((page) => ({ ...page, briefId: null, place: null }));
    expect(tableOf(redesigned({ ...left, pages: byHand }, to)).props.preset).toBe('totalRow');
  });

  it.each(pairs)('stays in the colour that they gave it, and and where it is their own: $style', (from, to) => {
    const look = withField(designedDocument(outline, from), 'preset', 'grid');
    const coloured = withField(look, 'accentColor', '#123457');
    expect(tableOf(redesigned(coloured, to)).props).toMatchObject({ preset: 'grid', accentColor: '#123457' });
    const own = withField(withField(coloured, 'preset', 'own'), 'headerBackgroundColor', '#123458');
    expect(tableOf(redesigned(own, to)).props).toMatchObject({ preset: 'own', headerBackgroundColor: '#123458' });
  });
});
