import { insetBoxOf, lowerBox, opacityOf } from '../drawing/lower-box.ts';
import type { Lower } from '../lower-context.ts';
import type { qrCodeModel } from './model.ts';
import { codeOutline } from './modules.ts';

/** The largest square in the middle of the box. */
export const lowerQrCode: Lower<typeof qrCodeModel> = (component) => {
  const { props } = component;
  const boxes = lowerBox(component);
  if (props.value === '') return boxes;
  const { side, path } = codeOutline(props);
  const inner = insetBoxOf(component);
  const length = Math.min(inner.width, inner.height);
  const box = {
    x: inner.x + (inner.width - length) / 2,
    y: inner.y + (inner.height - length) / 2,
    width: length,
    height: length,
  };
  return [
    ...boxes,
    {
      type: 'path',
      box,
      data: path,
      viewSize: { width: side, height: side },
      fill: { type: 'solid', color: props.color },
      ...opacityOf(props),
    },
  ];
};
