import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';

interface ListFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Works could not be listed: why, and once more. */
export function ListFailed({ error, onRetry }: ListFailedProps) {
  const { t } = useTranslation();
  return (
    <Notice title={t('collections.listFailed')} text={errorText(error)}>
      <Button onClick={onRetry}>{t('app.retry')}</Button>
    </Notice>
  );
}
