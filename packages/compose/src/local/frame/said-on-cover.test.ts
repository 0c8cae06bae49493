import { formatOrigin } from '@pagewright/model/origin';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Draft, documentOf, heading, list, paragraph } from '../testing/fixtures.ts';

function composed(document: SourceDocument): Outline {
  return composeLocal({ documents: [document], prompt: '', pageCount: 'auto', mode: 'condense', format: 'ppt-16-9' });
}

it('says who wrote a document and when on the cover and on no page behind it', () => {
  const full =
    '港湾の渡し船は一年を通して毎日二往復しており、冬も休まずに運航しています。桟橋の照明は新しくなりました。';
  const topics = ['背景', '航路の現状', '桟橋の整備', '費用の見通し', '今後の予定'];
  const document = documentOf(
    [
      heading('港湾整備の計画', 1),
      paragraph('2025年（令和7年）3月25日'),
      paragraph('港湾庁'),
      ...topics.flatMap((topic, index) => [
        heading(topic),
        ...Array.from({ length: 8 }, (_, at) => paragraph(`${topic}の${index + at}点目です。${full}`)),
      ]),
    ],
    { title: '港湾整備の計画', language: 'ja-JP' },
  );
  const { pages } = composed(document);
  const [cover, ...others] = pages;
  expect(cover?.form === 'cover' && cover.meta.map(({ text }) => text).sort()).toEqual([
    '2025年（令和7年）3月25日',
    '港湾庁',
  ]);
  expect(JSON.stringify(others)).not.toContain('令和');
});

it('tells the lines of a thesis’s cover, and of the form that repeats it, on the cover alone', () => {
  const title = 'Lighting the quays in winter';
  const told = (topic: string): Draft[] => [
    heading(topic),
    ...Array.from({ length: 6 }, (_, at) =>
      paragraph(`${topic} is point ${at}: ferries of the northern channel keep their lamps lit through every night.`),
    ),
  ];
  const pages: Draft[][] = [
    [
      heading(title, 1),
      paragraph('A study of ferries and their lamps'),
      paragraph('Supervisor: Ada Nordby'),
      paragraph('Jury: Bo Winter'),
      paragraph('Student 4711'),
    ],
    [heading('Form of approval', 1), heading(title, 1), paragraph('Signed: ______')],
    ...['Harbours', 'Lamps', 'Ferries', 'Costs', 'Outlook'].map(told),
  ];
  const file = 'thesis.pdf';
  const document = documentOf(pages.flat(), { kind: 'pdf', title, file });
  const places = pages.flatMap((own, page) => own.map(() => `p${page + 1}`));
  const blocks = document.blocks.map((block, index) => ({
    ...block,
    origin: formatOrigin({ file, block: index, place: places[index] ?? '' }),
  }));
  const [cover, ...others] = composeLocal({
    documents: [{ ...document, blocks }],
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
  }).pages;
  expect(cover?.form === 'cover' && cover.subtitle?.text).toBe('A study of ferries and their lamps');
  expect(cover?.form === 'cover' && cover.meta.map(({ text }) => text)).toEqual([
    'Supervisor: Ada Nordby',
    'Jury: Bo Winter',
  ]);
  for (const own of ['Nordby', 'Student 4711', 'Form of approval', 'Signed']) {
    expect(JSON.stringify(others)).not.toContain(own);
  }
});

/** All that pages made of a PDF say. */
function saidOf(title: string, pages: readonly (readonly Draft[])[]): string {
  const file = 'plan.pdf';
  const document = documentOf(pages.flat(), { kind: 'pdf', title, file });
  const places = pages.flatMap((own, page) => own.map(() => `p${page + 1}`));
  const blocks = document.blocks.map((block, index) => ({
    ...block,
    origin: formatOrigin({ file, block: index, place: places[index] ?? '' }),
  }));
  const made = composeLocal({
    documents: [{ ...document, blocks }],
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
  });
  return JSON.stringify(made);
}

