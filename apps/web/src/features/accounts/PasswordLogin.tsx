import { login } from '@pagewright/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { AccountForm } from './AccountForm.tsx';
import styles from './accounts.module.css';
import { EmailField } from './EmailField.tsx';
import { useFieldRules } from './field-rules.ts';
import { useEnter } from './sign-in.ts';

interface LoginFields {
  readonly email: string;
  readonly password: string;
}

interface PasswordLoginProps {
  /** What was typed here before, or for a new password. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Leads to a new password. */
  readonly forgot: ReactNode;
}

/** Email and password. */
export function PasswordLogin({ email: known, onEmail, forgot }: PasswordLoginProps) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const enter = useEnter();
  const submit = useMutation({
    mutationFn: ({ email, password }: LoginFields) => api.call(login, { body: { username: email.trim(), password } }),
    onSuccess: enter,
  });
  return (
    <AccountForm<LoginFields>
      initialValues={{ email: known }}
      onFinish={submit.mutate}
      onValuesChange={(_, { email = '' }) => onEmail(email)}
    >
      {submit.error && <Alert type="error" showIcon title={errorText(submit.error)} role="alert" />}
      <EmailField />
      <div className={styles.withForgot}>
        <Form.Item name="password" label={t('account.password')} rules={rules.password} validateTrigger="onBlur">
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <p className={styles.forgot}>{forgot}</p>
      </div>
      <Button look="primary" submit wide busy={submit.isPending}>
        {t('account.login')}
      </Button>
    </AccountForm>
  );
}
