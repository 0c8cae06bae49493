import type { BodyInput } from '@pagewright/contract/endpoint';
import { updatePassword } from '@pagewright/contract/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { useFieldRules } from './field-rules.ts';

interface PasswordFields {
  readonly oldPassword?: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** Current, new and again: all required, and the new ones equal (spec §5). Other devices are signed out. */
export function PasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const queries = useQueryClient();
  const [form] = Form.useForm<PasswordFields>();
  const submit = useMutation({
    mutationFn: ({ oldPassword = '', password, confirmPassword }: PasswordFields) => {
      const body: BodyInput<typeof updatePassword> = { oldPassword, newPassword: password, confirmPassword };
      return api.call(updatePassword, { body });
    },
    onSuccess: () => {
      notify.success(t('accounts.passwordChanged'));
      void queries.invalidateQueries({ queryKey: ['profile'] });
      onClose();
    },
  });
  return (
    <KitModal
      title={t(hasPassword ? 'accounts.changePassword' : 'accounts.setPassword')}
      okText={t('accounts.save')}
      cancelText={t('accounts.cancel')}
      confirmLoading={submit.isPending}
      onOk={form.submit}
      onCancel={onClose}
      width={420}
    >
      {submit.error && <Alert type="error" showIcon title={errorText(submit.error)} role="alert" />}
      <Form<PasswordFields> form={form} layout="vertical" requiredMark={false} onFinish={submit.mutate}>
        {hasPassword && (
          <Form.Item
            name="oldPassword"
            label={t('accounts.oldPassword')}
            rules={[{ required: true, message: t('accounts.oldRequired') }]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        )}
        <Form.Item name="password" label={t('accounts.newPassword')} rules={rules.password}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="confirmPassword"
          label={t('accounts.newAgain')}
          rules={rules.confirm}
          dependencies={['password']}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </Form>
    </KitModal>
  );
}
