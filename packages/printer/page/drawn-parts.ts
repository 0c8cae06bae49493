import type {
  DrawnEnd,
  DrawnMatrix,
  DrawnOutline,
  DrawnPaint,
  DrawnPart,
  DrawnShape,
} from '@pagewright/components/drawn-part';
import type { Point } from '@pagewright/model/units';
import { drawnWords } from './drawn-words.ts';

/** A drawing has something that only a picture shows. */
class OnlyPicture extends Error {}

/** Elements that stand for what they are referred to by, or draw nothing. */
const UNSEEN = new Set(
  'defs title desc style metadata clipPath marker script linearGradient radialGradient filter pattern symbol'.split(
    ' ',
  ),
);
const CONTAINERS = new Set(['g', 'svg', 'a', 'switch']);

/** The parts of what a component draws as SVG, lowest first; undefined where it draws more than shapes and words. */
export function drawnParts(component: Element, page: Element): DrawnPart[] | undefined {
  const drawings = [...component.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'));
  if (drawings.length === 0 || component.querySelector('canvas, img, [data-failed]')) return undefined;
  const { left, top } = page.getBoundingClientRect();
  const reader = new DrawingReader({ x: left, y: top });
  try {
    for (const svg of drawings) reader.children(svg, 1);
    return reader.parts;
  } catch (error) {
    if (error instanceof OnlyPicture) return undefined;
    throw error;
  }
}

class DrawingReader {
  readonly parts: DrawnPart[] = [];
  readonly #corner: Point;

  constructor(corner: Point) {
    this.#corner = corner;
  }

  children(parent: Element, opacity: number): void {
    for (const child of parent.children) {
      if (UNSEEN.has(child.localName)) continue;
      if (!(child instanceof SVGGraphicsElement)) throw new OnlyPicture(child.localName);
      this.#element(child, opacity);
    }
  }

  #element(element: SVGGraphicsElement, around: number): void {
    const style = getComputedStyle(element);
    const opacity = around * Number(style.opacity);
    if (style.display === 'none' || style.visibility === 'hidden' || opacity <= 0) return;
    if (style.filter !== 'none' || style.maskImage !== 'none' || isCut(element, style)) throw new OnlyPicture('effect');
    if (CONTAINERS.has(element.localName)) return this.children(element, opacity);
    const matrix = this.#matrixOf(element);
    if (element instanceof SVGTextElement) {
      const words = drawnWords(element, matrix, opacity);
      if (!words) throw new OnlyPicture('text');
      if (words.lines.length > 0) this.parts.push(words);
      return;
    }
    const shape = shapeOf(element);
    if (shape === undefined) throw new OnlyPicture(element.localName);
    if (isEmpty(shape)) return;
    const hasArea = !(element instanceof SVGLineElement);
    const outline = outlineOf(shape, matrix, style, { opacity, hasArea });
    if (outline.fill || outline.stroke) this.parts.push(outline);
  }

  #matrixOf(element: SVGGraphicsElement): DrawnMatrix {
    const matrix = element.getScreenCTM();
    if (!matrix) throw new OnlyPicture('place');
    const { a, b, c, d, e, f } = matrix;
    return [a, b, c, d, e - this.#corner.x, f - this.#corner.y];
  }
}

function outlineOf(
  shape: DrawnShape,
  matrix: DrawnMatrix,
  style: CSSStyleDeclaration,
  { opacity, hasArea }: { readonly opacity: number; readonly hasArea: boolean },
): DrawnOutline {
  const fill = hasArea ? paintOf(style.fill, opacity * Number(style.fillOpacity)) : undefined;
  const width = Number.parseFloat(style.strokeWidth);
  const paint = width > 0 ? paintOf(style.stroke, opacity * Number(style.strokeOpacity)) : undefined;
  const dashes = style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat);
  const stroke = paint && { ...paint, width, isDashed: dashes.some((dash) => dash > 0) };
  if (isSet(style.markerMid)) throw new OnlyPicture('marker');
  const startEnd = endOf(style.markerStart, width);
  const endEnd = endOf(style.markerEnd, width);
  return {
    type: 'outline',
    shape,
    matrix,
    ...(fill ? { fill } : {}),
    ...(stroke ? { stroke } : {}),
    ...(startEnd ? { startEnd } : {}),
    ...(endEnd ? { endEnd } : {}),
  };
}

function isSet(value: string): boolean {
  return value !== '' && value !== 'none';
}

function paintOf(color: string, opacity: number): DrawnPaint | undefined {
  if (color.startsWith('url')) throw new OnlyPicture('paint');
  const isInvisible = color === 'none' || color === 'transparent' || /^rgba\(.*, 0\)$/.test(color);
  return isInvisible || opacity <= 0 ? undefined : { color, opacity };
}

