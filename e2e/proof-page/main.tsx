import { parsePage } from '@pagewright/page/source-text';
import { useFonts } from '@pagewright/render/fonts';
import { PageView } from '@pagewright/render/page-view';
import { pageReady } from '@pagewright/render/ready';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { type Fault, measurePage } from './measure.ts';

declare global {
  interface Window {
    /** Draws pages from their source text and gives the faults of each. */
    proof(sources: readonly string[]): Promise<Fault[][]>;
  }
}

const root = createRoot(document.getElementById('root') as HTMLElement);

window.proof = async (sources) => {
  const pages = sources.map((source) => parsePage(source));
  useFonts(pages);
  const list = pages.map((page, index) => (
    <div key={String(index)} data-proof-page="" style={{ width: page.size.width, height: page.size.height }}>
      <PageView page={page} mode="print" />
    </div>
  ));
  flushSync(() => root.render(list));
  await pageReady(document.body);
  return [...document.querySelectorAll('[data-proof-page]')].map((element) => measurePage(element));
};
