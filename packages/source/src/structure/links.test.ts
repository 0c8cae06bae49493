import { utils, write } from '@e965/xlsx';
import type { SourceBlock, SourceDocument } from '@pagewright/model/source-document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocx } from '../formats/docx.ts';
import { readPdf } from '../formats/pdf.ts';
import { textDocument } from '../formats/txt.ts';
import { readWorkbook } from '../formats/workbook.ts';
import { LINKS } from '../limits.ts';
import { docx, paragraph } from '../testing/docx.ts';
import { pdf } from '../testing/pdf.ts';

/** Words and where they lead, in the order of the document. */
function linksOf({ blocks }: SourceDocument): [string, string][] {
  return blocks.flatMap((block) =>
    (block.links ?? []).map(({ start, end, to, item, cell, inCaption }): [string, string] => {
      const text = inCaption && 'caption' in block ? (block.caption ?? '') : textAt(block, item, cell);
      return [text.slice(start, end), to ?? ''];
    }),
  );
}

function textAt(block: SourceBlock, item?: number, cell?: readonly [number, number]): string {
  if (block.kind === 'list') return block.items[item ?? -1]?.text ?? '';
  if (block.kind === 'table') return block.rows[cell?.[0] ?? -1]?.[cell?.[1] ?? -1]?.text ?? '';
  return 'text' in block ? block.text : '';
}

function withoutLinks({ blocks }: SourceDocument): SourceBlock[] {
  return blocks.map(({ links: _links, ...block }) => block as SourceBlock);
}

const markdown = (...lines: string[]): [string, string][] => linksOf(textDocument('a.md', lines.join('\n')));

describe('links of Markdown', () => {
  it.each([
    ['See [the **report**](https://example.org/a_(b)) now.', 'the report', 'https://example.org/a_(b)'],
    ['详情见[年度报告](https://example.org/年度 "标题")。', '年度报告', 'https://example.org/年度'],
    ['Call [Anna](tel:+33123) or nobody.', 'Anna', 'tel:+33123'],
    ['## The [plan](https://example.org/plan)', 'plan', 'https://example.org/plan'],
    ['> Said in [an interview](https://example.org/i) last year', 'an interview', 'https://example.org/i'],
    ['Take <a class="x" href="https://example.org/map">the map</a> along.', 'the map', 'https://example.org/map'],
    ['It is at <https://example.org/b> for all.', 'https://example.org/b', 'https://example.org/b'],
  ])('%s', (line, words, to) => {
    expect(markdown(line)).toEqual([[words, to]]);
  });

  it('are those of references, entries of lists and cells', () => {
    expect(
      markdown(
        'The [policy][p] and the [rules] hold.',
        '',
        '- first',
        '- our [shop](https://shop.example.org)',
        '',
        '| Name | Site |',
        '| --- | --- |',
        '| Oven | [maker](https://oven.example.org) |',
        '',
        '[p]: https://example.org/policy "Policy"',
        '[rules]: <https://example.org/rules>',
      ),
    ).toEqual([
      ['policy', 'https://example.org/policy'],
      ['rules', 'https://example.org/rules'],
      ['shop', 'https://shop.example.org'],
      ['maker', 'https://oven.example.org'],
    ]);
  });

  it('are on the words that they were written on, where these come again', () => {
    const { blocks } = textDocument('a.md', 'Whoever is here stays. Click [here](https://example.org) to go.');
    expect(blocks[0]?.links).toEqual([{ start: 29, end: 33, to: 'https://example.org' }]);
  });

  it('are none in listings and of pictures', () => {
    expect(markdown('Write `[a](https://example.org)`.', '', '```', '[b](https://example.org)', '```')).toEqual([]);
    expect(markdown('![A dog](https://example.org/dog.png) sits here all day.')).toEqual([]);
  });
});

describe('what Markdown sets off the line', () => {
  const marksOf = (text: string) =>
    textDocument('a.md', text).blocks.map((block) => [
      'text' in block ? block.text : '',
      ...(block.links ?? []).map(({ start, end, item, cell, to: _to, ...mark }) => [
        textAt(block, item, cell).slice(0, start),
        textAt(block, item, cell).slice(start, end),
        ...Object.keys(mark),
      ]),
    ]);

  it('stays off it, raised figures as powers', () => {
    expect(marksOf('The 2 tests of H~2~O took 10^6^ g and 10^-3^ s, the 2^nd^ more.')).toEqual([
      [
        'The 2 tests of H2O took 10⁶ g and 10⁻³ s, the 2nd more.',
        ['The 2 tests of H', '2', 'lowered'],
        ['The 2 tests of H2O took 10⁶ g and 10⁻³ s, the 2', 'nd', 'raised'],
      ],
    ]);
    expect(marksOf('Made of C<sub>6</sub>H<sub>12</sub>, 10<sup>6</sup> g/m<sup>2</sup> at x<sub>max</sub>.')).toEqual([
      [
        'Made of C6H12, 10⁶ g/m² at xmax.',
        ['Made of C', '6', 'lowered'],
        ['Made of C6H', '12', 'lowered'],
        ['Made of C6H12, 10⁶ g/m² at x', 'max', 'lowered'],
      ],
    ]);
    expect(marksOf('- 2 CO~2~ tests\n- none')).toEqual([['', ['2 CO', '2', 'lowered']]]);
  });

  it('is none in listings, in what is struck out and where nothing closes it', () => {
    expect(marksOf('About ~5~ of `H~2~O`, ~~gone~~, a^b and `<sub>` alone.')).toEqual([
      ['About ~5~ of H2O, gone, a^b and <sub> alone.'],
    ]);
  });
});

