import { drawSketch } from './draw-sketch.ts';
import { whenIdle } from './idle-queue.ts';
import { parsedPage } from './parsed-page.ts';

/** Sketches kept at most; the longest unused go first. */
const KEPT = 600;

/** Object URLs of finished sketches by the page's source text. */
const urls = new Map<string, string>();

/**
 * Tells the URL of a page's sketch, drawn when the browser has time. Pictures and not canvas elements: hundreds of
 * canvases cost every frame of a zoom. Returns the way to call it off.
 */
export function requestSketch(text: string, onReady: (url: string) => void): () => void {
  const known = urls.get(text);
  if (known) {
    onReady(known);
    return () => undefined;
  }
  let wanted = true;
  const cancel = whenIdle(() => {
    void sketch(text).then((url) => {
      if (url && wanted) onReady(url);
    });
  });
  return () => {
    wanted = false;
    cancel();
  };
}

/** Undefined where the text is not a page: its full view says what is wrong with it. */
async function sketch(text: string): Promise<string | undefined> {
  const canvas = new OffscreenCanvas(1, 1);
  try {
    drawSketch(canvas, parsedPage(text));
    const url = URL.createObjectURL(await canvas.convertToBlob());
    keep(text, url);
    return url;
  } catch {
    return undefined;
  }
}

function keep(text: string, url: string) {
  urls.set(text, url);
  const [oldest] = urls.size > KEPT ? urls : [];
  if (!oldest) return;
  URL.revokeObjectURL(oldest[1]);
  urls.delete(oldest[0]);
}
