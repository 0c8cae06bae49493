import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { useEditorState } from '../document/editor-context.ts';
import { ConnectForm } from './ConnectForm.tsx';
import type { DataFlow, FlowSave } from './data-flow.ts';
import { FlowFindings } from './FlowFindings.tsx';
import { FlowPages } from './FlowPages.tsx';
import styles from './flow.module.css';
import { analyseFlow } from './flow-analysis.ts';

/** The data flow in words: making and removing connections by keyboard, and what can be said of them (spec §2). */
export function FlowPanel({ flow }: { flow: DataFlow }) {
  const { t } = useTranslation();
  const connections = useStore(flow.store, (state) => state.connections);
  const pages = useEditorState((state) => state.pages);
  const numbers = useMemo(() => new Map(pages.map(({ id, pageNumber }) => [id, pageNumber])), [pages]);
  const ids = pages.map(({ id }) => id).join(' ');
  const analysis = useMemo(() => analyseFlow(ids.split(' ').map(Number), connections), [ids, connections]);
  return (
    <div className={styles.panel} data-flow-panel="" data-testid="flow-panel">
      <div>
        <SaveStatus flow={flow} count={connections.length} />
        <ConnectForm flow={flow} pages={pages} numbers={numbers} />
        <p className={styles.hint}>{t('editor.flow.hint')}</p>
      </div>
      <section>
        <h2>{t('editor.flow.analysis')}</h2>
        <FlowFindings analysis={analysis} numbers={numbers} count={connections.length} />
      </section>
      <section>
        <h2>{t('editor.flow.pages')}</h2>
        <FlowPages flow={flow} pages={pages} numbers={numbers} flows={analysis.flows} />
      </section>
    </div>
  );
}

const SAVE_WORDS = {
  loading: 'editor.flow.loading',
  saved: 'editor.saved',
  waiting: 'editor.waiting',
  saving: 'editor.saving',
  offline: 'editor.offline',
  failed: 'editor.failed',
  conflict: 'editor.conflictShort',
  unread: 'editor.flow.unread',
} as const satisfies Record<FlowSave['is'], string>;

function SaveStatus({ flow, count }: { flow: DataFlow; count: number }) {
  const { t } = useTranslation();
  const save = useStore(flow.store, (state) => state.save);
  return (
    <>
      <div className={styles.status}>
        <strong>{t('editor.flow.count', { number: count })}</strong>
        <output className={styles.saving} data-state={save.is} data-testid="flow-state">
          {t(SAVE_WORDS[save.is])}
        </output>
      </div>
      {'error' in save && (
        <div className={styles.failure} role="alert">
          <span>{errorText(save.error)}</span>
          <Button onClick={() => void flow.retry()}>{t('editor.flow.retry')}</Button>
        </div>
      )}
    </>
  );
}
