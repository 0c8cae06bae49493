import { PAGE_DESCRIPTION_MAX, PAGE_NAME_MAX, PAGE_PROMPT_MAX } from '@pagewright/contract/pages';
import { FORMAT_IDS } from '@pagewright/model/formats';
import { Form, Input, Select } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fitsIn } from '../../app/controls/fits-in.ts';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import { notify } from '../../app/toasts/notify.ts';
import { proposedWords } from '../../features/pages/proposed-words.ts';
import { useEditorState } from '../document/editor-context.ts';
import styles from './editor-screen.module.css';
import type { OpenDocument } from './open-document.ts';
import { PageSizeFields } from './PageSizeFields.tsx';
import { type PageProperties, useSaveProperties, useStoredPage } from './page-properties.ts';
import { StoredPageFailure } from './StoredPageFailure.tsx';

interface PagePropertiesDialogProps {
  readonly opened: OpenDocument;
  readonly id: number;
  readonly onClose: () => void;
}

interface Fields extends Omit<PageProperties, 'size'> {
  /** px; there only while the type is custom. */
  readonly width?: number;
  readonly height?: number;
}

/** Its own name keeps the fields' ids apart from those of the panel. */
const FORM = 'page-properties';

const WORDS = ['name', 'description', 'prompt'] as const;

/** A page's name, description, global prompt and type (spec §2, §3, §5). */
export function PagePropertiesDialog({ opened, id, onClose }: PagePropertiesDialogProps) {
  const { t } = useTranslation();
  const edited = useEditorState((state) => state.pages.find((one) => one.id === id));
  const stored = useStoredPage(id);
  const save = useSaveProperties(opened, id);
  const [form] = Form.useForm<Fields>();
  const [changed, setChanged] = useState(false);
  const format = Form.useWatch('format', form) ?? edited?.page.format;
  const { data } = stored;
  const page = edited?.page;
  const proposed = useMemo(() => page && proposedWords(page, (about) => t('editor.pagePromptFor', about)), [page, t]);
  // What has become of the page elsewhere goes into the fields that nothing was typed in; what is empty is proposed.
  useEffect(() => {
    for (const field of data ? WORDS : []) {
      if (!form.isFieldTouched(field)) form.setFieldValue(field, data?.[field] || proposed?.[field]);
    }
  }, [data, form, proposed]);
  if (!edited) return null;
  const submit = ({ width, height, ...fields }: Fields) => {
    const size = width !== undefined && height !== undefined ? { width, height } : undefined;
    const done = () => {
      notify.success(t('editor.saved'));
      onClose();
    };
    save.mutate({ ...fields, size }, { onSuccess: done });
  };
  const required = [{ required: true, whitespace: true, message: t('editor.required') }];
  return (
    <KitModal
      title={t('editor.propertiesOf', { number: edited.pageNumber })}
      width={520}
      centered
      // What was typed must not be lost to a slip.
      mask={{ closable: false }}
      keyboard={!changed}
      onCancel={onClose}
      okText={t('editor.save')}
      okButtonProps={{ htmlType: 'submit', form: FORM, disabled: !data }}
      confirmLoading={save.isPending}
      cancelText={t('editor.cancel')}
    >
      <StoredPageFailure page={stored} />
      {stored.isPending && <div aria-busy="true" className={styles.waiting} />}
      {data && (
        <Form<Fields>
          name={FORM}
          form={form}
          layout="vertical"
          className={styles.propertiesForm}
          initialValues={{ format: edited.page.format, ...edited.page.size }}
          onValuesChange={() => setChanged(true)}
          onFinish={submit}
        >
          {WORDS.some((field) => !data[field] && proposed?.[field]) && (
            <p className={styles.proposed}>{t('editor.pageProposed')}</p>
          )}
          <Form.Item name="name" label={t('editor.pageName')} rules={[...required, fitsIn(PAGE_NAME_MAX)]}>
            <Input count={{ show: true, max: PAGE_NAME_MAX }} />
          </Form.Item>
          <Form.Item
            name="description"
            label={t('editor.pageDescription')}
            rules={[...required, fitsIn(PAGE_DESCRIPTION_MAX)]}
            extra={<span className={styles.besideCount}>{t('editor.pageHint')}</span>}
          >
            <Input.TextArea count={{ show: true, max: PAGE_DESCRIPTION_MAX }} rows={3} />
          </Form.Item>
          <Form.Item name="prompt" label={t('editor.pagePrompt')} rules={[...required, fitsIn(PAGE_PROMPT_MAX)]}>
            <Input.TextArea rows={4} />
          </Form.Item>
          <Form.Item name="format" label={t('editor.pageFormat')}>
            <Select
              listHeight={FORMAT_IDS.length * 36}
              getPopupContainer={overlayContainer}
              options={FORMAT_IDS.map((one) => ({ value: one, label: t(`format.${one}`) }))}
            />
          </Form.Item>
          {format === 'custom' && <PageSizeFields />}
        </Form>
      )}
    </KitModal>
  );
}
