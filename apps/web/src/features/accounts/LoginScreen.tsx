import { login } from '@pagewright/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useLocation } from 'react-router';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { AccountCard } from './AccountCard.tsx';
import { useFieldRules } from './field-rules.ts';
import type { LoginData } from './login-loader.ts';
import { useEnter } from './sign-in.ts';

interface LoginFields {
  readonly email: string;
  readonly password: string;
}

/** Email and password. */
export function LoginScreen() {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const enter = useEnter();
  const { linkError } = useLoaderData<LoginData>();
  const { search } = useLocation();
  const submit = useMutation({
    mutationFn: ({ email, password }: LoginFields) => api.call(login, { body: { username: email.trim(), password } }),
    onSuccess: enter,
  });
  const error = submit.error ? errorText(submit.error) : linkError;
  return (
    <AccountCard title={t('account.loginTitle')} lead={t('account.loginLead')}>
      {error && <Alert type="error" showIcon title={error} role="alert" />}
      <Form<LoginFields> layout="vertical" size="large" requiredMark={false} onFinish={submit.mutate}>
        <Form.Item name="email" label={t('account.email')} rules={rules.email} validateTrigger="onBlur">
          <Input type="email" autoComplete="username" placeholder="name@example.com" />
        </Form.Item>
        <Form.Item name="password" label={t('account.password')} rules={rules.password} validateTrigger="onBlur">
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Button look="primary" submit wide busy={submit.isPending}>
          {t('account.login')}
        </Button>
      </Form>
      <p>
        {t('account.noAccount')} <Link to={`/register${withoutLink(search)}`}>{t('account.register')}</Link>
      </p>
    </AccountCard>
  );
}

/** The query with its redirect, but without the one-time key. */
function withoutLink(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('link');
  return query.size > 0 ? `?${query}` : '';
}
