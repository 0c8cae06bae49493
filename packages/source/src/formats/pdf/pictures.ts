import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { AssetStore } from '../../assets.ts';
import type { PdfLine } from './pdf-page.ts';
import { encodePng } from './png.ts';

/** Share of a page's height without text from which on a picture may stand there. */
const GAP = 0.1;

/** Least width and height of a picture on the page, points: smaller ones are logos and bullets. */
const LEAST_SIDE = 72;

/** A picture that pdf.js has decoded. */
interface RawPicture {
  readonly width: number;
  readonly height: number;
  /** 1: one bit grey, 2: RGB, 3: RGBA. */
  readonly kind: number;
  readonly data?: Uint8Array | Uint8ClampedArray;
}

/** The pictures of a page, where its text leaves room for some, as lines that stand for them. */
export async function readPictures(
  page: PDFPageProxy,
  lines: readonly PdfLine[],
  assets: AssetStore,
): Promise<PdfLine[]> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  // A page without any text is a scan: the file is refused or that page is left out.
  if (lines.length < 3 || !hasGap(lines, height)) return [];
  const { fnArray, argsArray } = await page.getOperatorList();
  const stack: number[][] = [];
  let matrix: number[] = transform as number[];
  const found: PdfLine[] = [];
  for (const [index, operation] of fnArray.entries()) {
    const parameters = argsArray[index] as unknown[] | null;
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      if (operation === OPS.paintFormXObjectBegin && parameters?.[0])
        matrix = multiply(matrix, parameters[0] as number[]);
    } else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) {
      matrix = stack.pop() ?? (transform as number[]);
    } else if (operation === OPS.transform) matrix = multiply(matrix, parameters as number[]);
    else if (operation === OPS.paintImageXObject) {
      const box = boxOf(matrix);
      const small = box.right - box.x < LEAST_SIDE || box.bottom - box.y < LEAST_SIDE * 0.5;
      const background = box.right - box.x > width * 0.95 && box.bottom - box.y > height * 0.8;
      if (small || background) continue;
      const image = await keep(page, String(parameters?.[0]), assets);
      if (image) found.push({ ...EMPTY, x: box.x, right: box.right, y: box.y, columnLeft: box.x, image });
    }
  }
  return found;
}

const EMPTY: PdfLine = {
  text: '',
  x: 0,
  y: 0,
  right: 0,
  size: 0,
  bold: false,
  mono: false,
  cells: [],
  columnLeft: 0,
  columnRight: 0,
};

function hasGap(lines: readonly PdfLine[], height: number): boolean {
  const edges = [...lines.map(({ y }) => y), height * 0.95].sort((a, b) => a - b);
  let before = height * 0.05;
  for (const edge of edges) {
    if (edge - before > height * GAP) return true;
    before = edge;
  }
  return false;
}

function multiply(m: readonly number[], n: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = n;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** Where the unit square comes to stand. */
function boxOf([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): {
  x: number;
  y: number;
  right: number;
  bottom: number;
} {
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  return { x: Math.min(...xs), y: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

async function keep(page: PDFPageProxy, name: string, assets: AssetStore): Promise<string> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  const raw = await arrival(objects, name);
  if (!raw?.data || raw.width * raw.height > 16_000_000) return '';
  const { width, height, kind, data } = raw;
  return assets.add('image/png', async () => encodePng({ width, height, kind, data }));
}

/** Pictures arrive by messages of their own, some time behind the instructions; broken ones never do. */
function arrival(objects: PDFPageProxy['objs'], name: string): Promise<RawPicture | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), 3_000);
    objects.get(name, (data: unknown) => {
      clearTimeout(timer);
      resolve(data as RawPicture | null);
    });
  });
}
