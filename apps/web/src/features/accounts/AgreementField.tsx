import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFieldRules } from './field-rules.ts';

/** Agreement to the user agreement and the privacy policy is required (spec §5). */
export function AgreementField() {
  const { t } = useTranslation();
  const rules = useFieldRules();
  return (
    <Form.Item name="agreement" valuePropName="checked" rules={rules.agreement}>
      <Checkbox>
        {t('accounts.agreeBefore')}{' '}
        <a href="/agreement" target="_blank" rel="noreferrer">
          {t('accounts.userAgreement')}
        </a>{' '}
        {t('accounts.agreeAnd')}{' '}
        <a href="/privacy" target="_blank" rel="noreferrer">
          {t('accounts.privacyPolicy')}
        </a>
      </Checkbox>
    </Form.Item>
  );
}
