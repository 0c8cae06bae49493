import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { describe, expect, it } from 'vitest';
import { parsePage, printPage } from '../source-text.ts';
import { DocumentFrame } from './document-frame.ts';
import { forReaders, withFrame } from './with-frame.ts';

const PAGE: Page = {
  title: '',
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 0,
  components: [],
};
const TODAY = new Date(2026, 10, 22);

function pageOf(...components: Component[]): Page {
  return { ...PAGE, components };
}

function opening(title: string, ...more: Component[]): Page {
  return pageOf(componentOf('heading', { text: title, level: 1 }, { id: 'title', slot: 'title' }), ...more);
}

function section(title: string): Page {
  return opening(title, componentOf('text', { text: '1' }, { id: 'number', slot: 'number' }));
}

function fields(text: string, spans: NonNullable<Extract<Component, { type: 'text' }>['props']['spans']>): Page {
  return pageOf(componentOf('text', { text, spans }, { id: 'field', size: { width: 400, height: 24 } }));
}

const NUMBERS = fields('1 / 1', [
  { start: 0, end: 1, field: 'number', fontWeight: 700 },
  { start: 4, end: 5, field: 'total' },
]);
const TITLE = fields('was', [{ start: 0, end: 3, field: 'title' }]);
const SECTION = fields('was', [{ start: 0, end: 3, field: 'section' }]);
const DATE = fields('was', [{ start: 0, end: 3, field: 'date' }]);

/** What the last page of a document shows. */
function shown(...pages: (Page & { hidden?: boolean; section?: string })[]): string {
  const frames = new DocumentFrame(
    pages.map((page) => ({ read: () => page, hidden: page.hidden, section: page.section })),
    TODAY,
  );
  const last = pages.at(-1) ?? PAGE;
  const [component] = withFrame(last, frames.at(pages.length - 1)).components;
  return component && 'text' in component.props ? component.props.text : '';
}

describe('fields of the frame', () => {
  it('show where the page stands, and follow when pages come, go and are hidden', () => {
    expect(shown(NUMBERS)).toBe('1 / 1');
    const more = Array.from({ length: 11 }, () => PAGE);
    expect(shown(...more, NUMBERS)).toBe('12 / 12');
    expect(shown({ ...PAGE, hidden: true }, ...more.slice(1), NUMBERS)).toBe('11 / 11');
  });

  it('keep their looks and the words beside them', () => {
    const framed = withFrame(
      NUMBERS,
      new DocumentFrame(Array.from({ length: 12 }, () => ({ read: () => PAGE }))).at(9),
    );
    expect(framed.components[0]?.props).toMatchObject({
      text: '10 / 12',
      spans: [
        { start: 0, end: 2, field: 'number', fontWeight: 700 },
        { start: 5, end: 7, field: 'total' },
      ],
    });
    expect(parsePage(printPage(framed)).components).toEqual(framed.components.map((one) => ({ ...one, zIndex: 1 })));
  });

  it('say the title of the cover, the section that was opened last, and the date in the language of the page', () => {
    expect(shown(opening('Mill\nStreet'), TITLE)).toBe('Mill Street');
    expect(shown(opening('Cover'), section('Ovens'), section('Money'), SECTION)).toBe('Money');
    expect(shown(section('Ovens'), { ...PAGE, section: 'Staff' }, { ...SECTION, section: 'Staff' })).toBe('Staff');
    expect(shown(DATE)).toBe('November 22, 2026');
    expect(shown({ ...DATE, language: 'zh-CN' })).toBe('2026年11月22日');
  });

  it('keep their words where the document has no such thing, and have none before the first section', () => {
    expect(shown(PAGE, TITLE)).toBe('was');
    expect(shown(section('Ovens'), TITLE)).toBe('was');
    expect(shown(opening('Cover'), SECTION)).toBe('was');
    const frames = new DocumentFrame([SECTION, section('Ovens')].map((page) => ({ read: () => page })));
    expect(withFrame(SECTION, frames.at(0)).components[0]?.props).toMatchObject({ text: '' });
  });

  it('become smaller where their words are longer, and a name that is too long is left out', () => {
    const [own] = TITLE.components;
    const framed = (title: string) =>
      withFrame(TITLE, new DocumentFrame([opening(title), TITLE].map((page) => ({ read: () => page }))).at(1))
        .components[0]?.props;
    const size = own && 'fontSize' in own.props ? own.props.fontSize : 0;
    expect(framed('A title of middling length')).toMatchObject({ fontSize: size });
    const smaller = framed('A title of such a length that it just does not fit on the line');
    expect(smaller).toMatchObject({ text: 'A title of such a length that it just does not fit on the line' });
    expect(smaller && 'fontSize' in smaller ? smaller.fontSize : size).toBeLessThan(size);
    expect(framed('A title '.repeat(40))).toMatchObject({ text: '' });
  });

  it('draws nothing anew where nothing has changed', () => {
    const document = () => new DocumentFrame([PAGE, NUMBERS].map((page) => ({ read: () => page })));
    expect(withFrame(PAGE, document().at(0))).toBe(PAGE);
    expect(withFrame(NUMBERS, document().at(1))).toBe(withFrame(NUMBERS, document().at(1)));
    expect(withFrame(NUMBERS, document().at(0))).not.toBe(withFrame(NUMBERS, document().at(1)));
  });

  it('are one field where its letters look different', () => {
    const page = fields('12', [
      { start: 0, end: 1, field: 'number', color: '#ff0000' },
      { start: 1, end: 2, field: 'number' },
    ]);
    expect(shown(PAGE, PAGE, page)).toBe('3');
  });
});

