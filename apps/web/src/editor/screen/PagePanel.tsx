import { editPage, getPage, PAGE_DESCRIPTION_MAX, PAGE_NAME_MAX, PAGE_PROMPT_MAX } from '@pagewright/contract/pages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ColorPicker, Form, Input, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import styles from './editor-screen.module.css';
import { editorPage, type OpenDocument } from './open-document.ts';

interface PageFields {
  readonly name: string;
  readonly description: string;
  readonly prompt: string;
}

/** The page's own properties: shown where nothing is selected (spec §2, §5). */
export function PagePanel({ opened }: { opened: OpenDocument }) {
  const editor = useEditor();
  const { id, page } = useEditorState(shownPage);
  const { t } = useTranslation();
  const background = page.background.type === 'solid' ? page.background.color : page.background.stops[0]?.color;
  return (
    <div className={styles.pagePanel}>
      <p className={styles.sizeNote}>
        {page.size.width} × {page.size.height} px
      </p>
      <div className={styles.field}>
        <span>{t('editor.background')}</span>
        <ColorPicker
          value={background ?? '#ffffff'}
          disabledAlpha
          showText
          onChangeComplete={(color) =>
            editor.update((now) => ({ ...now, background: { type: 'solid', color: color.toHexString() } }))
          }
        />
      </div>
      <Properties key={id} id={id} opened={opened} />
    </div>
  );
}

function Properties({ id, opened }: { id: number; opened: OpenDocument }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { editor, autosave } = opened;
  const { data } = useQuery({
    queryKey: ['page', id],
    queryFn: ({ signal }) => api.call(getPage, { params: { id }, signal }),
    staleTime: 0,
  });
  const versionNow = (): number => editor.store.getState().pages.find((one) => one.id === id)?.version ?? 0;
  const save = useMutation({
    mutationFn: async (fields: PageFields) => {
      await autosave.flush();
      return api.call(editPage, { body: { id, version: versionNow(), ...fields } });
    },
    onSuccess: (saved) => {
      editor.saved(id, saved.version);
      queries.setQueryData(['page', id], saved);
      notify.success(t('editor.saved'));
    },
    onError: (error) => notify.error(error),
  });
  const reset = useMutation({
    mutationFn: async () => {
      await autosave.flush();
      return api.call(editPage, { body: { id, version: versionNow(), styledText: '' } });
    },
    onSuccess: (saved) => editor.accept([editorPage(saved)]),
    onError: (error) => notify.error(error),
  });
  if (!data) return <div aria-busy="true" className={styles.waiting} />;
  const required = [{ required: true, whitespace: true, message: t('editor.required') }];
  const { name, description, prompt, generatedText } = data;
  return (
    <>
      <Form<PageFields> layout="vertical" initialValues={{ name, description, prompt }} onFinish={save.mutate}>
        <Form.Item name="name" label={t('editor.pageName')} rules={required}>
          <Input maxLength={PAGE_NAME_MAX} showCount />
        </Form.Item>
        <Form.Item name="description" label={t('editor.pageDescription')} rules={required} extra={t('editor.pageHint')}>
          <Input.TextArea maxLength={PAGE_DESCRIPTION_MAX} rows={3} showCount />
        </Form.Item>
        <Form.Item name="prompt" label={t('editor.pagePrompt')} rules={required}>
          <Input.TextArea maxLength={PAGE_PROMPT_MAX} rows={3} />
        </Form.Item>
        <Button submit wide busy={save.isPending}>
          {t('editor.save')}
        </Button>
      </Form>
      {generatedText !== '' && (
        <Popconfirm
          title={t('editor.generated')}
          description={t('editor.generatedAsk')}
          okText={t('editor.generated')}
          cancelText={t('editor.cancel')}
          onConfirm={() => reset.mutate()}
        >
          <Button wide busy={reset.isPending}>
            {t('editor.generated')}
          </Button>
        </Popconfirm>
      )}
    </>
  );
}
