import type { Page } from '@pagewright/components/models';
import { isPagewrightError } from '@pagewright/model/errors';
import { useFonts } from '@pagewright/render/fonts';
import { PageView } from '@pagewright/render/page-view';
import { pageReady } from '@pagewright/render/ready';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { usePageAssets } from '../pages/page-assets.ts';
import styles from './dynamic-pages.module.css';
import type { EventLog } from './event-log.ts';

interface DynamicPageProps {
  readonly number: number;
  readonly page: Page;
  /** Whose pictures it shows; none for pages that belong to no project. */
  readonly projectId: number | undefined;
  readonly log: EventLog;
}

/** A page, drawn by the one renderer; the log is told when it stands, and of what on it could not be drawn. */
export function DynamicPage({ number, page, projectId, log }: DynamicPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const assets = usePageAssets(projectId);
  useFonts([page]);
  const stands = useEffectEvent((element: Element, { components }: Page, started: number) => {
    log.add({ kind: 'drawn', page: number, ms: Math.round(performance.now() - started) });
    for (const failed of element.querySelectorAll('[data-failed]')) {
      const id = failed.closest('[data-component-id]')?.getAttribute('data-component-id') ?? '';
      const kind = components.find((component) => component.id === id)?.type;
      log.add({ kind: 'failed', page: number, reason: `${id} (${kind}): ${failed.textContent}` });
    }
  });
  useEffect(() => {
    const started = performance.now();
    const element = box.current;
    let shown = true;
    if (element) void pageReady(element).then(() => shown && stands(element, page, started));
    return () => {
      shown = false;
    };
  }, [page]);
  return (
    <div ref={box}>
      <PageView page={page} assets={assets} mode="view" />
    </div>
  );
}

/** Lines of the stack that are shown. */
const STACK_LINES = 3;

/** In the place of a page that cannot be read: what is wrong, where, and what to do (spec §8). */
export function FailurePanel({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const calls = stack.split('\n').filter((line) => /^\s*at /.test(line));
  return (
    <div className={styles.failure} role="alert" data-failed="page">
      <strong>{t('dynamic.loadFailed')}</strong>
      <span>{errorText(error)}</span>
      <pre>{calls.slice(0, STACK_LINES).join('\n')}</pre>
      <span>{isPagewrightError(error) ? t('dynamic.repair') : t('app.retry')}</span>
    </div>
  );
}
