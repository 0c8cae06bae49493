import type { Language } from '@pagewright/model/languages';
import type { Size } from '@pagewright/model/units';
import { textWidth } from '@pagewright/typography/measure';
import type { ChartLook } from '../figures.ts';

/** What a chart's option is made with beside its figures. */
export interface Chart {
  readonly look: ChartLook;
  readonly language: Language;
  /** Of the drawing, px. */
  readonly size: Size;
  readonly fontFamily: string;
  /** px of axis labels, legends and values. */
  readonly fontSize: number;
  /** Series colours: the look's, or those of the theme that a person has chosen. */
  readonly colors: readonly string[];
}

/** Width of a label, rounded up to whole px. */
export function textWidthOf({ fontFamily, fontSize, language }: Chart, text: string): number {
  return Math.ceil(textWidth(text, { fontFamily, fontSize, fontWeight: 400, language, lineHeight: 1.3 })) + 1;
}

export function colorAt({ colors, look }: Chart, index: number): string {
  return colors[index % colors.length] ?? look.ink;
}

/** Values are written on a chart when they are few enough to be read. */
export function showsValues(categories: number, series: number): boolean {
  return categories * series <= 14;
}
