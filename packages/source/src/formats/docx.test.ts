import type { SourceDocument } from '@pagewright/model/source-document';
import { describe, expect, it } from 'vitest';
import { docx, HEADING_STYLES, heading, paragraph, table } from '../testing/docx.ts';
import { readDocx } from './docx.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAXElEQVR42u3PMQ0AAAwDoPo33ZrYvQQckB4XAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAYFrA6RgAAHzmZo6AAAAAElFTkSuQmCC',
  'base64',
);

function read(parts: Parameters<typeof docx>[0]): Promise<SourceDocument> {
  return readDocx('report.docx', docx(parts), []);
}

describe('Word files', () => {
  it('headings by style, with their levels', async () => {
    const body = [heading('Report', 1), paragraph('Words.'), heading('Scope', 2), paragraph('More words.')].join('');
    const document = await read({ body, styles: HEADING_STYLES });
    expect(document).toMatchObject({
      title: 'Report',
      kind: 'docx',
      blocks: [
        { kind: 'heading', level: 1, text: 'Report' },
        { kind: 'paragraph', text: 'Words.' },
        { kind: 'heading', level: 2, text: 'Scope' },
        { kind: 'paragraph', text: 'More words.' },
      ],
    });
  });

  it('a title from the running head, over two of its lines, where the text has none', async () => {
    const article = paragraph('ARTICLE I — NAME', '', '<w:b/>');
    const words = paragraph('The society looks after the ferries of the northern harbour and everything around them.');
    const head = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph('The Bylaws of')}${paragraph('the Ferry Society')}</w:hdr>`;
    const { title, blocks } = await read({
      body: article + words + words,
      relationships:
        '<Relationship Id="h1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/>',
      files: { 'word/header1.xml': Buffer.from(head) },
    });
    expect(title).toBe('The Bylaws of the Ferry Society');
    expect(blocks[0]).toMatchObject({ kind: 'heading', text: 'ARTICLE I — NAME' });
  });

  it('headings by outline level, and bold short lines where no style says so', async () => {
    const outlined = paragraph('Outlined', '<w:outlineLvl w:val="0"/>');
    const words = paragraph('These are the words that stand below the line in bold, and there are more of them.');
    const bold = paragraph('A bold line', '', '<w:b/>');
    const { blocks } = await read({ body: outlined + words + bold + words });
    expect(blocks.filter(({ kind }) => kind === 'heading')).toMatchObject([
      { text: 'Outlined' },
      { text: 'A bold line' },
    ]);
  });

  it('what stands above the line: figures as powers and marks, other marks of notes as such', async () => {
    const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const raised = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>');
    const said = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
    const { blocks } = await read({
      body: [
        said(run('The hall has 120 m'), raised('2'), run(' and 3 × 10'), raised('-'), raised('6'), run(' g of dust.')),
        said(
          run('Of the programme'),
          raised('['),
          raised('5'),
          raised(']'),
          run(' and the licence'),
          raised('[12]'),
          run('.'),
        ),
        said(
          run('By its style'),
          run('*', '<w:rStyle w:val="Mark"/>'),
          run(' too; on the line again'),
          run('[7]', '<w:vertAlign w:val="baseline"/>'),
        ),
        said(raised('A whole sentence above the line is no mark of anything.')),
        `<w:tbl><w:tr><w:tc>${said(run('Sales'))}</w:tc><w:tc>${said(run('1,234'), raised('1'))}</w:tc></w:tr></w:tbl>`,
      ].join(''),
      styles:
        '<w:style w:type="character" w:styleId="Mark"><w:name w:val="mark"/><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>',
    });
    const marks = blocks.map((block) =>
      (block.links ?? []).map(({ start, end, ...rest }) => ['text' in block && block.text.slice(start, end), rest]),
    );
    expect(blocks[0]).toMatchObject({ text: 'The hall has 120 m² and 3 × 10⁻⁶ g of dust.' });
    expect(blocks[1]).toMatchObject({ text: 'Of the programme[5] and the licence[12].' });
    expect(marks.slice(0, 4)).toEqual([
      [],
      [
        ['[5]', { raised: true }],
        ['[12]', { raised: true }],
      ],
      [['*', { raised: true }]],
      [],
    ]);
    expect(blocks[4]).toMatchObject({ rows: [[{ text: 'Sales' }, { text: '1,234¹' }]] });
  });

  it('what stands below the line, in the midst of words too', async () => {
    const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const lowered = (text: string) => run(text, '<w:vertAlign w:val="subscript"/>');
    const said = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
    const { blocks } = await read({
      body: [
        said(run('2 tests of H'), lowered('2'), run('O and CO'), lowered('2'), run(' at its peak x'), lowered('max')),
        said(lowered('A whole sentence below the line is no mark of anything.')),
      ].join(''),
    });
    expect(blocks[0]).toMatchObject({ text: '2 tests of H2O and CO2 at its peak xmax' });
    expect(blocks.map(({ links }) => links)).toEqual([
      [
        { start: 12, end: 13, lowered: true },
        { start: 21, end: 22, lowered: true },
        { start: 36, end: 39, lowered: true },
      ],
      undefined,
    ]);
  });

  it('notes at the end of the part that points to them, with their number, and links of theirs', async () => {
    const pointing = (text: string, id: number) =>
      `<w:p><w:r><w:t>${text}</w:t></w:r><w:r><w:footnoteReference w:id="${id}"/></w:r></w:p>`;
    const linked = '<w:hyperlink r:id="n1"><w:r><w:t>the yearbook</w:t></w:r></w:hyperlink>';
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://field.example/"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>the register</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const note = (id: number, words: string) =>
      `<w:footnote w:id="${id}"><w:p><w:r><w:footnoteRef/></w:r>${words}</w:p></w:footnote>`;
    const said = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const relation = (target: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="n1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${target}" TargetMode="External"/></Relationships>`;
    const { blocks } = await read({
      body: [
        heading('Scope', 1),
        pointing('Ferries carried more people.', 2),
        heading('Method', 1),
        pointing('They were counted at the gates.', 3),
      ].join(''),
      styles: HEADING_STYLES,
      footnotes: `<w:footnote w:type="separator" w:id="0"><w:p/></w:footnote>${note(2, said(' See ') + linked + said('.'))}${note(3, said(' As in ') + field + said('.'))}`,
      files: { 'word/_rels/footnotes.xml.rels': Buffer.from(relation('https://note.example/道')) },
    });
    expect(blocks).toMatchObject([
      { text: 'Scope' },
      { text: 'Ferries carried more people.' },
      {
        text: '[1] See the yearbook.',
        origin: 'report.docx#2',
        links: [{ start: 8, end: 20, to: 'https://note.example/道' }],
      },
      { text: 'Method' },
      { text: 'They were counted at the gates.' },
      { text: '[2] As in the register.', links: [{ start: 10, end: 22, to: 'https://field.example/' }] },
    ]);
  });

  it('notes at the end of their part where only its looks tell its heading, and those that a table points to', async () => {
    const pointing = (text: string, id: number) =>
      `<w:p><w:r><w:t>${text}</w:t></w:r><w:r><w:footnoteReference w:id="${id}"/></w:r></w:p>`;
    const note = (id: number, text: string) =>
      `<w:footnote w:id="${id}"><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:footnote>`;
    const text = (about: string) =>
      paragraph(`${about} carried more people than in any year before, and the board has counted them at the gates.`);
    const { blocks } = await read({
      body: [
        paragraph('Ferries of the harbour', '', '<w:b/><w:sz w:val="40"/>'),
        pointing('What the harbour board reports is read once a year by everybody who lives there.', 2),
        paragraph('North side', '', '<w:b/>'),
        text('The northern ferries'),
        table([
          ['Line', 'People'],
          ['North', '81'],
        ]).replace('>81</w:t>', '>81</w:t><w:footnoteReference w:id="3"/>'),
        paragraph('South side', '', '<w:b/>'),
        text('The southern ferries'),
      ].join(''),
      footnotes: note(2, 'Read in March.') + note(3, 'Without school classes.'),
    });
    const shown = blocks.map((block) => ('text' in block ? block.text : block.kind));
    expect(shown.indexOf('[1] Read in March.')).toBe(shown.indexOf('North side') - 1);
    expect(shown.indexOf('[2] Without school classes.')).toBe(shown.indexOf('South side') - 1);
  });

  it('headings that count in Han numbers over text of their own, and no list that counts so', async () => {
    const text = paragraph(
      '全年运送乘客四百二十万人次，准点率保持在百分之九十八以上，投诉比上一年减少了三成，车辆全部按计划检修。',
    );
    const counted = ['一、总体情况', '二、主要问题', '三、明年安排'].map((line) => paragraph(line) + text).join('');
    const { blocks } = await read({ body: paragraph('轮渡公司年度工作总结', '', '<w:b/>') + counted });
    expect(blocks.filter(({ kind }) => kind === 'heading').slice(1)).toMatchObject([
      { text: '总体情况', numbering: '一、' },
      { text: '主要问题', numbering: '二、' },
      { text: '明年安排', numbering: '三、' },
    ]);
    const listed = ['一、带伞', '二、带水', '三、带票'].map((line) => paragraph(line)).join('');
    const list = await read({ body: text + listed });
    expect(list.blocks.filter(({ kind }) => kind === 'heading')).toEqual([]);
  });

  it('no heading of bold lines that each name somebody and say what of them, wherever they stand', async () => {
    const words = paragraph(
      'These are the words that stand below the title, and there are more of them than bold lines. '.repeat(3),
    );
    const tasks = ['Ann: sends the receipts', 'Ben: orders the soil', 'Cleo: writes on the fifth of each month'];
    const { blocks } = await read({
      body:
        heading('Report', 1) + words.repeat(14) + tasks.map((task) => paragraph(task, '', '<w:b/>')).join('') + words,
      styles: HEADING_STYLES,
    });
    expect(blocks.filter((block) => block.kind === 'paragraph' && tasks.includes(block.text))).toHaveLength(3);
  });

  it('the first line as the title where bold lines of the size of the text head sections, apart from each other', async () => {
    const bold = (text: string): string => paragraph(text, '', '<w:b/>');
    const table =
      '<w:tbl><w:tr><w:tc>' + paragraph('Boats') + '</w:tc><w:tc>' + paragraph('7') + '</w:tc></w:tr></w:tbl>';
    const body = [
      paragraph('Harbour café, report for May'),
      paragraph('Written by Ines, 3 June'),
      ...['Guests', 'Repairs', 'Plans'].map((head) => bold(head) + table + paragraph('There is more to say of it.')),
    ].join('');
    expect((await read({ body })).title).toBe('Harbour café, report for May');
  });

  it('the one heading above all others as the title, whatever plain lines stand before it', async () => {
    const body = [
      paragraph('Quay and Sons'),
      paragraph('Note to all skippers'),
      heading('Fog: what to do alone at sea', 1),
      paragraph('Words.'),
      heading('Before', 2),
      paragraph('More words.'),
      heading('After', 2),
      paragraph('More words.'),
    ].join('');
    expect((await read({ body, styles: HEADING_STYLES })).title).toBe('Fog: what to do alone at sea');
  });

  it('numbers of lists as Word counts them, nested', async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="0">' +
      '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>' +
      '<w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%2)"/></w:lvl>' +
      '</w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num>';
    const item = (text: string, level: number): string =>
      paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="7"/></w:numPr>`);
    const body = item('first', 0) + item('inner', 1) + item('inner too', 1) + item('second', 0);
    const { blocks } = await read({ body, numbering });
    expect(blocks).toMatchObject([
      {
        kind: 'list',
        ordered: true,
        items: [
          { text: 'first', level: 0, marker: '1.' },
          { text: 'inner', level: 1, marker: 'a)' },
          { text: 'inner too', level: 1, marker: 'b)' },
          { text: 'second', level: 0, marker: '2.' },
        ],
      },
    ]);
  });

  it('tables with merged and typed cells', async () => {
    const cell = (text: string, properties = ''): string =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
    const body =
      '<w:tbl>' +
      `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Region')}${cell('Figures', '<w:gridSpan w:val="2"/>')}</w:tr>` +
      `<w:tr>${cell('North', '<w:vMerge w:val="restart"/>')}${cell('12.5%')}${cell('¥1,200')}</w:tr>` +
      `<w:tr>${cell('', '<w:vMerge/>')}${cell('8%')}${cell('2024-03-01')}</w:tr>` +
      '</w:tbl>';
    const { blocks } = await read({ body: paragraph('Before.') + body });
    expect(blocks[1]).toMatchObject({
      kind: 'table',
      headerRows: 1,
      rows: [
        [{ text: 'Region' }, { text: 'Figures', colSpan: 2 }, { colSpan: 0 }],
        [
          { text: 'North', rowSpan: 2 },
          { type: 'percent', value: 0.125 },
          { type: 'currency', value: 1200, unit: '¥' },
        ],
        [{ rowSpan: 0 }, { type: 'percent', value: 0.08 }, { type: 'date', value: '2024-03-01' }],
      ],
    });
  });

  it('pictures of the file, with what they show; those outside are never fetched', async () => {
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const drawing = (id: string): string =>
      `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="A square"/><a:graphic><a:graphicData><a:blip r:embed="${id}"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
    const document = await read({
      body: paragraph('Before.') + drawing('inside') + drawing('outside'),
      relationships:
        `<Relationship Id="inside" Type="${office}/image" Target="media/one.png"/>` +
        `<Relationship Id="outside" Type="${office}/image" Target="http://127.0.0.1:9/two.png" TargetMode="External"/>`,
      files: { 'word/media/one.png': PNG },
    });
    const images = document.blocks.filter((block) => block.kind === 'image');
    expect(images).toMatchObject([{ alt: 'A square' }]);
    const [key = ''] = images.map(({ asset }) => asset);
    expect(document.assets[key]).toMatchObject({ mime: 'image/png', width: 64, height: 64 });
    expect(document.warnings).toEqual([{ code: 'external-images', params: {} }]);
  });

  it('text that was deleted with tracked changes is not read', async () => {
    const body =
      '<w:p><w:r><w:t>Kept </w:t></w:r><w:del><w:r><w:delText>gone </w:delText></w:r></w:del><w:ins><w:r><w:t>added.</w:t></w:r></w:ins></w:p>';
    const document = await read({ body });
    expect(document.blocks).toMatchObject([{ text: 'Kept added.' }]);
    expect(document.warnings).toEqual([{ code: 'tracked-changes', params: {} }]);
  });

  it('refuses a file without any words, and one whose document is broken', async () => {
    await expect(read({ body: '<w:p/>' })).rejects.toMatchObject({ code: 'file/no-content' });
    await expect(read({ body: '<w:p><w:r>' })).rejects.toMatchObject({ code: 'file/corrupt' });
  });

  it('reads what stands below the name of a field as its value, and leaves other colons alone', async () => {
    const lines = ['Meeting title:', 'Harbour Committee', 'Date:', '10 June 2026', 'We agreed:', 'Lamps stay on.'];
    const { title, blocks } = await read({ body: lines.map((text) => paragraph(text)).join('') });
    expect(title).toBe('Harbour Committee');
    const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []));
    expect(texts).toContain('Date: 10 June 2026');
    expect(texts.some((text) => text.includes('We agreed') && text.includes('Lamps'))).toBe(false);
  });
});