it('what a first page says of the matter, and slides under one title, are told', () => {
  const title = 'Plan for the harbour';
  const told = (topic: string): Draft[] => [
    heading(topic),
    ...Array.from({ length: 4 }, (_, at) =>
      paragraph(`${topic} is point ${at}: ferries of the northern channel keep their lamps lit through every night.`),
    ),
  ];
  const matter = ['Quays', 'Lamps', 'Ferries', 'Costs'].map(told);
  const points = list(['Passengers up 48%', 'Two more quays']);
  expect(saidOf(title, [[heading(title, 1), points], ...matter])).toMatch(/48%.*Two more quays/u);
  const slides = [
    'The quay is old',
    'The dredger is late',
    'Ask the town first',
    'Start in May',
    'Open in June',
    'Pay in July',
  ];
  const said = saidOf(title, [
    [heading(title, 1), paragraph('Harbour office')],
    ...slides.map((text) => [heading(title, 1), paragraph(text)]),
  ]);
  for (const text of slides) expect(said).toContain(text);
});

it('tells who wrote a Word file in front of its first section on the cover alone, and what is no cover as matter', () => {
  const sections = ['Harbours', 'Lamps', 'Ferries'].flatMap((topic) => [
    heading(topic),
    ...Array.from({ length: 9 }, (_, at) =>
      paragraph(`${topic} is point ${at}: ferries of the northern channel keep their lamps lit.`),
    ),
  ]);
  const told = (front: Draft[]) => {
    const document = documentOf([...front, ...sections], { title: 'HARBOUR PROJECT', file: 'plan.docx', kind: 'docx' });
    const { pages } = composeLocal({
      documents: [document],
      prompt: '',
      pageCount: 'auto',
      mode: 'condense',
      format: 'ppt-16-9',
    });
    const [cover, ...others] = pages;
    return { cover: cover?.form === 'cover' ? cover : undefined, others: JSON.stringify(others) };
  };
  const names = ['Members', 'Ada Nordby', 'Bo WINTER'].map((text) => paragraph(text));
  const front = [heading('HARBOUR PROJECT', 1), paragraph('An application for those who sail in winter'), ...names];
  const { cover, others } = told(front);
  expect(cover?.subtitle?.text).toBe('An application for those who sail in winter');
  expect(cover?.meta.map(({ text }) => text)).toEqual(['Ada Nordby', 'Bo WINTER']);
  expect(others).not.toContain('Nordby');
  // Behind a paragraph that says something a name is part of the matter.
  const saying = paragraph(
    'The quay is closed until the lamps are mended. Ferries wait in the roads meanwhile, as they did in May.',
  );
  const memo = [heading('HARBOUR PROJECT', 1), saying, paragraph('Ada Nordby'), saying];
  expect(told(memo).others).toContain('Ada Nordby');
});

it('takes no section for the line below the title, though the next heading stands right below it', () => {
  const text = 'The ferry society looks after the lamps of the pier and the boats that lie there in winter, all year.';
  const articles = ['I — NAME AND PURPOSE', 'II — CREWS', 'III — MEETINGS', 'IV — BOATS', 'V — LAMPS'];
  const drafts = articles.flatMap((article, number) => [
    heading(`ARTICLE ${article}`, 1),
    heading(['Name', 'Fees', 'Days', 'Berths', 'Oil'][number] ?? '', 2, `Section ${number + 1}`),
    ...Array.from({ length: 6 }, (_, index) => paragraph(`${text} ${number}.${index}`)),
  ]);
  const [cover] = composeLocal({
    documents: [documentOf(drafts, { title: 'Bylaws of the Ferry Society' })],
    prompt: '',
    pageCount: 12,
    mode: 'condense',
    format: 'ppt-16-9',
  }).pages;
  expect(cover).toMatchObject({ form: 'cover', title: { text: 'Bylaws of the Ferry Society' } });
  expect(cover).not.toHaveProperty('subtitle');
});

it('says on the cover which office a notice is from, and names no part of it after the office', () => {
  const title = '新人研修のお知らせ';
  const document = documentOf(
    [
      heading(title, 1),
      heading('総務部 田中'),
      paragraph('4月1日から3日まで、新入社員18名を対象に研修を行います。'),
      paragraph('持ち物：筆記用具、印鑑、作業着'),
    ],
    { title, language: 'ja-JP' },
  );
  const { pages } = composed(document);
  const [cover, ...others] = pages;
  expect(JSON.stringify(cover)).toContain('総務部 田中');
  expect(JSON.stringify(others)).not.toContain('総務部');
});
