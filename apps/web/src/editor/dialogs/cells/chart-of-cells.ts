import { SHAPE_OF_TYPE } from '@pagewright/components/chart-shapes';
import type { ECHART_TYPES } from '@pagewright/components/echart-types';
import { isOf, make } from '@pagewright/components/kind';
import { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import type { Component, Page } from '@pagewright/components/models';
import { fieldChange } from '@pagewright/components/panels';
import { drawnInStyle, withCells } from '@pagewright/design/bound-chart';
import { tokensOf } from '@pagewright/design/styles';
import { type BoundCells, figuresOfCells } from '@pagewright/model/bound-cells';
import type { DocumentStyle } from '@pagewright/model/document-style';
import type { TableBlock } from '@pagewright/model/source-document';
import { currentLanguage } from '../../../app/i18n/i18n.ts';
import { patched } from '../../document/component-patch.ts';
import { fittingSize } from '../../document/fitting-size.ts';

type EchartType = (typeof ECHART_TYPES)[number];

/** Types that draw names with figures. */
export const CELL_CHART_TYPES = [
  'bar',
  'line',
  'area',
  'pie',
  'radar',
  'funnel',
  'treemap',
] as const satisfies readonly EchartType[];

/** Whose words the types have. */
export const CELL_CHART_KIND = aiEchartModel.kind;

interface ChosenChart {
  readonly table: TableBlock;
  readonly cells: BoundCells;
  readonly page: Page;
  /** Of the document. */
  readonly style: DocumentStyle;
  /** The type that was chosen; that of the chart where none was. */
  readonly type: string | undefined;
  /** The chart that is bound to other cells. */
  readonly chart: Component | undefined;
}

/** A chart of cells, as the document's style draws it; undefined where no figures stand in them. */
export function chartOfCells({ table, cells, page, style, type, chart }: ChosenChart): Component | undefined {
  const figures = figuresOfCells(table, cells);
  if (!figures) return undefined;
  const { language } = page;
  if (chart) {
    const bound = withCells(chart, { cells, figures }, language);
    if (type === undefined) return bound;
    return patched(bound, { id: chart.id, ...fieldChange(bound, 'chartType', type, currentLanguage()) });
  }
  const chartType = CELL_CHART_TYPES.find((own) => own === type) ?? 'bar';
  const { caption } = table;
  const shape = SHAPE_OF_TYPE[chartType] ?? 'bar';
  const content = { shape, categories: [], series: [{ name: '', values: [] }], ...(caption ? { caption } : {}) };
  const empty = make(aiEchartModel, { id: 'new', position: { x: 0, y: 0 } }, { chartType, content });
  const filled = withCells(fittingSize(empty, page), { cells, figures }, language);
  return drawnInStyle(filled, page, tokensOf(style));
}

export function typeOf(chart: Component): string | undefined {
  return isOf(aiEchartModel, chart) ? chart.props.chartType : undefined;
}

/** The colour that the chart's own were chosen for. */
export function groundOf(chart: Component): string | undefined {
  return isOf(aiEchartModel, chart) ? chart.props.look?.background : undefined;
}
