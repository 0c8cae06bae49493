import type { Shown } from '@pagewright/model/left-out';
import type { SourceDocument } from '@pagewright/model/source-document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, documentOf, heading, list, paragraph, table } from '../local/testing/fixtures.ts';
import { type LeftOutRequest, leftOut } from './left-out.ts';
import { statementsOf } from './source-statements.ts';

function listOf(document: SourceDocument, shown: readonly Shown[], own: Partial<LeftOutRequest> = {}) {
  return leftOut({
    documents: [document],
    shown,
    designed: shown,
    briefed: [],
    prompt: '',
    keepAll: false,
    ...own,
  });
}

const HIVES: Draft[] = [
  heading('Bees of the valley', 1),
  heading('Numbers'),
  paragraph('The valley has 48 hives. Each of them gave 22 kg of honey in 2024.'),
  heading('Plants'),
  list(['Lime trees flower in June', 'Clover flowers until September']),
  table([
    ['Place', 'Hives', 'Honey'],
    ['North slope', 30, '660 kg'],
    ['Mill garden', 18, '396 kg'],
  ]),
  paragraph('Write to bees@example.org for a visit of the valley.'),
];
const bees = documentOf(HIVES, { title: 'Bees of the valley' });
const at = (block: number) => [`report.docx#${block}`];

it('what only counts a step is no figure that a page must show', () => {
  const tent = documentOf([
    heading('Tent', 1),
    paragraph('Step 1: sort the poles. Step 2: raise the frame. 3) Peg it down.'),
  ]);
  const shown: Shown[] = ['sort the poles', 'raise the frame', 'Peg it down'].map((piece) => ({
    pieces: [piece],
    origins: at(1),
  }));
  expect(listOf(tent, shown).statements.map(({ text }) => text)).toEqual([]);
  expect(listOf(tent, shown.slice(1)).statements.map(({ text }) => text)).toEqual(['Step 1: sort the poles.']);
});

describe('statements of a document', () => {
  it('are its sentences, entries and rows; headings name what stands under them', () => {
    expect(statementsOf(bees).map(({ kind, text, section }) => [kind, text, section.title])).toEqual([
      ['text', 'The valley has 48 hives.', 'Numbers'],
      ['text', 'Each of them gave 22 kg of honey in 2024.', 'Numbers'],
      ['text', 'Lime trees flower in June', 'Plants'],
      ['text', 'Clover flowers until September', 'Plants'],
      ['row', 'North slope · 30 · 660 kg', 'Plants'],
      ['row', 'Mill garden · 18 · 396 kg', 'Plants'],
      ['text', 'Write to bees@example.org for a visit of the valley.', 'Plants'],
    ]);
    expect(new Set(statementsOf(bees).map(({ id }) => id)).size).toBe(7);
  });

  it('hold a heading that nothing stands under', () => {
    const lonely = documentOf([heading('Alone on its slide'), heading('Next'), paragraph('Words.')]);
    expect(statementsOf(lonely).map(({ text }) => text)).toEqual(['Alone on its slide', 'Words.']);
  });
});

describe('a long listing', () => {
  it('is left out part by part: what half of it says is not the whole', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `reading_${index} = sensor.read(channel=${index})`);
    const document = documentOf([{ kind: 'code', text: lines.join('\n') }]);
    const parts = statementsOf(document);
    expect(parts.map(({ text }) => text).join('\n')).toBe(lines.join('\n'));
    expect(parts.length).toBeGreaterThan(2);
    const [first] = parts;
    const shown = first ? [{ origins: [first.origin], pieces: [first.text] }] : [];
    expect(listOf(document, shown).statements.map(({ id }) => id)).toEqual(parts.slice(1).map(({ id }) => id));
  });
});

