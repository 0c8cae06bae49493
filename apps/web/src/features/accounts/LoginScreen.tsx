import { Alert, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useLocation } from 'react-router';
import { AccountCard } from './AccountCard.tsx';
import { CodeLogin } from './CodeLogin.tsx';
import type { LoginData } from './login-loader.ts';
import { PasswordLogin } from './PasswordLogin.tsx';
import { ThirdPartyButtons } from './ThirdPartyButtons.tsx';

/** Password, email code, phone code, or an account elsewhere (spec §1). */
export function LoginScreen() {
  const { t } = useTranslation();
  const { linkError } = useLoaderData<LoginData>();
  const { search } = useLocation();
  return (
    <AccountCard title={t('account.loginTitle')} lead={t('account.loginLead')}>
      {linkError && <Alert type="error" showIcon title={linkError} role="alert" />}
      <Tabs
        centered
        items={[
          { key: 'password', label: t('accounts.byPassword'), children: <PasswordLogin /> },
          { key: 'email', label: t('accounts.byEmailCode'), children: <CodeLogin channel="email" /> },
          { key: 'phone', label: t('accounts.byPhone'), children: <CodeLogin channel="phone" /> },
        ]}
      />
      <ThirdPartyButtons />
      <p>
        {t('account.noAccount')} <Link to={`/register${redirectOnly(search)}`}>{t('account.register')}</Link>
      </p>
    </AccountCard>
  );
}

/** The query with its redirect, without one-time keys and errors. */
function redirectOnly(search: string): string {
  const redirect = new URLSearchParams(search).get('redirect');
  return redirect ? `?${new URLSearchParams({ redirect })}` : '';
}
