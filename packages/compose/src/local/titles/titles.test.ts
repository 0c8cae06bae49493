import type { Outline } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Draft, documentOf, heading, lettersOf, list, paragraph, table } from '../testing/fixtures.ts';

function compose(drafts: readonly Draft[], pageCount: 'auto' | number = 'auto', own = {}): Outline {
  const document = documentOf(drafts, { title: 'Harbour plan', ...own });
  return composeLocal({ documents: [document], prompt: '', pageCount, mode: 'condense', format: 'ppt-16-9' });
}

const titlesOf = ({ pages }: Outline): string[] => pages.map(({ title }) => title.text);

/** Paragraphs without a heading over them, each with a short statement that says what it is about. */
const PASSAGE = [
  'The harbour loses four hours a day to the tide. Ships wait in the roads until the water is high enough for them, which costs the carriers fuel and the city its good name among the lines that call here.',
  'A second quay ends the waiting. It reaches deep water at all tides, so that two large ships can be worked at once while a third is piloted in, and the old quay is kept for the ferries and for fishing.',
  'Night work needs quieter cranes. The residents of the upper town have asked for it since the first hearing, and the port has tried two electric cranes over the winter with results that nobody disputes.',
  'Rail carries half of all containers by then. The line along the river is doubled on eleven kilometres, and the marshalling yard gets six more tracks that are long enough for the trains of today.',
];

