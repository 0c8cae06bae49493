import type { Language } from '@pagewright/model/languages';
import type { Rect } from '@pagewright/model/units';
import { type MeasuredText, measureText, type TextStyle } from '@pagewright/typography/measure';
import { CODE_FAMILY } from '@pagewright/typography/text-css';
import { defaultsOf, type KindInput } from '../define-kind.ts';
import { drawnBorderWidth } from '../drawing/box-css.ts';
import type { TextProps } from '../drawing/text-props.ts';
import type { TextSpan } from '../props/text-style.ts';
import { textModel } from '../text/model.ts';
import { type CodeColors, codeColors } from './colors.ts';
import { guessLanguage } from './guess-language.ts';
import type { CodeLanguage } from './languages.ts';
import { type CodeBlockComponent, type CodeBlockProps, codeBlockModel } from './model.ts';
import { type CodeToken, findTokens } from './tokens.ts';

type Drawn = Pick<CodeBlockComponent, 'props' | 'size'>;

/** A text of a listing in its place, px from the corner of the component. */
export interface CodePart {
  readonly rect: Rect;
  readonly props: TextProps;
}

/** Where everything of a listing stands, px from the corner of the component. */
export interface CodeLayout {
  /** Size that it is set in: the wanted one, or the largest that fits. */
  readonly fontSize: number;
  /** As it is drawn: tabs as spaces. */
  readonly code: string;
  readonly measured: MeasuredText;
  readonly room: Rect;
  /** Left of the room; absent without line numbers. */
  readonly gutter?: Rect;
  /** Absent without a title. */
  readonly title?: { readonly bar: Rect; readonly rect: Rect; readonly fontSize: number };
  /** Grounds of the lines that stand out. */
  readonly marks: readonly Rect[];
}

/** Sizes below it are no use to a reader: lines are broken first. */
const LEAST_UNBROKEN = 9;
/** Least size that code is set in, px: files for PowerPoint know none below 1 pt. Too small to be read, it can still be enlarged and copied. */
const LEAST = 1.5;
/** Steps between the wanted size and the least. */
const STEPS = 48;
/** Space between numbers and code, and before the numbers, em. */
const GUTTER = { gap: 1.2, digit: 0.6 } as const;
/** The title's size and the space above and below it, shares of the code's. */
const TITLE = { size: 0.88, line: 1.5, space: 0.42 } as const;

/** Width of the line at the edge of lines that stand out, px. */
export const EDGE = 3;

/** The line below the title. */
export function ruleBelow({ x, y, width, height }: Rect): Rect {
  return { x, y: y + height - 1, width, height: 1 };
}

/** Tabs as the spaces that they stand for. */
export function withoutTabs(code: string, tabWidth: number): string {
  if (!code.includes('\t')) return code;
  const expanded = (line: string): string => {
    let out = '';
    for (const [index, piece] of line.split('\t').entries()) {
      if (index > 0) out += ' '.repeat(tabWidth - (out.length % tabWidth));
      out += piece;
    }
    return out;
  };
  return code.split('\n').map(expanded).join('\n');
}

/** The numbers of the lines that stand out. */
export function markedLines(marked: string): (line: number) => boolean {
  const ranges = marked.split(/[,;，、；\s]+/).flatMap((part) => {
    const [, from, to = from] = /^(\d{1,6})(?:[-–—](\d{1,6}))?$/.exec(part) ?? [];
    return from === undefined ? [] : [{ from: Number(from), to: Number(to) }];
  });
  return (line) => ranges.some(({ from, to }) => line >= from && line <= to);
}

/** What a listing is coloured as. */
export function shownLanguage({ language, code }: Pick<CodeBlockProps, 'language' | 'code'>): CodeLanguage | 'plain' {
  return language === 'auto' ? guessLanguage(code) : language;
}

const known = new WeakMap<CodeBlockProps, { readonly key: string; readonly layout: CodeLayout }>();

/** Lays a listing out so that nothing of it leaves its box. */
export function codeLayout({ props, size }: Drawn, language: Language): CodeLayout {
  const key = `${size.width} ${size.height} ${language}`;
  const before = known.get(props);
  if (before?.key === key) return before.layout;
  const layout = laidOut({ props, size }, language);
  known.set(props, { key, layout });
  return layout;
}

