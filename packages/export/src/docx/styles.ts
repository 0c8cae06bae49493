import { contrast } from '@pagewright/model/color';
import type { Palette } from '../drawingml/palette.ts';
import type { ThemeFonts } from '../drawingml/theme-fonts.ts';
import { WORD_NAMESPACES } from '../ooxml/names.ts';
import { el, type Xml, type XmlChild } from '../ooxml/xml.ts';
import { TEXT_WIDTH } from './sheet.ts';
import type { TextDocument } from './text-document.ts';

/** The styles of a text document, by the names that every program knows them by. */

/** Sizes in half points: of the text, of headings by level, of the rest. */
const SIZE = { body: 22, headings: [36, 28, 24, 22, 22, 22], title: 60, subtitle: 28, small: 18 } as const;
/** Sizes of the words in tables, points. */
export const TABLE_POINTS = { usual: 10, small: 8 } as const;
/** What can be read on white paper. */
const READABLE = 4.5;
const PAPER = '#ffffff';
const INK = '1f2430';
const SOFT = '5c6375';

interface Style {
  readonly id: string;
  readonly name: string;
  readonly based?: string;
  readonly next?: string;
  readonly paragraph?: XmlChild;
  readonly run?: XmlChild;
  /** Whether it is offered among the first. */
  readonly quick?: boolean;
}

export const STYLE = {
  title: 'Title',
  subtitle: 'Subtitle',
  body: 'BodyText',
  quote: 'Quote',
  caption: 'Caption',
  code: 'Code',
  contentsHeading: 'TOCHeading',
  table: 'PagewrightTable',
  tableText: 'TableText',
  smallTableText: 'TableTextSmall',
  header: 'Header',
  footer: 'Footer',
  link: 'Hyperlink',
  strong: 'Strong',
} as const;

/** @param level from 1 */
export function headingStyle(level: number): string {
  return `Heading${level}`;
}

/** @param level from 1 */
export function listStyle(ordered: boolean, level: number): string {
  return `${ordered ? 'ListNumber' : 'ListBullet'}${level > 1 ? level : ''}`;
}

/** @param level from 1 */
export function contentsStyle(level: number): string {
  return `TOC${level}`;
}

/** The first of the document's colours that can be read on paper. */
export function accentOf({ colors }: Palette): string {
  const candidates = [colors.accent1, colors.tx1, colors.accent2, colors.bg1, colors.accent3];
  return candidates.find((hex) => contrast(`#${hex}`, PAPER) >= READABLE) ?? INK;
}

export function writeStyles({ palette, language, themeFonts }: TextDocument): Xml {
  const accent = accentOf(palette);
  return el(
    'w:styles',
    { 'xmlns:w': WORD_NAMESPACES['xmlns:w'] },
    el(
      'w:docDefaults',
      {},
      el(
        'w:rPrDefault',
        {},
        el(
          'w:rPr',
          {},
          fonts('minor'),
          color(INK),
          ...sizes(SIZE.body),
          el('w:lang', { 'w:val': latinLanguage(language), 'w:eastAsia': eastAsianLanguage(language) }),
        ),
      ),
      el('w:pPrDefault', {}, el('w:pPr', {}, spacing(0, 120, 276))),
    ),
    paragraphStyle({ id: 'Normal', name: 'Normal', quick: true }, true),
    defaultStyle('character', 'DefaultParagraphFont', 'Default Paragraph Font'),
    defaultStyle('table', 'TableNormal', 'Normal Table', [
      el(
        'w:tblPr',
        {},
        el('w:tblInd', { 'w:w': 0, 'w:type': 'dxa' }),
        el('w:tblCellMar', {}, side('top', 0), side('left', 108), side('bottom', 0), side('right', 108)),
      ),
    ]),
    defaultStyle('numbering', 'NoList', 'No List'),
    paragraphStyles(accent, themeFonts).map((style) => paragraphStyle(style)),
    el(
      'w:style',
      { 'w:type': 'character', 'w:styleId': STYLE.link },
      el('w:name', { 'w:val': 'Hyperlink' }),
      el('w:rPr', {}, color(accent), el('w:u', { 'w:val': 'single' })),
    ),
    el(
      'w:style',
      { 'w:type': 'character', 'w:styleId': STYLE.strong },
      el('w:name', { 'w:val': 'Strong' }),
      el('w:qFormat'),
      el('w:rPr', {}, el('w:b'), el('w:bCs')),
    ),
    tableStyle(accent),
  );
}

