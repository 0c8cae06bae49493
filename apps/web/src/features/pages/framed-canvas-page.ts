import type { Size } from '@pagewright/model/units';
import type { PageFrame } from '@pagewright/page/document-frame';
import { withFrame } from '@pagewright/page/with-frame';
import type { CanvasPage, CanvasSketch } from '../../canvas/CanvasView.tsx';
import { drawFailed, drawSketch, type SketchContext } from './draw-sketch.ts';
import { parsedPage } from './parsed-page.ts';

/** A page by its source, where it stands in its document. */
export interface FramedText {
  /** Page source. */
  readonly text: string;
  readonly size: Size;
  readonly frame: PageFrame;
  /** What it shows of the frame. */
  readonly frameKey: string;
}

export interface FramedCanvasPage extends CanvasPage, FramedText {}

/** A page of a document in low detail. */
export function framedSketch(page: FramedText): CanvasSketch {
  return { key: framedSketchKey(page), draw: (context) => drawFramedSketch(context, page) };
}

/** The same for what looks the same in low detail: bars stand for words, so only how many figures a number has is seen. */
export function framedSketchKey({ frameKey, text }: FramedText): string {
  return frameKey.replace(/\d/g, '0') + text;
}

export function drawFramedSketch(context: SketchContext, { text, size, frame }: FramedText): void {
  try {
    drawSketch(context, withFrame(parsedPage(text), frame));
  } catch {
    // Its full view says what is wrong with it.
    drawFailed(context, size);
  }
}
