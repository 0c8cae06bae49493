import { parseColor } from '@pagewright/model/color';
import type { Rect } from '@pagewright/model/units';
import { segmentsOf } from '../../svg-path.ts';
import type { Content, Matrix } from './content.ts';
import { fillGradient, type Gradient, wholeStops } from './gradients.ts';
import type { PageSpace } from './page-space.ts';
import { type PlacedCharacter, textLook, writeText } from './texts.ts';

/** What a drawing has that is drawn as a picture instead. */
export class NotVector extends Error {}

/** Elements that stand for what they are referred to by, or draw nothing. */
const UNSEEN = new Set([
  'defs',
  'title',
  'desc',
  'style',
  'metadata',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'script',
]);
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

/** Draws an SVG of the page as lines, areas and text. @throws NotVector where it has more than that */
export async function drawSvg(content: Content, space: PageSpace, svg: SVGSVGElement, opacity: number): Promise<void> {
  await drawChildren(content, space, svg, opacity);
}

async function drawChildren(content: Content, space: PageSpace, parent: Element, opacity: number): Promise<void> {
  for (const child of parent.children) {
    if (UNSEEN.has(child.localName)) continue;
    if (!(child instanceof SVGGraphicsElement)) throw new NotVector(child.localName);
    await drawOne(content, space, child, opacity);
  }
}

async function drawOne(content: Content, space: PageSpace, element: SVGGraphicsElement, around: number): Promise<void> {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return;
  if (style.filter !== 'none' || style.maskImage !== 'none' || style.mixBlendMode !== 'normal')
    throw new NotVector('effect');
  const opacity = around * Number(style.opacity);
  if (opacity <= 0) return;
  await content.within(async () => {
    clipBy(content, space, element, style);
    if (element instanceof SVGTextElement) writeSvgText(content, space, element, opacity);
    else if (SHAPES.has(element.localName)) await drawShape(content, space, element, style, opacity);
    else if (element.localName === 'g' || element.localName === 'svg' || element.localName === 'a')
      await drawChildren(content, space, element, opacity);
    else throw new NotVector(element.localName);
  });
}

async function drawShape(
  content: Content,
  space: PageSpace,
  element: SVGGraphicsElement,
  style: CSSStyleDeclaration,
  opacity: number,
): Promise<void> {
  if ([style.markerStart, style.markerMid, style.markerEnd].some((marker) => marker !== 'none' && marker !== ''))
    throw new NotVector('marker');
  const matrix = space.matrixOf(element);
  const segments = segmentsOf(outlineOf(element, style));
  if (!matrix || segments.length === 0) return;
  await content.within(async () => {
    content.transform(matrix);
    const rule = style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero';
    const fillOpacity = opacity * Number(style.fillOpacity);
    const gradient = gradientOf(element, style.fill);
    if (gradient) {
      await content.within(() => {
        content.path(segments);
        content.clip(rule);
        content.transform(gradient.matrix);
        fillGradient(content, gradient, fillOpacity);
      });
    } else if (style.fill !== 'none') {
      await content.within(() => {
        if (!content.fillColor(style.fill, fillOpacity)) return;
        content.path(segments);
        content.add(rule === 'evenodd' ? 'f*' : 'f');
      });
    }
    const width = Number.parseFloat(style.strokeWidth);
    if (style.stroke === 'none' || !(width > 0)) return;
    if (style.stroke.startsWith('url')) throw new NotVector('stroke');
    await content.within(() => {
      if (!content.strokeColor(style.stroke, opacity * Number(style.strokeOpacity))) return;
      const dashes =
        style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat);
      content.strokeLook({
        color: style.stroke,
        width,
        dashes: dashes.some((dash) => dash > 0) ? dashes : [],
        dashOffset: Number.parseFloat(style.strokeDashoffset) || 0,
        cap: style.strokeLinecap as 'butt',
        join: style.strokeLinejoin as 'miter',
      });
      content.path(segments);
      content.add('S');
    });
  });
}

