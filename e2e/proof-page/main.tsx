import { parsePage } from '@pagewright/page/source-text';
import { useFonts } from '@pagewright/render/fonts';
import { PageView } from '@pagewright/render/page-view';
import { pageReady } from '@pagewright/render/ready';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Fault, measurePage } from './measure.ts';

declare global {
  interface Window {
    /** Draws pages from their source text and gives the faults of each. */
    proof(sources: readonly string[], picture: string): Promise<Fault[][]>;
  }
}

const element = document.getElementById('root') as HTMLElement;
const root = createRoot(element);

window.proof = async (sources, picture) => {
  const pages = sources.map((source) => parsePage(source));
  useFonts(pages);
  const list = pages.map((page, index) => (
    <div key={String(index)} data-proof-page="" style={{ width: page.size.width, height: page.size.height }}>
      <PageView page={page} assets={() => picture} mode="print" />
    </div>
  ));
  flushSync(() => root.render(list));
  await pageReady(element);
  return [...document.querySelectorAll('[data-proof-page]')].map(measurePage);
};
