import type { Page } from '@pagewright/components/models';
import { declareAllFonts } from '@pagewright/render/fonts';
import { loadFaces } from '@pagewright/render/load-faces';
import { PageView } from '@pagewright/render/page-view';
import { pageReady } from '@pagewright/render/ready';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type DrawnComponent, drawnComponents } from './drawn.ts';
import { type Fault, measurePage } from './measure.ts';

export interface Proof {
  readonly faults: readonly Fault[];
  readonly drawn?: readonly DrawnComponent[];
}

declare global {
  interface Window {
    /** Draws pages and gives the faults of each; of those that are compared, where everything stands. JSON, for `proofsOf`. */
    proof(pages: string, picture: string, compared: readonly boolean[]): Promise<string>;
  }
}

/** ms: a busy machine may take minutes for a document of charts, and is not measured before they stand. */
const TIMEOUT = { timeoutMs: 240_000 } as const;

const element = document.getElementById('root') as HTMLElement;
const root = createRoot(element);

window.proof = async (pages, picture, compared) => {
  await draw(JSON.parse(pages), picture);
  const proofs = drawnPages().map(
    (page, at): Proof => ({
      faults: measurePage(page),
      ...(compared[at] ? { drawn: drawnComponents(page) } : {}),
    }),
  );
  return JSON.stringify(proofs);
};

async function draw(pages: readonly Page[], picture: string): Promise<void> {
  declareAllFonts(pages);
  await loadFaces(pages);
  const list = pages.map((page, index) => (
    <div key={String(index)} data-proof-page="" style={{ width: page.size.width, height: page.size.height }}>
      <PageView page={page} assets={() => picture} mode="print" />
    </div>
  ));
  flushSync(() => root.render(list));
  await pageReady(element, TIMEOUT);
}

function drawnPages(): Element[] {
  return [...document.querySelectorAll('[data-proof-page]')];
}