describe('what is left out', () => {
  it('is everything where nothing is shown, each with a reason and its place', () => {
    const { total, statements } = listOf(bees, []);
    expect(total).toBe(7);
    expect(statements.map(({ reason }) => reason)).toEqual([
      ...Array.from({ length: 6 }, () => 'less-important'),
      'reference',
    ]);
    expect(statements[0]).toMatchObject({
      origin: 'report.docx#2',
      section: { title: 'Numbers' },
      file: 'report.docx',
    });
  });

  it('is not what stands in another form: a figure with its label, a chart, cells', () => {
    const shown = [
      { origins: at(2), pieces: ['48', 'hives'] },
      { origins: at(5), pieces: ['North slope', 'Mill garden', 'Honey', 'kg', '660', '396', '30', '18'] },
    ];
    expect(listOf(bees, shown).statements.map(({ text }) => text.slice(0, 12))).toEqual([
      'Each of them',
      'Lime trees f',
      'Clover flowe',
      'Write to bee',
    ]);
  });

  it('is what a form says with another figure, or without one of its figures', () => {
    for (const pieces of [['49', 'hives in the valley'], ['hives in the valley']]) {
      expect(listOf(bees, [{ origins: at(2), pieces }]).statements.map(({ text }) => text)).toContain(
        'The valley has 48 hives.',
      );
    }
  });

  it('is not what several events or figures say together, whose joining words are gone', () => {
    const text = '7月の合宿で守り方を4人から3人に変え、8月の大会は8位に入り、9月に主将が戻った。';
    const season = documentOf([paragraph(text)]);
    const shown = [
      { origins: at(0), pieces: ['7月', '合宿で守り方を4人から3人に変え'] },
      { origins: at(0), pieces: ['8月', '大会は8位に入り'] },
      { origins: at(0), pieces: ['9月', '主将が戻った'] },
    ];
    expect(listOf(season, shown).statements).toEqual([]);
    expect(listOf(season, shown.slice(0, 2)).statements).toHaveLength(1);
    const others = [
      { origins: at(0), pieces: ['7', '4', '3'] },
      { origins: at(0), pieces: ['8', '8', '9'] },
    ];
    expect(listOf(season, others).statements).toHaveLength(1);
  });

  it('reads figures however they are grouped', () => {
    const money = documentOf([paragraph('The budget is 22,000 euros. Le loyer est de 1 350,50 euros.')]);
    const shown = [{ origins: at(0), pieces: ['budget', '22000', 'euros', 'loyer', '1350.5'] }];
    expect(listOf(money, shown).statements).toEqual([]);
  });

  it('takes words that stand on a page with another origin as shown, short ones only at their own place', () => {
    const elsewhere = [{ origins: ['other.docx#1'], pieces: ['Lime trees flower in June'] }];
    expect(listOf(bees, elsewhere).statements.map(({ text }) => text)).not.toContain('Lime trees flower in June');
    const short = documentOf([list(['Yes', 'No'])]);
    expect(listOf(short, [{ origins: ['other.docx#1'], pieces: ['Yes'] }]).statements).toHaveLength(2);
  });

  it('says when a person took it away, when its page has no room, and when the prompt leaves it out', () => {
    const first = [{ origins: at(2), pieces: ['The valley has 48 hives.'] }];
    const second = [{ origins: at(4), pieces: ['Lime trees flower in June'] }];
    const { statements } = listOf(bees, [], { designed: first, briefed: second, prompt: 'Leave out the plants' });
    expect(statements.map(({ reason }) => reason)).toEqual([
      'by-hand',
      'less-important',
      'no-room',
      'prompt',
      'prompt',
      'prompt',
      'prompt',
    ]);
  });

  it('names contents, marks and lines that cannot be read', () => {
    const drafts = [
      heading('Guide', 1),
      paragraph('Introduction ........ 3'),
      paragraph('a b / §§§ *** //// ---- ++++ ????'),
      paragraph('The guide tells how to keep bees in a town garden.'),
    ];
    const { statements } = listOf(documentOf(drafts, { title: 'Guide' }), []);
    expect(statements.map(({ reason }) => reason)).toEqual(['furniture', 'unclear', 'less-important']);
  });

  const word = fc.constantFrom(
    'bees',
    'hives',
    'honey',
    'lime trees',
    '蜜蜂',
    '蜂蜜产量',
    'ruches',
    '12 kg',
    '48',
    '3,5 %',
  );
  const sentence = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => `${words.join(' ')}.`);
  const draft: fc.Arbitrary<Draft> = fc.oneof(
    sentence.map((text) => heading(text)),
    fc.array(sentence, { minLength: 1, maxLength: 3 }).map((all) => paragraph(all.join(' '))),
    fc.array(sentence, { minLength: 1, maxLength: 4 }).map((all) => list(all)),
    fc.array(fc.tuple(sentence, word), { minLength: 2, maxLength: 4 }).map((rows) => table(rows)),
  );

  it('and what is shown are all of it together: what stands on pages is not listed, and the rest is', () => {
    fc.assert(
      fc.property(fc.array(draft, { minLength: 1, maxLength: 8 }), fc.nat(), (drafts, seed) => {
        const document = documentOf(drafts);
        const all = statementsOf(document);
        const shown = all.filter((_, index) => (index * 7 + seed) % 3 === 0);
        const { total, statements } = listOf(
          document,
          shown.map(({ origin, text, cells }) => ({
            origins: [origin],
            pieces: cells?.map((cell) => cell.text) ?? [text],
          })),
        );
        expect(total).toBe(all.length);
        const listed = new Set(statements.map(({ id }) => id));
        for (const { id } of shown) expect(listed.has(id), id).toBe(false);
        // Nothing that is shown: everything is listed.
        expect(listOf(document, []).statements.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      }),
      { numRuns: 200 },
    );
  });
});

it('a tree that is drawn with lines is told by its names, each in a box of its own', () => {
  const names = ['Project lead', 'Deputy lead', 'Sorting team (4 people)', 'Technical support (devices)'];
  const code = `${names[0]}\n├── ${names[1]}\n│   └── ${names[2]}\n└── ${names[3]}`;
  const tree = documentOf([heading('Organisation', 1), { kind: 'code', text: code }]);
  const boxes = names.map((text) => ({ pieces: [text], origins: at(1) }));
  expect(listOf(tree, boxes).statements).toEqual([]);
  expect(listOf(tree, boxes.slice(0, 3)).statements.map(({ text }) => text)).toEqual([names[3]]);
});