describe('addresses that stand in a text', () => {
  it.each([
    ['Read https://example.org/a?b=1, please.', 'https://example.org/a?b=1', 'https://example.org/a?b=1'],
    ['(see https://example.org/a_(b))', 'https://example.org/a_(b)', 'https://example.org/a_(b)'],
    ['请访问https://example.org/x了解更多。', 'https://example.org/x', 'https://example.org/x'],
    ['Its site is www.example.org.', 'www.example.org', 'https://www.example.org'],
    ['Write to anna.b@example.org!', 'anna.b@example.org', 'mailto:anna.b@example.org'],
  ])('%s', (text, words, to) => {
    expect(markdown(text)).toEqual([[words, to]]);
  });

  it.each(['a@b', 'five/six', 'file:///etc/passwd', 'ftp://example.org', 'https://', 'x@y.z', 'npm i @scope/name'])(
    '%s is none',
    (text) => {
      expect(markdown(`It says ${text} there.`)).toEqual([]);
    },
  );
});

describe('hostile addresses', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert%281%29',
    'data:text/html;base64,PHg+',
    'vbscript:x',
    'file:///etc/passwd',
    'page:3',
    '#top',
    'other.md',
    '//example.org',
    `https://example.org/${'a'.repeat(10_000)}`,
  ])('%.30s leads nowhere, and the words stay', async (address) => {
    const document = textDocument('a.md', `Read [these words](${address}) today.`);
    expect(linksOf(document)).toEqual([]);
    const word = await readDocx('a.docx', linkedDocx(address), []);
    expect(linksOf(word)).toEqual([]);
    expect(word.blocks[0]).toMatchObject({ text: 'Read these words today.' });
  });

  it('are read in no more than a moment, however many there are', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `[w${index}](https://example.org/${index})`).join(' ');
    const open = `${'['.repeat(50_000)}](${'('.repeat(50_000)} ${'a@'.repeat(50_000)} ${'www.'.repeat(20_000)}`;
    const before = process.threadCpuUsage().user;
    const { blocks } = textDocument('a.md', `${many}\n\n${open}\n\n[x](https://example.org)`);
    expect((process.threadCpuUsage().user - before) / 1e6).toBeLessThan(8);
    expect(blocks.every(({ links = [] }) => links.length <= LINKS.maxInText)).toBe(true);
  });
});

const W = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const related = (address: string): string =>
  `<Relationship Id="l1" Type="${W}/hyperlink" Target="${address.replaceAll('&', '&amp;')}" TargetMode="External"/>`;

function linkedDocx(address: string): Uint8Array {
  const body = `<w:p>${run('Read ')}<w:hyperlink r:id="l1">${run('these words')}</w:hyperlink>${run(' today.')}</w:p>`;
  return docx({ body, relationships: related(address) });
}

