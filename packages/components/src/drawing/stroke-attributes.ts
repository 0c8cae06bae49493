import type { Stroke } from '../primitives.ts';
import { dashesOf } from './dashes.ts';

/** How SVG draws a stroke; nothing where there is none. */
export function strokeAttributes(stroke: Stroke | undefined) {
  if (!stroke) return {};
  const { color, width, style } = stroke;
  return { stroke: color, strokeWidth: width, strokeLinejoin: 'miter', ...dashesOf(style, width) } as const;
}
