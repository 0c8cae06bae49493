import { CODE_LENGTH, type CodePurpose, sendEmailCode, sendPhoneCode } from '@pagewright/contract/verification';
import { useMutation } from '@tanstack/react-query';
import { Form, type FormInstance, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { Button } from '../../app/controls/Button.tsx';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { notify } from '../../app/toasts/notify.ts';
import styles from './accounts.module.css';
import { useFieldRules } from './field-rules.ts';
import { useResendCountdown } from './resend-countdown.ts';

/** Name of the field, and what its label points at. */
const CODE_FIELD = 'code';

interface CodeInputProps {
  readonly form: FormInstance;
  readonly channel: 'email' | 'phone';
  readonly purpose: CodePurpose;
  /** The field of the form that holds the recipient. */
  readonly recipientField: string;
}

/** The field for a verification code, and the button that has one sent to the recipient of the same form. */
export function CodeInput({ form, channel, purpose, recipientField }: CodeInputProps) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const countdown = useResendCountdown(`${channel}_${purpose}`);
  const send = useMutation({
    mutationFn: (recipient: string) => {
      const language = currentLanguage();
      return channel === 'email'
        ? api.call(sendEmailCode, { body: { email: recipient.trim(), purpose, language } })
        : api.call(sendPhoneCode, { body: { phone: recipient.trim(), purpose, language } });
    },
    onSuccess: ({ resendAfterSeconds }) => {
      countdown.start(resendAfterSeconds);
      notify.success(t('accounts.codeSent'));
      form.focusField(CODE_FIELD);
    },
    onError: (error) => notify.error(error),
  });
  const request = async () => {
    const fields = await form.validateFields([recipientField]).catch(() => undefined);
    if (fields) send.mutate(String(fields[recipientField]));
  };
  return (
    <Form.Item label={t('accounts.code')} htmlFor={CODE_FIELD}>
      <div className={styles.code}>
        {/* What is wrong with it is said below the whole row: the line must not break and push what is being pressed. */}
        <Form.Item noStyle name={CODE_FIELD} rules={rules.code} validateTrigger="onBlur">
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={CODE_LENGTH} />
        </Form.Item>
        <Button large busy={send.isPending} disabled={countdown.left > 0} onClick={() => void request()}>
          {countdown.left > 0 ? t('accounts.resendIn', { seconds: countdown.left }) : t('accounts.sendCode')}
        </Button>
      </div>
    </Form.Item>
  );
}