describe('links of Word files', () => {
  it('are on their words, in paragraphs, lists and cells', async () => {
    const link = (text: string, more = ''): string => `<w:hyperlink r:id="l1"${more}>${run(text)}</w:hyperlink>`;
    const body = [
      `<w:p>${run('Read ')}${link('these')}${run(' and ')}${link('those', ' w:anchor="part"')}${run('.')}</w:p>`,
      `<w:p>${run('• our ')}${link('shop')}</w:p>`,
      `<w:tbl><w:tr><w:tc>${paragraph('Name')}</w:tc><w:tc>${paragraph('Site')}</w:tc></w:tr><w:tr><w:tc>${paragraph('Oven')}</w:tc><w:tc><w:p>${link('maker')}</w:p></w:tc></w:tr></w:tbl>`,
      `<w:p>${run('Up to ')}<w:hyperlink w:anchor="top">${run('the start')}</w:hyperlink>${run('.')}</w:p>`,
    ].join('');
    const to = 'https://example.org/a?b=1&c=2';
    const document = await readDocx('a.docx', docx({ body, relationships: related(to) }), []);
    expect(linksOf(document)).toEqual([
      ['these', to],
      ['those', `${to}#part`],
      ['shop', to],
      ['maker', to],
    ]);
  });

  it('are on the words of a caption', async () => {
    const row = (...cells: string[]): string =>
      `<w:tr>${cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`;
    const body = [
      paragraph('The ferries of the harbour', '<w:pStyle w:val="Title"/>', '<w:b/>'),
      paragraph('The board has counted everybody who took a ferry in the last year, at the gates of both sides.'),
      `<w:p>${run('Table 1: Passengers, from the ')}<w:hyperlink r:id="l1">${run('harbour register')}</w:hyperlink></w:p>`,
      `<w:tbl>${row('Line', 'People')}${row('North', '81')}</w:tbl>`,
    ].join('');
    const document = await readDocx('a.docx', docx({ body, relationships: related('https://example.org/r') }), []);
    expect(document.blocks.slice(-1)).toMatchObject([
      { kind: 'table', caption: 'Table 1: Passengers, from the harbour register' },
    ]);
    expect(linksOf(document)).toEqual([['harbour register', 'https://example.org/r']]);
  });

  it('are on the result of their field', async () => {
    const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const instruction = '<w:r><w:instrText> HYPERLINK "https://example.org/f" \\o "tip" </w:instrText></w:r>';
    const complex = `${mark('begin')}${instruction}${mark('separate')}${run('the field')}${mark('end')}`;
    const simple = `<w:fldSimple w:instr=" HYPERLINK https://example.org/s ">${run('the simple one')}</w:fldSimple>`;
    const body = `<w:p>${run('See ')}${complex}${run(' or ')}${simple}${run(' soon.')}</w:p>`;
    expect(linksOf(await readDocx('a.docx', docx({ body }), []))).toEqual([
      ['the field', 'https://example.org/f'],
      ['the simple one', 'https://example.org/s'],
    ]);
  });
});

it('links of PDF files are on the words that their areas lie over', async () => {
  const lines = [
    { x: 60, y: 780, size: 20, text: 'The bakery', bold: true },
    { x: 60, y: 740, size: 11, text: 'All of it stands in the yearly report of the bakery on Mill Street.' },
  ];
  // Helvetica's widths: "All of it stands in the " is 101.5 pt wide, "yearly report" 61.1 pt.
  const links = [
    { x: 161.5, y: 737, width: 61.1, height: 13, to: 'https://example.org/report' },
    { x: 60, y: 700, width: 80, height: 13, to: 'https://example.org/nothing' },
  ];
  expect(linksOf(await readPdf('a.pdf', pdf([lines], '', links), []))).toEqual([
    ['yearly report', 'https://example.org/report'],
  ]);
});

it('links of workbooks are on their own cells, also where others say the same', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Oven', 'Price', 'Site'],
    ['Large', 2200, 'open'],
    ['Small', 900, 'open'],
    ['Old', 400, 'https://example.org/old'],
    ['Wood', 700, 'open'],
  ]);
  sheet['C3'].l = { Target: 'https://example.org/small?a=1&b=2' };
  sheet['C5'].l = { Target: 'javascript:alert(1)' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Ovens');
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  const document = await readWorkbook('a.xlsx', bytes, 'xlsx', []);
  expect(linksOf(document)).toEqual([
    ['open', 'https://example.org/small?a=1&b=2'],
    ['https://example.org/old', 'https://example.org/old'],
  ]);
  expect(document.blocks.find(({ kind }) => kind === 'table')?.links?.[0]?.cell).toEqual([2, 2]);
});

const word = fc.constantFrom('report', 'the', 'here', 'bakery', '年度报告', '见', 'l’an', 'x1', 'Figures', '12%');
const piece = fc.record({ words: fc.array(word, { minLength: 1, maxLength: 3 }), linked: fc.boolean() });
const line = fc.record({
  mark: fc.constantFrom('', '', '- ', '1. ', '## ', '> '),
  pieces: fc.array(piece, { minLength: 1, maxLength: 6 }),
});

it('a text is the same with links and without', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const written = (hasLinks: boolean): string =>
        lines
          .map(({ mark, pieces }) => {
            const words = pieces.map((one) => one.words.join(' '));
            const said = words.map((text, at) =>
              hasLinks && pieces[at]?.linked ? `<a href="https://example.org/${at}">${text}</a>` : text,
            );
            return mark + said.join(' ');
          })
          .join('\n\n');
      const [plain, linked] = [textDocument('a.md', written(false)), textDocument('a.md', written(true))];
      expect(withoutLinks(linked)).toEqual(plain.blocks);
      for (const [words, to] of linksOf(linked)) {
        expect(to).toMatch(/^https:\/\/example\.org\/\d$/);
        expect(words).not.toBe('');
      }
    }),
    { numRuns: 300 },
  );
});
