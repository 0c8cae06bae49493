import { withType } from '@pagewright/components/chart-retyping';
import { ECHART_TYPES } from '@pagewright/components/echart-types';
import type { Component } from '@pagewright/components/models';
import { isEditedAs } from '@pagewright/components/panels';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../app/i18n/i18n.ts';
import { notify } from '../../../app/toasts/notify.ts';
import { hidesTypedCode } from './kept-code.ts';

/** Says so where charts are given a type that cannot show their figures, and diagrams one that has a sample in place of their code. */
export function useRetypingNote(): (components: readonly Component[], type: string) => void {
  const { t } = useTranslation();
  return (components, type) => {
    for (const loss of retypingLosses(components, type)) notify.warning(t(`panels.chart.retyped.${loss}`));
  };
}

const LOSSES = ['as-typed', 'sample', 'replaced'] as const;
type RetypingLoss = (typeof LOSSES)[number];

/** What of charts and diagrams is not seen in another type. */
export function retypingLosses(components: readonly Component[], type: string): RetypingLoss[] {
  const all = new Set(components.map((one) => lossOf(one, type)));
  return LOSSES.filter((one) => all.has(one));
}

function lossOf(component: Component, type: string): RetypingLoss | undefined {
  if (isEditedAs('diagram', component)) return hidesTypedCode(component, type) ? 'replaced' : undefined;
  const chartType = ECHART_TYPES.find((one) => one === type);
  if (!chartType || !isEditedAs('chart', component)) return undefined;
  const { shows } = withType(component.props, chartType, currentLanguage());
  return shows === 'figures' ? undefined : shows;
}
