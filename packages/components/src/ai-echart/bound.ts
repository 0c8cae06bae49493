import type { CellsFace } from '../behaviour/cells-face.ts';
import type { ChartFigures } from './figures.ts';
import type { AiEchart } from './model.ts';
import { isTyped } from './shown-option.ts';

/** How a chart follows the cells that it shows. */
export const boundChart: CellsFace<AiEchart> = {
  of: ({ props }) => props.cells,
  shows: ({ props }) => (isTyped(props) ? undefined : props.content),
  with: (chart, cells, { categories, series, unit }, from) => {
    const { unit: _unit, ...before } = chart.props.content ?? { shape: 'bar' as const };
    const content: ChartFigures = {
      ...before,
      categories,
      series: series.map((own, index) => {
        const as = chart.props.content?.series[from[index] ?? -1]?.as;
        return { ...own, ...(as ? { as } : {}) };
      }),
      ...(unit === undefined ? {} : { unit }),
    };
    return { ...chart, origin: [cells.origin], props: { ...chart.props, chartConfig: '', content, cells } };
  },
};
