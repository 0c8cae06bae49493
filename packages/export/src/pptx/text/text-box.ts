import type { PrimitiveParagraph, TextPrimitive } from '@pagewright/components/primitives';
import type { Rect } from '@pagewright/model/units';
import { el, type Xml } from '../../ooxml/xml.ts';
import type { SlideContext } from '../slide-context.ts';
import { keepsLines } from './lines.ts';
import { lineSize, paragraph } from './paragraph.ts';

export const ANCHOR = { top: 't', middle: 'ctr', bottom: 'b' } as const;

/** How much wider than its room a text whose lines are kept may become, so that another program's widths break none. */
const RESERVE = { share: 0.06, ems: 0.5 } as const;

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
 * A text with its place. Exact line spacing puts what a line is higher than its characters above them, CSS half of it below:
 * the box stands higher by the difference, so that the baselines are the page's.
 */
export function textBox(text: TextPrimitive, slide: SlideContext): TextBox {
  const { paragraphs, inner, source, verticalAlign, opacity, shadow } = text;
  const isTitle = source?.role === 'title';
  const { lines, language } = slide;
  const kept = keepsLines(paragraphs, inner.width, { lines, language, isTitle });
  const isSingle = paragraphs.every((one) => one.lines.length < 2);
  const box = kept || isSingle ? widened(inner, paragraphs, slide.size.width) : inner;
  const look = { kept, opacity, shadow, isTitle, isNumber: source?.role === 'number' };
  return {
    box: { ...box, y: box.y + baselineShift(paragraphs[0]) },
    body: el(
      'p:txBody',
      {},
      bodyProperties(ANCHOR[verticalAlign]),
      el('a:lstStyle'),
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

/** By how much the lines must be moved down, px; negative upwards. */
export function baselineShift(text: PrimitiveParagraph | undefined): number {
  const [line] = text?.lines ?? [];
  if (!text || !line) return 0;
  const size = Math.max(0, ...text.runs.map(({ look }) => lineSize(look)));
  return line.baseline - (line.box.y + text.lineHeight - BELOW_BASELINE * size);
}

/** More room on the side that the lines do not begin at, as far as the page goes. */
function widened(inner: Rect, paragraphs: readonly PrimitiveParagraph[], pageWidth: number): Rect {
  const [first] = paragraphs;
  const align = first?.align ?? 'left';
  const size = Math.max(0, ...paragraphs.flatMap(({ runs }) => runs.map(({ look }) => look.fontSize)));
  const wanted = align === 'justify' ? 1 : Math.max(inner.width * RESERVE.share, size * RESERVE.ems);
  const left = Math.max(0, Math.min(wanted, inner.x));
  const right = Math.max(0, Math.min(wanted, pageWidth - inner.x - inner.width));
  switch (align) {
    case 'right':
      return { ...inner, x: inner.x - left, width: inner.width + left };
    case 'center': {
      const both = Math.min(left, right);
      return { ...inner, x: inner.x - both, width: inner.width + 2 * both };
    }
    default:
      return { ...inner, width: inner.width + right };
  }
}
