import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { MadeToken } from './MadeToken.tsx';
import { NewTokenForm, type TokenFields } from './NewTokenForm.tsx';
import { useAddAccessToken } from './token-queries.ts';

/** A new token: what it may do, then the token itself, once. Neither a click beside the dialog nor Escape takes that away. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<TokenFields>();
  const { mutate, data: made, isPending } = useAddAccessToken();
  const add = (fields: TokenFields) => mutate(fields, { onError: (error) => notify.error(error) });
  return (
    <KitModal
      title={t(made ? 'tokens.madeTitle' : 'tokens.createTitle')}
      mask={{ closable: !made }}
      keyboard={!made}
      okText={t('tokens.make')}
      cancelText={t('tokens.cancel')}
      confirmLoading={isPending}
      onOk={form.submit}
      onCancel={onClose}
      width={480}
      afterOpenChange={(open) => open && form.focusField('name')}
      {...(made && {
        footer: (
          <Button look="primary" onClick={onClose}>
            {t('tokens.done')}
          </Button>
        ),
      })}
    >
      {made ? <MadeToken token={made.token} /> : <NewTokenForm form={form} onFinish={add} />}
    </KitModal>
  );
}
