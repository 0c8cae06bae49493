import type { ComponentBase } from '@pagewright/model/component';
import type { Rect } from '@pagewright/model/units';
import type { RectPrimitive, Shadow, Stroke } from '../primitives.ts';
import { type BoxProps, drawnBorderWidth } from './box-css.ts';

/** A component's place on the page. */
export function boxOf(component: Pick<ComponentBase, 'position' | 'size'>): Rect {
  return { ...component.position, ...component.size };
}

/** A component's place less its border. */
export function insetBoxOf(
  component: Pick<ComponentBase, 'position' | 'size'> & { props: Pick<BoxProps, 'borderWidth' | 'borderStyle'> },
): Rect {
  const { position, size, props } = component;
  const border = drawnBorderWidth(props);
  return {
    x: position.x + border,
    y: position.y + border,
    width: Math.max(1, size.width - 2 * border),
    height: Math.max(1, size.height - 2 * border),
  };
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

const SHADOW = /^(-?[\d.]+)(?:px)? (-?[\d.]+)(?:px)? (?:(-?[\d.]+)(?:px)? )?(?:(-?[\d.]+)(?:px)? )?(\D.*)$/;

/** A shadow given as CSS (`2px 2px 4px #000`, blur and spread as they are given); undefined for `none`. */
export function shadowOf(css: string): Shadow | undefined {
  const match = SHADOW.exec(css);
  if (!match) return undefined;
  const [, x = '0', y = '0', blur = '0', spread = '0', color = '#000'] = match;
  return { x: Number(x), y: Number(y), blur: Number(blur), spread: Number(spread), color };
}
