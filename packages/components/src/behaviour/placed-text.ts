import type { Rect } from '@pagewright/model/units';
import type { MeasuredText, TextStyle } from '@pagewright/typography/measure';

/** A text of a page with its lines and its place. */
export interface PlacedText {
  readonly text: string;
  readonly style: TextStyle;
  /** The room it has, px in page space. */
  readonly box: Rect;
  /** Where its lines lie, px in page space; outside `box` where it overflows. */
  readonly ink: Rect;
  readonly measured: MeasuredText;
  readonly colors: readonly TextColor[];
  /** Fill of its own, over everything below the component: table cells. */
  readonly background?: string;
  /** Opacity of the component, 0-1. */
  readonly opacity: number;
}

/** A colour of a text and the size of what is set in it, px. */
export interface TextColor {
  readonly color: string;
  /** What the part is marked with, over everything below it. */
  readonly highlight?: string;
  readonly fontSize: number;
}

/** Where the lines come to lie; a text too tall for its box starts at the top (`safe` alignment). */
export function inkOf(
  box: Rect,
  measured: MeasuredText,
  props: {
    readonly textAlign: 'left' | 'center' | 'right' | 'justify';
    readonly verticalAlign: 'top' | 'middle' | 'bottom';
  },
): Rect {
  const spareHeight = Math.max(0, box.height - measured.height);
  const shareAbove = { top: 0, middle: 0.5, bottom: 1 }[props.verticalAlign];
  const justified = props.textAlign === 'justify' && measured.lines.length > 1;
  const width = justified ? box.width : measured.width;
  const shareLeft = { left: 0, justify: 0, center: 0.5, right: 1 }[props.textAlign];
  return {
    x: box.x + (box.width - width) * shareLeft,
    y: box.y + spareHeight * shareAbove,
    width,
    height: measured.height,
  };
}
