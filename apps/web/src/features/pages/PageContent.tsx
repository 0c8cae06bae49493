import { useFonts } from '@pagewright/render/fonts';
import { PageView } from '@pagewright/render/page-view';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { usePageAssets } from './page-assets.ts';
import styles from './pages.module.css';
import { parsedPage } from './parsed-page.ts';

interface PageContentProps {
  readonly projectId: number;
  readonly pageNumber: number;
  readonly text: string;
}

/** A page drawn from its source text at 1:1. A page that cannot be drawn says so in its own place. */
export function PageContent(props: PageContentProps) {
  return (
    <PageErrorBoundary key={props.text} pageNumber={props.pageNumber}>
      <ParsedPage {...props} />
    </PageErrorBoundary>
  );
}

function ParsedPage({ projectId, text }: PageContentProps) {
  const assets = usePageAssets(projectId);
  const page = parsedPage(text);
  useFonts([page]);
  return <PageView page={page} assets={assets} mode="view" />;
}

interface BoundaryProps {
  readonly pageNumber: number;
  readonly children: ReactNode;
}

class PageErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <PageFailure pageNumber={this.props.pageNumber} error={this.state.error} />;
  }
}

/** '第 N 页加载失败' with what is wrong with the page's source (spec §8). */
function PageFailure({ pageNumber, error }: { pageNumber: number; error: unknown }) {
  const { t } = useTranslation();
  return (
    <div className={styles.failure} role="alert">
      <strong>{t('page.failed', { number: pageNumber })}</strong>
      <span>{errorText(error)}</span>
      <span>{t('page.syntaxNote')}</span>
    </div>
  );
}
