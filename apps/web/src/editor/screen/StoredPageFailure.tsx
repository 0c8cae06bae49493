import type { ProjectPage } from '@pagewright/contract/pages';
import type { UseQueryResult } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';

/** Why a page's properties could not be read, with another try; nothing where they could be. */
export function StoredPageFailure({ page }: { page: UseQueryResult<ProjectPage> }) {
  const { t } = useTranslation();
  if (page.data || !page.error) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('editor.pageReadFailed', { reason: errorText(page.error) })}
      action={
        <Button busy={page.isFetching} onClick={() => void page.refetch()}>
          {t('editor.retry')}
        </Button>
      }
    />
  );
}
