import type { Page } from '@pagewright/components/models';
import type { LoweredPage, Primitive } from '@pagewright/components/primitives';
import type { Rect } from '@pagewright/model/units';
import sharp from 'sharp';
import type { ExportContext } from '../exporter.ts';
import { drawnIfPossible } from '../press.ts';
import { isNativeChart } from './chart/native-chart.ts';

/** Picture px for each page px of what is drawn. */
const SCALE = 2;

/** PNGs of the objects that the format does not have, by page (from 1) and component. */
export class Drawings {
  readonly #pictures = new Map<string, Uint8Array>();

  of(page: number, componentId: string): Uint8Array | undefined {
    return this.#pictures.get(`${page}|${componentId}`);
  }

  put(page: number, componentId: string, png: Uint8Array): void {
    this.#pictures.set(`${page}|${componentId}`, png);
  }
}

interface Wanted {
  readonly number: number;
  readonly page: Page;
  readonly componentId: string;
  readonly box: Rect;
}

/** Has a browser draw all that the format has no objects for, each on what lies below it. */
export async function drawOthers(
  pages: readonly Page[],
  lowered: readonly LoweredPage[],
  { press }: ExportContext,
): Promise<Drawings> {
  const drawings = new Drawings();
  const wanted = lowered.flatMap(({ primitives }, index) => {
    const page = pages[index];
    return page ? others(primitives).flatMap((one) => wantedOf(one, page, index + 1)) : [];
  });
  if (wanted.length === 0) return drawings;
  const pictures = await drawnIfPossible(press, wanted.map(alone), SCALE);
  for (const [index, { number, componentId, box, page }] of wanted.entries()) {
    const picture = pictures?.[index];
    if (picture) drawings.put(number, componentId, await cut(picture, box, page));
  }
  return drawings;
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