/** Path data of a shape (SVG 2, §10). */
function outlineOf(element: SVGElement, style: CSSStyleDeclaration): string {
  const value = (name: string): number => Number.parseFloat(element.getAttribute(name) ?? '') || 0;
  const length = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;
  switch (element.localName) {
    case 'path':
      return element.getAttribute('d') ?? '';
    case 'rect': {
      const [x, y] = [length('x'), length('y')];
      const { width, height } = sizeOf(element);
      if (width <= 0 || height <= 0) return '';
      const given = [value('rx'), value('ry')];
      const rx = Math.min(given[0] || given[1] || 0, width / 2);
      const ry = Math.min(given[1] || given[0] || 0, height / 2);
      if (rx <= 0 || ry <= 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
      const arc = (dx: number, dy: number): string => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
      const [across, down] = [width - 2 * rx, height - 2 * ry];
      return `M${x + rx} ${y}h${across}${arc(rx, ry)}v${down}${arc(-rx, ry)}h${-across}${arc(-rx, -ry)}v${-down}${arc(rx, -ry)}Z`;
    }
    case 'circle':
    case 'ellipse': {
      const [cx, cy] = [length('cx'), length('cy')];
      const rx = length(element.localName === 'circle' ? 'r' : 'rx');
      const ry = length(element.localName === 'circle' ? 'r' : 'ry');
      if (rx <= 0 || ry <= 0) return '';
      return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
    }
    case 'line':
      return `M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`;
    default: {
      const points = element.getAttribute('points')?.trim();
      if (!points) return '';
      return `M${points}${element.localName === 'polygon' ? 'Z' : ''}`;
    }
  }
}

/** Lengths may be shares of the drawing. */
function sizeOf(element: SVGElement): { width: number; height: number } {
  if (!(element instanceof SVGRectElement)) return { width: 0, height: 0 };
  return { width: element.width.baseVal.value, height: element.height.baseVal.value };
}

/** Text with each character where the browser has it. */
function writeSvgText(content: Content, space: PageSpace, text: SVGTextElement, opacity: number): void {
  const matrix = space.matrixOf(text);
  if (!matrix) return;
  const total = text.getNumberOfChars();
  const nodes = textNodes(text);
  const length = nodes.reduce((sum, { data }) => sum + data.length, 0);
  if (length !== total) throw new NotVector('spaces');
  content.add('q');
  content.transform(matrix);
  let at = 0;
  for (const node of nodes) {
    const style = getComputedStyle(node.parentElement ?? text);
    const stroke = Number.parseFloat(style.strokeWidth);
    const look = {
      ...textLook(style),
      color: style.fill,
      outline: style.stroke !== 'none' && stroke > 0 ? { color: style.stroke, width: stroke } : undefined,
    };
    const characters: PlacedCharacter[] = [];
    for (const character of node.data) {
      const { x, y } = text.getStartPositionOfChar(at);
      if (text.getRotationOfChar(at) !== 0) throw new NotVector('turned letters');
      characters.push({ text: character, x, y });
      at += character.length;
    }
    const missing = writeText(content, characters, look, opacity * Number(style.fillOpacity));
    if (missing.length > 0) throw new NotVector('characters');
  }
  content.add('Q');
}

function textNodes(parent: Node): Text[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node];
    return node instanceof Element && UNSEEN.has(node.localName) ? [] : textNodes(node);
  });
}

/** What `url(#…)` names in the element's document. */
function named(element: SVGElement, reference: string): Element | undefined {
  const id = /^url\(["']?[^"')]*#([^"')]+)["']?\)/.exec(reference)?.[1];
  return id === undefined ? undefined : (element.ownerDocument.getElementById(decodeURIComponent(id)) ?? undefined);
}

function clipBy(content: Content, space: PageSpace, element: SVGGraphicsElement, style: CSSStyleDeclaration): void {
  if (style.clipPath === 'none') return;
  const clip = named(element, style.clipPath);
  const matrix = space.matrixOf(element);
  if (!(clip instanceof SVGClipPathElement) || !matrix) throw new NotVector('clip');
  const inverse = invert(matrix);
  if (!inverse || clip.clipPathUnits.baseVal !== SVGUnitTypes.SVG_UNIT_TYPE_USERSPACEONUSE) throw new NotVector('clip');
  content.transform(matrix);
  for (const shape of clip.children) {
    if (!(shape instanceof SVGGraphicsElement) || !SHAPES.has(shape.localName)) throw new NotVector('clip');
    if (shape.getAttribute('transform')) throw new NotVector('clip');
    content.path(segmentsOf(outlineOf(shape, getComputedStyle(shape))));
  }
  content.clip();
  content.transform(inverse);
}

function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-9) return undefined;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** The gradient that something is filled with, and the space that it is in. */
function gradientOf(element: SVGGraphicsElement, fill: string): (Gradient & { matrix: Matrix }) | undefined {
  if (!fill.startsWith('url')) return undefined;
  const gradient = named(element, fill);
  if (!(gradient instanceof SVGGradientElement)) throw new NotVector('fill');
  const stops = wholeStops(
    [...gradient.querySelectorAll('stop')].flatMap((stop) => {
      const { stopColor, stopOpacity } = getComputedStyle(stop);
      const color = parseColor(stopColor);
      return color ? [{ at: stop.offset.baseVal, color: { ...color, a: color.a * Number(stopOpacity) } }] : [];
    }),
  );
  if (stops.length === 0) throw new NotVector('fill');
  const own = gradient.gradientTransform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  const isBox = gradient.gradientUnits.baseVal === SVGUnitTypes.SVG_UNIT_TYPE_OBJECTBOUNDINGBOX;
  const box: Rect = element.getBBox();
  const whole = isBox
    ? new DOMMatrix([box.width, 0, 0, box.height, box.x, box.y]).multiply(own)
    : DOMMatrix.fromMatrix(own);
  const matrix: Matrix = [whole.a, whole.b, whole.c, whole.d, whole.e, whole.f];
  if (gradient instanceof SVGLinearGradientElement) {
    const { x1, y1, x2, y2 } = gradient;
    return { coordinates: [x1, y1, x2, y2].map((one) => one.baseVal.value), stops, matrix };
  }
  if (!(gradient instanceof SVGRadialGradientElement)) throw new NotVector('fill');
  const [cx, cy, r, fx, fy] = [gradient.cx, gradient.cy, gradient.r, gradient.fx, gradient.fy].map(
    (one) => one.baseVal.value,
  ) as [number, number, number, number, number];
  return { coordinates: [fx, fy, 0, cx, cy, r], stops, matrix };
}
