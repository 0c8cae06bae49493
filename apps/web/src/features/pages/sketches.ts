import type { Page } from '@pagewright/components/models';
import { whenIdle } from '../../canvas/idle-queue.ts';
import { drawSketch } from './draw-sketch.ts';

/** px of the longer side. */
const SIDE = 240;
/** Of the JPEG. */
const QUALITY = 0.9;

/** Data URLs of finished sketches. */
const urls = new WeakMap<Page, string>();

/** The URL of a page's sketch where it has been drawn. */
export function knownSketch(page: Page): string | undefined {
  return urls.get(page);
}

/**
 * Tells the URL of a page's sketch, drawn when the browser has time. Pictures and not canvas elements: each canvas is a
 * layer of its own, and hundreds of layers cost every frame. Data URLs and not blobs: each blob takes a way through the
 * browser's process. Returns the way to call it off.
 */
export function requestSketch(page: Page, onReady: (url: string) => void): () => void {
  const known = knownSketch(page);
  if (known) {
    onReady(known);
    return () => undefined;
  }
  return whenIdle(() => {
    const url = sketch(page);
    if (url) onReady(url);
  });
}

let paper: HTMLCanvasElement | undefined;

/** Undefined where the page cannot be drawn: its full view says what is wrong with it. */
function sketch(page: Page): string | undefined {
  paper ??= document.createElement('canvas');
  const scale = SIDE / Math.max(page.size.width, page.size.height);
  paper.width = Math.max(1, Math.round(page.size.width * scale));
  paper.height = Math.max(1, Math.round(page.size.height * scale));
  const context = paper.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.scale(scale, scale);
  try {
    drawSketch(context, page);
  } catch {
    return undefined;
  }
  const url = paper.toDataURL('image/jpeg', QUALITY);
  urls.set(page, url);
  return url;
}