function laidOut({ props, size }: Drawn, language: Language): CodeLayout {
  const inset = drawnBorderWidth(props) + props.padding;
  const code = withoutTabs(props.code, props.tabWidth);
  const lines = code.split('\n').length;
  const digits = String(props.firstLine + lines - 1).length;
  const gutterAt = (fontSize: number) => (props.lineNumbers ? (digits * GUTTER.digit + GUTTER.gap) * fontSize : 0);
  const title = titleOf(props, size, inset, language);
  const top = title ? title.bar.y + title.bar.height + props.padding * 0.7 : inset;
  const height = Math.max(1, size.height - top - inset);
  const width = Math.max(1, size.width - 2 * inset);
  const measuredAt = (fontSize: number): MeasuredText =>
    measureText(code, styleAt(props, fontSize, language), Math.max(1, width - gutterAt(fontSize)));
  const fits = (fontSize: number, unbroken: boolean): boolean => {
    if (lines * props.lineHeight * fontSize > height) return false;
    const measured = measuredAt(fontSize);
    return measured.height <= height + ROUNDING && !(unbroken && measured.lines.length > lines);
  };
  const whole = props.fit === 'shrink' ? largest(props.fontSize, LEAST_UNBROKEN, (at) => fits(at, true)) : undefined;
  const fontSize = whole ?? largest(props.fontSize, LEAST, (at) => fits(at, false)) ?? Math.min(LEAST, props.fontSize);
  const measured = measuredAt(fontSize);
  const gutter = gutterAt(fontSize);
  const room = { x: inset + gutter, y: top, width: Math.max(1, width - gutter), height };
  return {
    fontSize,
    code,
    measured,
    room,
    ...(gutter > 0 ? { gutter: { x: inset, y: top, width: gutter - GUTTER.gap * fontSize * 0.8, height } } : {}),
    ...(title ? { title } : {}),
    marks: marksOf(props, measured, room, size),
  };
}

/**
 * How high a listing wants to be at a width, px, and how it is set there: in one line each as long as that is no smaller
 * than `smallest` px, else in lines that are broken.
 */
export function codeHeight(
  input: KindInput<typeof codeBlockModel>,
  width: number,
  language: Language,
  smallest: number,
): { readonly height: number; readonly fontSize: number; readonly fit: CodeBlockProps['fit'] } {
  const props = { ...defaultsOf(codeBlockModel), ...input };
  const size = { width, height: TALL };
  const whole = laidOut({ props: { ...props, fit: 'shrink' }, size }, language);
  const least = Math.min(smallest, props.fontSize);
  const isWhole = whole.fontSize >= least && whole.measured.lines.length === whole.code.split('\n').length;
  const { fontSize, measured, room } = isWhole ? whole : laidOut({ props: { ...props, fit: 'wrap' }, size }, language);
  const below = drawnBorderWidth(props) + props.padding;
  return { height: Math.ceil(room.y + measured.height + below), fontSize, fit: isWhole ? 'shrink' : 'wrap' };
}

/** Higher than any listing. */
const TALL = 1_000_000;

/** px that sums of fractions may be off. */
const ROUNDING = 0.01;

/** The largest size from `most` down to `least` that fits; undefined where none does. */
function largest(most: number, least: number, fits: (fontSize: number) => boolean): number | undefined {
  if (fits(most)) return most;
  if (most <= least) return undefined;
  const at = (step: number) => Math.round((least + ((most - least) * step) / STEPS) * 100) / 100;
  if (!fits(at(0))) return undefined;
  let low = 0;
  let high = STEPS;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(at(middle))) low = middle;
    else high = middle;
  }
  return at(low);
}

function styleAt(props: CodeBlockProps, fontSize: number, language: Language): TextStyle {
  return { fontFamily: CODE_FAMILY, fontSize, fontWeight: 400, language, lineHeight: props.lineHeight };
}

