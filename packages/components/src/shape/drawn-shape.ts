import type { Fill } from '@pagewright/model/page';
import type { Size } from '@pagewright/model/units';
import type { TextPart } from '../behaviour/behaviour.ts';
import { flippedRect } from '../behaviour/flip.ts';
import type { KindComponent } from '../define-kind.ts';
import { shapeFillOf } from '../drawing/fill-css.ts';
import { strokeOf } from '../drawing/lower-box.ts';
import type { Stroke } from '../primitives.ts';
import { FREEFORM, freeform } from './freeform.ts';
import type { shapeModel } from './model.ts';
import type { Outline } from './outline.ts';
import { SHAPES, type ShapePreset } from './presets.ts';

export type ShapeComponent = KindComponent<typeof shapeModel>;

/** Width of the lines of a shape that has no border, px. */
const LINE = { open: 3, within: 1.5 } as const;

/** What is drawn of a shape, px from the corner of its component. */
export interface DrawnShape {
  readonly outline: Outline;
  /** Nothing where the shape is but a line. */
  readonly fill: Fill | undefined;
  readonly stroke: Stroke | undefined;
  /** Lines within it. */
  readonly lines?: { readonly outline: Outline; readonly stroke: Stroke };
}

/** The shape in its box, not mirrored: what is drawn around it stays inside of the box, as every border does. */
export function drawnShape({ props, size }: Pick<ShapeComponent, 'props' | 'size'>): DrawnShape {
  const preset = figureOf(props);
  const border = strokeOf(props);
  const stroke = border ?? (preset.isOpen ? lineIn(props.backgroundColor, LINE.open) : undefined);
  const within = (draw: (inner: Size) => Outline): Outline => withinBorder(draw, size, stroke?.width ?? 0);
  const { lines } = preset;
  return {
    outline: within((inner) => preset.outline(inner)),
    fill: preset.isOpen ? undefined : shapeFillOf(props),
    stroke,
    ...(lines
      ? { lines: { outline: within((inner) => lines(inner)), stroke: border ?? lineIn(props.color, LINE.within) } }
      : {}),
  };
}

function figureOf(props: ShapeComponent['props']): ShapePreset {
  return props.shape === FREEFORM ? freeform(props) : SHAPES[props.shape];
}

/** An outline in a box inside of which a border of some px runs along it. */
export function withinBorder(draw: (inner: Size) => Outline, { width, height }: Size, border: number): Outline {
  const inset = border / 2;
  const inner = { width: Math.max(1, width - border), height: Math.max(1, height - border) };
  return draw(inner).mapped(({ x, y }) => ({ x: x + inset, y: y + inset }));
}

/** The shape without its text, and its text in the room that the shape leaves for it. */
export function textPart(shape: ShapeComponent): TextPart<ShapeComponent> {
  const { props, position, size } = shape;
  const own = figureOf(props).room?.(size) ?? { x: 0, y: 0, ...size };
  const { x, y, ...room } = flippedRect(shape, own, size);
  return {
    ground: { ...shape, props: { ...props, text: '', spans: undefined, paragraphs: undefined } },
    text: {
      ...shape,
      position: { x: position.x + x, y: position.y + y },
      size: room,
      props: { ...props, backgroundColor: 'transparent', borderWidth: 0, borderRadius: 0 },
    },
  };
}

function lineIn(color: string, width: number): Stroke {
  return { color, width, style: 'solid' };
}
