import type { Fill } from '@pagewright/model/page';
import type { Size } from '@pagewright/model/units';
import type { ReactNode } from 'react';

interface FillDefinitionProps {
  readonly id: string;
  readonly fill: Exclude<Fill, { type: 'solid' }>;
  readonly size: Size;
}

/** A gradient as CSS lays it over a box (CSS Images 3, §3), defined for SVG. */
export function FillDefinition({ id, fill, size }: FillDefinitionProps): ReactNode {
  const { width, height } = size;
  const stops = fill.stops
    .toSorted((a, b) => a.position - b.position)
    .map(({ color, position }) => (
      <stop key={`${position} ${color}`} offset={`${position}%`} style={{ stopColor: color }} />
    ));
  if (fill.type === 'linear') {
    const angle = (fill.angle * Math.PI) / 180;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const half = (Math.abs(width * dx) + Math.abs(height * dy)) / 2;
    return (
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={width / 2 - dx * half}
        y1={height / 2 - dy * half}
        x2={width / 2 + dx * half}
        y2={height / 2 + dy * half}
      >
        {stops}
      </linearGradient>
    );
  }
  // Both reach the farthest corner.
  const [across, down] =
    fill.shape === 'circle'
      ? [Math.hypot(width / 2, height / 2), Math.hypot(width / 2, height / 2)]
      : [width / Math.SQRT2, height / Math.SQRT2];
  return (
    <radialGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      cx={0}
      cy={0}
      r={1}
      gradientTransform={`translate(${width / 2} ${height / 2}) scale(${across} ${down})`}
    >
      {stops}
    </radialGradient>
  );
}
