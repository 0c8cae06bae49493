import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { CodeInput } from './CodeInput.tsx';
import { useFieldRules } from './field-rules.ts';
import { useSaveProfile } from './profile-queries.ts';

interface ContactFields {
  readonly recipient: string;
  readonly code: string;
}

/** Binds another email or phone number, by a code that is sent there. */
export function ContactDialog({ channel, onClose }: { channel: 'email' | 'phone'; onClose: () => void }) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const [form] = Form.useForm<ContactFields>();
  const save = useSaveProfile(onClose);
  const isEmail = channel === 'email';
  const submit = ({ recipient, code }: ContactFields) =>
    save.mutate(
      isEmail ? { email: recipient.trim(), emailCode: code } : { phonenumber: recipient.trim(), phoneCode: code },
    );
  return (
    <KitModal
      title={t(isEmail ? 'accounts.bindEmail' : 'accounts.bindPhone')}
      okText={t('accounts.save')}
      cancelText={t('accounts.cancel')}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
      width={440}
      afterOpenChange={(open) => open && form.focusField('recipient')}
    >
      <Form<ContactFields> form={form} layout="vertical" size="large" requiredMark={false} noValidate onFinish={submit}>
        <Form.Item
          name="recipient"
          label={t(isEmail ? 'account.email' : 'accounts.phone')}
          rules={isEmail ? rules.email : rules.phone}
          validateTrigger="onBlur"
        >
          <Input type={isEmail ? 'email' : 'tel'} autoComplete={isEmail ? 'email' : 'tel'} />
        </Form.Item>
        <CodeInput form={form} channel={channel} purpose="bind" recipientField="recipient" />
      </Form>
    </KitModal>
  );
}
