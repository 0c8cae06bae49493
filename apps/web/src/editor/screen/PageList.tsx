import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  EyeInvisibleOutlined,
  FormOutlined,
  PlusOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { joined } from '@pagewright/page/joined-page';
import { Thumbnail } from '@pagewright/render/thumbnail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import dragOrder from '../../app/controls/drag-order.module.css';
import { useDragOrder } from '../../app/controls/use-drag-order.ts';
import { KitPopconfirm } from '../../app/kit/KitPopconfirm.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { arrangementOf, movedTo } from '../document/arrangement.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import { useFramedPages } from '../document/framed-pages.ts';
import { IconButton } from './ActionButton.tsx';
import styles from './editor-screen.module.css';
import { NewPageDialog } from './NewPageDialog.tsx';
import type { OpenDocument } from './open-document.ts';
import { PagePropertiesDialog } from './PagePropertiesDialog.tsx';

interface PageListProps {
  readonly opened: OpenDocument;
  readonly assets: (key: string) => string | undefined;
  /** All of them are to be shown as a grid. */
  readonly onOverview: () => void;
}

/** px of a thumbnail in the list. */
const WIDTH = 168;

/** The document's pages: show, add, duplicate, move and delete. */
export function PageList({ opened, assets, onOverview }: PageListProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const pages = useFramedPages();
  const pageId = useEditorState((state) => state.pageId);
  const busy = useEditorState((state) => state.changingPages);
  const { operations } = opened;
  const [adding, setAdding] = useState(false);
  const [described, setDescribed] = useState<number>();
  const shown = pages.find(({ id }) => id === pageId);
  const run = (change: Promise<void>) => void change.catch((error: unknown) => notify.error(error));
  const runNew = (change: Promise<void>) =>
    void change.catch((error: unknown) => notify.error(error, (reason) => t('editor.pageCreateFailed', { reason })));
  const { list, dragged, place } = useDragOrder<HTMLOListElement>((row, to) => {
    // Pages may have begun to change while the page was dragged.
    if (editor.store.getState().changingPages) return;
    const side = to.side === 'below' ? 'after' : 'before';
    const moved = movedTo(arrangementOf(pages), new Set([Number(row)]), { beside: Number(to.row), side });
    if (moved) run(operations.arrange(moved));
  });
  return (
    <div className={styles.pageList} aria-busy={busy}>
      <div className={styles.pageListHead}>
        <Button wide icon={<PlusOutlined />} busy={busy} onClick={() => setAdding(true)}>
          {t('editor.addPage')}
        </Button>
        <IconButton label={t('editor.overview.title')} icon={<UnorderedListOutlined />} onClick={onOverview} />
      </div>
      <ol ref={list}>
        {pages.map((page, index) => (
          <li
            key={page.id}
            className={dragOrder.row}
            data-shown={page.id === pageId || undefined}
            data-row={page.id}
            data-target={place?.row === String(page.id) && dragged !== place.row ? place.side : undefined}
            data-hidden={page.hidden || undefined}
            data-dragged={dragged === String(page.id) || undefined}
            draggable={!busy}
          >
            <div className={styles.thumbnail}>
              <Thumbnail page={page.page} width={WIDTH} assets={assets} />
              {/* Beside the picture, whose words are no part of the button's name. */}
              <button
                type="button"
                aria-label={t('editor.onPage', { number: page.pageNumber })}
                aria-current={page.id === pageId ? 'page' : undefined}
                onClick={() => editor.showPage(page.id)}
              />
            </div>
            {page.name && (
              <p className={styles.pageName} title={page.name}>
                {page.name}
              </p>
            )}
            <div className={styles.pageTools}>
              <span title={page.hidden ? t('page.hidden') : undefined}>
                {page.hidden && <EyeInvisibleOutlined aria-label={t('page.hidden')} />} {page.pageNumber}
              </span>
              <Button
                look="text"
                icon={<ArrowUpOutlined />}
                aria-label={t('editor.pageUp')}
                title={t('editor.pageUp')}
                disabled={index === 0}
                onClick={() => run(operations.move(page.id, -1))}
              />
              <Button
                look="text"
                icon={<ArrowDownOutlined />}
                aria-label={t('editor.pageDown')}
                title={t('editor.pageDown')}
                disabled={index === pages.length - 1}
                onClick={() => run(operations.move(page.id, 1))}
              />
              <Button
                look="text"
                icon={<FormOutlined />}
                aria-label={t('editor.pageProperties')}
                title={t('editor.pageProperties')}
                onClick={() => setDescribed(page.id)}
              />
              <Button
                look="text"
                icon={<CopyOutlined />}
                aria-label={t('editor.duplicatePage')}
                title={t('editor.duplicatePage')}
                onClick={() => runNew(operations.duplicate(page.id))}
              />
              <KitPopconfirm
                title={t('editor.deletePage')}
                description={t('editor.deletePageAsk', { number: page.pageNumber })}
                okText={t('editor.deletePage')}
                cancelText={t('editor.cancel')}
                onConfirm={() => run(operations.remove([page.id]))}
              >
                <Button
                  look="text"
                  icon={<DeleteOutlined />}
                  aria-label={t('editor.deletePage')}
                  title={t('editor.deletePage')}
                  disabled={pages.length === 1}
                />
              </KitPopconfirm>
            </div>
          </li>
        ))}
      </ol>
      {adding && shown && (
        <NewPageDialog
          projectId={opened.projectId}
          after={shown}
          onChoose={(page) => {
            setAdding(false);
            const { pages: stored } = editor.store.getState();
            runNew(
              operations.add(
                joined(
                  page,
                  stored.map((one) => one.page),
                ),
                shown,
              ),
            );
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {described !== undefined && (
        <PagePropertiesDialog opened={opened} id={described} onClose={() => setDescribed(undefined)} />
      )}
    </div>
  );
}
