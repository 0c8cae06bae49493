import type { Outline, PageBrief } from '@pagewright/model/outline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Draft, documentOf, heading, lettersOf, list, paragraph, table } from '../testing/fixtures.ts';
import { inventedIn } from '../testing/invented.ts';

type Request = Parameters<typeof composeLocal>[0];

function compose(drafts: readonly Draft[], own: Partial<Request> = {}): Outline {
  const document = documentOf(drafts, { title: 'Harbour plan' });
  return composeLocal({
    documents: [document],
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
    ...own,
  });
}

/** Everything that pages show, without what they keep for later. */
function shownOn(pages: readonly PageBrief[]): string {
  return JSON.stringify(pages, (key, value: unknown) => (key === 'more' ? undefined : value));
}

/** Sentences no two of which are alike, some with figures, some leaning on what stands before. */
const sentence = fc
  .tuple(
    fc.constantFrom('The harbour board', 'Every terminal', 'A new quay', 'This', 'However, the ferry', 'Night traffic'),
    fc.constantFrom('reported', 'will handle', 'lost', 'carries', 'avoided'),
    fc.integer({ min: 2, max: 9999 }),
    fc.constantFrom(
      'containers a day',
      'visitors in summer',
      '% of all freight',
      'tonnes of fish; nobody complained',
      'berths',
    ),
  )
  .map(([who, does, amount, what]) => `${who} ${does} ${amount} ${what}.`);
const drafts: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 4, arbitrary: fc.array(sentence, { minLength: 1, maxLength: 5 }).map((own) => paragraph(own.join(' '))) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('Costs', 'Safety', 'Traffic', 'Step 2'), fc.integer({ min: 1, max: 3 }))
      .map(([text, level]) => heading(text, level)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.array(sentence, { minLength: 1, maxLength: 7 }), fc.boolean())
      .map(([own, ordered]) => list(own, ordered)),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 20 })
      .map((values) => table([['Port', 'Ships'], ...values.map((value, index) => [`Port ${index}`, value])])),
  },
  { weight: 1, arbitrary: fc.constant<Draft>({ kind: 'quote', text: 'The sea gives.', attribution: 'A pilot' }) },
  { weight: 1, arbitrary: fc.constant<Draft>({ kind: 'code', text: 'open gate\nclose gate' }) },
);
const anyDrafts = fc
  .array(drafts, { minLength: 1, maxLength: 25 })
  .filter((own) => own.some(({ kind }) => kind !== 'heading'));

describe('any document', () => {
  it('is said in exactly the asked pages, in words and figures that stand in it, with their origins', () => {
    const format = fc.constantFrom('ppt-16-9' as const, 'a4-portrait' as const, 'note' as const, 'long-5' as const);
    fc.assert(
      fc.property(
        anyDrafts,
        fc.integer({ min: 1, max: 100 }),
        format,
        fc.boolean(),
        (own, pageCount, format, keeps) => {
          const made = compose(own, { pageCount, format, mode: keeps ? 'preserve' : 'condense' });
          expect(made.pages).toHaveLength(pageCount);
          expect(inventedIn(made, [documentOf(own, { title: 'Harbour plan' })])).toEqual([]);
          const numbers = made.pages.flatMap((page) => (page.form === 'section' ? [page.number] : []));
          expect(numbers).toEqual(numbers.map((_, at) => at + 1));
        },
      ),
      { numRuns: 80 },
    );
  });

  it('gives the room that short passages leave to the long one', () => {
    const said = (at: number): string =>
      `Clause ${at} obliges the operator of quay ${at} to keep ${at + 12} berths dredged, lit and free of ice throughout the winter season of every year.`;
    const long = Array.from({ length: 150 }, (_, at) => paragraph(said(at)));
    const short = Array.from({ length: 10 }, (_, at) => [
      heading(`Annex ${at}`),
      paragraph(`Tariff ${at} is set by the board in spring and holds for one whole season without exception.`),
      paragraph(`Skippers who pay tariff ${at} late owe interest from the first day on, whatever their reasons are.`),
    ]);
    const made = compose([heading('Duties'), ...long, ...short.flat()]);
    const shown = shownOn(made.pages);
    const clauses = Array.from({ length: 150 }, (_, at) => at).filter((at) => shown.includes(`Clause ${at} `));
    expect(clauses.length).toBeGreaterThan(75);
  });

  it('says a sentence once on a page', () => {
    const again = 'The tariff covers water, power and the removal of waste.';
    const drafts = [
      heading('Tariffs'),
      paragraph(`${again} Skippers pay on arrival.`),
      paragraph(`${again} Residents pay half of it.`),
      paragraph('Reduced rates are for boats that are built of wood only.'),
    ];
    for (const page of compose(drafts, { pageCount: 1 }).pages) {
      expect(shownOn([page]).split(again).length - 1).toBeLessThanOrEqual(1);
    }
  });

  it('keeps every word in `preserve` when the count is open', () => {
    fc.assert(
      fc.property(anyDrafts, (own) => {
        const made = compose(own, { mode: 'preserve' });
        const said = lettersOf(JSON.stringify(made.pages));
        for (const block of own) {
          if (block.kind !== 'paragraph') continue;
          for (const part of block.text.split(/(?<=\.) /)) expect(said).toContain(lettersOf(part));
        }
      }),
      { numRuns: 40 },
    );
  });
});

