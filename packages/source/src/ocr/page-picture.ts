import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OCR } from '../limits.ts';
import { pdfjsFolder } from '../pdfjs-files.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray;
}

/** A page as it is printed. */
export interface DrawnPage {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly canvas: Canvas;
}

/** Opens a file for drawing. Everything that pdf.js may want beside it lies on this machine. */
export async function openForDrawing(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data: bytes,
    wasmUrl: pdfjsFolder('wasm'),
    standardFontDataUrl: pdfjsFolder('standard_fonts'),
    cMapUrl: pdfjsFolder('cmaps'),
    iccUrl: pdfjsFolder('iccs'),
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  return task.promise;
}

/** Draws a page at 150 dpi, or smaller where that would be too large. */
export async function drawPage(page: PDFPageProxy): Promise<DrawnPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(OCR.dpi / 72, OCR.longestSide / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  // pdf.js is typed for the canvas of a browser and draws on this one as well.
  const target = canvas as unknown as HTMLCanvasElement;
  await page.render({ canvas: target, viewport, background: '#ffffff' }).promise;
  return { width, height, canvas };
}

export function pixelsOf(canvas: Canvas): Picture {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
}

/** Letters can be told apart at this quality of WebP: a page takes some 100 kB. */
const QUALITY = 50;

/** A page as a WebP picture, to look at. */
export async function encoded({ canvas }: DrawnPage): Promise<Uint8Array> {
  return canvas.encode('webp', QUALITY);
}

/** Letters below this size, px, are read better when they are enlarged. */
const SMALL_LETTERS = 18;

/**
 * A picture that was read badly, for another try: small letters enlarged, else the specks smoothed away that a bad scanner
 * or a copy of a copy leaves between the letters.
 * @param size of its letters, px; 0 where none was found
 */
export function touchedUp(canvas: Canvas, size: number): Canvas {
  const isSmall = size > 0 && size < SMALL_LETTERS;
  const scale = isSmall ? Math.max(1, Math.min(2, OCR.longestSide / Math.max(canvas.width, canvas.height))) : 1;
  const target = createCanvas(Math.round(canvas.width * scale), Math.round(canvas.height * scale));
  const context = target.getContext('2d');
  context.imageSmoothingQuality = 'high';
  if (!isSmall) context.filter = 'blur(1px)';
  context.drawImage(canvas, 0, 0, target.width, target.height);
  return target;
}

/** Whether one picture covers most of a page, as on a scan with a stamp or a page number of its own. */
export async function showsOnePicture(page: PDFPageProxy): Promise<boolean> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  const stack: number[] = [];
  // Turning keeps an area: the determinant of the matrix is what the unit square of a picture covers.
  let area = 1;
  for (const [index, operation] of fnArray.entries()) {
    const parameters: unknown = argsArray[index];
    const matrix =
      Array.isArray(parameters) && typeof parameters[0] === 'number' ? (parameters as number[]) : undefined;
    if (operation === OPS.save) stack.push(area);
    else if (operation === OPS.restore) area = stack.pop() ?? 1;
    else if (operation === OPS.transform && matrix) {
      const [a = 1, b = 0, c = 0, d = 1] = matrix;
      area *= Math.abs(a * d - b * c);
    } else if (PICTURE_OPERATIONS.has(operation) && area >= width * height * MOST_OF_PAGE) return true;
  }
  return false;
}

const MOST_OF_PAGE = 0.5;
const PICTURE_OPERATIONS: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
]);
