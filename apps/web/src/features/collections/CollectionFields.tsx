import { COLLECTION_LIMITS, type Collection } from '@pagewright/contract/collections';
import { PUBLISH_CATEGORIES, PUBLISH_INDUSTRIES } from '@pagewright/contract/publishing';
import { Form, Input, InputNumber, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { fitsIn } from '../../app/controls/fits-in.ts';
import { useToldTooLong } from '../../app/controls/use-told-too-long.ts';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import library from '../projects/library/library.module.css';
import styles from './collections.module.css';
import { type CollectionTold, type ToldFields, toldOf } from './told-fields.ts';

interface CollectionFieldsProps {
  /** Of the form, by which its button finds it. */
  readonly id: string;
  readonly told: Partial<Pick<Collection, 'name' | 'description' | 'industry' | 'category' | 'price'>>;
  readonly onSave: (told: CollectionTold) => void;
}

/** What is told of a published work (spec §5): name, introduction, industry, category, and its price where it has one. */
export function CollectionFields({ id, told: { price = 0, ...told }, onSave }: CollectionFieldsProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<ToldFields>();
  useToldTooLong(form, 'name', told.name ?? '', COLLECTION_LIMITS.name);
  const isPaid = Form.useWatch('isPaid', form) ?? price > 0;
  const first: Partial<ToldFields> = { ...told, isPaid: price > 0, ...(price > 0 ? { points: price } : {}) };
  return (
    <Form<ToldFields>
      name={id}
      form={form}
      layout="vertical"
      initialValues={first}
      scrollToFirstError={{ focus: true }}
      onFinish={(fields) => onSave(toldOf(fields))}
      autoComplete="off"
    >
      <Form.Item
        name="name"
        label={t('collections.name')}
        rules={[
          { required: true, whitespace: true, message: t('collections.nameRequired') },
          fitsIn(COLLECTION_LIMITS.name),
        ]}
      >
        <Input count={{ show: true, max: COLLECTION_LIMITS.name }} />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('collections.description')}
        rules={[
          { required: true, whitespace: true, message: t('collections.descriptionRequired') },
          fitsIn(COLLECTION_LIMITS.description),
        ]}
      >
        <Input.TextArea rows={3} count={{ show: true, max: COLLECTION_LIMITS.description }} />
      </Form.Item>
      <div className={library.pair}>
        <Form.Item
          name="industry"
          label={t('library.template.industry')}
          rules={[{ required: true, message: t('collections.industryRequired') }]}
        >
          <Select
            getPopupContainer={overlayContainer}
            options={PUBLISH_INDUSTRIES.map((value) => ({ value, label: t(`library.industry.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="category"
          label={t('library.template.category')}
          rules={[{ required: true, message: t('collections.categoryRequired') }]}
        >
          <Select
            getPopupContainer={overlayContainer}
            options={PUBLISH_CATEGORIES.map((value) => ({ value, label: t(`library.category.${value}`) }))}
          />
        </Form.Item>
      </div>
      <div className={styles.price}>
        <Form.Item name="isPaid" label={t('collections.price')}>
          <Radio.Group
            options={[
              { value: false, label: t('collections.prices.free') },
              { value: true, label: t('collections.prices.paid') },
            ]}
          />
        </Form.Item>
        {isPaid && (
          <Form.Item
            name="points"
            label={t('collections.points')}
            extra={t('collections.paidHint')}
            rules={[{ required: true, message: t('collections.pointsRequired', { max: COLLECTION_LIMITS.price }) }]}
          >
            <InputNumber min={1} max={COLLECTION_LIMITS.price} precision={0} />
          </Form.Item>
        )}
      </div>
    </Form>
  );
}
