import type {
  EllipsePrimitive,
  PathPrimitive,
  PrimitiveSource,
  RectPrimitive,
  Stroke,
  TextPrimitive,
} from '@pagewright/components/primitives';
import { middleOf, turnedPoint } from '@pagewright/components/rotation';
import type { Rect } from '@pagewright/model/units';
import { inset, mirrored } from '../drawingml/canvas.ts';
import { effects, fill, line } from '../drawingml/paint.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { boxGeometry, freeGeometry, preset } from './geometry.ts';
import { objectProperties } from './object.ts';
import type { Placeholder } from './placeholders.ts';
import type { SlideContext } from './slide-context.ts';
import { textBox } from './text/text-box.ts';

/** Shapes without a text body make PowerPoint repair a file. */
export const EMPTY_TEXT = el(
  'p:txBody',
  {},
  el('a:bodyPr'),
  el('a:lstStyle'),
  el('a:p', {}, el('a:endParaRPr', { dirty: false })),
);
const NO_LOCKS = el('p:cNvSpPr');
const TEXT_BOX = el('p:cNvSpPr', { txBox: true });
const NO_PLACE = el('p:nvPr');
/** The room of a text, of which nothing is seen. */
const UNPAINTED = [preset('rect'), el('a:noFill'), el('a:ln', {}, el('a:noFill'))];

/** Shapes without text. A border of the page runs inside of its box, one of a presentation along its edge. */
export function shape(
  primitive: RectPrimitive | EllipsePrimitive | PathPrimitive,
  id: number,
  slide: SlideContext,
): Xml {
  slide.record.native('shapes');
  const { source } = primitive;
  return el(
    'p:sp',
    {},
    el('p:nvSpPr', {}, objectProperties(slide, id, 'Shape', source), NO_LOCKS, NO_PLACE),
    shapeProperties(primitive, slide),
    EMPTY_TEXT,
  );
}

function shapeProperties(primitive: RectPrimitive | EllipsePrimitive | PathPrimitive, slide: SlideContext): Xml {
  const { canvas, palette } = slide;
  const { opacity, stroke, shadow, rotation } = primitive;
  const look = { canvas, palette, opacity };
  const { box, geometry } = outlineOf(primitive, slide);
  return el(
    'p:spPr',
    {},
    canvas.transform('a:xfrm', box, { rotation, ...(primitive.type === 'path' ? mirrored(primitive) : {}) }),
    geometry,
    fill(primitive.fill, palette, opacity),
    line('a:ln', stroke ?? innerLines(primitive), look),
    effects(shadow, look, box),
  );
}

function outlineOf(
  primitive: RectPrimitive | EllipsePrimitive | PathPrimitive,
  { canvas }: SlideContext,
): { box: Rect; geometry: Xml } {
  const border = (primitive.stroke?.width ?? 0) / 2;
  const box = primitive.type === 'path' && !primitive.preset ? primitive.box : inset(primitive.box, border);
  if (primitive.type === 'ellipse') return { box, geometry: preset('ellipse') };
  if (primitive.type === 'rect') return { box, geometry: boxGeometry(box, primitive.radius - border) };
  if (primitive.preset) return { box, geometry: preset(primitive.preset) };
  const outlines = [
    { data: primitive.data, filled: primitive.fill !== undefined, stroked: primitive.stroke !== undefined },
    ...(primitive.lines ? [{ data: primitive.lines.data, filled: false, stroked: true }] : []),
  ];
  return { box, geometry: freeGeometry(outlines, primitive.viewSize, canvas) };
}

/** The stroke of a preset shape draws its inner lines too. */
function innerLines(primitive: RectPrimitive | EllipsePrimitive | PathPrimitive): Stroke | undefined {
  return primitive.type === 'path' ? primitive.lines?.stroke : undefined;
}

/** A text; in a placeholder of the slide's layout where it fills one. */
export function textShape(
  text: TextPrimitive,
  id: number,
  slide: SlideContext,
  placeholder: Placeholder | undefined,
): Xml {
  slide.record.native('texts');
  const { box, body } = textBox(text, slide);
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      objectProperties(slide, id, 'Text', nameOf(text.source, placeholder)),
      placeholder
        ? [NO_LOCKS, el('p:nvPr', {}, el('p:ph', { type: placeholder.type, idx: placeholder.index }))]
        : [TEXT_BOX, NO_PLACE],
    ),
    el('p:spPr', {}, slide.canvas.transform('a:xfrm', turned(box, text), { rotation: text.rotation }), UNPAINTED),
    body,
  );
}

function nameOf(
  source: PrimitiveSource | undefined,
  placeholder: Placeholder | undefined,
): PrimitiveSource | undefined {
  return source && placeholder && !source.name ? { ...source, name: placeholder.name } : source;
}

/** Where a box stands that is turned about its own middle instead of the middle of its component. */
function turned(box: Rect, { rotation, box: whole }: TextPrimitive): Rect {
  if (!rotation) return box;
  const { x, y } = turnedPoint(middleOf(box), middleOf(whole), rotation);
  return { ...box, x: x - box.width / 2, y: y - box.height / 2 };
}
