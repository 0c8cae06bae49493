import { drawSketch } from './draw-sketch.ts';
import { whenIdle } from './idle-queue.ts';
import { parsedPage } from './parsed-page.ts';

/** Sketches kept at most; the longest unused go first. */
const KEPT = 600;
/** Of the JPEG. */
const QUALITY = 0.9;

/** Data URLs of finished sketches by the page's source text. */
const urls = new Map<string, string>();

/** The URL of a page's sketch where it has been drawn. */
export function knownSketch(text: string): string | undefined {
  return urls.get(text);
}

/**
 * Tells the URL of a page's sketch, drawn when the browser has time. Pictures and not canvas elements: each canvas is a
 * layer of its own, and hundreds of layers cost every frame. Data URLs and not blobs: each blob takes a way through the
 * browser's process. Returns the way to call it off.
 */
export function requestSketch(text: string, onReady: (url: string) => void): () => void {
  const known = knownSketch(text);
  if (known) {
    onReady(known);
    return () => undefined;
  }
  return whenIdle(() => {
    const url = sketch(text);
    if (url) onReady(url);
  });
}

let paper: HTMLCanvasElement | undefined;

/** Undefined where the text is not a page: its full view says what is wrong with it. */
function sketch(text: string): string | undefined {
  paper ??= document.createElement('canvas');
  try {
    drawSketch(paper, parsedPage(text));
  } catch {
    return undefined;
  }
  const url = paper.toDataURL('image/jpeg', QUALITY);
  urls.set(text, url);
  const oldest = urls.size > KEPT ? urls.keys().next().value : undefined;
  if (oldest !== undefined) urls.delete(oldest);
  return url;
}
