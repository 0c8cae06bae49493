import { CloseOutlined } from '@ant-design/icons';
import type { PageConnection } from '@pagewright/contract/pages';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { EditorPage } from '../document/editor.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import { pageTitle } from '../document/page-title.ts';
import type { DataFlow } from './data-flow.ts';
import styles from './flow.module.css';
import type { PageFlow } from './flow-analysis.ts';

interface FlowPagesProps {
  readonly flow: DataFlow;
  readonly pages: readonly EditorPage[];
  readonly numbers: ReadonlyMap<number, number>;
  readonly flows: ReadonlyMap<number, PageFlow>;
}

/** For each page, what comes in and what goes out. */
export function FlowPages({ flow, pages, numbers, flows }: FlowPagesProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const pageId = useEditorState((state) => state.pageId);
  return (
    <ol className={styles.pages}>
      {pages.map((page) => {
        const { incoming = [], outgoing = [] } = flows.get(page.id) ?? {};
        return (
          <li key={page.id} data-shown={page.id === pageId || undefined} data-flow-page={page.id}>
            <button
              type="button"
              className={styles.page}
              aria-current={page.id === pageId ? 'page' : undefined}
              onClick={() => editor.showPage(page.id)}
            >
              <span className={styles.number}>{page.pageNumber}</span>
              <span className={styles.title} title={pageTitle(page)}>
                {pageTitle(page) || t('editor.onPage', { number: page.pageNumber })}
              </span>
            </button>
            {incoming.length + outgoing.length === 0 ? (
              <p className={styles.unconnected}>{t('editor.flow.unconnected')}</p>
            ) : (
              <dl className={styles.ways}>
                <dt>{t('editor.flow.in')}</dt>
                <Ways flow={flow} numbers={numbers} connections={incoming} other="sourcePageId" />
                <dt>{t('editor.flow.out')}</dt>
                <Ways flow={flow} numbers={numbers} connections={outgoing} other="targetPageId" />
              </dl>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface WaysProps extends Pick<FlowPagesProps, 'flow' | 'numbers'> {
  readonly connections: readonly PageConnection[];
  /** The end that is named: the other one is the page that this is said of. */
  readonly other: 'sourcePageId' | 'targetPageId';
}

function Ways({ flow, numbers, connections, other }: WaysProps) {
  const { t } = useTranslation();
  const selected = useStore(flow.store, (state) => state.selected);
  return (
    <dd>
      {connections.length === 0 && <span className={styles.nothing}>{t('editor.flow.nothing')}</span>}
      {connections.map((connection) => {
        const { id, sourcePageId, targetPageId } = connection;
        const name = t('editor.flow.connection', {
          source: numbers.get(sourcePageId),
          target: numbers.get(targetPageId),
        });
        const isSelected = id === selected;
        return (
          <span key={id} className={styles.chip} data-selected={isSelected || undefined}>
            <button
              type="button"
              aria-label={name}
              aria-pressed={isSelected}
              title={name}
              onClick={() => flow.select(isSelected ? undefined : id)}
            >
              {numbers.get(connection[other])}
            </button>
            {isSelected && (
              <button
                type="button"
                aria-label={`${t('editor.flow.remove')}: ${name}`}
                title={t('editor.flow.remove')}
                onClick={() => flow.disconnect(id)}
              >
                <CloseOutlined aria-hidden />
              </button>
            )}
          </span>
        );
      })}
    </dd>
  );
}
