import { property, style } from './field.ts';

const hasBorder = (props: { borderStyle: string; borderWidth: number }): boolean => props.borderStyle !== 'none';

export const borderFields = {
  borderStyle: style('border', { type: 'choice' }),
  borderWidth: { ...style('border', { type: 'number', step: 1, unit: 'px', slider: true }), when: hasBorder },
  borderColor: { ...style('border', { type: 'color' }), when: hasBorder },
  borderRadius: style('border', { type: 'number', step: 1, unit: 'px', slider: true }),
} as const;

export const opacityField = {
  opacity: style('effects', { type: 'number', step: 1, unit: '%', scale: 100, slider: true }),
} as const;

/** Fields of the border, background and opacity that most kinds have. */
export const boxFields = {
  backgroundColor: style('fill', { type: 'color' }),
  ...borderFields,
  ...opacityField,
} as const;

/** Fields of circles and rectangles: one field edits everything of the fill. */
export const shapeFields = {
  backgroundType: style('fill', { type: 'fill' }),
  backgroundColor: { elsewhere: 'with another field' },
  gradientStops: { elsewhere: 'with another field' },
  gradientAngle: { elsewhere: 'with another field' },
  gradientShape: { elsewhere: 'with another field' },
  ...borderFields,
  ...opacityField,
  boxShadow: style('effects', { type: 'shadow' }),
} as const;

export const smartField = { smart: property('smart', { type: 'smart' }) } as const;