const chapter = (name: string): Draft[] => [
  heading(name, 1),
  paragraph(
    `${name} matters to every berth of the harbour. The board reviews ${name} each spring. Pilots report on it.`,
  ),
];

describe('decks', () => {
  it('number a section where it begins on pages, though its name has stood before what was left out', () => {
    const names = ['Introduction', 'Small harbour', 'Large harbour', 'Ferries', 'Lighthouses', 'Pilots'];
    const chapters = names.flatMap((name) => [
      heading(name),
      ...Array.from({ length: 9 }, (_, at) =>
        paragraph(`${name} of pier ${at} took ${at + 3} weeks and ${at + 20} people from ${at + 2} countries.`),
      ),
    ]);
    const lead = [heading('Small harbour'), paragraph('by Jane Miller')];
    const { pages } = compose([...lead, ...chapters], { pageCount: 22 });
    const sections = pages.flatMap((page) => (page.form === 'section' ? [page] : []));
    expect(sections.map(({ title, number }) => [number, title.text])).toEqual(names.map((name, at) => [at + 1, name]));
    const [agenda] = pages.flatMap((page) => (page.form === 'agenda' ? [page.items] : []));
    expect(agenda?.map(({ text }) => text)).toEqual(names);
  });

  it('divides a text of three sentences as asked and says that there is too little', () => {
    const made = compose(
      [paragraph('The quay opened in 2015. It handles 40 ships a day. A second quay follows in 2027.')],
      {
        pageCount: 40,
      },
    );
    expect(made.pages).toHaveLength(40);
    expect(made.countReason.code).toBe('count-too-little-content');
  });

  it('says a long document on one page by its chapters', () => {
    const own = ['Costs', 'Safety', 'Traffic', 'Fishing', 'Weather'].flatMap(chapter);
    const [only] = compose(own, { pageCount: 1 }).pages;
    expect(only).toMatchObject({ form: 'bullets', title: { text: 'Harbour plan' } });
    expect(only?.form === 'bullets' && only.items.map(({ lead }) => lead)).toEqual([
      'Costs',
      'Safety',
      'Traffic',
      'Fishing',
      'Weather',
    ]);
  });

  it('keeps steps together and shows opposites side by side', () => {
    const own = [
      heading('Opening the quay', 1),
      ...['Step 1', 'Step 2', 'Step 3'].flatMap((name) => [
        heading(name),
        paragraph(`The crew performs ${name} with the pilot aboard.`),
      ]),
      heading('Night shifts', 1),
      heading('Advantages'),
      paragraph('Ships wait less at the outer buoy.'),
      heading('Disadvantages'),
      paragraph('Crews cost more after midnight.'),
    ];
    const forms = compose(own, { pageCount: 3 }).pages.map(({ form }) => form);
    expect(forms).toEqual(['cover', 'process', 'comparison']);
  });

  it('gives every document of a request a section of its own', () => {
    const made = composeLocal({
      documents: [
        documentOf(chapter('Costs'), { file: 'a.docx', title: 'First report' }),
        documentOf(chapter('Safety'), { file: 'b.docx', title: 'Second report' }),
      ],
      prompt: '',
      pageCount: 'auto',
      mode: 'condense',
      format: 'ppt-16-9',
    });
    const sections = new Set(made.pages.flatMap((page: PageBrief) => page.section ?? []));
    expect([...sections]).toEqual(['First report', 'Second report']);
  });

  it('makes one composition of a poster, its cover first', () => {
    const own = ['Costs', 'Safety', 'Traffic', 'Fishing', 'Weather'].flatMap(chapter);
    const made = compose(own, { format: 'note' });
    expect(made.pages).toHaveLength(1);
    expect(made.countReason.code).toBe('count-one-composition');
    const [only] = made.pages;
    expect(only?.form === 'composite' && only.parts[0]?.form).toBe('cover');
  });
});
