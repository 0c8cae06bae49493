import { resetPassword } from '@pagewright/contract/verification';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { AccountForm } from './AccountForm.tsx';
import { CodeInput } from './CodeInput.tsx';
import { EmailField } from './EmailField.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
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
    <AccountForm<ResetFields> form={form} initialValues={{ email }} onFinish={submit.mutate}>
      {submit.error && <Alert type="error" showIcon title={errorText(submit.error)} role="alert" />}
      <EmailField />
      <CodeInput form={form} channel="email" purpose="reset" recipientField="email" />
      <NewPasswordFields label={t('accounts.newPassword')} again={t('accounts.newAgain')} />
      <Button look="primary" submit wide busy={submit.isPending}>
        {t('accounts.resetSubmit')}
      </Button>
    </AccountForm>
  );
}
