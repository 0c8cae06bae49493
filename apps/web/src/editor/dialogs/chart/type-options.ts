import { useTranslation } from 'react-i18next';
import type { Messages } from '../../../app/i18n/namespaces.ts';

type Words = Messages['panels'];
type ChartType = keyof Words['charts'];
type DiagramType = keyof Words['diagrams'];

const BASIC = new Set(
  'bar line area pie scatter radar gauge funnel heatmap map candlestick boxplot pictorialBar wordCloud liquidfill'.split(
    ' ',
  ),
);
const SPATIAL = /3D|GL|^surface$|^globe$/;

export interface TypeOption {
  readonly value: string;
  readonly label: string;
}
export interface TypeGroup {
  readonly label: string;
  readonly title: string;
  readonly options: readonly TypeOption[];
}

/** Types of charts or of diagrams with their words; the many of charts in groups. */
export function useChartTypeOptions(types: readonly (string | number)[]): (TypeOption | TypeGroup)[] {
  const { t } = useTranslation();
  const all = types.map(String);
  if (all.includes('flowchart')) {
    return all.map((type) => ({ value: type, label: t(`panels.diagrams.${type as DiagramType}`) }));
  }
  const groups = {
    basic: all.filter((type) => BASIC.has(type)),
    more: all.filter((type) => !BASIC.has(type) && !SPATIAL.test(type)),
    spatial: all.filter((type) => SPATIAL.test(type)),
  };
  return (['basic', 'more', 'spatial'] as const).map((group) => ({
    label: t(`panels.chart.groups.${group}`),
    title: t(`panels.chart.groups.${group}`),
    options: groups[group].map((type) => ({ value: type, label: t(`panels.charts.${type as ChartType}`) })),
  }));
}
