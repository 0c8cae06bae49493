import type { SourceStatement } from '@pagewright/model/left-out';
import type { Origin } from '@pagewright/model/origin';
import { type Outline, outline, pageBrief } from '@pagewright/model/outline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addSection,
  addUnitCard,
  broughtUnitId,
  type CardSource,
  canMerge,
  cardFault,
  cardForms,
  cardSource,
  composedCards,
  dropCard,
  droppedFrom,
  dropUnit,
  editedOutline,
  joined,
  mergeCards,
  moveCard,
  moveUnit,
  type OutlineCards,
  renameCard,
  restore,
  setCardForm,
  splitCard,
} from '../outline-cards.ts';

const at = (block: number): Origin[] => [`farm.txt#${block}` as Origin];
const says = (text: string, block: number) => ({ text, origins: at(block), rank: 0.5 });
const base = (id: string, title: string, block: number) => ({ id, title: says(title, block), more: [] });
const TABLE = {
  columns: [
    { label: 'Year', type: 'date' },
    { label: 'Goats', type: 'number' },
  ],
  rows: [
    ['2023', '1,200'],
    ['2024', '1,350'],
  ],
  emphasisRows: [],
  notes: [],
  origins: at(20),
} as const;

const FARM: Outline = outline.parse({
  version: 2,
  title: 'The farm',
  language: 'en-US',
  engine: 'local',
  mode: 'condense',
  format: 'ppt-16-9',
  assets: {},
  unused: [],
  countReason: { code: 'count-by-sections' },
  followed: [],
  notFollowed: [],
  pages: [
    { ...base('p1', 'The farm', 0), form: 'cover', meta: [says('Anna Berg', 1), says('May 2026', 2)] },
    { ...base('p2', 'Agenda', 3), form: 'agenda', items: [says('Animals', 4), says('Money', 19)] },
    { ...base('p3', 'Animals', 4), form: 'section', number: 1 },
    {
      ...base('p4', 'Goats', 5),
      section: 'Animals',
      form: 'bullets',
      items: [
        { ...says('twelve goats', 6), lead: 'Herd' },
        { ...says('they give milk', 7), children: [says('900 litres', 8)] },
        says('they climb trees', 9),
        says('they sleep at noon', 9),
      ],
    },
    {
      ...base('p5', 'What happened', 10),
      section: 'Animals',
      form: 'timeline',
      events: [
        { date: '2021', text: says('first goat', 11) },
        { date: '2022', text: says('barn built', 12) },
        { date: '2023', text: says('cheese sold', 13) },
      ],
    },
    {
      ...base('p6', 'Bees and sheep', 14),
      section: 'Animals',
      form: 'comparison',
      sides: [
        { heading: says('Bees', 15), items: [{ ...says('honey', 16), lead: 'Give' }] },
        { heading: says('Sheep', 17), items: [{ ...says('wool', 18), lead: 'Give' }] },
      ],
    },
    { ...base('p7', 'Money', 19), form: 'section', number: 2 },
    { ...base('p8', 'Herd by year', 20), section: 'Money', form: 'table', table: TABLE, items: [says('it grows', 21)] },
    {
      ...base('p9', 'Costs', 22),
      section: 'Money',
      form: 'chart',
      chart: {
        shape: 'bar',
        categories: ['feed', 'barn'],
        series: [{ name: 'euros', values: [300, 500] }],
        origins: at(22),
      },
      table: TABLE,
    },
    {
      ...base('p10', 'In figures', 23),
      section: 'Money',
      form: 'stats',
      stats: [
        { value: '12', label: says('goats', 24) },
        { value: '9', from: '7', label: says('hives', 25) },
      ],
    },
    { ...base('p11', 'Asked', 26), form: 'pairs', items: [{ left: says('Why?', 27), right: says('Because.', 28) }] },
    {
      ...base('p12', 'To do', 29),
      form: 'actions',
      items: [{ what: says('mend the fence', 30), who: says('Anna', 30) }, { what: says('buy hay', 31) }],
    },
    {
      ...base('p13', 'Sold how', 32),
      form: 'process',
      steps: [{ title: says('milk', 33) }, { title: says('cheese', 34), text: says('ripens a year', 35) }],
    },
    { ...base('p14', 'Said', 36), form: 'quote', quote: says('Goats are wise', 37), attribution: 'Anna' },
    {
      ...base('p15', 'All of it', 38),
      form: 'composite',
      parts: [
        { ...base('p15.1', 'Fields', 39), form: 'text', paragraphs: [says('Four fields lie south.', 40)] },
        { ...base('p15.2', 'Wood', 41), form: 'bullets', items: [says('oaks', 42), says('ashes', 43)] },
      ],
    },
    { ...base('p16', 'Thanks', 44), form: 'closing', lines: [says('anna@example.org', 45)] },
  ],
});

