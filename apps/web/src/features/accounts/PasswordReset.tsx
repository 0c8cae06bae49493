import { resetPassword } from '@pagewright/contract/verification';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { CodeInput } from './CodeInput.tsx';
import { useFieldRules } from './field-rules.ts';
import { useEnter } from './sign-in.ts';

interface ResetFields {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** For people who have forgotten their password: a code to their email, and a new one. It signs them in. */
export function PasswordReset({ email }: { email: string }) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const enter = useEnter();
  const [form] = Form.useForm<ResetFields>();
  const submit = useMutation({
    mutationFn: (fields: ResetFields) => api.call(resetPassword, { body: { ...fields, email: fields.email.trim() } }),
    onSuccess: (session) => {
      notify.success(t('accounts.resetDone'));
      enter(session);
    },
  });
  return (
    <Form<ResetFields>
      form={form}
      initialValues={{ email }}
      layout="vertical"
      size="large"
      requiredMark={false}
      noValidate
      onFinish={submit.mutate}
      onFinishFailed={() => notify.warning(t('accounts.checkForm'))}
    >
      {submit.error && <Alert type="error" showIcon title={errorText(submit.error)} role="alert" />}
      <Form.Item name="email" label={t('account.email')} rules={rules.email} validateTrigger="onBlur">
        <Input type="email" autoComplete="username" placeholder="name@example.com" />
      </Form.Item>
      <CodeInput form={form} channel="email" purpose="reset" recipientField="email" />
      <Form.Item name="password" label={t('accounts.newPassword')} rules={rules.password} validateTrigger="onBlur">
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirmPassword"
        label={t('accounts.newAgain')}
        rules={rules.confirm}
        dependencies={['password']}
        validateTrigger="onBlur"
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button look="primary" submit wide busy={submit.isPending}>
        {t('accounts.resetSubmit')}
      </Button>
    </Form>
  );
}
