import { withType } from '@pagewright/components/chart-retyping';
import { ECHART_TYPES } from '@pagewright/components/echart-types';
import type { Component } from '@pagewright/components/models';
import { isEditedAs } from '@pagewright/components/panels';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../app/i18n/i18n.ts';
import { notify } from '../../../app/toasts/notify.ts';

/** Says so where charts are given a type that cannot show their figures. */
export function useRetypingNote(): (components: readonly Component[], type: string) => void {
  const { t } = useTranslation();
  return (components, type) => {
    const chartType = ECHART_TYPES.find((one) => one === type);
    if (!chartType) return;
    const shown = components.flatMap((one) =>
      isEditedAs('chart', one) ? [withType(one.props, chartType, currentLanguage()).shows] : [],
    );
    if (shown.includes('as-typed')) notify.warning(t('panels.chart.retyped.as-typed'));
    if (shown.includes('sample')) notify.warning(t('panels.chart.retyped.sample'));
  };
}
