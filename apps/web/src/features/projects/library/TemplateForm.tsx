import { PAGE_PROMPT_MAX } from '@pagewright/contract/pages';
import { PUBLISH_CATEGORIES, PUBLISH_INDUSTRIES } from '@pagewright/contract/publishing';
import { TEMPLATE_LIMITS, type Template } from '@pagewright/contract/templates';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { fitsIn } from '../../../app/controls/fits-in.ts';
import { useToldTooLong } from '../../../app/controls/use-told-too-long.ts';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import styles from './library.module.css';

/** What is told of a template of one's own. */
export interface TemplateTold extends Pick<Template, 'name' | 'introduction' | 'industry' | 'category'> {
  /** Global prompts of its pages, in their order, where they can be told. */
  readonly prompts?: string[];
}

interface TemplateFormProps {
  readonly title: string;
  /** What a template is made of, where one is. */
  readonly lead?: string;
  readonly told: TemplateTold;
  /** Titles of the pages whose prompts are told. */
  readonly pageTitles?: readonly string[];
  readonly busy: boolean;
  readonly onSave: (told: TemplateTold) => void;
  readonly onClose: () => void;
}

/** What a template is called and for whom it is, when it is made and later. */
export function TemplateForm({ title, lead, told, pageTitles = [], busy, onSave, onClose }: TemplateFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<TemplateTold>();
  useToldTooLong(form, 'name', told.name, TEMPLATE_LIMITS.name);
  return (
    <KitModal
      title={title}
      okText={t('library.form.save')}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      width={520}
    >
      {lead && <p className={styles.explanation}>{lead}</p>}
      <Form<TemplateTold> form={form} layout="vertical" requiredMark initialValues={told} onFinish={onSave}>
        <Form.Item
          name="name"
          label={t('library.template.name')}
          rules={[
            { required: true, whitespace: true, message: t('library.template.nameRequired') },
            fitsIn(TEMPLATE_LIMITS.name),
          ]}
        >
          <Input count={{ show: true, max: TEMPLATE_LIMITS.name }} />
        </Form.Item>
        <Form.Item
          name="introduction"
          label={t('library.template.introduction')}
          rules={[fitsIn(TEMPLATE_LIMITS.introduction)]}
        >
          <Input.TextArea rows={3} />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name="industry" label={t('library.template.industry')}>
            <Select options={PUBLISH_INDUSTRIES.map((value) => ({ value, label: t(`library.industry.${value}`) }))} />
          </Form.Item>
          <Form.Item name="category" label={t('library.template.category')}>
            <Select options={PUBLISH_CATEGORIES.map((value) => ({ value, label: t(`library.category.${value}`) }))} />
          </Form.Item>
        </div>
        {pageTitles.length > 0 && (
          <fieldset className={styles.prompts}>
            <legend>{t('library.template.prompts')}</legend>
            {pageTitles.map((pageTitle, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pages of a template keep their places, and may be called the same
              <Form.Item
                key={index}
                name={['prompts', index]}
                label={`${index + 1}. ${pageTitle}`}
                rules={[fitsIn(PAGE_PROMPT_MAX)]}
              >
                <Input.TextArea rows={2} />
              </Form.Item>
            ))}
          </fieldset>
        )}
      </Form>
    </KitModal>
  );
}
