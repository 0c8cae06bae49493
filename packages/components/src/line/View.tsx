import type { ReactNode } from 'react';
import { dashesOf } from '../drawing/dashes.ts';
import { LineEnds } from '../drawing/LineEnds.tsx';
import type { ViewProps } from '../view-context.ts';
import { lineShape } from './geometry.ts';
import type { lineModel } from './model.ts';

export function LineView({ component }: ViewProps<typeof lineModel>): ReactNode {
  const { props, position, size } = component;
  const width = props.lineWidth * props.scale;
  const shape = lineShape(props, position, width);
  return (
    <svg
      aria-hidden="true"
      width={size.width}
      height={size.height}
      style={{ display: 'block', overflow: 'visible', opacity: props.opacity }}
    >
      <line
        x1={shape.from.x}
        y1={shape.from.y}
        x2={shape.to.x}
        y2={shape.to.y}
        stroke={props.lineColor}
        strokeWidth={width}
        {...dashesOf(props.lineStyle, width)}
      />
      <LineEnds ends={shape.ends} color={props.lineColor} />
    </svg>
  );
}
