import { listProviders, startSignIn } from '@pagewright/contract/third-party';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../app/api/api.ts';
import { urlOf } from '../../app/api/client.ts';
import { redirectTarget } from '../../app/session/redirect-target.ts';
import styles from './accounts.module.css';

/** Ways to sign in with an account elsewhere; nothing where none is set up. */
export function ThirdPartyButtons() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { data } = useQuery({
    queryKey: ['sign-in-providers'],
    queryFn: ({ signal }) => api.call(listProviders, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data || data.length === 0) return null;
  const redirect = redirectTarget(query.get('redirect'));
  return (
    <div className={styles.providers}>
      <p className={styles.or}>{t('accounts.orWith')}</p>
      {data.map(({ id, name }) => (
        <a key={id} className={styles.provider} href={urlOf(startSignIn, { provider: id }, { redirect })}>
          {t('accounts.signInWith', { name })}
        </a>
      ))}
    </div>
  );
}
