import type { Language } from '@pagewright/model/languages';
import type { Size } from '@pagewright/model/units';
import { measureText, textWidth } from '@pagewright/typography/measure';
import type { ChartFigures, ChartLook } from '../figures.ts';
import { withUnit } from './numbers.ts';

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
export function textWidthOf(chart: Chart, text: string): number {
  return Math.ceil(textWidth(text, styleOf(chart))) + 1;
}

/** Width of the longest of several labels, px; 0 where there are none. */
export function widestText(texts: readonly string[], chart: Chart): number {
  return Math.max(0, ...texts.map((text) => textWidthOf(chart, text)));
}

/** Width of the longest of the values of some series as they are written, px. */
export function widestValue({ unit }: ChartFigures, series: ChartFigures['series'], chart: Chart): number {
  const texts = series.flatMap((one) =>
    one.values.flatMap((value) => (value === null ? [] : [withUnit(value, one.unit ?? unit, chart.language)])),
  );
  return Math.max(1, widestText(texts, chart));
}

/** A label with its lines broken at a width in px, for what the drawing engine does not break itself. */
export function brokenAt(text: string, width: number, chart: Chart): string {
  return measureText(text, styleOf(chart), width)
    .lines.map((line) => line.text.trim())
    .join('\n');
}

function styleOf({ fontFamily, fontSize, language }: Chart) {
  return { fontFamily, fontSize, fontWeight: 400, language, lineHeight: 1.3 } as const;
}

/** Letters that the drawing engine keeps on one line: Latin ones up to a space or one of its other breaks. */
const UNBROKEN = /[\u0021-\u017f]+/g;
const BREAKS = /[,&?/;\]]/;

/** Width of the longest word, px: in a narrower line it would be broken. */
export function widestWord(names: readonly string[], chart: Chart): number {
  const words = names.flatMap((name) => (name.match(UNBROKEN) ?? []).flatMap((run) => run.split(BREAKS)));
  return widestText(words, chart);
}

export function colorAt({ colors, look }: Chart, index: number): string {
  return colors[index % colors.length] ?? look.ink;
}

/** Values are written on a chart when they are few enough to be read. */
export function showsValues(categories: number, series: number): boolean {
  return categories * series <= 14;
}
