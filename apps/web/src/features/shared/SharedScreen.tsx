import { LoadingOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import { isGone, openLink } from './open-link.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SharedDocument } from './SharedDocument.tsx';
import styles from './shared.module.css';

/** What a share link leads to. Its key stands behind the `#` of the address. */
export function SharedScreen() {
  const { t } = useTranslation();
  const key = useLocation().hash.slice(1);
  const queries = useQueryClient();
  const queryKey = ['shared', key];
  // What the owner changes is there when it is loaded again, and not under the eyes of whoever looks at it.
  const opened = useQuery({ queryKey, queryFn: () => openLink(key), staleTime: Number.POSITIVE_INFINITY });
  if (opened.error) {
    if (isGone(opened.error)) return <Notice title={t('sharing.gone')} text={t('sharing.goneText')} />;
    return (
      <Notice title={t('page.previewFailed', { reason: errorText(opened.error) })}>
        <Button onClick={() => void opened.refetch()}>{t('app.retry')}</Button>
      </Notice>
    );
  }
  if (!opened.data) {
    return (
      <output className={styles.waiting}>
        <LoadingOutlined />
        <span>{t('page.loading')}</span>
      </output>
    );
  }
  if (opened.data === 'password') {
    return (
      <PasswordForm
        open={(password) => openLink(key, password)}
        onOpened={(contents) => queries.setQueryData(queryKey, contents)}
        onGone={() => void opened.refetch()}
      />
    );
  }
  return <SharedDocument key={key} linkKey={key} contents={opened.data} />;
}
