import { componentOf } from '@pagewright/components/fixtures';
import type { Component } from '@pagewright/components/models';
import { RUNNING } from '@pagewright/components/slots';
import { formatOrigin } from '@pagewright/model/origin';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { describe, expect, it } from 'vitest';
import { designOutline } from '../design.ts';
import { sampleOutline } from '../fixtures/fixtures.ts';
import { type DocumentLook, pageLookOf } from './document-look.ts';
import { type EarlierPage, type RegeneratedPage, regenerate } from './regenerate.ts';
import { repeatedOnMost } from './repeated-on-new.ts';

const look: DocumentLook = { style: 'professional', format: 'ppt-16-9' };
const ABOUT = ['bees', 'ovens', 'trains', 'rivers', 'letters', 'clocks'] as const;

/** A page about one thing, with no word in common with the others. */
function briefOf(name: number): PageBrief {
  const about = ABOUT[name] ?? '';
  const line = (text: string, block: number) => ({
    text,
    origins: [formatOrigin({ file: 'a.txt', block })],
    rank: 0.5,
  });
  const items = [line(`${about} come first`, 1), line(`then go the ${about}`, 2), line(`${about}, once more`, 3)];
  return { id: `brief-${name}`, form: 'bullets', more: [], title: line(`On ${about}`, 0), items };
}

function outlineOf(names: readonly number[]): Outline {
  return sampleOutline('en-US', names.map(briefOf));
}

function designed(outline: Outline): EarlierPage[] {
  return designOutline(outline, pageLookOf(look)).map((page, place) => {
    const text = printPage(page);
    const briefId = outline.pages[place]?.id ?? null;
    return { briefId, place, generatedText: text, styledText: text, kept: undefined };
  });
}

const [minePage] = designOutline(outlineOf([0]), pageLookOf(look));
const own: EarlierPage = {
  briefId: null,
  place: null,
  generatedText: '',
  styledText: minePage ? printPage({ ...minePage, title: 'Mine' }) : '',
  kept: undefined,
};

function again(
  before: Outline,
  after: Outline,
  pages: readonly EarlierPage[],
  deleted: readonly PageBrief[] = [],
  deletedReturn = false,
) {
  return regenerate({ before, after, pages, deleted, deletedReturn, from: look, to: look });
}

/** What the pages show: the brief's number in the outline, or that they are the person's own. */
const shown = (pages: readonly RegeneratedPage[]) => pages.map(({ briefIndex }) => briefIndex ?? 'own');

describe('the order of a document that is composed again', () => {
  const before = outlineOf([0, 1, 2, 3]);
  const [a, b, c, d] = designed(before) as [EarlierPage, EarlierPage, EarlierPage, EarlierPage];

  it("is the document's, where nobody put the pages in another one", () => {
    expect(shown(again(before, outlineOf([2, 0, 1, 3]), [a, b, own, c, d]))).toEqual([0, 1, 2, 'own', 3]);
  });

  it("is the person's, where they did; new pages follow the one before them in the document", () => {
    expect(shown(again(before, before, [d, a, own, c, b]))).toEqual([3, 0, 'own', 2, 1]);
    const longer = outlineOf([0, 4, 1, 2, 3, 5]);
    expect(shown(again(before, longer, [d, a, own, c, b]))).toEqual([4, 5, 0, 1, 'own', 3, 2]);
  });

  it('stays theirs the next time too', () => {
    const first = again(before, before, [d, a, c, b]);
    const pages = first.map(
      (page): EarlierPage => ({ ...page, briefId: `brief-${page.briefIndex}`, place: page.briefIndex ?? null }),
    );
    expect(shown(again(before, before, pages))).toEqual([3, 0, 2, 1]);
  });
});

describe('what a person wrote', () => {
  const line = (text: string) => ({ text, origins: [formatOrigin({ file: 'a.txt', block: 0 })], rank: 0.5 });
  const items = [line('Doors open'), line('The choir sings'), line('Doors open')];
  const evening: PageBrief = { id: 'p3', form: 'bullets', more: [], title: line('The evening'), items };

  it('stays at its field where the document says the same under other ids, whatever the style', () => {
    const [page] = designed(sampleOutline('en-US', [{ ...evening, id: '17' }])) as [EarlierPage];
    const mine = parsePage(page.styledText);
    const third = mine.components.find(({ slot }) => slot?.startsWith('items.2'));
    if (!third || !('text' in third.props)) throw new Error('no third item');
    third.props.text = 'Doors open once more';
    const [made] = regenerate({
      before: sampleOutline('en-US', [{ ...evening, id: '17' }]),
      after: sampleOutline('en-US', [evening]),
      pages: [{ ...page, briefId: '17', styledText: printPage(mine) }],
      deleted: [],
      deletedReturn: false,
      from: look,
      to: { ...look, style: 'warm' },
    });
    const shownItems = parsePage(made?.styledText ?? '')
      .components.filter(({ slot, props }) => slot?.startsWith('items.') && 'text' in props)
      .map(({ props }) => ('text' in props ? props.text : ''));
    expect(shownItems).toEqual(['Doors open', 'The choir sings', 'Doors open once more']);
  });
});

