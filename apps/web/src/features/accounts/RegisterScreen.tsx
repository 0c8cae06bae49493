import { register, type scenario } from '@pagewright/contract/accounts';
import { registerByCode } from '@pagewright/contract/verification';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { z } from 'zod';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { AccountCard } from './AccountCard.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AgreementField } from './AgreementField.tsx';
import { CodeInput } from './CodeInput.tsx';
import { EmailField } from './EmailField.tsx';
import { useFieldRules } from './field-rules.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useEnter } from './sign-in.ts';
import { ThirdPartyButtons } from './ThirdPartyButtons.tsx';

type Scenario = z.infer<typeof scenario>;

interface RegisterFields {
  readonly email: string;
  readonly code?: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly scenario: Scenario;
  readonly agreement: true;
}

const SCENARIOS = ['work', 'study', 'business', 'personal', 'other'] as const satisfies Scenario[];

/** Email, password twice, what for, and the agreement (spec §5); with an email code where the person likes. */
export function RegisterScreen() {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const enter = useEnter();
  const { search } = useLocation();
  const [form] = Form.useForm<RegisterFields>();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const submit = useMutation({
    mutationFn: ({ code, ...fields }: RegisterFields) => {
      const body = { ...fields, email: fields.email.trim(), language: currentLanguage() };
      return way === 'code'
        ? api.call(registerByCode, { body: { ...body, code: code ?? '' } })
        : api.call(register, { body });
    },
    onSuccess: enter,
  });
  return (
    <AccountCard title={t('account.registerTitle')} lead={t('account.registerLead')}>
      {submit.error && <Alert type="error" showIcon title={errorText(submit.error)} role="alert" />}
      <Segmented
        block
        aria-label={t('accounts.registerWay')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'password', label: t('accounts.registerByPassword') },
          { value: 'code', label: t('accounts.registerByCode') },
        ]}
      />
      <AccountForm<RegisterFields> form={form} onFinish={submit.mutate}>
        <EmailField />
        {way === 'code' && <CodeInput form={form} channel="email" purpose="register" recipientField="email" />}
        <NewPasswordFields label={t('account.password')} again={t('account.confirm')} />
        <Form.Item name="scenario" label={t('account.scenario')} rules={rules.scenario}>
          <Select
            placeholder={t('account.scenarioPlaceholder')}
            options={SCENARIOS.map((value) => ({ value, label: t(`account.scenarios.${value}`) }))}
          />
        </Form.Item>
        <AgreementField />
        <Button look="primary" submit wide busy={submit.isPending}>
          {t('account.register')}
        </Button>
      </AccountForm>
      <ThirdPartyButtons />
      <p>
        {t('account.haveAccount')} <Link to={`/login${search}`}>{t('account.login')}</Link>
      </p>
    </AccountCard>
  );
}
