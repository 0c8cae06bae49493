import { Alert, Select } from 'antd';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import { CodeEditor } from '../../editor/code/CodeEditor.tsx';
import { placeOf } from '../../editor/code/code-fault.ts';
import { CollectionPictures } from '../collections/CollectionPictures.tsx';
import { exportFile } from '../exports/export-file.ts';
import { unfilledPages } from '../exports/filled-pages.ts';
import { DynamicViewer } from './DynamicViewer.tsx';
import styles from './dynamic-pages.module.css';
import { EventLogPanel } from './EventLogPanel.tsx';
import { EventLog } from './event-log.ts';
import { SAMPLES, type Sample, sampleText } from './samples.ts';
import { readTemplate } from './template.ts';
import { useAskedTemplate } from './use-template.ts';
import type { HeldPages } from './use-viewer-export.ts';

/** What the person has chosen to see; until then it is what the address asks for, else the first sample. */
interface Chosen {
  readonly sample?: Sample | undefined;
  /** The sample's or the asked pages' text, as the person has changed it. */
  readonly typed?: string;
}

/** The test view for dynamic components (spec §2): source text on one side, its pages and what happens on the other. */
export function DynamicTestScreen() {
  const { t } = useTranslation();
  const asked = useAskedTemplate();
  const [log] = useState(() => new EventLog());
  const [chosen, setChosen] = useState<Chosen>();
  const isAsked = chosen === undefined && (asked.text !== undefined || asked.loading);
  const sample = chosen?.sample ?? (asked.text === undefined ? SAMPLES[0] : undefined);
  const typed = chosen?.typed;
  const text = isAsked ? (asked.text ?? '') : (typed ?? sampleText(sample ?? SAMPLES[0], t, currentLanguage()));
  // Typing goes on while long templates are read and drawn.
  const shown = useDeferredValue(text);
  const template = useMemo(() => readTemplate(shown), [shown]);
  const held = useMemo(() => heldPages(asked, template.length), [asked, template.length]);
  const fault = template.find(({ error }) => error !== undefined)?.error;
  useEffect(() => {
    const faulty = template.filter(({ error }) => error !== undefined);
    log.add({ kind: 'read', pages: template.length, failed: faulty.length });
    for (const { number, error } of faulty) log.add({ kind: 'failed', page: number, reason: errorText(error) });
  }, [template, log]);
  return (
    <div className={styles.screen}>
      <h1>{t('title.dynamicTest')}</h1>
      {asked.message && (
        <Alert
          type="warning"
          showIcon
          title={asked.message}
          role="alert"
          action={asked.retry && <Button onClick={asked.retry}>{t('app.retry')}</Button>}
        />
      )}
      <div className={styles.columns}>
        <section className={styles.source} aria-label={t('dynamic.source')}>
          <Select
            aria-label={t('dynamic.sample')}
            value={isAsked || typed !== undefined ? null : sample}
            placeholder={t('dynamic.ownText')}
            options={SAMPLES.map((value) => ({ value, label: t(`dynamic.samples.${value}`) }))}
            onChange={(value) => value && setChosen({ sample: value })}
          />
          {fault !== undefined && <Alert type="error" showIcon title={errorText(fault)} role="alert" />}
          <div className={styles.editor}>
            <CodeEditor
              label={t('dynamic.source')}
              language="page"
              value={text}
              fault={placeOf(fault)}
              onChange={(changed) => setChosen({ sample, typed: changed })}
            />
          </div>
        </section>
        <AskedPictures collectionId={sample === undefined ? asked.collectionId : undefined}>
          <DynamicViewer
            key={sample ?? asked.projectId ?? asked.collectionId}
            template={template}
            projectId={sample === undefined ? asked.projectId : undefined}
            firstPage={isAsked ? asked.firstPage : 1}
            held={isAsked ? held : undefined}
            isLoading={isAsked && asked.loading}
            log={log}
          />
        </AskedPictures>
        <EventLogPanel log={log} />
      </div>
    </div>
  );
}

/** Pages of a published work find their pictures there. */
function AskedPictures({ collectionId, children }: { collectionId: number | undefined; children: ReactNode }) {
  if (collectionId === undefined) return children;
  return <CollectionPictures collectionId={collectionId}>{children}</CollectionPictures>;
}

/** What the server has of the template, where that is the asked project's, page by page. */
function heldPages(
  { projectId, pages }: Pick<ReturnType<typeof useAskedTemplate>, 'projectId' | 'pages'>,
  shown: number,
): HeldPages | undefined {
  if (projectId === undefined || pages.length !== shown) return undefined;
  const unfilled = new Set(unfilledPages(pages));
  return {
    isHidden: (index) => pages[index]?.hidden ?? false,
    isUnfilled: (index) => pages[index] !== undefined && unfilled.has(pages[index]),
    download: (index, signal) => {
      const page = index === undefined ? undefined : pages[index];
      const pageIds = page && [page.id];
      return exportFile({ projectId, pages, type: 'pdf', pageIds, pageNumber: page?.pageNumber }, { signal });
    },
  };
}
