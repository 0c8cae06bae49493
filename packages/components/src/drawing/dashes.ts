import type { Stroke } from '../primitives.ts';

interface Dashes {
  readonly strokeDasharray: string | undefined;
  readonly strokeLinecap: 'butt' | 'round';
}

/** How SVG draws a line of a style: dots are dashes of no length with round ends. SVG knows no double lines. */
export function dashesOf(style: Stroke['style'], width: number): Dashes {
  switch (style) {
    case 'dashed':
      return { strokeDasharray: `${width * 3} ${width * 2}`, strokeLinecap: 'butt' };
    case 'dotted':
      return { strokeDasharray: `0 ${width * 2}`, strokeLinecap: 'round' };
    default:
      return { strokeDasharray: undefined, strokeLinecap: 'butt' };
  }
}
