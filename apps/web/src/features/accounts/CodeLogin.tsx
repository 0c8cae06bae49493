import { loginByCode } from '@pagewright/contract/verification';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AgreementField } from './AgreementField.tsx';
import { CodeInput } from './CodeInput.tsx';
import { useFieldRules } from './field-rules.ts';
import { useEnter } from './sign-in.ts';

interface CodeFields {
  readonly recipient: string;
  readonly code: string;
}

/** A code that was sent by email or to a phone. A new phone number becomes an account, so it agrees to the terms. */
export function CodeLogin({ channel }: { channel: 'email' | 'phone' }) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const enter = useEnter();
  const [form] = Form.useForm<CodeFields>();
  const submit = useMutation({
    mutationFn: ({ recipient, code }: CodeFields) =>
      api.call(loginByCode, { body: { channel, recipient: recipient.trim(), code } }),
    onSuccess: enter,
  });
  const isEmail = channel === 'email';
  return (
    <AccountForm<CodeFields> form={form} onFinish={submit.mutate}>
      {submit.error && <Alert type="error" showIcon title={errorText(submit.error)} role="alert" />}
      <Form.Item
        name="recipient"
        label={t(isEmail ? 'account.email' : 'accounts.phone')}
        rules={isEmail ? rules.email : rules.phone}
        validateTrigger="onBlur"
        extra={isEmail ? undefined : t('accounts.byPhoneHint')}
      >
        {isEmail ? (
          <Input type="email" autoComplete="username" placeholder="name@example.com" />
        ) : (
          <Input type="tel" autoComplete="tel" placeholder="+86 138 0013 8000" />
        )}
      </Form.Item>
      <CodeInput form={form} channel={channel} purpose="login" recipientField="recipient" />
      {!isEmail && <AgreementField />}
      <Button look="primary" submit wide busy={submit.isPending}>
        {t('account.login')}
      </Button>
    </AccountForm>
  );
}
