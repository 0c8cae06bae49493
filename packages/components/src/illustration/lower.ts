import { insetBoxOf, lowerBox, opacityOf } from '../drawing/lower-box.ts';
import type { Lower } from '../lower-context.ts';
import { drawnScene, sceneIn } from './drawn-scene.ts';
import type { illustrationModel } from './model.ts';
import { SCENE } from './scenes/parts.ts';

/** One group of filled outlines, over the box. */
export const lowerIllustration: Lower<typeof illustrationModel> = (component) => {
  const { id, props } = component;
  const box = sceneIn(insetBoxOf(component));
  const viewSize = { width: SCENE.width, height: SCENE.height };
  return [
    ...lowerBox(component),
    {
      type: 'group',
      groupId: id,
      box,
      children: drawnScene(props).map(({ data, color }) => ({
        type: 'path',
        box,
        data,
        viewSize,
        fill: { type: 'solid', color },
        ...opacityOf(props),
      })),
    },
  ];
};
