import { modelFailureText } from '@pagewright/contract/model-use-text';
import type { FailedPage } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../app/i18n/i18n.ts';

/** Why a page is not as it was asked for, in the person's language. */
export function useFailedReason(): (reason: FailedPage['reason']) => string {
  const { t } = useTranslation();
  return (reason) =>
    reason === 'design'
      ? t('again.notLaidOut')
      : t('again.byLocalEngine', { reason: modelFailureText(reason, currentLanguage()) });
}