describe('titles', () => {
  it('names the pages of a long passage by its own statements, unaltered and unnumbered', () => {
    const drafts = [
      heading('Why we build', 1),
      ...PASSAGE.map(paragraph),
      ...PASSAGE.map((text) => paragraph(`${text} `)),
    ];
    const outline = compose(drafts, 6);
    const words = lettersOf([...PASSAGE, 'Why we build', 'Harbour plan'].join(' '));
    const own = outline.pages.filter(({ title }) => title.origins.length > 0);
    expect(own.length).toBeGreaterThanOrEqual(4);
    for (const { title } of own) expect(words).toContain(lettersOf(title.text));
    expect(titlesOf(outline).filter((title) => /\(\d\)$/.test(title))).toEqual([]);
    expect(new Set(titlesOf(outline)).size).toBe(outline.pages.length);
  });

  it('names an answer by what was asked, never by that it is an answer', () => {
    const outline = compose(
      ['May ships anchor off the old pier?', 'Who pays for a pilot at night?', 'Is the lock open on Sundays?'].flatMap(
        (asked, index) => [
          heading(asked, 1),
          heading('Answer No'),
          ...PASSAGE.slice(index).map((text) => paragraph(`${text} Case ${index + 1}.`)),
        ],
      ),
      9,
    );
    expect(titlesOf(outline).filter((title) => /Answer/.test(title))).toEqual([]);
    expect(titlesOf(outline)).toContain('Who pays for a pilot at night?');
  });

  it('does not say the statement over a page on it again, where there is more to say', () => {
    const outline = compose([heading('Why we build', 1), ...PASSAGE.map(paragraph)], 5);
    for (const page of outline.pages) {
      if (page.form !== 'bullets') continue;
      expect(page.items.map(({ text }) => lettersOf(text))).not.toContain(lettersOf(page.title.text));
    }
  });

  it('is no entry of the list that it stands over', () => {
    const named = ['Quay walls', 'Rail yard', 'Night shifts', 'Ferry berths'];
    const drafts = [
      heading('Works', 1),
      ...named.flatMap((name) => [heading(name, 2), paragraph(PASSAGE[0] as string)]),
    ];
    for (const page of compose([...drafts, heading('Costs', 1), ...PASSAGE.map(paragraph)]).pages) {
      if (page.form !== 'bullets' || page.items.length < 4) continue;
      expect(page.items.filter(({ text, lead }) => !lead && text === page.title.text)).toEqual([]);
    }
  });

  it('names a sheet by what stands on it where its own name says only that there are figures', () => {
    const months = (names: readonly string[]) =>
      table([
        ['Month', ...names],
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => [`2024/${at}`, ...names.map((_, own) => 30 + at * (own + 2))]),
      ]);
    const outline = compose([
      heading('Data', 1),
      months(['Ferries']),
      heading('Graph 1', 1),
      months(['Cranes', 'Tugs']),
    ]);
    const titles = titlesOf(outline).slice(1);
    expect(titles.filter((title) => /^(?:Data|Graph 1)/u.test(title))).toEqual([]);
    expect(titles.join(' ')).toMatch(/Ferries.*Cranes, Tugs/u);
  });

  it('completes a name of a few letters by what it is a part of, the document where no section stands over it', () => {
    const sections = ['Why', 'How', 'Who'].flatMap((name, at) => [heading(name, 1), paragraph(PASSAGE[at] ?? '')]);
    expect(titlesOf(compose(sections, 4))).toEqual(
      expect.arrayContaining(['Harbour plan · Why', 'Harbour plan · How', 'Harbour plan · Who']),
    );
  });

  it('never takes what leans on other text for a title', () => {
    const leaning = [
      'See section 4 for the costs.',
      'However, the ferry goes on.',
      'Other cases provided for by law.',
      'For more information, ask the port.',
    ];
    const outline = compose([heading('Notes on it', 1), ...[...leaning, ...leaning, ...PASSAGE].map(paragraph)], 6);
    for (const title of titlesOf(outline)) {
      expect(leaning.map((text) => text.replace(/\.$/, ''))).not.toContain(title);
    }
  });

  it('names pages in the language of the document where each paragraph stands in two', () => {
    const pairs = [
      ['The open port at night and on Sundays', '港口在夜间和周日开放。', '码头工人分三班工作，船只随时可以靠岸。'],
      ['The second quay and its deep water', '第二码头水深足够。', '两艘大船可以同时装卸，旧码头留给渡轮。'],
      ['Rail for half of all containers', '铁路承担一半的集装箱运输。', '沿河的线路将加建复线，全长十一公里。'],
      ['Quieter cranes for the upper town', '新的起重机更安静。', '上城区的居民从第一次听证会起就提出了要求。'],
    ] as const;
    const drafts = pairs.flatMap(([english, ...chinese]) => [paragraph(`${english}:`), list(chinese)]);
    const outline = compose(drafts, 5, { title: '港口规划', language: 'zh-CN' });
    expect(titlesOf(outline)).toHaveLength(5);
    for (const title of titlesOf(outline)) expect(pairs.map(([english]) => english)).not.toContain(title);
  });

  it('names a page of several passages by all of their headings where these are short', () => {
    const words = ['Policy', 'Testing', 'Trust', 'Roots'];
    const drafts = [
      heading('Concepts', 1),
      paragraph('These concepts come back in every part of the plan, from the quay to the yard.'),
      ...words.flatMap((word) => [
        heading(word, 2),
        paragraph(`${word} is what the harbour board has asked for most often.`),
      ]),
      heading('Costs', 1),
      ...PASSAGE.map(paragraph),
    ];
    const titles = titlesOf(compose(drafts));
    expect(titles.some((title) => title === 'Concepts' || title === words.join(' · '))).toBe(true);
  });

  it('calls a table by its caption without the document’s title and number, and by its period', () => {
    const rows = (period: string) => [
      ['In millions of CHF', `January–June ${period}`],
      ['Zone North', 120],
      ['Zone South', 80],
      ['Zone West', 40],
    ];
    const drafts = [
      heading('Sheet 1', 1),
      table(rows('2023'), { caption: 'Harbour plan – 3.1 Operating zones' }),
      table(rows('2022')),
    ];
    const titles = titlesOf(compose(drafts));
    expect(titles).toContain('Operating zones');
    expect(titles).toContain('Operating zones · January–June 2022');
  });

  it('names the parts of a long table by their first and last rows', () => {
    const berths = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper', 'Larch', 'Maple', 'Oak'];
    const rows = [...berths, ...berths.map((name) => `${name} quay`)].map((name) => [name, 'concrete', 'open all day']);
    const titles = titlesOf(compose([heading('Berths', 1), table([['Berth', 'Ground', 'Hours'], ...rows])], 5));
    expect(
      titles.filter((title) => /^Berths · \p{L}+(?: quay)? – \p{L}+(?: quay)?$/u.test(title)).length,
    ).toBeGreaterThan(0);
    expect(titles.filter((title) => /\(\d+\)$/.test(title))).toEqual([]);
  });

  it('takes no address and no key for a title', () => {
    const odd = ['http://port.example/berths?id=7', 'a7f3b9c2d8e4f6a1b5c9d3e7', 'Quay walls'];
    const drafts = odd.flatMap((text) => [heading(text, 1), ...PASSAGE.map(paragraph)]);
    for (const title of titlesOf(compose(drafts, 6))) expect(title).not.toMatch(/http|a7f3/);
  });

  it('shows no place of a template and no page of a remark in brackets', () => {
    const drafts = [
      heading('Click here to add the name of the standard', 1),
      paragraph(PASSAGE[0] as string),
      heading('Dredging', 1),
      paragraph('(slides 4 to 20)'),
      heading('Rail', 1),
      paragraph(PASSAGE[3] as string),
    ];
    const text = JSON.stringify(compose(drafts).pages);
    expect(text).not.toMatch(/Click here|slides 4/);
    expect(text).toContain('Rail carries half of all containers');
  });

  it('puts a divider only before sections of several pages', () => {
    const long = ['Quay', 'Rail', 'Town'].flatMap((name) => [
      heading(name, 1),
      ...PASSAGE.flatMap((text, index) => [heading(`${name} part ${index + 1}`, 2), paragraph(text), paragraph(text)]),
    ]);
    const outline = compose([...long, heading('Annex', 1), paragraph(PASSAGE[0] as string)], 24);
    const dividers = outline.pages.filter(({ form }) => form === 'section').map(({ title }) => title.text);
    expect(outline.pages).toHaveLength(24);
    expect(dividers).toEqual(['Quay', 'Rail', 'Town']);
  });

  it('names no more points on a page than can be read', () => {
    const question = (index: number) =>
      `What must the harbour board tell the carriers and the town about matter ${index}?`;
    const drafts = [
      heading('Questions', 1),
      ...Array.from({ length: 7 }, (_, index) => [
        heading(question(index), 2),
        paragraph(PASSAGE[index % 4] as string),
      ]).flat(),
      heading('Costs', 1),
      list(['One', 'Two', 'Three']),
    ];
    for (const page of compose(drafts).pages) {
      if (page.form !== 'bullets' || page.items.length <= 3) continue;
      const load = page.items.reduce((sum, { lead = '', text }) => sum + lead.length + text.length, 0);
      expect(load).toBeLessThanOrEqual(900);
    }
  });

  it('ends within no abbreviation', () => {
    const team =
      'The lab hosts a research team comprising 7 Ph.D. scholars, eight students of the islands, and one pilot who knows the ice.';
    const rest = 'Since the great storm it has built four lamps and written more than anybody reads.';
    const drafts = [heading('About the lab', 1), paragraph(`${PASSAGE[0]}`), paragraph(`${team} ${rest}`)];
    const titles = titlesOf(compose([...drafts, heading('Quays', 1), ...PASSAGE.slice(1).map(paragraph)], 8));
    for (const title of titles) expect(title).not.toMatch(/Ph$/);
  });

  it('puts numbers of requirements behind what they belong to, and calls no page by them alone', () => {
    const drafts = [
      heading('Technical approach', 1),
      ...PASSAGE.flatMap((text, index) => [heading(`C.${index + 6}`), paragraph(text)]),
      heading('Costs', 1),
      ...PASSAGE.flatMap((text, index) => [heading(`D.${index + 1}`), paragraph(`${text} Case ${index + 1}.`)]),
    ];
    const marked = titlesOf(compose(drafts, 8)).filter((text) => /[CD]\.\d/.test(text));
    expect(marked.length).toBeGreaterThan(0);
    for (const text of marked) expect(text).toMatch(/^(?:Technical approach|Costs) · /);
  });

  it('sets names of a few signs behind what they are a part of', () => {
    const sections = ['Basin', 'Quay', 'Ops'].flatMap((name) => [
      heading(name, 2),
      ...PASSAGE.map((text) => paragraph(`${name}: ${text}`)),
    ]);
    const titles = titlesOf(compose([heading('Second building phase', 1), ...sections], 9));
    expect(titles).not.toContain('Ops');
    expect(titles.some((title) => title.endsWith(' · Ops'))).toBe(true);
  });

  it('calls a chapter of a story by its own two signs', () => {
    const said = ['潮水退得真快。', '你今天还出海吗？', '我等你回来。', '灯又亮了。', '船还没有影子。', '不要再等了。'];
    const story = ['退潮', '守灯', '归帆'].flatMap((name, chapter) => [
      heading(name, 2),
      ...Array.from({ length: 45 }, (_, index) =>
        paragraph(
          `“${said[(index + chapter) % said.length]}”老人说道，把第${index + chapter * 45 + 1}盏灯挂上了桅杆，然后慢慢地走回岸边的小屋里去，一路上没有回头。`,
        ),
      ),
    ]);
    const titles = titlesOf(
      compose([heading('守灯人的故事', 1), ...story], 'auto', { title: '守灯人的故事', language: 'zh-CN' }),
    );
    expect(titles).toEqual(expect.arrayContaining(['退潮', '守灯', '归帆']));
    expect(titles.filter((title) => title.startsWith('守灯人的故事 · '))).toEqual([]);
  });

  it('sets a heading that stands in several places behind what it stands under there', () => {
    const drafts = ['Dredging works', 'Night shifts', 'Ferry berths'].flatMap((name) => [
      heading(name, 1),
      paragraph(
        `${name} are told here in a sentence of their own, and in one that gives the port its reasons for them.`,
      ),
      heading('Rationale', 2),
      ...PASSAGE.map((text) => paragraph(`${name}: ${text}`)),
    ]);
    const titles = titlesOf(compose(drafts, 12));
    expect(titles.filter((title) => /\(\d+\)$/u.test(title))).toEqual([]);
    expect(titles.filter((title) => title.endsWith(' · Rationale')).length).toBeGreaterThan(0);
  });

  it('tells tables under one heading apart by what only one of them names', () => {
    const sheet = ['Fenders', 'Bollards', 'Ladders'].flatMap((name) => [
      table([
        ['Berth', name, 'Answer'],
        ...['North', 'South', 'East', 'West'].map((berth) => [
          berth,
          `${name} of the ${berth} berth are painted`,
          'yes',
        ]),
      ]),
    ]);
    const titles = titlesOf(compose([heading('Yearly survey', 1), ...sheet], 4));
    expect(titles).toEqual(expect.arrayContaining(['Yearly survey · Bollards']));
    expect(titles.filter((title) => /\(\d+\)$/u.test(title))).toEqual([]);
  });
});
