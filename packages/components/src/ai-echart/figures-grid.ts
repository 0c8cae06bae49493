import type { GridCell } from '../behaviour/behaviour.ts';
import { parseChartConfig } from '../chart-config.ts';
import { type ChartTable, readChartTable } from './chart-table.ts';
import type { ChartFigures } from './figures.ts';
import { figuresTable } from './figures-table.ts';
import { isTyped } from './shown-option.ts';

interface ChartProps {
  readonly chartConfig: string;
  readonly content?: ChartFigures | undefined;
}

/** A chart's names and figures, a row for each category; undefined where what was typed has none that can be told. */
export function figuresGrid(props: ChartProps): GridCell[][] | undefined {
  const table = props.content && !isTyped(props) ? figuresTable(props.content) : typedTable(props.chartConfig);
  return table && [table.columns.map(({ name, id }) => name ?? id), ...table.rows.map((row) => [...row])];
}

function typedTable(chartConfig: string): ChartTable | undefined {
  try {
    return readChartTable(parseChartConfig(chartConfig).option);
  } catch {
    return undefined;
  }
}
