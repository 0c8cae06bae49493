import { isOf } from '@pagewright/components/kind';
import { aiBorderedTextareaModel } from '@pagewright/components/kinds/ai-bordered-textarea';
import { aiChartModel } from '@pagewright/components/kinds/ai-chart';
import { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import { aiTableModel } from '@pagewright/components/kinds/ai-table';
import { aiTextareaModel } from '@pagewright/components/kinds/ai-textarea';
import type { Component, Page } from '@pagewright/components/models';
import type { Filling, FillResult, FillWish } from '@pagewright/model/filling';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import { filledEchart, filledMermaid } from './filled-chart.ts';
import { filledTable } from './filled-table.ts';
import { filledText } from './filled-text.ts';

export { wishOf } from './wish.ts';

/** What became of a smart component; without one it stays as it is. */
export interface Filled {
  readonly component?: Component;
  readonly result: FillResult;
}

/** Puts what the sources hold into a smart component: its words, its cells or its figures, with their origins. */
export function withFilling(
  component: Component,
  filling: Filling,
  wish: FillWish,
  page: Page,
  style: StyleTokens,
): Filled {
  if (filling.is === 'nothing') return { result: filling };
  const filled = filledBy(component, filling, wish, page, style);
  if (!filled) return { result: { is: 'nothing', id: component.id, reason: 'no-room' } };
  return { component: filled, result: resultOf(filled, filling) };
}

function filledBy(
  component: Component,
  filling: Filling,
  wish: FillWish,
  page: Page,
  style: StyleTokens,
): Component | undefined {
  const isArea = isOf(aiTextareaModel, component) || isOf(aiBorderedTextareaModel, component);
  if (filling.is === 'text' && isArea) return filledText(component, filling, page);
  if (filling.is === 'table' && isOf(aiTableModel, component)) return filledTable(component, filling.table, wish, page);
  if (filling.is === 'chart' && isOf(aiEchartModel, component)) {
    return filledEchart(component, filling.chart, page, style);
  }
  return isOf(aiChartModel, component) ? filledMermaid(component, filling, page) : undefined;
}

function resultOf(component: Component, filling: Filling): FillResult {
  const base = { is: 'filled', id: component.id } as const;
  if (filling.is !== 'table' || !isOf(aiTableModel, component)) return { ...base, missing: [] };
  const total = Math.max(filling.table.totalRows ?? 0, filling.table.rows.length);
  const shown = component.props.rows;
  return { ...base, missing: filling.missing, ...(shown < total ? { rows: { shown, total } } : {}) };
}
