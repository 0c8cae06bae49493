import { DeleteOutlined, DownloadOutlined, EyeOutlined, LockOutlined } from '@ant-design/icons';
import { SHARED_PATH, type ShareLink } from '@pagewright/contract/sharing';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { CopyField } from '../../app/controls/CopyField.tsx';
import { asLanguage } from '../../app/i18n/language.ts';
import { Question } from '../../app/kit/Question.tsx';
import { notify } from '../../app/toasts/notify.ts';
import styles from './share-dialog.module.css';
import { useEditShareLink, useRemoveShareLink } from './share-queries.ts';

/** A link: its address, what it allows, how often it was opened; copied and revoked here. */
export function LinkRow({ projectId, link }: { projectId: number; link: ShareLink }) {
  const { t, i18n } = useTranslation();
  const [asking, setAsking] = useState(false);
  const removing = useRemoveShareLink(projectId);
  const editing = useEditShareLink(projectId);
  const url = `${window.location.origin}${SHARED_PATH}#${link.key}`;
  const day = new Intl.DateTimeFormat(asLanguage(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  const end = () => {
    if (link.expiresAt === null) return t('sharing.lasts');
    return t(link.hasExpired ? 'sharing.ended' : 'sharing.ends', { date: day.format(new Date(link.expiresAt)) });
  };
  return (
    <li className={styles.link} data-testid="share-link">
      <div className={styles.address}>
        <CopyField value={url} label={t('sharing.address')} copied={t('sharing.copied')} disabled={link.hasExpired} />
        <Button
          look="text"
          icon={<DeleteOutlined />}
          aria-label={t('sharing.revoke')}
          title={t('sharing.revoke')}
          busy={removing.isPending}
          onClick={() => setAsking(true)}
        />
      </div>
      <ul className={styles.facts}>
        <li data-mark={link.hasExpired ? 'ended' : undefined}>{end()}</li>
        <li>
          <EyeOutlined /> {t('sharing.views', { views: link.views })}
        </li>
        {link.hasPassword && (
          <li>
            <LockOutlined /> {t('sharing.withPassword')}
          </li>
        )}
        {link.canDownload && (
          <li>
            <DownloadOutlined /> {t('sharing.withDownload')}
          </li>
        )}
        <li>
          <Checkbox
            checked={editing.isPending ? editing.variables.canComment : link.canComment}
            disabled={link.hasExpired || editing.isPending}
            onChange={({ target }) =>
              editing.mutate({ id: link.id, canComment: target.checked }, { onError: (error) => notify.error(error) })
            }
          >
            {t('sharing.allowComments')}
          </Checkbox>
        </li>
        <li>{t('sharing.made', { date: day.format(new Date(link.createTime)) })}</li>
      </ul>
      {asking && (
        <Question
          title={t('sharing.revokeTitle')}
          okText={t('sharing.revoke')}
          keepText={t('sharing.keep')}
          danger
          onKeep={() => setAsking(false)}
          onOk={() => {
            setAsking(false);
            removing.mutate(link, {
              onSuccess: () => notify.success(t('sharing.revoked')),
              onError: (error) => notify.error(error),
            });
          }}
        >
          {t('sharing.revokeText')}
        </Question>
      )}
    </li>
  );
}
