import type { ChartConfigError } from '@pagewright/components/chart-config';
import type { TFunction } from 'i18next';

/** Why a configuration cannot be read, and where, in the person's language. */
export function faultText({ fault, values, place }: ChartConfigError, t: TFunction): string {
  const reason = t(`panels.chart.fault.${fault}`, values);
  return place ? t('panels.chart.faultAt', { reason, ...place }) : reason;
}
