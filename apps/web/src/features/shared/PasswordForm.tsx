import { useMutation } from '@tanstack/react-query';
import { Form, type FormItemProps, Input, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { isGone } from './open-link.ts';
import styles from './shared.module.css';
import type { SharedContents } from './shared-client.ts';

interface PasswordFormProps {
  readonly open: (password: string) => Promise<SharedContents | 'password'>;
  readonly onOpened: (contents: SharedContents | 'password') => void;
  /** The link does not work any more. */
  readonly onGone: () => void;
}

/** Asks for the password of a link. */
export function PasswordForm({ open, onOpened, onGone }: PasswordFormProps) {
  const { t } = useTranslation();
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = useMutation({
    mutationFn: ({ password }: { password: string }) => open(password),
    onSuccess: onOpened,
    onError: (error) => (isGone(error) ? onGone() : field.current?.focus({ cursor: 'all' })),
  });
  // Below the field, where there is room for it: the button must not move while it is pressed.
  const refusal: FormItemProps = submit.error
    ? { validateStatus: 'error', help: <span role="alert">{errorText(submit.error)}</span> }
    : {};
  return (
    <section className={styles.card} aria-label={t('sharing.locked')}>
      <h1>{t('sharing.locked')}</h1>
      <p>{t('sharing.lockedText')}</p>
      <Form layout="vertical" requiredMark={false} onValuesChange={submit.reset} onFinish={submit.mutate}>
        <Form.Item
          name="password"
          label={t('account.password')}
          rules={[{ required: true, message: t('account.passwordRequired') }]}
          {...refusal}
        >
          <Input.Password ref={field} autoComplete="off" maxLength={200} />
        </Form.Item>
        <Button look="primary" large wide submit busy={submit.isPending}>
          {t('sharing.open')}
        </Button>
      </Form>
    </section>
  );
}
