import { isPagewrightError } from '@pagewright/model/errors';
import type { PageFrame } from '@pagewright/page/document-frame';
import { forReaders } from '@pagewright/page/with-frame';
import { useFonts } from '@pagewright/render/fonts';
import { PageView } from '@pagewright/render/page-view';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { usePageAssets } from './page-assets.ts';
import { MAX_RETRIES, type PageFailureKind, pageFailureKind } from './page-failure.ts';
import styles from './pages.module.css';
import { parsedPage } from './parsed-page.ts';

interface PageContentProps {
  /** Whose pictures it shows; none for pages that belong to no project. */
  readonly projectId?: number | undefined;
  readonly pageNumber: number;
  readonly text: string;
  /** Where it stands in its document; without it the fields of its frame show what they stood for last, and it leads nowhere by itself. */
  readonly frame?: PageFrame;
  /** Ids of components that are still to come. */
  readonly awaited?: ReadonlySet<string> | undefined;
}

/** A page drawn from its source text at 1:1. A page that cannot be drawn says so in its own place. */
export function PageContent(props: PageContentProps) {
  return (
    <PageErrorBoundary key={props.text} pageNumber={props.pageNumber}>
      <ParsedPage {...props} />
    </PageErrorBoundary>
  );
}

function ParsedPage({ projectId, text, frame, awaited }: PageContentProps) {
  const assets = usePageAssets(projectId);
  const parsed = parsedPage(text);
  const page = frame ? forReaders(parsed, frame) : parsed;
  useFonts([page]);
  return <PageView page={page} assets={assets} mode="view" {...(awaited && { awaited })} />;
}

interface BoundaryProps {
  readonly pageNumber: number;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
  /** Renderings that were tried again. */
  readonly retries: number;
}

class PageErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, retries: 0 };
  #wasShown = false;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    this.#wasShown = this.state.error === undefined;
  }

  override componentDidCatch(error: unknown) {
    // An error of the render's shape is swallowed, and the page rendered again (spec §8).
    if (pageFailureKind(error, this.#wasShown) !== 'shape' || this.state.retries >= MAX_RETRIES) return;
    this.setState(({ retries }) => ({ error: undefined, retries: retries + 1 }));
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <PageFailure pageNumber={this.props.pageNumber} error={error} kind={pageFailureKind(error, this.#wasShown)} />
    );
  }
}

/** '第 N 页加载失败' with what is wrong with it (spec §8). */
function PageFailure({ pageNumber, error, kind }: { pageNumber: number; error: unknown; kind: PageFailureKind }) {
  const { t } = useTranslation();
  const reason = errorText(error);
  return (
    <div className={styles.failure} role="alert" data-failure={kind}>
      <strong>{t('page.failed', { number: pageNumber })}</strong>
      {kind === 'load' && <span>{t('page.componentLoadFailed', { reason })}</span>}
      {kind === 'start' && <span>{t('page.componentStartFailed', { reason })}</span>}
      {(kind === 'render' || kind === 'shape') && <span>{t('page.componentFailed', { reason })}</span>}
      {isPagewrightError(error) && <span>{t('page.syntaxNote')}</span>}
    </div>
  );
}
