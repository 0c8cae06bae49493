import { Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/toasts/notify.ts';

type AccountFormProps<Fields> = Omit<FormProps<Fields>, 'children'> & { readonly children: ReactNode };

/** The frame of the forms for visitors. What is wrong is said in our words, never the browser's. */
export function AccountForm<Fields extends object>(props: AccountFormProps<Fields>) {
  const { t } = useTranslation();
  return (
    <Form<Fields>
      layout="vertical"
      size="large"
      requiredMark={false}
      noValidate
      onFinishFailed={() => notify.warning(t('accounts.checkForm'))}
      {...props}
    />
  );
}
