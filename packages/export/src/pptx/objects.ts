import type {
  GroupPrimitive,
  ImagePrimitive,
  PathPrimitive,
  Primitive,
  TextPrimitive,
} from '@pagewright/components/primitives';
import { sixtyThousandths } from '../drawingml/canvas.ts';
import { type Drawings, isTurnedFrame } from '../drawingml/drawings.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { chartFrame } from './chart-frame.ts';
import { connector } from './connector.ts';
import { filteredPicture } from './filtered-picture.ts';
import { objectProperties } from './object.ts';
import { drawnPicture, picture } from './picture.ts';
import type { Placeholder } from './placeholders.ts';
import { shape, textShape } from './shape.ts';
import type { Holdable, SlideContext } from './slide-context.ts';
import { table } from './table.ts';

/** What the objects of a slide are made with. */
export interface ObjectParts {
  readonly slide: SlideContext;
  readonly places: ReadonlyMap<TextPrimitive, Placeholder>;
  readonly drawings: Drawings;
}

/** A primitive as an object of a slide; nothing where there is nothing to show. */
export async function object(primitive: Primitive, parts: ObjectParts): Promise<Xml | undefined> {
  const { slide, places } = parts;
  const id = (): number => slide.objectId(primitive.source?.componentId);
  switch (primitive.type) {
    case 'text':
      return textShape(primitive, id(), slide, places.get(primitive));
    case 'rect':
    case 'ellipse':
      return shape(primitive, id(), slide);
    case 'path':
      return isLine(primitive) ? connector(primitive, id(), slide) : shape(primitive, id(), slide);
    case 'image':
      return image(primitive, parts);
    case 'table':
      return (await turnedFrame(primitive, parts)) ?? table(primitive, id(), slide);
    case 'chart':
      return (await turnedFrame(primitive, parts)) ?? chartFrame(primitive, id, slide) ?? drawn(primitive, parts);
    case 'diagram':
      return drawn(primitive, parts);
    case 'group':
      return group(primitive, parts);
  }
}

function isLine(path: PathPrimitive): path is PathPrimitive & { line: NonNullable<PathPrimitive['line']> } {
  return path.line !== undefined;
}

async function image(primitive: ImagePrimitive, { slide }: ObjectParts): Promise<Xml | undefined> {
  const { source, filters, url } = primitive;
  const stored = filters
    ? await filteredPicture(primitive, filters, slide.deck.media)
    : await slide.deck.media.ofUrl(url);
  const componentId = source?.componentId;
  if (!stored) {
    slide.record.lost(slide.number, componentId ?? '', 'unreadable');
    return undefined;
  }
  if (filters) slide.record.lost(slide.number, componentId ?? '', 'filters');
  return picture(primitive, stored, slide.objectId(componentId), slide);
}

/** What the format has no object for, as it was drawn; what it says instead where nothing could draw it. */
async function drawn(
  primitive: Extract<Primitive, { type: 'chart' | 'diagram' }>,
  { slide, drawings }: ObjectParts,
): Promise<Xml | undefined> {
  const componentId = primitive.source?.componentId ?? '';
  const png = drawings.of(slide.number, componentId);
  const reason = primitive.type === 'diagram' ? 'diagram' : primitive.figures ? 'chart-kind' : 'chart-config';
  if (!png) {
    slide.record.lost(slide.number, componentId, 'no-browser');
    return undefined;
  }
  slide.record.lost(slide.number, componentId, reason);
  const stored = await slide.deck.media.ofPng(png);
  return drawnPicture(stored, primitive, slide.objectId(componentId), slide);
}

/** A table or chart that is turned, as it was drawn; nothing where it is none, or nothing could draw it: it stays upright. */
async function turnedFrame(primitive: Primitive, { slide, drawings }: ObjectParts): Promise<Xml | undefined> {
  if (!isTurnedFrame(primitive)) return undefined;
  const componentId = primitive.source?.componentId ?? '';
  const png = drawings.of(slide.number, componentId);
  slide.record.lost(slide.number, componentId, png ? 'turned' : 'upright');
  if (!png) return undefined;
  return drawnPicture(await slide.deck.media.ofPng(png), primitive, slide.objectId(componentId), slide);
}

async function group(
  { box, children, source, rotation }: GroupPrimitive,
  parts: ObjectParts,
): Promise<Xml | undefined> {
  const { slide } = parts;
  const id = slide.objectId(source?.componentId);
  const objects: Xml[] = [];
  for (const child of children) {
    const one = await object(child, parts);
    if (one) objects.push(one);
  }
  if (objects.length === 0) return undefined;
  const at = slide.canvas.point(box);
  const size = { cx: slide.canvas.length(box.width), cy: slide.canvas.length(box.height) };
  return el(
    'p:grpSp',
    {},
    el('p:nvGrpSpPr', {}, objectProperties(slide, id, 'Group', source), el('p:cNvGrpSpPr'), el('p:nvPr')),
    el(
      'p:grpSpPr',
      {},
      el(
        'a:xfrm',
        { rot: rotation ? sixtyThousandths(rotation) : undefined },
        el('a:off', at),
        el('a:ext', size),
        el('a:chOff', at),
        el('a:chExt', size),
      ),
    ),
    objects,
  );
}

/** Shapes whose places for connectors are the middles of their four sides. */
const FOUR_SIDED = new Set([
  'rect',
  'roundRect',
  'diamond',
  'flowChartProcess',
  'flowChartDecision',
  'flowChartAlternateProcess',
]);

/** Which components connectors can stick to: those whose first object has places at its sides. */
export function holdablesOf(primitives: readonly Primitive[]): Map<string, Holdable> {
  const holdables = new Map<string, Holdable>();
  const seen = new Set<string>();
  const visit = (primitive: Primitive): void => {
    if (primitive.type === 'group') return primitive.children.forEach(visit);
    const id = primitive.source?.componentId;
    if (id === undefined || seen.has(id)) return;
    seen.add(id);
    const kind = holdableOf(primitive);
    if (kind) holdables.set(id, kind);
  };
  primitives.forEach(visit);
  return holdables;
}

const BOX: Holdable = { like: 'box' };
const ELLIPSE: Holdable = { like: 'ellipse' };

function holdableOf(primitive: Primitive): Holdable | undefined {
  switch (primitive.type) {
    case 'ellipse':
      return ELLIPSE;
    case 'rect':
    case 'text':
      return BOX;
    case 'image':
      return primitive.mask || primitive.isCircle ? undefined : { ...BOX, flip: primitive.flip };
    case 'path':
      if (primitive.preset === 'ellipse') return { ...ELLIPSE, flip: primitive.flip };
      return primitive.preset && FOUR_SIDED.has(primitive.preset) ? { ...BOX, flip: primitive.flip } : undefined;
    default:
      return undefined;
  }
}
