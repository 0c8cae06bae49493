import type { Page } from '@pagewright/components/models';
import type { PictureSettings } from '@pagewright/export/picture-settings';
import { PagewrightError } from '@pagewright/model/errors';
import { declareAllFonts } from '@pagewright/render/fonts';
import { loadFaces } from '@pagewright/render/load-faces';
import { PageView } from '@pagewright/render/page-view';
import { pageReady } from '@pagewright/render/ready';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Pictures, usePictures } from '../../pages/page-assets.ts';
import styles from './in-browser.module.css';

/** A page that stands in the document where nobody sees it, until it is put away. */
export interface DrawnPage {
  readonly element: HTMLElement;
  readonly putAway: () => void;
}

/**
 * Draws a page out of sight, all of it: its faces, pictures and charts are there when this resolves.
 * @throws PagewrightError `print/no-element`, `print/size-invalid`
 */
export async function drawOutOfSight(
  pictures: Pictures,
  page: Page,
  { imageTimeoutMs, delayMs }: PictureSettings,
): Promise<DrawnPage> {
  const host = document.createElement('div');
  host.className = styles.outOfSight ?? '';
  host.inert = true;
  host.setAttribute('aria-hidden', 'true');
  document.body.append(host);
  const root = createRoot(host);
  const putAway = (): void => {
    root.unmount();
    host.remove();
  };
  try {
    declareAllFonts([page]);
    await loadFaces([page]);
    flushSync(() => root.render(<Sheet pictures={pictures} page={page} />));
    await within(imageTimeoutMs, pictures.settled());
    await pageReady(host, { timeoutMs: imageTimeoutMs });
    // What has not said by itself that it stands is given the specification's time.
    if (host.querySelector('[data-pending]')) await pause(delayMs);
    const element = host.querySelector<HTMLElement>('[data-page]');
    if (!element) throw new PagewrightError('print/no-element');
    const { width, height } = element.getBoundingClientRect();
    if (!(width > 0 && height > 0)) throw new PagewrightError('print/size-invalid');
    return { element, putAway };
  } catch (error) {
    putAway();
    throw error;
  }
}

function Sheet({ pictures, page }: { pictures: Pictures; page: Page }) {
  const assets = usePictures(pictures);
  return <PageView page={page} assets={assets} mode="print" />;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
