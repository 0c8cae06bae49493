import type { Page } from '@pagewright/components/models';
import type { ViewMode } from '@pagewright/components/views';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useFonts } from '../src/fonts.ts';
import { PageView } from '../src/PageView.tsx';
import { pageReady } from '../src/ready.ts';
import { Thumbnail } from '../src/Thumbnail.tsx';

declare global {
  interface Window {
    /** Draws pages one under the other and resolves when they stand. */
    drawPages(pages: readonly Page[], mode: ViewMode): Promise<void>;
    /** Draws pages small. */
    drawThumbnails(pages: readonly Page[], width: number): Promise<void>;
  }
}

/** ms: a busy machine may take minutes for a sheet of charts, and is not looked at before they stand. */
const TIMEOUT = { timeoutMs: 240_000 } as const;

const element = document.getElementById('root') as HTMLElement;
const root = createRoot(element);

window.drawPages = async (pages, mode) => {
  useFonts(pages);
  flushSync(() => root.render(pages.map((page, index) => <PageView key={String(index)} page={page} mode={mode} />)));
  await pageReady(element, TIMEOUT);
};

window.drawThumbnails = async (pages, width) => {
  useFonts(pages);
  flushSync(() => root.render(pages.map((page, index) => <Thumbnail key={String(index)} page={page} width={width} />)));
  await pageReady(element, TIMEOUT);
};
