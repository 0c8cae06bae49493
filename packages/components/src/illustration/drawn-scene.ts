import type { Rect } from '@pagewright/model/units';
import { SCENE } from './scenes/parts.ts';
import { SCENES, type SceneName } from './scenes.ts';
import { tonesOf } from './tones.ts';

/** A filled outline in a space of `SCENE`. */
export interface DrawnPart {
  readonly data: string;
  readonly color: string;
}

/** The parts of a scene in their colours, the lowest first. */
export function drawnScene({ scene, palette }: { scene: SceneName; palette: readonly string[] }): DrawnPart[] {
  const tones = tonesOf(palette);
  return SCENES[scene].map(({ tone, data }) => ({ data, color: tones[tone] }));
}

/** Where a scene stands in a box: as large as it can be, in the middle. */
export function sceneIn({ x, y, width, height }: Rect): Rect {
  const scale = Math.min(width / SCENE.width, height / SCENE.height);
  const [across, down] = [SCENE.width * scale, SCENE.height * scale];
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
}
