import type {
  CharacterLook,
  PrimitiveLine,
  PrimitiveParagraph,
  TextPrimitive,
} from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import type { Rect } from '@pagewright/model/units';
import { descentOf, printedRise } from '@pagewright/typography/drawn-fonts';
import type { FaceScript, Fonts } from '../../drawingml/fonts.ts';
import { hasEastAsian, hasOthers } from '../../drawingml/scripts.ts';
import { el, type Xml } from '../../ooxml/xml.ts';
import type { SlideContext } from '../slide-context.ts';
import { keepsLines } from './lines.ts';
import { lineSize, paragraph } from './paragraph.ts';

export const ANCHOR = { top: 't', middle: 'ctr', bottom: 'b' } as const;
const BODY_PROPERTIES = {
  top: bodyProperties(ANCHOR.top),
  middle: bodyProperties(ANCHOR.middle),
  bottom: bodyProperties(ANCHOR.bottom),
};
const LIST_STYLE = el('a:lstStyle');

/** How much wider than its room a text whose lines are kept becomes, so that another program's widths break none. */
const RESERVE = { share: 0.06, ems: 0.5 } as const;
/** How many times as wide as on the page a line may come out where its font is replaced by another, if nothing stands beside it. */
const REPLACED = 1.4;

export interface TextBox {
  /** Where the shape of the text stands, px. */
  readonly box: Rect;
  readonly body: Xml;
}

/**
 * How far a line of exact height reaches below its baseline, em, whatever the font: measured in LibreOffice 7.4 with twelve
 * fonts at three heights.
 */
const BELOW_BASELINE = 0.2;

/**
 * px that all lines stand higher than the page's, whose baselines lie on whole px: programs round each length, and what ends
 * up a hair below a row of dots is drawn a whole dot lower by renderers that put small letters on whole dots.
 */
const SNAP = 0.12;

/**
 * A text with its place. Exact line spacing puts what a line is higher than its characters above them, CSS half of it below:
 * the box stands higher by the difference, so that the baselines are the printed page's.
 */
export function textBox(text: TextPrimitive, slide: SlideContext): TextBox {
  const { paragraphs, inner, source, verticalAlign, opacity, shadow } = text;
  const isTitle = source?.role === 'title';
  const { lines, fonts } = slide;
  const kept = keepsLines(paragraphs, inner.width, { lines, fonts, isTitle });
  const isSingle = paragraphs.every((one) => one.lines.length < 2);
  const holds = kept || isSingle;
  const box = holds ? widened(text, slide) : inner;
  const room = holds ? box.width : undefined;
  const look = { kept, opacity, shadow, isTitle, isNumber: source?.role === 'number', room };
  return {
    box: { ...box, y: box.y + baselineShift(paragraphs[0], fonts) },
    body: el(
      'p:txBody',
      {},
      BODY_PROPERTIES[verticalAlign],
      LIST_STYLE,
      paragraphs.map((one) => paragraph(one, look, slide)),
    ),
  };
}

function bodyProperties(anchor: string): Xml {
  return el(
    'a:bodyPr',
    { vert: 'horz', wrap: 'square', lIns: 0, tIns: 0, rIns: 0, bIns: 0, rtlCol: false, anchor },
    el('a:noAutofit'),
  );
}

/** By how much the lines of a text must be moved down, px; negative upwards. */
function baselineShift(text: PrimitiveParagraph | undefined, fonts: Fonts): number {
  const [line] = text?.lines ?? [];
  if (!text || !line) return 0;
  const below = BELOW_BASELINE * sizeOf(text, fonts);
  return printedBaseline(text, line, fonts.language) - (line.box.y + text.lineHeight - below) - SNAP;
}

/**
 * By how much lines in the middle of a table's cell must be moved up, px. In cells, lines reach as far below their baseline as
 * their fonts do (LibreOffice 7.4); browsers count the lower rule to the cell.
 */
export function cellRise(paragraphs: readonly PrimitiveParagraph[], box: Rect, fonts: Fonts): number {
  const [first] = paragraphs;
  const lines = paragraphs.flatMap((one) => one.lines);
  const [line, last] = [lines[0], lines.at(-1)];
  if (!first || !line || !last) return 0;
  const height = last.box.y + last.box.height - line.box.y;
  const top = box.y + (box.height - height) / 2;
  return top + first.lineHeight - below(first, fonts) - printedBaseline(first, line, fonts.language) + SNAP;
}

/** How far the fonts of a text reach below its baseline, px. */
function below(text: PrimitiveParagraph, fonts: Fonts): number {
  const reach = (look: CharacterLook, script: FaceScript): number =>
    descentOf(fonts.face(look, script).family) ?? BELOW_BASELINE;
  const reaches = text.runs.flatMap(({ text: words, look }) => [
    hasEastAsian(words) ? reach(look, 'eastAsian') : 0,
    hasOthers(words) ? reach(look, 'latin') : 0,
  ]);
  return Math.max(0, ...reaches) * sizeOf(text, fonts);
}

/** px of the largest characters as they are written. */
function sizeOf({ runs }: PrimitiveParagraph, fonts: Fonts): number {
  return Math.max(0, ...runs.map(({ text, look }) => lineSize(look) * fonts.scale(text, look)));
}

/** Where a line stands on printed pages, px: browsers print baselines on whole px. */
function printedBaseline({ runs }: PrimitiveParagraph, { baseline }: PrimitiveLine, language: Language): number {
  const look = runs[0]?.look;
  return Math.round(baseline - (look ? printedRise(look.fontFamily, lineSize(look), language) : 0));
}

/** More room on the side that the lines do not begin at: a little as far as the page goes, much where nothing stands. */
function widened(text: TextPrimitive, slide: SlideContext): Rect {
  const { inner, paragraphs } = text;
  const align = paragraphs[0]?.align ?? 'left';
  // Its lines are stretched to its room.
  if (align === 'justify') return { ...inner, width: inner.width + 1 };
  const size = Math.max(0, ...paragraphs.flatMap(({ runs }) => runs.map(({ look }) => look.fontSize)));
  const widest = Math.max(0, ...paragraphs.flatMap((one) => one.lines.map(({ box }) => one.hangingIndent + box.width)));
  const reserve = Math.max(inner.width * RESERVE.share, size * RESERVE.ems);
  const wanted = Math.max(reserve, widest * REPLACED - inner.width);
  const free = slide.freeRoom(text);
  const onPage = { left: inner.x, right: slide.size.width - inner.x - inner.width };
  const more = (side: 'left' | 'right'): number =>
    Math.max(0, Math.min(wanted, Math.max(free[side], Math.min(reserve, onPage[side]))));
  switch (align) {
    case 'right':
      return { ...inner, x: inner.x - more('left'), width: inner.width + more('left') };
    case 'center': {
      const both = Math.min(more('left'), more('right'));
      return { ...inner, x: inner.x - both, width: inner.width + 2 * both };
    }
    default:
      return { ...inner, width: inner.width + more('right') };
  }
}
