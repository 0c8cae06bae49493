import type { ChartPrimitive } from '@pagewright/components/primitives';
import type { Xml } from '../../ooxml/xml.ts';
import type { ChartLook } from './chart-look.ts';
import type { ChartSheet } from './workbook.ts';

/** A chart with figures: what plots are made of. */
export interface PlottedChart {
  readonly primitive: ChartPrimitive;
  readonly figures: NonNullable<ChartPrimitive['figures']>;
  readonly look: ChartLook;
}

export interface PlotLayout {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A chart as its part has it. */
export interface Plot {
  /** What stands in the plot area: charts, then axes. */
  readonly area: readonly Xml[];
  readonly sheet: ChartSheet;
  readonly legend?: 't' | 'r' | 'b' | undefined;
  /** What stands beside the names of a legend; squares where absent. */
  readonly legendKeys?: 'square' | 'line' | undefined;
  /** Down to where a legend above the plot may reach, as a share of the chart; to the plot where absent. */
  readonly legendEnd?: number | undefined;
  /** Where the plot stands, shares of the chart; the program's own place where absent. */
  readonly layout?: PlotLayout | undefined;
  /** Entries of the legend that are left out, from 0. */
  readonly unlisted?: readonly number[];
}

/** The figures as they stand in the sheet. */
export function plainSheet({ figures, primitive }: PlottedChart): ChartSheet {
  return {
    categories: figures.categories,
    columns: figures.series.map(({ name, values }, index) => ({ name, values, format: formatOf(primitive, index) })),
  };
}

export function formatOf({ numberFormats }: ChartPrimitive, index: number): string {
  return numberFormats?.[index] ?? 'General';
}

/** Numbers along an axis are round: they need no digits behind the point where values are large. */
export function axisFormat(chart: PlottedChart, index: number): string {
  const format = formatOf(chart.primitive, index);
  const most = Math.max(0, ...(chart.figures.series[index]?.values ?? []).map((value) => Math.abs(value ?? 0)));
  return most >= 10 ? format.replace(/\.0+/, '') : format;
}
