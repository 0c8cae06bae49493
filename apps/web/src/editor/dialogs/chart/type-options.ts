import type { ComponentKind } from '@pagewright/components/models';
import { useTranslation } from 'react-i18next';
import { useOptionWord } from '../../../app/i18n/kind-words.ts';

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

/** The types of a kind of charts with their words; many of them in groups. */
export function useChartTypeOptions(
  kind: ComponentKind | undefined,
  types: readonly (string | number)[],
): (TypeOption | TypeGroup)[] {
  const { t } = useTranslation();
  const word = useOptionWord();
  if (!kind) return [];
  const all = types.map(String);
  const option = (type: string): TypeOption => ({ value: type, label: word(kind, 'chartType', type) });
  if (!all.some((type) => SPATIAL.test(type))) return all.map(option);
  const groups = {
    basic: all.filter((type) => BASIC.has(type)),
    more: all.filter((type) => !BASIC.has(type) && !SPATIAL.test(type)),
    spatial: all.filter((type) => SPATIAL.test(type)),
  };
  return (['basic', 'more', 'spatial'] as const).map((group) => ({
    label: t(`panels.chart.groups.${group}`),
    title: t(`panels.chart.groups.${group}`),
    options: groups[group].map(option),
  }));
}
