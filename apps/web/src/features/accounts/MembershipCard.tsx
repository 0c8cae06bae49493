import type { MembershipInfo } from '@pagewright/contract/accounts';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './account-screen.module.css';
import { expiryDate, membershipState } from './membership-state.ts';

const COLORS = { active: 'success', expiring: 'warning', expired: 'error' } as const;
const WORDS = {
  active: 'accounts.stateActive',
  expiring: 'accounts.stateExpiring',
  expired: 'accounts.stateExpired',
} as const;

/** Level, points, days and expiry (spec §3, §4). */
export function MembershipCard({ membership }: { membership: MembershipInfo }) {
  const { t, i18n } = useTranslation();
  const { membershipLevel, points, remainingDays, expireTime } = membership;
  const state = membershipState(membership);
  return (
    <section className={styles.card}>
      <h2>{t('accounts.membership')}</h2>
      <p className={styles.big}>{points.toLocaleString(i18n.language)}</p>
      <p>{t('accounts.pointsLeft')}</p>
      <p>
        <Link to="/account/points">{t('account.pointsHistory')}</Link>
      </p>
      <dl className={styles.facts} style={{ marginTop: 20 }}>
        <dt>{t('accounts.level')}</dt>
        <dd>
          {membershipLevel === 'free' ? t('accounts.free') : membershipLevel}
          {state !== 'free' && <Tag color={COLORS[state]}>{t(WORDS[state])}</Tag>}
        </dd>
        {expireTime !== null && (
          <>
            <dt>{t('accounts.daysLeft')}</dt>
            <dd>{Math.max(0, remainingDays).toLocaleString(i18n.language)}</dd>
          </>
        )}
        <dt>{t('accounts.expiry')}</dt>
        <dd>{expireTime === null ? t('accounts.unlimited') : expiryDate(expireTime)}</dd>
      </dl>
      <p className={styles.note}>{t('accounts.membershipNote')}</p>
    </section>
  );
}
