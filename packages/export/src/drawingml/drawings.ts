import type { DrawnPart } from '@pagewright/components/drawn-part';
import { type Component, canRotate, type Page } from '@pagewright/components/models';
import type { LoweredPage, Primitive } from '@pagewright/components/primitives';
import { middleOf, rectOf, rotationOf, turnedPoint } from '@pagewright/components/rotation';
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
  /** Where it would stand upright, px in page space. */
  readonly box: Rect;
  /** Whether only a picture of it is wanted, for it is an object of the format where it stands upright. */
  readonly isFrame: boolean;
}

/**
 * Has a browser draw all that the format has no objects for, each on what lies below it.
 *
 * @param onSlides whether what is drawn with shapes and words alone is wanted as those, and tables and charts that are turned
 * as pictures
 */
export async function drawOthers(
  pages: readonly Page[],
  lowered: readonly LoweredPage[],
  { press }: ExportContext,
  onSlides = false,
): Promise<Drawings> {
  const drawings = new Drawings();
  const wanted = lowered.flatMap(({ primitives }, index) => {
    const page = pages[index];
    return page ? others(primitives, onSlides).flatMap((one) => wantedOf(one, page, index + 1)) : [];
  });
  const pictured = onSlides ? await withoutShapes(wanted, press, drawings) : wanted;
  if (pictured.length === 0) return drawings;
  const upright = pictured.map(uprightOn);
  const pictures = await ifPossible(
    press.png(
      upright.map(({ page }) => page),
      SCALE,
    ),
  );
  for (const [index, { number, componentId, box, page }] of upright.entries()) {
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
  const mayBeShapes = wanted.filter(({ isFrame }) => !isFrame);
  if (mayBeShapes.length === 0) return wanted;
  const parts = await ifPossible(
    press.parts(
      mayBeShapes.map(alone),
      mayBeShapes.map(({ componentId }) => componentId),
    ),
  );
  const shaped = new Set<Wanted>();
  for (const [index, one] of mayBeShapes.entries()) {
    const own = parts?.[index];
    if (!own || own.length === 0 || own.length > MOST_PARTS) continue;
    drawings.putParts(one.number, one.componentId, own);
    shaped.add(one);
  }
  return wanted.filter((one) => !shaped.has(one));
}

/** Whether it is a table or a chart that is turned: a slide has these upright only (`p:graphicFrame`). */
export function isTurnedFrame(one: Primitive): boolean {
  return (one.type === 'table' || (one.type === 'chart' && isNativeChart(one))) && (one.rotation ?? 0) % 360 !== 0;
}

function others(primitives: readonly Primitive[], onSlides: boolean): Primitive[] {
  return primitives.flatMap((one) => {
    if (one.type === 'group') return others(one.children, onSlides);
    const isNone = one.type === 'diagram' || (one.type === 'chart' && !isNativeChart(one));
    return isNone || (onSlides && isTurnedFrame(one)) ? [one] : [];
  });
}

function wantedOf(one: Primitive, page: Page, number: number): Wanted[] {
  const shown = page.components.find(({ id }) => id === one.source?.componentId);
  if (!shown) return [];
  const from = middleOf(one.box);
  const to = turnedPoint(from, middleOf(rectOf(shown)), -rotationOf(shown));
  const box = { ...one.box, x: one.box.x + to.x - from.x, y: one.box.y + to.y - from.y };
  return [{ number, page, componentId: shown.id, box, isFrame: isTurnedFrame(one) }];
}

/**
 * As `alone`, the component upright: whoever shows the picture turns it. What is turned has a page of its own size, for upright
 * it may reach beyond its page, and what it stands on is turned the other way about it.
 */
function uprightOn(wanted: Wanted): Wanted {
  const page = alone(wanted);
  const { componentId, box } = wanted;
  const shown = page.components.find(({ id }) => id === componentId);
  if (!shown || rotationOf(shown) === 0) return { ...wanted, page };
  const [about, degrees] = [middleOf(rectOf(shown)), rotationOf(shown)];
  const components = page.components.flatMap((component): Component[] => {
    if (!canRotate(component)) return [];
    const from = middleOf(rectOf(component));
    const to = turnedPoint(from, about, -degrees);
    const { x, y } = component.position;
    const position = { x: x + to.x - from.x - box.x, y: y + to.y - from.y - box.y };
    return [{ ...component, position, rotation: (rotationOf(component) - degrees) % 360 }];
  });
  const size = { width: Math.ceil(box.width), height: Math.ceil(box.height) };
  return { ...wanted, page: { ...page, size, components }, box: { ...box, x: 0, y: 0 } };
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
