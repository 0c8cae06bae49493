import { PASSWORD_MIN } from '@pagewright/contract/accounts';
import type { FormItemProps } from 'antd';
import { useTranslation } from 'react-i18next';

type Rules = NonNullable<FormItemProps['rules']>;

/** Rules of the account forms (spec §5), their messages in the person's language. */
export function useFieldRules(): Readonly<
  Record<'email' | 'phone' | 'code' | 'password' | 'confirm' | 'scenario' | 'agreement', Rules>
> {
  const { t } = useTranslation();
  return {
    email: [
      { required: true, whitespace: true, message: t('account.emailRequired') },
      { type: 'email', message: t('account.emailInvalid') },
    ],
    phone: [
      { required: true, whitespace: true, message: t('accounts.phoneRequired') },
      { pattern: /^\s*\+?\d(?:[\s-]?\d){5,17}\s*$/, message: t('accounts.phoneInvalid') },
    ],
    code: [{ required: true, pattern: /^\d{6}$/, message: t('accounts.codeRequired') }],
    password: [
      { required: true, message: t('account.passwordRequired') },
      { min: PASSWORD_MIN, message: t('account.passwordShort', { min: PASSWORD_MIN }) },
    ],
    confirm: [
      { required: true, message: t('account.confirmRequired') },
      ({ getFieldValue }) => ({
        validator: (_, value) =>
          !value || getFieldValue('password') === value
            ? Promise.resolve()
            : Promise.reject(new Error(t('account.passwordsDiffer'))),
      }),
    ],
    scenario: [{ required: true, message: t('account.scenarioRequired') }],
    agreement: [
      {
        validator: (_, value) =>
          value ? Promise.resolve() : Promise.reject(new Error(t('account.agreementRequired'))),
      },
    ],
  };
}