const LEFT_OUT: SourceStatement[] = [
  {
    id: 'farm.txt#50~0',
    kind: 'text',
    origin: at(50)[0] as Origin,
    text: 'a cat too',
    file: 'farm.txt',
    section: { title: 'Else' },
  },
  {
    id: 'farm.txt#51~1',
    kind: 'row',
    origin: at(51)[0] as Origin,
    text: 'pigs 4',
    file: 'farm.txt',
    section: { title: 'Else' },
    cells: [
      { head: '', text: 'pigs' },
      { head: 'count', text: '4' },
    ],
  },
];
const SOURCE = cardSource(FARM.pages, LEFT_OUT);
const CARDS: OutlineCards = composedCards(SOURCE);

/** Every operation, by numbers that say on which card and where. */
type Operation = (cards: OutlineCards, a: number, b: number) => OutlineCards;
const idAt = (cards: OutlineCards, a: number): string => cards[a % cards.length]?.id ?? '';
const UNITS = [...SOURCE.units.keys()];
const unitAt = (a: number): string => UNITS[a % UNITS.length] ?? '';
const OPERATIONS: readonly Operation[] = [
  (cards, a, b) => renameCard(SOURCE, cards, idAt(cards, a), `typed ${b % 5}`),
  (cards, a) => renameCard(SOURCE, cards, idAt(cards, a), '  '),
  (cards, a, b) => moveCard(cards, idAt(cards, a), b % 20),
  (cards, a) => dropCard(cards, idAt(cards, a)),
  (cards, a, b) => {
    const card = cards[a % cards.length];
    const forms = card ? cardForms(SOURCE, card) : [];
    return setCardForm(SOURCE, cards, card?.id ?? '', forms[b % forms.length] ?? 'bullets');
  },
  (cards, a) => dropUnit(SOURCE, cards, unitAt(a)),
  (cards, a, b) => moveUnit(SOURCE, cards, unitAt(a), idAt(cards, b), b % 4),
  (cards, a) => mergeCards(SOURCE, cards, idAt(cards, a)),
  (cards, a, b) => splitCard(SOURCE, cards, idAt(cards, a), b % 4),
  (cards, a, b) => addSection(SOURCE, cards, `typed ${a % 5}`, b % 20),
  (cards, a, b) => addUnitCard(SOURCE, cards, unitAt(a), 'typed 1', b % 20),
  (cards, a) => {
    const dropped = droppedFrom(SOURCE, cards);
    const one = dropped[a % Math.max(1, dropped.length)];
    return one ? restore(SOURCE, cards, one) : cards;
  },
];

/** Every text of an outline by the field that holds it, and every origin. */
function wordsIn(value: unknown, words: Set<string> = new Set(), name = ''): Set<string> {
  if (typeof value === 'string' && !['id', 'form', 'kind', 'shape', 'type', 'section'].includes(name)) words.add(value);
  else if (Array.isArray(value)) for (const one of value) wordsIn(one, words, name);
  else if (typeof value === 'object' && value !== null) {
    for (const [own, one] of Object.entries(value)) wordsIn(one, words, own);
  }
  return words;
}

