import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFieldRules } from './field-rules.ts';

/** The address that an account goes by. */
export function EmailField() {
  const { t } = useTranslation();
  const rules = useFieldRules();
  return (
    <Form.Item name="email" label={t('account.email')} rules={rules.email} validateTrigger="onBlur">
      <Input type="email" autoComplete="username" placeholder="name@example.com" />
    </Form.Item>
  );
}
