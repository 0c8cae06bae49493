import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { errorText } from '../api/error-text.ts';
import { Button } from '../controls/Button.tsx';
import { Notice } from './Notice.tsx';

/** The last net: a screen that broke, or could not be loaded, says so and offers another try. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <Notice title={t('error.screenTitle')} text={errorText(error)}>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('error.reload')}
      </Button>
    </Notice>
  );
}