describe('a page that was deleted', () => {
  const before = outlineOf([0, 1, 2, 3]);
  const [a, b, , d] = designed(before) as [EarlierPage, EarlierPage, EarlierPage, EarlierPage];
  const gone = before.pages.slice(2, 3);

  it('does not come back, and pages that say something else do come', () => {
    expect(shown(again(before, before, [a, b, d], gone))).toEqual([0, 1, 3]);
    expect(shown(again(before, outlineOf([0, 4, 1, 2, 3]), [a, b, d], gone))).toEqual([0, 1, 2, 4]);
    expect(shown(again(before, before, [a, b, d]))).toEqual([0, 1, 2, 3]);
  });

  it('never takes the place of a page that is there', () => {
    const twice: Outline = { ...before, pages: [...before.pages, { ...briefOf(2), id: 'brief-twin' }] };
    const pages = designed(before);
    expect(shown(again(before, twice, pages, gone))).toEqual([0, 1, 2, 3]);
  });

  it('comes back where nothing else is left of the document', () => {
    expect(shown(again(before, outlineOf([2]), [a, b, d], gone))).toEqual([0]);
  });

  it('comes back where so many pages are asked for, and is told from pages that are new', () => {
    const made = again(before, outlineOf([0, 4, 1, 2, 3]), [a, b, d], gone, true);
    expect(made.map(({ briefIndex, returns }) => [briefIndex, returns])).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ]);
  });
});

describe('what repeats on the pages of a document that is composed again', () => {
  const before = outlineOf([0, 1, 2]);
  const marked = designed(before).map((page, index) => {
    if (index === 0) return page;
    const left = parsePage(page.styledText);
    const logo = componentOf('text', { text: 'ACME' }, { id: 'logo', repeat: 'repeat-1', zIndex: 99 });
    return { ...page, styledText: printPage({ ...left, components: [...left.components, logo] }) };
  });

  it('is on new pages too, and makes no page one that the person worked at', () => {
    const after = again(before, outlineOf([0, 2, 4]), marked);
    expect(shown(after)).toEqual([0, 1, 2]);
    const having = after.map(({ styledText }) =>
      parsePage(styledText).components.some(({ repeat }) => repeat === 'repeat-1'),
    );
    expect(having).toEqual([false, true, true]);
  });

  it('is on a document that has no page in common with the earlier one', () => {
    const other: Outline = JSON.parse(JSON.stringify(outlineOf([3, 4, 5])).replaceAll('a.txt', 'b.txt'));
    const after = again(before, other, marked);
    const logos = after.map(({ styledText }) => parsePage(styledText).components.filter(({ id }) => id === 'logo'));
    expect(shown(after)).toEqual([0, 1, 2]);
    expect(logos.map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('keeps a page whose head says what no other page would say', () => {
    const said = (head: Component): Component =>
      ({ ...head, props: { ...head.props, text: 'Only for Tuesday', spans: [] } }) as Component;
    const pages = designed(before).map((page, index) => (index === 1 ? withHead(page, (head) => [said(head)]) : page));
    const after = again(before, outlineOf([0, 2]), pages);
    expect(shown(after)).toEqual([0, 'own', 1]);
    expect(after.map((page) => headOn(page)?.props)[1]).toMatchObject({ text: 'Only for Tuesday' });
  });

  const headOn = ({ styledText }: RegeneratedPage) =>
    parsePage(styledText).components.find(({ repeat }) => repeat === RUNNING.head);
  const withHead = (page: EarlierPage, change: (head: Component) => Component[]): EarlierPage => {
    const left = parsePage(page.styledText);
    const components = left.components.flatMap((one) => (one.repeat === RUNNING.head ? change(one) : [one]));
    return { ...page, styledText: printPage({ ...left, components }) };
  };

  it('is the designed head as it was made on the others, or none where it was taken from them', () => {
    const said = (head: Component): Component =>
      ({ ...head, props: { ...head.props, text: 'For the board', spans: [] } }) as Component;
    const edited = designed(before).map((page) => withHead(page, (head) => [said(head)]));
    const words = again(before, outlineOf([0, 2, 4]), edited).map((page) => headOn(page)?.props);
    expect(words).toMatchObject(Array.from({ length: 3 }, () => ({ text: 'For the board' })));
    const bare = designed(before).map((page) => withHead(page, () => []));
    expect(again(before, outlineOf([0, 2, 4]), bare).map(headOn)).toEqual([undefined, undefined, undefined]);
    // One page that does without, or says something else, is that page's own.
    const once = designed(before).map((page, index) => (index === 1 ? withHead(page, () => []) : page));
    expect(again(before, outlineOf([0, 1, 4]), once).map((page) => headOn(page) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is counted on pages that an older version stored, too', () => {
    const older = (text: string) => text.replace('version={10}', 'version={9}').replaceAll(/ repeat="[^"]*"/g, '');
    const pages = designed(before).map((page, index) => (index === 1 ? withHead(page, () => []) : page));
    const stored = pages.map(({ generatedText, styledText }) => ({
      generatedText: older(generatedText),
      styledText: older(styledText),
    }));
    expect(repeatedOnMost(pages).running).toEqual([]);
    expect(repeatedOnMost(stored).running).toEqual([]);
  });

  it('makes no page one that the person worked at where it was taken away', () => {
    const bare = designed(before).map((page) => withHead(page, () => []));
    expect(shown(again(before, outlineOf([0, 2]), bare))).toEqual([0, 1]);
    const said = (head: Component): Component => {
      const { repeat: _repeat, ...rest } = head;
      return { ...rest, props: { ...head.props, text: 'For the board', spans: [] } } as Component;
    };
    const own = designed(before).map((page, index) => (index === 1 ? withHead(page, (head) => [said(head)]) : page));
    expect(shown(again(before, outlineOf([0, 2]), own))).toEqual([0, 'own', 1]);
  });
});
