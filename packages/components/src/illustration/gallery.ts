import type { GalleryGroup } from '../panels/field.ts';
import { drawnScene } from './drawn-scene.ts';
import { SCENE } from './scenes/parts.ts';
import { SCENE_GROUPS, type SceneName } from './scenes.ts';

/** The scenes as they are offered, by group, in the colours of whoever asks. */
export function sceneGallery(): GalleryGroup[] {
  return Object.entries(SCENE_GROUPS).map(([id, scenes]) => ({
    id,
    choices: (Object.keys(scenes) as SceneName[]).map((scene) => ({
      value: scene,
      drawing: { width: SCENE.width, height: SCENE.height, parts: (palette) => drawnScene({ scene, palette }) },
    })),
  }));
}