function shapeOf(element: SVGGraphicsElement): DrawnShape | undefined {
  if (element instanceof SVGRectElement) {
    const [x, y, width, height] = [element.x, element.y, element.width, element.height].map((one) => one.baseVal.value);
    const radius = Number.parseFloat(getComputedStyle(element).rx) || Number.parseFloat(getComputedStyle(element).ry);
    return { kind: 'rect', x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0, radius: radius || 0 };
  }
  if (element instanceof SVGCircleElement) {
    const r = element.r.baseVal.value;
    return { kind: 'ellipse', cx: element.cx.baseVal.value, cy: element.cy.baseVal.value, rx: r, ry: r };
  }
  if (element instanceof SVGEllipseElement) {
    const [cx, cy, rx, ry] = [element.cx, element.cy, element.rx, element.ry].map((one) => one.baseVal.value);
    return { kind: 'ellipse', cx: cx ?? 0, cy: cy ?? 0, rx: rx ?? 0, ry: ry ?? 0 };
  }
  const data = pathDataOf(element);
  return data === undefined ? undefined : { kind: 'path', data };
}

function isEmpty(shape: DrawnShape): boolean {
  if (shape.kind === 'rect') return shape.width <= 0 || shape.height <= 0;
  return shape.kind === 'ellipse' ? shape.rx <= 0 || shape.ry <= 0 : shape.data === '';
}

function pathDataOf(element: SVGGraphicsElement): string | undefined {
  if (element instanceof SVGPathElement) return element.getAttribute('d') ?? '';
  if (element instanceof SVGLineElement) {
    const { x1, y1, x2, y2 } = element;
    return `M${x1.baseVal.value} ${y1.baseVal.value}L${x2.baseVal.value} ${y2.baseVal.value}`;
  }
  if (element instanceof SVGPolygonElement || element instanceof SVGPolylineElement) {
    const points = [...element.points].map(({ x, y }) => `${x} ${y}`).join('L');
    if (points === '') return '';
    return `M${points}${element instanceof SVGPolygonElement ? 'Z' : ''}`;
  }
  return undefined;
}

/** Heads of three or four corners are arrows, round ones dots; others are drawn in ways that lines of programs have not. */
function endOf(reference: string, strokeWidth: number): DrawnEnd | undefined {
  if (!isSet(reference)) return undefined;
  const marker = named(reference);
  if (!(marker instanceof SVGMarkerElement)) return undefined;
  const [head, ...more] = marker.children;
  if (!head || more.length > 0) throw new OnlyPicture('marker');
  const unit = marker.markerUnits.baseVal === SVGMarkerElement.SVG_MARKERUNITS_STROKEWIDTH ? strokeWidth : 1;
  const box = marker.viewBox.baseVal;
  const scale = box && box.width > 0 ? marker.markerWidth.baseVal.value / box.width : 1;
  const reachOf = (tip: number): number => Math.max(0, (tip - marker.refX.baseVal.value) * scale * unit);
  if (head instanceof SVGCircleElement) {
    return { kind: 'dot', reach: reachOf(head.cx.baseVal.value) };
  }
  const data = head instanceof SVGGraphicsElement ? pathDataOf(head) : undefined;
  const isFilled = paintOf(getComputedStyle(head).fill, 1) !== undefined;
  const corners = data?.match(/[ML]/gi)?.length ?? 0;
  if (!data || !isFilled || /[CSQTA]/i.test(data) || corners < 2 || corners > 5) throw new OnlyPicture('marker');
  const xs = [...data.matchAll(/(-?[\d.]+)[ ,]+-?[\d.]+/g)].map(([, x]) => Number(x));
  return { kind: 'arrow', reach: reachOf(Math.max(...xs)) };
}

/** What `url(#…)` names in the document. */
function named(reference: string): Element | null {
  const id = /^url\(["']?[^"')]*#([^"')]+)["']?\)/.exec(reference)?.[1];
  return id === undefined ? null : document.getElementById(decodeURIComponent(id));
}

/** px that lines may stand out of what cuts them. */
const HARDLY = 2;

/** Whether something of an element is cut away; charts cut most of what they draw, with nothing beyond. */
function isCut(element: SVGGraphicsElement, style: CSSStyleDeclaration): boolean {
  if (!isSet(style.clipPath)) return false;
  const clip = named(style.clipPath);
  const [shape, ...more] = clip?.children ?? [];
  const matrix = element.getScreenCTM();
  if (!(shape instanceof SVGGraphicsElement) || more.length > 0 || !matrix) return true;
  const { x, y, width, height } = shape.getBBox();
  const [from, to] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((one) =>
    one.matrixTransform(matrix),
  );
  const seen = element.getBoundingClientRect();
  if (!from || !to || seen.width + seen.height === 0) return false;
  return (
    seen.left < Math.min(from.x, to.x) - HARDLY ||
    seen.right > Math.max(from.x, to.x) + HARDLY ||
    seen.top < Math.min(from.y, to.y) - HARDLY ||
    seen.bottom > Math.max(from.y, to.y) + HARDLY
  );
}