describe('page numbers of older pages', () => {
  const read = (attributes: string, text: string) =>
    parsePage(
      `<Page title="a" format="ppt-16-9" language="en-US" background={{ type: "solid", color: "#ffffff" }}><Text id="n" x={0} y={0} width={90} height={30} ${attributes}>${text}</Text></Page>`,
    );

  it('become fields, and nothing else does', () => {
    expect(shown(PAGE, PAGE, read('slot="page-number"', '7'))).toBe('3');
    expect(shown(PAGE, PAGE, read('slot="page-number" version={2}', '7'))).toBe('3');
    expect(shown(PAGE, PAGE, read('slot="page-number"', 'Page 7'))).toBe('Page 7');
    expect(shown(PAGE, PAGE, read('slot="items.0"', '7'))).toBe('7');
    expect(shown(PAGE, PAGE, read('slot="page-number" version={3}', '7'))).toBe('7');
  });
});

describe('a table of contents among its pages', () => {
  const entries = (...texts: string[]) =>
    pageOf(
      ...texts.map((text, index) => componentOf('text', { text }, { id: `item-${index}`, slot: `items.${index}` })),
    );
  const CONTENTS = entries('Costs & fees', 'Quays', 'Ferries  in winter');
  const DOCUMENT = [
    { page: CONTENTS, id: 40 },
    { page: opening('Quays'), id: 41, hidden: true },
    { page: opening('— COSTS & fees'), id: 42 },
    { page: opening('Quays'), id: 43 },
    { page: opening('Ferries in winter'), id: 44 },
  ];
  const linksOf = ({ components }: Page) => components.map(({ link }) => link);

  it('leads to the pages that readers see, as links call them', () => {
    const frames = new DocumentFrame(DOCUMENT.map(({ page, ...one }) => ({ read: () => page, ...one })));
    expect(linksOf(forReaders(CONTENTS, frames.at(0)))).toEqual(['page:42', 'page:43', 'page:44']);
    expect(forReaders(CONTENTS, frames.at(0))).toBe(forReaders(CONTENTS, frames.at(0)));
    expect(forReaders(CONTENTS, frames.at(3))).toBe(CONTENTS);
    const nameless = new DocumentFrame(DOCUMENT.map(({ page }) => ({ read: () => page })));
    expect(forReaders(CONTENTS, nameless.at(0))).toBe(CONTENTS);
  });

  it('has no page read whose text does not hold its words', () => {
    const read: number[] = [];
    const frames = new DocumentFrame(
      DOCUMENT.map(({ page, ...one }) => ({
        ...one,
        text: printPage(page),
        read: () => {
          read.push(one.id);
          return page;
        },
      })),
    );
    expect(linksOf(forReaders(CONTENTS, frames.at(0)))).toEqual(['page:42', 'page:43', 'page:44']);
    expect(read).toEqual([42, 43, 44]);
    const list = entries('One thing', 'Quays', 'Another thing', 'And one more');
    expect(forReaders(list, frames.at(0))).toBe(list);
  });
});
