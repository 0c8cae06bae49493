import { declareAllFonts } from '@pagewright/render/fonts';
import { loadFaces } from '@pagewright/render/load-faces';
import { pageReady } from '@pagewright/render/ready';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DrawnArea, PrintOrder, PrintPageApi } from '../src/job.ts';
import { nameBookmarks } from './bookmarks.ts';
import { ContactSheet } from './ContactSheet.tsx';
import { DRAWN_MARK } from './drawn-mark.ts';
import { drawnParts } from './drawn-parts.ts';
import { PaperPages } from './PaperPages.tsx';
import { ScreenPages } from './ScreenPages.tsx';
import { standaloneHtml } from './standalone-html.ts';

declare global {
  interface Window {
    /** Put here by the printer before the page loads; resolves its promise of the page's functions. */
    pagewrightStart(api: PrintPageApi): void;
  }
}

const ARRANGEMENTS = { paper: PaperPages, screen: ScreenPages, 'contact-sheet': ContactSheet } as const;

const host = document.getElementById('document') as HTMLElement;

async function draw(ticket: string): Promise<readonly DrawnArea[]> {
  const response = await fetch(`/order/${ticket}`);
  if (!response.ok) throw new Error('the ticket is not valid');
  const { job, arrangement } = (await response.json()) as PrintOrder;
  document.title = job.title;
  document.documentElement.lang = job.language;
  declareAllFonts(job.pages);
  await loadFaces(job.pages);
  const Arrangement = ARRANGEMENTS[arrangement];
  const assets = (key: string): string | undefined => job.assets[key]?.url;
  flushSync(() => createRoot(host).render(<Arrangement pages={job.pages} assets={assets} paper={job.paper} />));
  await pageReady(host);
  if (arrangement === 'paper') nameBookmarks(host);
  return [...host.querySelectorAll(`[${DRAWN_MARK}]`)].map(areaOf);
}

function areaOf(element: Element): DrawnArea {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + window.scrollX, y: y + window.scrollY, width, height };
}

const partsOf: PrintPageApi['drawnParts'] = (componentIds) => {
  const pages = [...host.querySelectorAll(`[${DRAWN_MARK}]`)];
  return componentIds.map((id, index) => {
    const page = pages[index];
    const component = page?.querySelector(`[data-component-id="${CSS.escape(id)}"]`);
    return (page && component && drawnParts(component, page)) ?? null;
  });
};

window.pagewrightStart({ draw, standaloneHtml: () => standaloneHtml(host), drawnParts: partsOf });
