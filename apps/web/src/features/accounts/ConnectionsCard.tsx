import { connectProvider, disconnectProvider, listProviders } from '@pagewright/contract/third-party';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import styles from './account-screen.module.css';

/** Accounts elsewhere that sign in to this one; nothing where none is set up here. */
export function ConnectionsCard({ connected }: { connected: readonly string[] }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: providers = [] } = useQuery({
    queryKey: ['sign-in-providers'],
    queryFn: ({ signal }) => api.call(listProviders, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const connect = useMutation({
    mutationFn: (provider: string) =>
      api.call(connectProvider, { params: { provider }, body: { redirect: '/account' } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify.error(error),
  });
  const disconnect = useMutation({
    mutationFn: (provider: string) => api.call(disconnectProvider, { params: { provider } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['profile'] }),
    onError: (error) => notify.error(error),
  });
  if (providers.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('accounts.connections')}</h2>
      <div className={styles.rows}>
        {providers.map(({ id, name }) => {
          const change = connected.includes(id) ? disconnect : connect;
          return (
            <div key={id} className={styles.row}>
              <span>{name}</span>
              <Button busy={change.isPending} onClick={() => change.mutate(id)}>
                {t(connected.includes(id) ? 'accounts.disconnect' : 'accounts.connect')}
              </Button>
            </div>
          );
        })}
      </div>
    </section>
  );
}
