import type { ComponentBase } from '@pagewright/model/component';
import type { Rect } from '@pagewright/model/units';
import type { RectPrimitive, Shadow, Stroke } from '../primitives.ts';
import { type BoxProps, drawnBorderWidth } from './box-css.ts';

/** A component's place on the page. */
export function boxOf(component: Pick<ComponentBase, 'position' | 'size'>): Rect {
  return { ...component.position, ...component.size };
}

export function strokeOf(props: Pick<BoxProps, 'borderWidth' | 'borderStyle' | 'borderColor'>): Stroke | undefined {
  const width = drawnBorderWidth(props);
  return width > 0 && props.borderStyle !== 'none'
    ? { color: props.borderColor, width, style: props.borderStyle }
    : undefined;
}

export function opacityOf(props: { opacity: number }): { opacity?: number } {
  return props.opacity < 1 ? { opacity: props.opacity } : {};
}

/** The box behind a component's content; none where it would not be seen. */
export function lowerBox(component: Pick<ComponentBase, 'position' | 'size'> & { props: BoxProps }): RectPrimitive[] {
  const { props } = component;
  const stroke = strokeOf(props);
  const filled = props.backgroundColor !== 'transparent';
  if (!stroke && !filled) return [];
  return [
    {
      type: 'rect',
      box: boxOf(component),
      radius: props.borderRadius,
      ...(filled ? { fill: { type: 'solid', color: props.backgroundColor } } : {}),
      ...(stroke ? { stroke } : {}),
      ...opacityOf(props),
    },
  ];
}

/** A shadow given as CSS (`2px 2px 4px #000`, with a spread or without); undefined for `none`. */
export function shadowOf(css: string): Shadow | undefined {
  const match = /^(-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px (?:-?[\d.]+px )?(.+)$/.exec(css);
  if (!match) return undefined;
  const [, x = '0', y = '0', blur = '0', color = '#000'] = match;
  return { x: Number(x), y: Number(y), blur: Number(blur), color };
}
