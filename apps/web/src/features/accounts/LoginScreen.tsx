import { Alert, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useLocation } from 'react-router';
import { AccountCard } from './AccountCard.tsx';
import { CodeLogin } from './CodeLogin.tsx';
import type { LoginData } from './login-loader.ts';
import { PasswordLogin } from './PasswordLogin.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { ThirdPartyButtons } from './ThirdPartyButtons.tsx';

/** `/login?reset=1` asks for a new password. */
const RESET = 'reset';

/** Password, email code, phone code, or an account elsewhere (spec §1); and a new password for who has forgotten it. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { linkError } = useLoaderData<LoginData>();
  const { search } = useLocation();
  const [email, setEmail] = useState('');
  if (new URLSearchParams(search).has(RESET)) {
    return (
      <AccountCard title={t('accounts.resetTitle')} lead={t('accounts.resetLead')}>
        <PasswordReset email={email} />
        <p>
          <Link to={loginQuery(search)}>{t('accounts.resetBack')}</Link>
        </p>
      </AccountCard>
    );
  }
  const forgot = <Link to={loginQuery(search, { [RESET]: '1' })}>{t('accounts.forgot')}</Link>;
  return (
    <AccountCard title={t('account.loginTitle')} lead={t('account.loginLead')}>
      {linkError && <Alert type="error" showIcon title={linkError} role="alert" />}
      <Tabs
        centered
        items={[
          {
            key: 'password',
            label: t('accounts.byPassword'),
            children: <PasswordLogin email={email} onEmail={setEmail} forgot={forgot} />,
          },
          { key: 'email', label: t('accounts.byEmailCode'), children: <CodeLogin channel="email" /> },
          { key: 'phone', label: t('accounts.byPhone'), children: <CodeLogin channel="phone" /> },
        ]}
      />
      <ThirdPartyButtons />
      <p>
        {t('account.noAccount')} <Link to={`/register${loginQuery(search)}`}>{t('account.register')}</Link>
      </p>
    </AccountCard>
  );
}

/** The query with its redirect, without one-time keys and errors. */
function loginQuery(search: string, more: Readonly<Record<string, string>> = {}): string {
  const redirect = new URLSearchParams(search).get('redirect');
  const query = new URLSearchParams({ ...(redirect ? { redirect } : {}), ...more });
  return query.size > 0 ? `?${query}` : '';
}
