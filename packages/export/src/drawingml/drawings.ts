import type { DrawnPart } from '@pagewright/components/drawn-part';
import type { Page } from '@pagewright/components/models';
import type { LoweredPage, Primitive } from '@pagewright/components/primitives';
import type { Rect } from '@pagewright/model/units';
import sharp from 'sharp';
import type { ExportContext } from '../exporter.ts';
import { ifPossible } from '../press.ts';
import { isNativeChart } from './chart/native-chart.ts';

/** Picture px for each page px of what is drawn. */
const SCALE = 2;

/** What was drawn of the objects that the format does not have, by page (from 1) and component: shapes and words, or PNGs. */
export class Drawings {
  readonly #pictures = new Map<string, Uint8Array>();
  readonly #parts = new Map<string, readonly DrawnPart[]>();

  of(page: number, componentId: string): Uint8Array | undefined {
    return this.#pictures.get(`${page}|${componentId}`);
  }

  put(page: number, componentId: string, png: Uint8Array): void {
    this.#pictures.set(`${page}|${componentId}`, png);
  }

  partsOf(page: number, componentId: string): readonly DrawnPart[] | undefined {
    return this.#parts.get(`${page}|${componentId}`);
  }

  putParts(page: number, componentId: string, parts: readonly DrawnPart[]): void {
    this.#parts.set(`${page}|${componentId}`, parts);
  }
}

interface Wanted {
  readonly number: number;
  readonly page: Page;
  readonly componentId: string;
  readonly box: Rect;
}

/**
 * Has a browser draw all that the format has no objects for, each on what lies below it.
 *
 * @param asShapes whether what is drawn with shapes and words alone is wanted as those
 */
export async function drawOthers(
  pages: readonly Page[],
  lowered: readonly LoweredPage[],
  { press }: ExportContext,
  asShapes = false,
): Promise<Drawings> {
  const drawings = new Drawings();
  const wanted = lowered.flatMap(({ primitives }, index) => {
    const page = pages[index];
    return page ? others(primitives).flatMap((one) => wantedOf(one, page, index + 1)) : [];
  });
  const pictured = asShapes ? await withoutShapes(wanted, press, drawings) : wanted;
  if (pictured.length === 0) return drawings;
  const pictures = await ifPossible(press.png(pictured.map(alone), SCALE));
  for (const [index, { number, componentId, box, page }] of pictured.entries()) {
    const picture = pictures?.[index];
    if (picture) drawings.put(number, componentId, await cut(picture, box, page));
  }
  return drawings;
}

/** More parts than anybody edits: such drawings, maps for example, are pictures. */
const MOST_PARTS = 600;

/** Puts away what is drawn with shapes and words, and gives what is not. */
async function withoutShapes(
  wanted: readonly Wanted[],
  press: ExportContext['press'],
  drawings: Drawings,
): Promise<readonly Wanted[]> {
  if (wanted.length === 0) return wanted;
  const parts = await ifPossible(
    press.parts(
      wanted.map(alone),
      wanted.map(({ componentId }) => componentId),
    ),
  );
  return wanted.filter(({ number, componentId }, index) => {
    const own = parts?.[index];
    if (!own || own.length === 0 || own.length > MOST_PARTS) return true;
    drawings.putParts(number, componentId, own);
    return false;
  });
}

function others(primitives: readonly Primitive[]): Primitive[] {
  return primitives.flatMap((one) => {
    if (one.type === 'group') return others(one.children);
    return one.type === 'diagram' || (one.type === 'chart' && !isNativeChart(one)) ? [one] : [];
  });
}

function wantedOf({ source, box }: Primitive, page: Page, number: number): Wanted[] {
  return source ? [{ number, page, componentId: source.componentId, box }] : [];
}

/** The page with nothing but the component and what it stands on. */
function alone({ page, componentId }: Wanted): Page {
  const shown = page.components.find(({ id }) => id === componentId);
  if (!shown) return page;
  const isGround = ({ decorative, zIndex, id }: Page['components'][number]): boolean =>
    id === componentId || (decorative === true && zIndex < shown.zIndex);
  return { ...page, components: page.components.filter(isGround) };
}

async function cut(png: Uint8Array, box: Rect, { size }: Page): Promise<Uint8Array> {
  const left = Math.max(0, Math.round(box.x * SCALE));
  const top = Math.max(0, Math.round(box.y * SCALE));
  const width = Math.min(Math.round(box.width * SCALE), Math.round(size.width * SCALE) - left);
  const height = Math.min(Math.round(box.height * SCALE), Math.round(size.height * SCALE) - top);
  return sharp(png).extract({ left, top, width, height }).png().toBuffer();
}
