import { SwapOutlined } from '@ant-design/icons';
import { CUSTOM_SIZE } from '@pagewright/model/formats';
import type { Size } from '@pagewright/model/units';
import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import styles from './editor-screen.module.css';

/** Width and height of a custom page, px, as fields of the form that they stand in. */
export function PageSizeFields() {
  const { t } = useTranslation();
  const form = Form.useFormInstance<Size>();
  const side = [
    {
      type: 'integer' as const,
      required: true,
      ...CUSTOM_SIZE,
      message: t('editor.sizeLimits', CUSTOM_SIZE),
    },
  ];
  const swap = () => {
    const { width, height } = form.getFieldsValue(['width', 'height']);
    form.setFieldsValue({ width: height, height: width });
  };
  return (
    <div className={styles.sizeFields}>
      <Form.Item name="width" label={t('editor.pageWidth')} rules={side}>
        <InputNumber precision={0} suffix="px" />
      </Form.Item>
      <Button
        look="text"
        icon={<SwapOutlined />}
        aria-label={t('editor.swapSides')}
        title={t('editor.swapSides')}
        onClick={swap}
      />
      <Form.Item name="height" label={t('editor.pageHeight')} rules={side}>
        <InputNumber precision={0} suffix="px" />
      </Form.Item>
    </div>
  );
}
