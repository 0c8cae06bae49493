import { boxBetween } from '../behaviour/between-ends.ts';
import { opacityOf } from '../drawing/lower-box.ts';
import type { Lower } from '../lower-context.ts';
import type { lineModel } from './model.ts';

export const lowerLine: Lower<typeof lineModel> = (component) => {
  const { props } = component;
  const box = boxBetween(props.startPoint, props.endPoint);
  const at = (point: { x: number; y: number }): string => `${point.x - box.x} ${point.y - box.y}`;
  return [
    {
      type: 'path',
      box,
      data: `M${at(props.startPoint)}L${at(props.endPoint)}`,
      viewSize: { width: box.width, height: box.height },
      stroke: { color: props.lineColor, width: props.lineWidth * props.scale, style: props.lineStyle },
      line: { start: props.startPoint, end: props.endPoint, startEnd: props.startArrow, endEnd: props.endArrow },
      ...opacityOf(props),
    },
  ];
};
