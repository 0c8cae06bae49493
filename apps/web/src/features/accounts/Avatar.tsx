import type { UserInfo } from '@pagewright/contract/accounts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './accounts.module.css';

/** The person's initial, which opens the user menu. */
export function Avatar({ user, ...rest }: { user: UserInfo } & ComponentProps<'button'>) {
  const { t } = useTranslation();
  const name = user.nickName || user.userName || user.email;
  return (
    <button {...rest} type="button" className={styles.avatar} aria-label={t('account.menu', { name })} title={name}>
      {[...name][0]?.toUpperCase()}
    </button>
  );
}
