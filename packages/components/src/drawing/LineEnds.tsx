import type { ReactNode } from 'react';
import type { LineEndShape } from './line-ends.ts';

/** The filled ends of a line, in its SVG. */
export function LineEnds({ ends, color }: { ends: readonly LineEndShape[]; color: string }): ReactNode {
  return ends.map((end, index) =>
    end.kind === 'dot' ? (
      <circle key={String(index)} cx={end.centre.x} cy={end.centre.y} r={end.radius} fill={color} />
    ) : (
      <polygon key={String(index)} points={end.points.map((point) => `${point.x},${point.y}`).join(' ')} fill={color} />
    ),
  );
}
