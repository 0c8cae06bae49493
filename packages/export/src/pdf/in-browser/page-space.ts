import type { Point, Rect } from '@pagewright/model/units';
import type { Matrix } from './content.ts';

/** Where things stand on the page that is drawn, px from its corner. */
export class PageSpace {
  readonly #corner: Point;

  constructor(page: Element) {
    const { left, top } = page.getBoundingClientRect();
    this.#corner = { x: left, y: top };
  }

  rect({ left, top, width, height }: DOMRect): Rect {
    return { x: left - this.#corner.x, y: top - this.#corner.y, width, height };
  }

  boxOf(element: Element): Rect {
    return this.rect(element.getBoundingClientRect());
  }

  /** From the space of an element of a drawing to the page's. */
  matrixOf(element: SVGGraphicsElement): Matrix | undefined {
    const matrix = element.getScreenCTM();
    if (!matrix) return undefined;
    const { a, b, c, d, e, f } = matrix;
    return [a, b, c, d, e - this.#corner.x, f - this.#corner.y];
  }
}

/** Where an element stands once it is turned: its matrix about the point that it turns around. */
export function turnOf(style: CSSStyleDeclaration, box: Rect): Matrix | undefined {
  if (style.transform === 'none' || style.transform === '') return undefined;
  const { a, b, c, d, e, f } = new DOMMatrix(style.transform);
  const [left = 0, top = 0] = style.transformOrigin.split(' ').map(Number.parseFloat);
  const [x, y] = [box.x + left, box.y + top];
  return [a, b, c, d, x + e - a * x - c * y, y + f - b * x - d * y];
}

/** The upright box around a box that is turned by a matrix. */
export function seenBox(box: Rect, turn: Matrix | undefined): Rect {
  if (!turn) return box;
  const [a, b, c, d, e, f] = turn;
  const corners = [0, 1].flatMap((across) =>
    [0, 1].map((down): Point => {
      const [x, y] = [box.x + across * box.width, box.y + down * box.height];
      return { x: a * x + c * y + e, y: b * x + d * y + f };
    }),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