function titleOf(props: CodeBlockProps, size: Drawn['size'], inset: number, language: Language): CodeLayout['title'] {
  if (props.title.trim() === '') return undefined;
  const border = drawnBorderWidth(props);
  const wanted = Math.min(props.fontSize * TITLE.size, Math.max(1, size.height - 2 * border) / (4 * TITLE.line));
  const width = Math.max(1, size.width - 2 * inset);
  const natural = measureText(props.title, styleAt(props, wanted, language), Number.POSITIVE_INFINITY).width;
  const fontSize = Math.max(1, Math.floor(wanted * Math.min(1, width / Math.max(1, natural + 1)) * 100) / 100);
  const space = fontSize * TITLE.space;
  const height = fontSize * TITLE.line;
  return {
    fontSize,
    bar: { x: border, y: border, width: Math.max(1, size.width - 2 * border), height: height + 2 * space },
    rect: { x: inset, y: border + space, width, height },
  };
}

/** Lines that stand out, over the whole width; those that follow each other as one. */
function marksOf(props: CodeBlockProps, measured: MeasuredText, room: Rect, size: Drawn['size']): Rect[] {
  const isMarked = markedLines(props.marked);
  const border = drawnBorderWidth(props);
  const marks: Rect[] = [];
  for (const { paragraph, top, height } of measured.lines) {
    if (!isMarked(paragraph + props.firstLine)) continue;
    const last = marks.at(-1);
    const y = room.y + top;
    if (last && Math.abs(last.y + last.height - y) < ROUNDING) {
      marks[marks.length - 1] = { ...last, height: last.height + height };
    } else marks.push({ x: border, y, width: Math.max(1, size.width - 2 * border), height });
  }
  return marks;
}

/** The texts of a listing in their looks. */
export interface DrawnCode {
  readonly layout: CodeLayout;
  readonly colors: CodeColors;
  readonly code: CodePart;
  readonly numbers?: CodePart;
  readonly title?: CodePart;
}

/** What is drawn of a listing. @param tokens coloured parts; without them all is plain */
export function drawnCode(component: Drawn, language: Language, tokens: readonly CodeToken[] | undefined): DrawnCode {
  const { props } = component;
  const layout = codeLayout(component, language);
  const colors = codeColors(props);
  const text = (words: string, fontSize: number, own: Partial<TextProps>): TextProps => ({
    ...defaultsOf(textModel),
    text: words,
    fontFamily: CODE_FAMILY,
    fontSize,
    lineHeight: props.lineHeight,
    opacity: props.opacity,
    ...own,
  });
  const { room, gutter, title, fontSize } = layout;
  return {
    layout,
    colors,
    code: { rect: room, props: text(layout.code, fontSize, { color: colors.plain, spans: spansOf(tokens, colors) }) },
    ...(gutter
      ? {
          numbers: {
            rect: gutter,
            props: text(numbersOf(props, layout), fontSize, { color: colors.quiet, textAlign: 'right' }),
          },
        }
      : {}),
    ...(title
      ? {
          title: {
            rect: title.rect,
            props: text(props.title, title.fontSize, { color: colors.quiet, lineHeight: TITLE.line }),
          },
        }
      : {}),
  };
}

/** The tokens of a listing, as far as its grammar is at hand. */
export function tokensOf({ props, size }: Drawn, language: Language): readonly CodeToken[] | undefined {
  return findTokens(codeLayout({ props, size }, language).code, shownLanguage(props));
}

function spansOf(tokens: readonly CodeToken[] | undefined, colors: CodeColors): TextSpan[] {
  return (tokens ?? []).map(({ start, end, role }) => ({
    start,
    end,
    color: colors.roles[role],
    ...(role === 'keyword' ? { fontWeight: 700 } : {}),
    ...(role === 'comment' ? { fontStyle: 'italic' } : {}),
  }));
}

/** A number beside the first row of each line, nothing beside those that it goes on in. */
function numbersOf({ firstLine }: CodeBlockProps, { measured }: CodeLayout): string {
  let before = -1;
  const rows = measured.lines.map(({ paragraph }) => {
    const number = paragraph === before ? '' : String(paragraph + firstLine);
    before = paragraph;
    return number;
  });
  return rows.join('\n');
}
