import type { Rect } from '@pagewright/model/units';
import { baselineIn } from '@pagewright/typography/drawn-fonts';
import type { MeasuredText, TextStyle } from '@pagewright/typography/measure';

/** A line of a text in its place. */
export interface PlacedLine {
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
  /** Which of the lines split at \n it belongs to, from 0. */
  readonly paragraph: number;
  /** As wide as its words and as high as the line, in the space of the room. */
  readonly box: Rect;
  readonly baseline: number;
}

interface Alignment {
  readonly align: 'left' | 'center' | 'right' | 'justify';
  readonly vertical: 'top' | 'middle' | 'bottom';
}

const SHARE_ABOVE = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Where the lines of a measured text stand in their room; a text too tall for it starts at the top (`safe` alignment). */
export function placedLines(measured: MeasuredText, style: TextStyle, room: Rect, alignment: Alignment): PlacedLine[] {
  const top = room.y + Math.max(0, room.height - measured.height) * SHARE_ABOVE[alignment.vertical];
  return measured.lines.map((line, index) => {
    const indent = index === 0 ? (style.textIndent ?? 0) * style.fontSize : 0;
    const isLast = measured.lines[index + 1]?.paragraph !== line.paragraph;
    const free = room.width - line.indent - line.width - line.spaceAfter;
    const justified = alignment.align === 'justify' && !isLast;
    const y = top + line.top;
    return {
      start: line.start,
      end: line.end,
      paragraph: line.paragraph,
      box: {
        x: room.x + line.indent + indent + leftShare(alignment.align) * free,
        y,
        width: line.width - indent + (justified ? free : alignment.align === 'left' ? line.kerning : 0),
        height: line.height,
      },
      baseline: y + baselineIn(line.height, style.fontFamily, style.fontSize, style.language),
    };
  });
}

function leftShare(align: Alignment['align']): number {
  return align === 'center' ? 0.5 : align === 'right' ? 1 : 0;
}
