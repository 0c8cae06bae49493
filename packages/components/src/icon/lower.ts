import { boxOf, lowerBox, opacityOf } from '../drawing/lower-box.ts';
import { findIcon } from '../icons.ts';
import type { Lower } from '../lower-context.ts';
import type { iconModel } from './model.ts';

/** The icon's outline in the middle of its box. Sets that are not loaded yet give only the box: see `loadIcon`. */
export const lowerIcon: Lower<typeof iconModel> = (component) => {
  const { props } = component;
  const shape = findIcon(props.icon);
  const boxes = lowerBox(component);
  if (!shape) return boxes;
  const box = boxOf(component);
  // The drawing keeps its proportions within a square of `size`.
  const scale = props.size / Math.max(shape.width, shape.height);
  const width = shape.width * scale;
  const height = shape.height * scale;
  return [
    ...boxes,
    {
      type: 'path',
      box: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
      data: shape.path,
      viewSize: { width: shape.width, height: shape.height },
      fill: { type: 'solid', color: props.color },
      ...opacityOf(props),
    },
  ];
};