function paragraphStyles(accent: string, { minor }: ThemeFonts): Style[] {
  const headings = SIZE.headings.map((size, index): Style => {
    const level = index + 1;
    return {
      id: headingStyle(level),
      name: `heading ${level}`,
      next: STYLE.body,
      quick: true,
      paragraph: [
        el('w:keepNext'),
        el('w:keepLines'),
        spacing(level === 1 ? 480 : 280, 120, 264),
        el('w:outlineLvl', { 'w:val': index }),
      ],
      run: [fonts('major'), el('w:b'), el('w:bCs'), color(level > 2 ? INK : accent), ...sizes(size)],
    };
  });
  const lists = [false, true].flatMap((ordered) =>
    [1, 2, 3].map(
      (level): Style => ({
        id: listStyle(ordered, level),
        name: `List ${ordered ? 'Number' : 'Bullet'}${level > 1 ? ` ${level}` : ''}`,
        paragraph: [spacing(0, 60, 276), el('w:ind', { 'w:left': 360 * level, 'w:hanging': 360 })],
      }),
    ),
  );
  const contents = [1, 2, 3].map(
    (level): Style => ({
      id: contentsStyle(level),
      name: `toc ${level}`,
      paragraph: [
        el('w:tabs', {}, el('w:tab', { 'w:val': 'right', 'w:leader': 'dot', 'w:pos': TEXT_WIDTH })),
        spacing(level === 1 ? 100 : 0, 60, 264),
        el('w:ind', { 'w:left': 280 * (level - 1) }),
      ],
      ...(level === 1 ? { run: [el('w:b'), el('w:bCs')] } : {}),
    }),
  );
  return [
    {
      id: STYLE.title,
      name: 'Title',
      next: STYLE.subtitle,
      quick: true,
      paragraph: [el('w:keepNext'), spacing(2400, 160, 240)],
      run: [fonts('major'), el('w:b'), el('w:bCs'), color(accent), ...sizes(SIZE.title)],
    },
    {
      id: STYLE.subtitle,
      name: 'Subtitle',
      next: STYLE.body,
      quick: true,
      paragraph: spacing(0, 160, 264),
      run: [color(SOFT), ...sizes(SIZE.subtitle)],
    },
    { id: STYLE.body, name: 'Body Text', quick: true, paragraph: spacing(0, 140, 288) },
    ...headings,
    ...lists,
    {
      id: STYLE.quote,
      name: 'Quote',
      quick: true,
      paragraph: [
        el('w:pBdr', {}, el('w:left', { 'w:val': 'single', 'w:sz': 18, 'w:space': 12, 'w:color': accent })),
        spacing(160, 160, 288),
        el('w:ind', { 'w:left': 360, 'w:right': 360 }),
      ],
      run: [el('w:i'), el('w:iCs')],
    },
    {
      id: STYLE.caption,
      name: 'caption',
      quick: true,
      paragraph: spacing(60, 200, 264),
      run: [color(SOFT), ...sizes(SIZE.small)],
    },
    {
      id: STYLE.code,
      name: 'Code',
      quick: true,
      paragraph: [el('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': 'F3F4F8' }), spacing(120, 160, 252)],
      run: [
        el('w:rFonts', {
          'w:ascii': 'Courier New',
          'w:hAnsi': 'Courier New',
          'w:eastAsia': minor.eastAsian,
          'w:cs': 'Courier New',
        }),
        ...sizes(SIZE.small),
      ],
    },
    {
      id: STYLE.contentsHeading,
      name: 'TOC Heading',
      next: STYLE.body,
      quick: true,
      paragraph: [el('w:keepNext'), spacing(480, 160, 264)],
      run: [fonts('major'), el('w:b'), el('w:bCs'), color(accent), ...sizes(SIZE.headings[0])],
    },
    ...contents,
    { id: STYLE.tableText, name: 'Table Text', paragraph: spacing(40, 40, 252), run: sizes(2 * TABLE_POINTS.usual) },
    {
      id: STYLE.smallTableText,
      name: 'Table Text Small',
      based: STYLE.tableText,
      run: sizes(2 * TABLE_POINTS.small),
    },
    ...[STYLE.header, STYLE.footer].map(
      (id): Style => ({
        id,
        name: id.toLowerCase(),
        paragraph: spacing(0, 0, 240),
        run: [color(SOFT), ...sizes(SIZE.small)],
      }),
    ),
  ];
}

