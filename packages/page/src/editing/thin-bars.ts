import { isOf } from '@pagewright/components/kind';
import { rectangleModel } from '@pagewright/components/kinds/rectangle';
import type { Component, Page } from '@pagewright/components/models';
import { rectOf } from '@pagewright/components/rotation';
import type { Rect } from '@pagewright/model/units';

/** Bars are at most so thick, as a share of the page's shorter side, */
const BAR_SHARE = 0.02;
/** and at least so many times as long as they are thick. */
const BAR_LENGTH = 3;

/** Thickness that a bar keeps at least, px. */
const HAIRLINE = 1;

/** Bars under headings, beside quotes and along edges of cards: what is drawn as a thin rectangle. */
export class ThinBars {
  readonly #page: Page;
  /** Edges of everything on the page and of the page itself, whole px. */
  readonly #edges: Readonly<Record<'x' | 'y', ReadonlyMap<number, number>>>;

  constructor(page: Page) {
    const { size, components } = page;
    const boxes = [{ x: 0, y: 0, ...size }, ...components.map(rectOf)];
    this.#page = page;
    this.#edges = {
      x: counted(boxes.flatMap(({ x, width }) => [x, x + width])),
      y: counted(boxes.flatMap(({ y, height }) => [y, y + height])),
    };
  }

  isBar(component: Component): boolean {
    const { width, height } = component.size;
    const thickness = Math.min(width, height);
    const { size } = this.#page;
    const isThin = thickness <= Math.min(size.width, size.height) * BAR_SHARE;
    return isOf(rectangleModel, component) && isThin && Math.max(width, height) >= thickness * BAR_LENGTH;
  }

  /**
   * A bar that does not become thicker or thinner than the page as a whole: at the edge that it shared with something
   * else, across where it joined two, else in the middle of its box.
   *
   * @param box where the bar would be if it were stretched with the page
   * @param by how much larger the page became in the direction in which it grew least
   */
  placed(bar: Component, box: Rect, by: number): Rect {
    const from = rectOf(bar);
    const isFlat = from.width >= from.height;
    const [axis, side] = isFlat ? (['y', 'height'] as const) : (['x', 'width'] as const);
    const thickness = Math.min(box[side], Math.max(HAIRLINE, from[side] * by));
    const shares = (edge: number): boolean => (this.#edges[axis].get(Math.round(edge)) ?? 0) > 1;
    const [first, last] = [shares(from[axis]), shares(from[axis] + from[side])];
    if (first && last) return box;
    const room = box[side] - thickness;
    const before = first ? 0 : last ? room : room / 2;
    return { ...box, [axis]: box[axis] + before, [side]: thickness };
  }
}

/** How many edges lie at each place. */
function counted(edges: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const edge of edges) counts.set(Math.round(edge), (counts.get(Math.round(edge)) ?? 0) + 1);
  return counts;
}
