import { pageAnchor } from '@pagewright/components/link-attributes';
import type { Page } from '@pagewright/components/models';
import { declareAllFonts } from '@pagewright/render/fonts';
import { PageView } from '@pagewright/render/page-view';
import { pageReady } from '@pagewright/render/ready';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePageAssets } from '../pages/page-assets.ts';
import styles from './dynamic-pages.module.css';
import { paperRules, printZoom } from './print-pages.ts';

interface PrintSheetsProps {
  readonly pages: readonly Page[];
  readonly projectId: number | undefined;
  /** The browser's own dialog has been left; whether anything was saved there, nobody can tell. */
  readonly onPrinted: () => void;
}

/** Pages on paper: drawn out of sight, then given to the browser's printing, which makes a PDF of them. */
export function PrintSheets({ pages, projectId, onPrinted }: PrintSheetsProps) {
  const sheets = useRef<HTMLDivElement>(null);
  const assets = usePageAssets(projectId);
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    // A style element would need the document's nonce; a sheet that a script makes does not.
    const papers = new CSSStyleSheet();
    papers.replaceSync(paperRules(pages));
    document.adoptedStyleSheets.push(papers);
    const left = new AbortController();
    const element = sheets.current;
    declareAllFonts(pages);
    window.addEventListener('afterprint', () => printed(), { signal: left.signal });
    if (element) void pageReady(element).then(() => left.signal.aborted || window.print());
    return () => {
      left.abort();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== papers);
    };
  }, [pages]);
  return createPortal(
    <div ref={sheets} className={styles.sheets} aria-hidden data-testid="print-sheets">
      {pages.map((page, index) => (
        // A page has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={index}
          id={pageAnchor(index + 1)}
          className={styles.sheet}
          style={{ page: `sheet-${index}`, zoom: printZoom(page) }}
        >
          <PageView page={page} assets={assets} mode="print" />
        </div>
      ))}
    </div>,
    document.body,
  );
}
