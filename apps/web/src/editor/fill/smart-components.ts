import { echartSample, mermaidSample } from '@pagewright/components/chart-samples';
import type { Component } from '@pagewright/components/models';

/** Whether a component carries what the generator is to fill in, and may be changed. */
export function isFillable(component: Component): boolean {
  return !component.locked && 'smart' in component.props && component.props.smart !== undefined;
}

/** A smart component in which nothing stands yet but what it was inserted with. */
export function isUnfilled(component: Component): boolean {
  if (!isFillable(component)) return false;
  switch (component.type) {
    case 'aiTextarea':
    case 'aiBorderedTextarea':
      return component.props.text.trim() === '';
    case 'aiTable': {
      const { cellData, headerRow } = component.props;
      return cellData.slice(headerRow ? 1 : 0).every((row) => row.every((text) => text.trim() === ''));
    }
    case 'aiEchart': {
      const { chartConfig, chartType } = component.props;
      return isSample(chartConfig, echartSample(chartType));
    }
    case 'aiChart': {
      const { mermaidCode, chartType } = component.props;
      return isSample(mermaidCode, mermaidSample(chartType));
    }
    default:
      return false;
  }
}

function isSample(text: string, sample: string): boolean {
  return text.trim() === '' || text.trim() === sample.trim();
}
