import type { Point, Rect, Size } from '@pagewright/model/units';

type Step =
  | { readonly to: 'move' | 'line'; readonly x: number; readonly y: number }
  | { readonly to: 'curve'; readonly first: Point; readonly second: Point; readonly x: number; readonly y: number }
  | { readonly to: 'close' };

/** Pieces into which a curve is divided to ask what lies within it. */
const PIECES = 8;

/**
 * An outline that is drawn step by step, px from the upper left corner of what it belongs to. Arcs are put together of
 * cubic curves: what is not SVG need not know them.
 */
export class Outline {
  readonly #steps: Step[] = [];
  #at: Point = { x: 0, y: 0 };
  /** Its polygons, once something was asked about what lies within it. */
  #pieces: readonly (readonly Point[])[] | undefined;

  /** A closed outline through points. */
  static polygon(points: readonly (readonly [number, number])[]): Outline {
    const outline = new Outline();
    points.forEach(([x, y], index) => (index === 0 ? outline.move(x, y) : outline.line(x, y)));
    return outline.close();
  }

  static ellipse(centre: Point, across: number, down: number): Outline {
    return new Outline().ellipse(centre, across, down);
  }

  move(x: number, y: number): this {
    return this.#add({ to: 'move', x, y }, { x, y });
  }

  line(x: number, y: number): this {
    return this.#add({ to: 'line', x, y }, { x, y });
  }

  /** A cubic curve. */
  curve(first: readonly [number, number], second: readonly [number, number], x: number, y: number): this {
    const step = { to: 'curve', first: point(first), second: point(second), x, y } as const;
    return this.#add(step, { x, y });
  }

  /**
   * Part of an ellipse from here on.
   *
   * @param across half of its width
   * @param down half of its height
   * @param from degrees clockwise from its right end, where this point is on it
   * @param by degrees clockwise, against the clock where negative
   */
  arc(across: number, down: number, from: number, by: number): this {
    const count = Math.max(1, Math.ceil(Math.abs(by) / 90));
    const step = radians(by / count);
    // The handles of a cubic curve that comes closest to the arc.
    const reach = (4 / 3) * Math.tan(step / 4);
    let angle = radians(from);
    const centre = { x: this.#at.x - across * Math.cos(angle), y: this.#at.y - down * Math.sin(angle) };
    const on = (at: number): [number, number] => [centre.x + across * Math.cos(at), centre.y + down * Math.sin(at)];
    const ahead = (at: number, length: number): [number, number] => {
      const [x, y] = on(at);
      return [x - length * across * Math.sin(at), y + length * down * Math.cos(at)];
    };
    for (let index = 0; index < count; index++) {
      const next = angle + step;
      this.curve(ahead(angle, reach), ahead(next, -reach), ...on(next));
      angle = next;
    }
    return this;
  }

  /** A whole ellipse beside what there is. */
  ellipse({ x, y }: Point, across: number, down: number): this {
    return this.move(x + across, y)
      .arc(across, down, 0, 360)
      .close();
  }

  close(): this {
    this.#steps.push({ to: 'close' });
    return this;
  }

  /** Mirrored at the middle of a box of this size. */
  mirrored(size: Size, across: boolean, down: boolean): Outline {
    return this.mapped(({ x, y }) => ({ x: across ? size.width - x : x, y: down ? size.height - y : y }));
  }

  mapped(map: (at: Point) => Point): Outline {
    const outline = new Outline();
    for (const step of this.#steps) {
      if (step.to === 'close') outline.#steps.push(step);
      else if (step.to === 'curve')
        outline.#steps.push({ to: 'curve', first: map(step.first), second: map(step.second), ...map(step) });
      else outline.#steps.push({ to: step.to, ...map(step) });
    }
    return outline;
  }

  /** SVG path data. */
  get data(): string {
    return this.#steps
      .map((step) => {
        switch (step.to) {
          case 'close':
            return 'Z';
          case 'curve':
            return `C${written(step.first)} ${written(step.second)} ${written(step)}`;
          default:
            return `${step.to === 'move' ? 'M' : 'L'}${written(step)}`;
        }
      })
      .join('');
  }

  /** The box around it, curves as they are drawn. */
  get bounds(): Rect {
    const points = this.#polygons().flat();
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  /** Whether a point lies within it: where outlines lie in one another, the inner one is a hole. */
  contains({ x, y }: Point): boolean {
    let inside = false;
    for (const points of this.#polygons()) {
      for (const [index, to] of points.entries()) {
        const from = points.at(index - 1) ?? to;
        const isCrossed = from.y > y !== to.y > y;
        if (isCrossed && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside;
      }
    }
    return inside;
  }

  #polygons(): readonly (readonly Point[])[] {
    this.#pieces ??= this.#inPieces();
    return this.#pieces;
  }

  #inPieces(): Point[][] {
    const polygons: Point[][] = [];
    for (const step of this.#steps) {
      const last = polygons.at(-1);
      if (step.to === 'move') polygons.push([{ x: step.x, y: step.y }]);
      else if (step.to === 'line') last?.push({ x: step.x, y: step.y });
      else if (step.to === 'curve') last?.push(...pointsOn(last.at(-1) ?? step, step));
    }
    return polygons;
  }

  #add(step: Step, at: Point): this {
    this.#steps.push(step);
    this.#pieces = undefined;
    this.#at = at;
    return this;
  }
}

function pointsOn(start: Point, { first, second, x, y }: Step & { readonly to: 'curve' }): Point[] {
  const at = (share: number, from: number, one: number, two: number, to: number): number => {
    const rest = 1 - share;
    return rest ** 3 * from + 3 * rest ** 2 * share * one + 3 * rest * share ** 2 * two + share ** 3 * to;
  };
  return Array.from({ length: PIECES }, (_, index) => {
    const share = (index + 1) / PIECES;
    return { x: at(share, start.x, first.x, second.x, x), y: at(share, start.y, first.y, second.y, y) };
  });
}

function point([x, y]: readonly [number, number]): Point {
  return { x, y };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** To a hundredth of a px. */
function written({ x, y }: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
