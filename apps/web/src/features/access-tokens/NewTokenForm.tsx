import { TOKEN_LIFETIMES, TOKEN_LIMITS, type TokenLifetime } from '@pagewright/contract/access-tokens';
import { TOKEN_SCOPES, type TokenScope } from '@pagewright/contract/endpoint';
import { Checkbox, Form, type FormInstance, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { fitsIn } from '../../app/controls/fits-in.ts';
import styles from './access-tokens.module.css';

export interface TokenFields {
  readonly name: string;
  readonly scopes: TokenScope[];
  readonly lifetime: TokenLifetime;
}

interface NewTokenFormProps {
  readonly form: FormInstance<TokenFields>;
  readonly onFinish: (fields: TokenFields) => void;
}

const FIRST: TokenFields = { name: '', scopes: ['read'], lifetime: 90 };
/** Fields that can be wrong. */
const CHECKED = ['name', 'scopes'] as const;

/** What the next token is called, what it may do and for how long. */
export function NewTokenForm({ form, onFinish }: NewTokenFormProps) {
  const { t } = useTranslation();
  /** What was wrong with a field is said no longer once it is another. */
  const corrected = (changed: Partial<TokenFields>) =>
    form.setFields(CHECKED.filter((name) => name in changed).map((name) => ({ name, errors: [] })));
  return (
    <Form<TokenFields>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={FIRST}
      validateTrigger="onSubmit"
      onValuesChange={corrected}
      onFinish={onFinish}
      autoComplete="off"
    >
      <Form.Item
        name="name"
        label={t('tokens.name')}
        rules={[{ required: true, whitespace: true, message: t('tokens.nameRequired') }, fitsIn(TOKEN_LIMITS.name)]}
      >
        <Input placeholder={t('tokens.nameHint')} />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={t('tokens.scopesLabel')}
        rules={[{ required: true, type: 'array', min: 1, message: t('tokens.scopesRequired') }]}
      >
        <Checkbox.Group className={styles.choices ?? ''}>
          {TOKEN_SCOPES.map((scope) => (
            <Checkbox key={scope} value={scope}>
              {t(`tokens.scopes.${scope}`)} <span className={styles.hint}>{t(`tokens.scopeHints.${scope}`)}</span>
            </Checkbox>
          ))}
        </Checkbox.Group>
      </Form.Item>
      <Form.Item name="lifetime" label={t('tokens.lifetime')}>
        <Radio.Group className={styles.choices ?? ''}>
          {TOKEN_LIFETIMES.map((days) => (
            <Radio key={days} value={days}>
              {days === null ? t('tokens.forever') : t('tokens.days', { days })}
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
    </Form>
  );
}
