import { DeleteOutlined } from '@ant-design/icons';
import type { AccessToken } from '@pagewright/contract/access-tokens';
import { Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { asLanguage } from '../../app/i18n/language.ts';
import { shownMoment } from '../../app/i18n/shown-moment.ts';
import { Question } from '../../app/kit/Question.tsx';
import { notify } from '../../app/toasts/notify.ts';
import styles from './access-tokens.module.css';
import { useRemoveAccessToken } from './token-queries.ts';

/** A token: what it may do, how long, when it was last used; revoked here. */
export function AccessTokenRow({ token }: { token: AccessToken }) {
  const { t, i18n } = useTranslation();
  const [asking, setAsking] = useState(false);
  const removing = useRemoveAccessToken();
  const { name, scopes, expiresAt, hasExpired, lastUsedAt, createTime } = token;
  const language = asLanguage(i18n.language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const end = () => {
    if (expiresAt === null) return t('tokens.lasts');
    return t(hasExpired ? 'tokens.ended' : 'tokens.ends', { date: day.format(new Date(expiresAt)) });
  };
  return (
    <li className={styles.token} data-testid="access-token">
      <div className={styles.row}>
        <strong className={styles.name}>{name}</strong>
        <Button
          look="text"
          icon={<DeleteOutlined />}
          aria-label={`${t('tokens.revoke')}: ${name}`}
          title={t('tokens.revoke')}
          busy={removing.isPending}
          onClick={() => setAsking(true)}
        />
      </div>
      <div className={styles.scopes}>
        {scopes.map((scope) => (
          <Tag key={scope}>{t(`tokens.scopes.${scope}`)}</Tag>
        ))}
      </div>
      <ul className={styles.facts}>
        <li data-mark={hasExpired ? 'ended' : undefined}>{end()}</li>
        <li>{lastUsedAt === null ? t('tokens.unused') : t('tokens.used', { date: shownMoment(lastUsedAt) })}</li>
        <li>{t('tokens.made', { date: day.format(new Date(createTime)) })}</li>
      </ul>
      {asking && (
        <Question
          title={t('tokens.revokeTitle', { name })}
          okText={t('tokens.revoke')}
          keepText={t('tokens.keep')}
          danger
          onKeep={() => setAsking(false)}
          onOk={() => {
            setAsking(false);
            removing.mutate(token, {
              onSuccess: () => notify.success(t('tokens.revoked')),
              onError: (error) => notify.error(error),
            });
          }}
        >
          {t('tokens.revokeText')}
        </Question>
      )}
    </li>
  );
}
