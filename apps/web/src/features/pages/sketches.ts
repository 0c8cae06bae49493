import { RecentlyUsed } from '@pagewright/model/recently-used';
import type { PageFrame } from '@pagewright/page/document-frame';
import { withFrame } from '@pagewright/page/with-frame';
import { drawSketch } from './draw-sketch.ts';
import { whenIdle } from './idle-queue.ts';
import { frameKey } from './page-frames.ts';
import { parsedPage } from './parsed-page.ts';

/** Sketches kept at most. */
const KEPT = 600;
/** Of the JPEG. */
const QUALITY = 0.9;

/** Data URLs of finished sketches. */
const urls = new RecentlyUsed<string, string>(KEPT);

/** A page that is sketched, and where it stands in its document. */
interface Sketched {
  readonly text: string;
  readonly frame?: PageFrame | undefined;
}

/** A sketch has bars for words: only how many figures a number has is seen in it. */
function keyOf({ text, frame }: Sketched): string {
  return frame ? frameKey(text, frame).replace(/\d/g, '0') + text : text;
}

/** The URL of a page's sketch where it has been drawn. */
export function knownSketch(sketched: Sketched): string | undefined {
  return urls.get(keyOf(sketched));
}

/**
 * Tells the URL of a page's sketch, drawn when the browser has time. Pictures and not canvas elements: each canvas is a
 * layer of its own, and hundreds of layers cost every frame. Data URLs and not blobs: each blob takes a way through the
 * browser's process. Returns the way to call it off.
 */
export function requestSketch(sketched: Sketched, onReady: (url: string) => void): () => void {
  const known = knownSketch(sketched);
  if (known) {
    onReady(known);
    return () => undefined;
  }
  return whenIdle(() => {
    const url = sketch(sketched);
    if (url) onReady(url);
  });
}

let paper: HTMLCanvasElement | undefined;

/** Undefined where the text is not a page: its full view says what is wrong with it. */
function sketch(sketched: Sketched): string | undefined {
  const { text, frame } = sketched;
  paper ??= document.createElement('canvas');
  try {
    const page = parsedPage(text);
    drawSketch(paper, frame ? withFrame(page, frame) : page);
  } catch {
    return undefined;
  }
  const url = paper.toDataURL('image/jpeg', QUALITY);
  urls.set(keyOf(sketched), url);
  return url;
}