describe('the cards of an outline', () => {
  it('as they were composed make the very outline again', () => {
    expect(cardFault(SOURCE, CARDS)).toBeUndefined();
    expect(editedOutline(FARM, CARDS, LEFT_OUT)).toEqual(FARM);
  });

  it('are valid after any sequence of operations, and say nothing but what was composed, brought in or typed', () => {
    const known = [...wordsIn(FARM), ...wordsIn(LEFT_OUT), ...[0, 1, 2, 3, 4].map((number) => `typed ${number}`), ''];
    const origins = new Set(known);
    const steps = fc.array(fc.tuple(fc.nat(OPERATIONS.length - 1), fc.nat(200), fc.nat(200)), { maxLength: 25 });
    fc.assert(
      fc.property(steps, (sequence) => {
        let cards = CARDS;
        for (const [which, a, b] of sequence) {
          cards = OPERATIONS[which]?.(cards, a, b) ?? cards;
          expect(cardFault(SOURCE, cards)).toBeUndefined();
        }
        const edited = editedOutline(FARM, cards, LEFT_OUT);
        expect(edited.pages).toHaveLength(cards.length);
        for (const brief of edited.pages) expect(pageBrief.safeParse(brief).error).toBeUndefined();
        for (const word of wordsIn(edited.pages)) {
          // What is set into one line is of several texts.
          const pieces = word.split(/: | · | → | /u);
          expect(origins.has(word) || pieces.every((piece) => known.some((one) => one.includes(piece))), word).toBe(
            true,
          );
        }
        // Nothing that was dropped is lost: it is listed, and put back it says what was composed.
        const before = new Set(cards.flatMap(({ units }) => units));
        const gone = new Set(droppedFrom(SOURCE, cards).flatMap(({ units }) => units.map(({ id }) => id)));
        expect(before.intersection(gone).size).toBe(0);
        const own = FARM.pages.flatMap(({ id }) => SOURCE.unitsOf.get(id) ?? []);
        expect(own.every(({ id }) => before.has(id) || gone.has(id))).toBe(true);
        const back = droppedFrom(SOURCE, cards).reduce((all, one) => restore(SOURCE, all, one), cards);
        expect(droppedFrom(SOURCE, back)).toEqual([]);
        expect(cardFault(SOURCE, back)).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  it('that were dropped come back where they stood, as they were', () => {
    for (const { id } of CARDS) {
      const without = dropCard(CARDS, id);
      const [gone] = droppedFrom(SOURCE, without);
      expect(gone).toMatchObject({ briefId: id, isPage: true });
      expect(gone && restore(SOURCE, without, gone)).toEqual(CARDS);
    }
    for (const unit of SOURCE.unitsOf.get('p4') ?? []) {
      const without = dropUnit(SOURCE, CARDS, unit.id);
      const [gone] = droppedFrom(SOURCE, without);
      expect(gone && restore(SOURCE, without, gone)).toEqual(CARDS);
    }
  });

  it('hold what a title that was typed claims: no place in the sources', () => {
    const cards = renameCard(SOURCE, CARDS, 'p4', ' My goats ');
    const page = editedOutline(FARM, cards).pages[3];
    expect(page?.title).toEqual({ text: 'My goats', origins: [], rank: 1 });
    expect({ ...page, title: FARM.pages[3]?.title }).toEqual(FARM.pages[3]);
    expect(renameCard(SOURCE, cards, 'p4', 'Goats')).toEqual(CARDS);
    expect(editedOutline(FARM, renameCard(SOURCE, CARDS, 'p1', 'Our farm')).title).toBe('Our farm');
  });

  it('keep agenda, numbers and sections in line', () => {
    const renamed = renameCard(SOURCE, moveCard(CARDS, 'p7', 2), 'p7', 'Euros');
    const { pages } = editedOutline(FARM, addSection(SOURCE, renamed, 'More', 13));
    const agenda = pages.find(({ form }) => form === 'agenda');
    expect(agenda?.form === 'agenda' && agenda.items.map(({ text }) => text)).toEqual(['Euros', 'Animals', 'More']);
    expect(pages.flatMap((page) => (page.form === 'section' ? [[page.title.text, page.number]] : []))).toEqual([
      ['Euros', 1],
      ['Animals', 2],
      ['More', 3],
    ]);
    expect(pages.find(({ id }) => id === 'p8')?.section).toBe('Animals');
    expect(pages.find(({ id }) => id === 'p14')?.section).toBe('More');
    const without = editedOutline(FARM, dropCard(CARDS, 'p7')).pages[1];
    expect(without?.form === 'agenda' && without.items.map(({ text }) => text)).toEqual(['Animals']);
  });

  it('have the forms that their content allows, and say the same in each', () => {
    const formsOf = (id: string, source: CardSource = SOURCE) => {
      const card = CARDS.find((one) => one.id === id);
      return card ? cardForms(source, card) : [];
    };
    expect(formsOf('p1')).toEqual(['cover']);
    expect(formsOf('p4')).toEqual(['bullets', 'checklist', 'two-column']);
    expect(formsOf('p5')).toEqual(['timeline', 'bullets', 'checklist', 'text', 'process']);
    expect(formsOf('p8')).toEqual(['table', 'chart']);
    expect(formsOf('p9')).toEqual(['chart', 'table']);
    expect(formsOf('p15')).toEqual(['composite']);
    const [, , , , , , , table] = editedOutline(FARM, setCardForm(SOURCE, CARDS, 'p8', 'chart')).pages;
    expect(table).toMatchObject({
      form: 'chart',
      chart: { shape: 'line', categories: ['2023', '2024'], series: [{ name: 'Goats', values: [1200, 1350] }] },
      items: [{ text: 'it grows' }],
    });
    const steps = editedOutline(FARM, setCardForm(SOURCE, CARDS, 'p5', 'process')).pages[4];
    expect(steps).toMatchObject({ steps: [{ title: { text: '2021' }, text: { text: 'first goat' } }, {}, {}] });
  });

  it('are made one and divided', () => {
    const merged = mergeCards(SOURCE, CARDS, 'p4');
    expect(merged).toHaveLength(CARDS.length - 1);
    const [, , , page] = editedOutline(FARM, merged).pages;
    expect(page).toMatchObject({
      form: 'two-column',
      title: { text: 'Goats' },
      columns: [{ heading: { text: 'Goats' } }, { heading: { text: 'What happened' } }],
    });
    const figures = editedOutline(FARM, mergeCards(SOURCE, CARDS, 'p8')).pages[7];
    expect(figures).toMatchObject({
      form: 'composite',
      parts: [
        { id: 'p8.1', form: 'table' },
        { id: 'p8.2', form: 'chart', title: { text: 'Costs' } },
      ],
    });
    expect(canMerge(CARDS, 'p1') || canMerge(CARDS, 'p3') || canMerge(CARDS, 'p16')).toBe(false);
    const halves = editedOutline(FARM, splitCard(SOURCE, CARDS, 'p4', 1)).pages.slice(3, 5);
    expect(halves).toMatchObject([
      { form: 'bullets', title: { text: 'Goats' }, items: [{ text: 'twelve goats' }] },
      { form: 'bullets', title: { text: 'Goats' }, items: [{}, {}, {}] },
    ]);
  });

  it('take what was left out, each once', () => {
    const [text, row] = LEFT_OUT.map(({ id }) => broughtUnitId(id));
    const cards = addUnitCard(SOURCE, moveUnit(SOURCE, CARDS, text ?? '', 'p4'), row ?? '', 'Else', 3);
    const { pages } = editedOutline(FARM, cards, LEFT_OUT);
    expect(pages[3]).toMatchObject({ form: 'bullets', title: { text: 'Else' }, items: [{ text: 'pigs · 4' }] });
    expect(pages[4]).toMatchObject({ items: [{}, {}, {}, {}, { text: 'a cat too', origins: at(50) }] });
    expect(addUnitCard(SOURCE, cards, row ?? '', 'Else', 3)).toBe(cards);
    expect(cardFault(cardSource(FARM.pages), cards)).toMatch('no unit');
  });

  it('that name what there is not, or one thing twice, are refused', () => {
    const [first, second] = CARDS;
    if (!first || !second) throw new Error('no cards');
    expect(cardFault(SOURCE, [first, first])).toMatch('two cards');
    expect(cardFault(SOURCE, [{ ...second, id: 'p9', brief: 'p2' }])).toMatch('not of its brief');
    expect(cardFault(SOURCE, [{ ...first, units: ['p4/0', 'p4/0'] }])).toMatch('two cards');
    expect(cardFault(SOURCE, [{ ...first, form: 'chart' }])).toMatch('form');
    expect(cardFault(SOURCE, [{ id: 'c1', form: 'section', units: [] }])).toMatch('no title');
  });
});

it('the colon between a lead and its text is one of their script', () => {
  expect(joined('8%', '用水减少')).toBe('8%：用水减少');
  expect(joined('牛奶', '3400 元')).toBe('牛奶：3400 元');
  expect(joined('Goats', '山羊')).toBe('Goats: 山羊');
  expect(joined('8%', 'less water')).toBe('8%: less water');
});
