import { FORMAT_IDS, type FormatId } from '@pagewright/model/formats';
import type { Size } from '@pagewright/model/units';
import { withFormat } from '@pagewright/page/page-size';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import styles from './editor-screen.module.css';
import { PageSizeFields } from './PageSizeFields.tsx';
import { PAGE_FIELDS } from './page-fields.ts';

/** The page's type and size (spec §3). Another one lays the page out anew: one step, which can be taken back. */
export function PageFormatFields() {
  const { t } = useTranslation();
  const editor = useEditor();
  const { id, page } = useEditorState(shownPage);
  const { format, size } = page;
  const change = (to: FormatId, custom?: Size) => {
    editor.select([]);
    editor.update((now) => withFormat(now, to, custom));
  };
  return (
    <>
      <div className={styles.stacked} data-field={PAGE_FIELDS.format}>
        <span id="page-format">{t('editor.pageFormat')}</span>
        <Select<FormatId>
          aria-labelledby="page-format"
          data-testid="page-format"
          value={format}
          listHeight={FORMAT_IDS.length * 36}
          getPopupContainer={overlayContainer}
          options={FORMAT_IDS.map((one) => ({ value: one, label: t(`format.${one}`) }))}
          onChange={(to) => change(to)}
        />
      </div>
      {format === 'custom' ? (
        <CustomSize
          // What was typed gives way to the size that another page or a step back brings.
          key={`${id} ${size.width} ${size.height}`}
          size={size}
          onChange={(custom) => change('custom', custom)}
        />
      ) : (
        <p className={styles.sizeNote}>
          {size.width} × {size.height} px
        </p>
      )}
    </>
  );
}

interface CustomSizeProps {
  readonly size: Size;
  readonly onChange: (size: Size) => void;
}

function CustomSize({ size, onChange }: CustomSizeProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Size>();
  const width = Form.useWatch('width', form) ?? size.width;
  const height = Form.useWatch('height', form) ?? size.height;
  return (
    <Form<Size> name="page-size" form={form} layout="vertical" initialValues={size} onFinish={onChange}>
      <PageSizeFields />
      <Button submit wide disabled={width === size.width && height === size.height}>
        {t('editor.applySize')}
      </Button>
    </Form>
  );
}
