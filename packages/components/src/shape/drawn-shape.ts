import type { Fill } from '@pagewright/model/page';
import type { TextPart } from '../behaviour/behaviour.ts';
import type { KindComponent } from '../define-kind.ts';
import { shapeFillOf } from '../drawing/fill-css.ts';
import { strokeOf } from '../drawing/lower-box.ts';
import type { Stroke } from '../primitives.ts';
import type { shapeModel } from './model.ts';
import type { Outline } from './outline.ts';
import { SHAPES } from './presets.ts';

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

/** The shape in its box: what is drawn around it stays inside of the box, as every border does. */
export function drawnShape({ props, size }: Pick<ShapeComponent, 'props' | 'size'>): DrawnShape {
  const preset = SHAPES[props.shape];
  const border = strokeOf(props);
  const stroke = border ?? (preset.isOpen ? lineIn(props.backgroundColor, LINE.open) : undefined);
  const inset = (stroke?.width ?? 0) / 2;
  const inner = { width: Math.max(1, size.width - 2 * inset), height: Math.max(1, size.height - 2 * inset) };
  const within = (outline: Outline): Outline => outline.mapped(({ x, y }) => ({ x: x + inset, y: y + inset }));
  const lines = preset.lines?.(inner);
  return {
    outline: within(preset.outline(inner)),
    fill: preset.isOpen ? undefined : shapeFillOf(props),
    stroke,
    ...(lines ? { lines: { outline: within(lines), stroke: border ?? lineIn(props.color, LINE.within) } } : {}),
  };
}

/** The shape without its text, and its text in the room that the shape leaves for it. */
export function textPart(shape: ShapeComponent): TextPart<ShapeComponent> {
  const { props, position, size } = shape;
  const { x, y, ...room } = SHAPES[props.shape].room?.(size) ?? { x: 0, y: 0, ...size };
  return {
    ground: { ...shape, props: { ...props, text: '', spans: undefined } },
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