function paragraphStyle({ id, name, based = 'Normal', next, paragraph, run, quick }: Style, isDefault = false): Xml {
  return el(
    'w:style',
    { 'w:type': 'paragraph', 'w:default': isDefault || undefined, 'w:styleId': id },
    el('w:name', { 'w:val': name }),
    isDefault ? undefined : el('w:basedOn', { 'w:val': based }),
    next ? el('w:next', { 'w:val': next }) : undefined,
    quick ? el('w:qFormat') : undefined,
    paragraph ? el('w:pPr', {}, paragraph) : undefined,
    run ? el('w:rPr', {}, run) : undefined,
  );
}

function defaultStyle(type: string, id: string, name: string, content: readonly Xml[] = []): Xml {
  return el(
    'w:style',
    { 'w:type': type, 'w:default': true, 'w:styleId': id },
    el('w:name', { 'w:val': name }),
    el('w:uiPriority', { 'w:val': 99 }),
    el('w:semiHidden'),
    el('w:unhideWhenUsed'),
    content,
  );
}

/** Rules between the rows, and what may stand out: the first row, the last one, the first column, every second row. */
function tableStyle(accent: string): Xml {
  const rule = (name: string, sz: number, shade: string): Xml =>
    el(`w:${name}`, { 'w:val': 'single', 'w:sz': sz, 'w:space': 0, 'w:color': shade });
  return el(
    'w:style',
    { 'w:type': 'table', 'w:customStyle': true, 'w:styleId': STYLE.table },
    el('w:name', { 'w:val': 'Pagewright Table' }),
    el('w:basedOn', { 'w:val': 'TableNormal' }),
    el('w:qFormat'),
    el(
      'w:tblPr',
      {},
      el(
        'w:tblBorders',
        {},
        rule('top', 8, accent.toUpperCase()),
        rule('bottom', 8, accent.toUpperCase()),
        rule('insideH', 4, 'D5D9E3'),
      ),
      el('w:tblCellMar', {}, side('top', 30), side('left', 100), side('bottom', 30), side('right', 100)),
    ),
    el(
      'w:tblStylePr',
      { 'w:type': 'firstRow' },
      el('w:rPr', {}, el('w:b'), el('w:bCs'), color(accent)),
      el('w:tcPr', {}, el('w:tcBorders', {}, rule('bottom', 8, accent.toUpperCase()))),
    ),
    el(
      'w:tblStylePr',
      { 'w:type': 'lastRow' },
      el('w:rPr', {}, el('w:b'), el('w:bCs')),
      el('w:tcPr', {}, el('w:tcBorders', {}, rule('top', 8, accent.toUpperCase()))),
    ),
    el('w:tblStylePr', { 'w:type': 'firstCol' }, el('w:rPr', {}, el('w:b'), el('w:bCs'))),
    el(
      'w:tblStylePr',
      { 'w:type': 'band2Horz' },
      el('w:tcPr', {}, el('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': 'F4F6FA' })),
    ),
  );
}

function side(name: string, width: number): Xml {
  return el(`w:${name}`, { 'w:w': width, 'w:type': 'dxa' });
}

/** Twentieths of a point above and below; 240ths of a line. */
function spacing(before: number, after: number, line: number): Xml {
  return el('w:spacing', { 'w:before': before, 'w:after': after, 'w:line': line, 'w:lineRule': 'auto' });
}

function color(hex: string): Xml {
  return el('w:color', { 'w:val': hex.toUpperCase() });
}

/** Half points. */
function sizes(size: number): Xml[] {
  return [el('w:sz', { 'w:val': size }), el('w:szCs', { 'w:val': size })];
}

/** The theme's fonts of headings or of texts. */
function fonts(which: 'major' | 'minor'): Xml {
  return el('w:rFonts', {
    'w:asciiTheme': `${which}HAnsi`,
    'w:eastAsiaTheme': `${which}EastAsia`,
    'w:hAnsiTheme': `${which}HAnsi`,
    'w:cstheme': `${which}Bidi`,
  });
}

const EAST_ASIAN: ReadonlySet<string> = new Set(['zh-CN', 'zh-TW', 'ja-JP']);

/** The language of Latin letters, and of ideographs and kana. */
export function latinLanguage(language: string): string {
  return EAST_ASIAN.has(language) ? 'en-US' : language;
}

export function eastAsianLanguage(language: string): string {
  return EAST_ASIAN.has(language) ? language : 'zh-CN';
}
