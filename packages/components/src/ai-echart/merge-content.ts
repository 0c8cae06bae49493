import { isSameValue } from '../behaviour/same-value.ts';
import { type ChartOption, parseChartConfig } from '../chart-config.ts';
import { mergeGrid } from '../merging/grid.ts';
import { type ChartCell, type ChartTable, readChartTable, writeChartTable } from './chart-table.ts';
import type { EchartType } from './echart-types.ts';
import type { ChartFigures } from './figures.ts';
import { figuresTable, withTable } from './figures-table.ts';

interface ChartProps {
  readonly chartConfig: string;
  readonly chartType: EchartType;
  readonly content?: ChartFigures | undefined;
}

/**
 * Figures that a person changed in a chart, changed in another state of it. Where they changed more than its figures,
 * their chart takes the place of the other.
 */
export function mergeChart<P extends ChartProps>(base: ChartProps, mine: ChartProps, target: P): P {
  const sameType = mine.chartType === base.chartType;
  const sameContent = isSameValue(mine.content, base.content);
  if (mine.chartConfig === base.chartConfig && sameContent) {
    return sameType ? target : { ...target, chartType: mine.chartType };
  }
  if (mine.chartConfig === base.chartConfig && base.content && mine.content && target.content) {
    const content = mergedContent(base.content, mine.content, target.content);
    return { ...target, chartType: sameType ? target.chartType : mine.chartType, content };
  }
  const chartConfig = sameType && sameContent ? mergedFigures(base, mine, target) : undefined;
  if (chartConfig !== undefined) return { ...target, chartConfig };
  const { content, chartType } = mine;
  return { ...target, chartConfig: mine.chartConfig, chartType, ...(content ? { content } : {}) };
}

/** Cells, names, rows and series that were changed, and the shape where another was chosen. */
function mergedContent(base: ChartFigures, mine: ChartFigures, target: ChartFigures): ChartFigures {
  const shape = mine.shape === base.shape ? target.shape : mine.shape;
  const [before, after, shown] = [base, mine, target].map((content) => figuresTable({ ...content, shape: 'bar' }));
  if (!before || !after || !shown) return target;
  const merged = withTable(
    { ...target, shape: 'bar' },
    tableOf(mergeGrid(gridOf(before), gridOf(after), gridOf(shown)), shown, after),
  );
  return { ...merged, shape };
}

function mergedFigures(base: ChartProps, mine: ChartProps, target: ChartProps): string | undefined {
  const [from, own, to] = [optionOf(base), optionOf(mine), optionOf(target)];
  const [before, after, shown] = [from, own, to].map((option) => option && readChartTable(option));
  if (!from || !own || !to || !before || !after || !shown) return undefined;
  if (!isSameValue(writeChartTable(from, after), own)) return undefined;
  const grid = mergeGrid(gridOf(before), gridOf(after), gridOf(shown));
  return JSON.stringify(writeChartTable(to, tableOf(grid, shown, after)));
}

/** A merged grid as a table like the one that is shown. */
function tableOf([names = [], ...rows]: ChartCell[][], shown: ChartTable, after: ChartTable): ChartTable {
  const columns = names.map((name, index) => {
    const known = shown.columns[index] ?? after.columns[index] ?? shown.columns.at(-1);
    if (!known) throw new Error('a chart without columns');
    return known.name === undefined ? known : { ...known, name: String(name ?? '') };
  });
  return { columns, rows, freeColumns: shown.freeColumns };
}

function gridOf({ columns, rows }: ChartTable): ChartCell[][] {
  return [columns.map(({ name, id }) => name ?? id), ...rows.map((row) => [...row])];
}

function optionOf({ chartConfig }: ChartProps): ChartOption | undefined {
  try {
    return parseChartConfig(chartConfig).option;
  } catch {
    return undefined;
  }
}
