import { verifyInvitation } from '@pagewright/contract/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { notify } from '../../app/toasts/notify.ts';

/** Enters an invitation code; generating needs a verified one (spec §4). */
export function InvitationDialog({ needed, onClose }: { needed?: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [form] = Form.useForm<{ code: string }>();
  const submit = useMutation({
    mutationFn: ({ code }: { code: string }) => api.call(verifyInvitation, { body: { code: code.trim() } }),
    onSuccess: () => {
      notify.success(t('account.invitationVerified'));
      void queries.invalidateQueries({ queryKey: ['membership'] });
      onClose();
    },
  });
  return (
    <KitModal
      title={t('account.invitation')}
      okText={t('account.invitationVerify')}
      confirmLoading={submit.isPending}
      onOk={form.submit}
      onCancel={onClose}
      width={420}
      afterOpenChange={(open) => open && form.focusField('code')}
    >
      <p>{needed ? t('account.invitationNeeded') : t('account.invitationHint')}</p>
      {submit.error && <Alert type="error" showIcon title={errorText(submit.error)} role="alert" />}
      <Form form={form} layout="vertical" onFinish={submit.mutate}>
        <Form.Item
          name="code"
          label={t('account.invitationCode')}
          rules={[{ required: true, whitespace: true, min: 4, max: 64, message: t('account.invitationRequired') }]}
        >
          <Input autoComplete="off" size="large" />
        </Form.Item>
      </Form>
    </KitModal>
  );
}
