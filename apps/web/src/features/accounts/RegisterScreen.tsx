import { register } from '@pagewright/contract/accounts';
import type { BodyInput } from '@pagewright/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { Alert, Checkbox, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { AccountCard } from './AccountCard.tsx';
import { useFieldRules } from './field-rules.ts';
import { useEnter } from './sign-in.ts';

type RegisterFields = Omit<BodyInput<typeof register>, 'language'>;

const SCENARIOS = ['work', 'study', 'business', 'personal', 'other'] as const satisfies RegisterFields['scenario'][];

/** Email, password twice, what for, and the agreement (spec §5). */
export function RegisterScreen() {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const enter = useEnter();
  const { search } = useLocation();
  const submit = useMutation({
    mutationFn: (fields: RegisterFields) =>
      api.call(register, { body: { ...fields, email: fields.email.trim(), language: currentLanguage() } }),
    onSuccess: enter,
  });
  return (
    <AccountCard title={t('account.registerTitle')} lead={t('account.registerLead')}>
      {submit.error && <Alert type="error" showIcon title={errorText(submit.error)} role="alert" />}
      <Form<RegisterFields> layout="vertical" size="large" requiredMark={false} onFinish={submit.mutate}>
        <Form.Item name="email" label={t('account.email')} rules={rules.email} validateTrigger="onBlur">
          <Input type="email" autoComplete="username" placeholder="name@example.com" />
        </Form.Item>
        <Form.Item name="password" label={t('account.password')} rules={rules.password} validateTrigger="onBlur">
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="confirmPassword"
          label={t('account.confirm')}
          rules={rules.confirm}
          dependencies={['password']}
          validateTrigger="onBlur"
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="scenario" label={t('account.scenario')} rules={rules.scenario}>
          <Select
            placeholder={t('account.scenarioPlaceholder')}
            options={SCENARIOS.map((value) => ({ value, label: t(`account.scenarios.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="agreement" valuePropName="checked" rules={rules.agreement}>
          <Checkbox>{t('account.agreement')}</Checkbox>
        </Form.Item>
        <Button look="primary" submit wide busy={submit.isPending}>
          {t('account.register')}
        </Button>
      </Form>
      <p>
        {t('account.haveAccount')} <Link to={`/login${search}`}>{t('account.login')}</Link>
      </p>
    </AccountCard>
  );
}
