import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { addPage, duplicatePage, orderPages, removePage } from '@pagewright/contract/pages';
import { printPage } from '@pagewright/page/source-text';
import { Thumbnail } from '@pagewright/render/thumbnail';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api/api.ts';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import type { EditorPage } from '../document/editor.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import styles from './editor-screen.module.css';
import { type OpenDocument, reloadPages } from './open-document.ts';

interface PageListProps {
  readonly opened: OpenDocument;
  readonly assets: (key: string) => string | undefined;
}

/** px of a thumbnail in the list. */
const WIDTH = 168;

/** The document's pages: show, add, duplicate, move and delete. */
export function PageList({ opened, assets }: PageListProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const pages = useEditorState((state) => state.pages);
  const pageId = useEditorState((state) => state.pageId);
  const change = usePageChange(opened);
  const add = () =>
    change.mutate(() =>
      addAfter(
        opened.projectId,
        pages.find(({ id }) => id === pageId),
      ),
    );
  const move = (index: number, by: number) => {
    const ids = pages.map(({ id }) => id);
    const [id] = ids.splice(index, 1);
    if (id === undefined) return;
    ids.splice(index + by, 0, id);
    change.mutate(() => api.call(orderPages, { body: { projectId: opened.projectId, ids } }));
  };
  return (
    <div className={styles.pageList} aria-busy={change.isPending}>
      <Button wide icon={<PlusOutlined />} busy={change.isPending} onClick={add}>
        {t('editor.addPage')}
      </Button>
      <ol>
        {pages.map((page, index) => (
          <li key={page.id} data-shown={page.id === pageId || undefined}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={t('editor.onPage', { number: page.pageNumber })}
              aria-current={page.id === pageId ? 'page' : undefined}
              onClick={() => editor.showPage(page.id)}
            >
              <Thumbnail page={page.page} width={WIDTH} assets={assets} />
            </button>
            <div className={styles.pageTools}>
              <span>{page.pageNumber}</span>
              <Button
                look="text"
                icon={<ArrowUpOutlined />}
                aria-label={t('editor.pageUp')}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <Button
                look="text"
                icon={<ArrowDownOutlined />}
                aria-label={t('editor.pageDown')}
                disabled={index === pages.length - 1}
                onClick={() => move(index, 1)}
              />
              <Button
                look="text"
                icon={<CopyOutlined />}
                aria-label={t('editor.duplicatePage')}
                onClick={() => change.mutate(() => api.call(duplicatePage, { params: { id: page.id } }))}
              />
              <Popconfirm
                title={t('editor.deletePage')}
                description={t('editor.deletePageAsk', { number: page.pageNumber })}
                okText={t('editor.deletePage')}
                cancelText={t('editor.cancel')}
                onConfirm={() => change.mutate(() => api.call(removePage, { params: { id: page.id } }))}
              >
                <Button
                  look="text"
                  icon={<DeleteOutlined />}
                  aria-label={t('editor.deletePage')}
                  disabled={pages.length === 1}
                />
              </Popconfirm>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Changes the list of pages on the server: what is unsaved goes there first, so that nothing is lost or copied stale. */
function usePageChange({ projectId, editor, autosave }: OpenDocument) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (act: () => Promise<unknown>) => {
      await autosave.flush();
      await act();
      await reloadPages(projectId, editor);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['pages', projectId] }),
    onError: (error) => notify.error(error),
  });
}

/** An empty page like the shown one, right after it. */
function addAfter(projectId: number, shown: EditorPage | undefined): Promise<unknown> {
  if (!shown) return Promise.resolve();
  const { notes: _notes, name: _name, description: _description, methods: _methods, ...envelope } = shown.page;
  const text = printPage({ ...envelope, title: '', components: [] });
  const body = { projectId, pageNumber: shown.pageNumber + 1, pageType: envelope.format, styledText: text };
  return api.call(addPage, { body });
}
