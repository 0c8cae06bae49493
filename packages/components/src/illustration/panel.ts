import { LANGUAGES, type Language } from '@pagewright/model/languages';
import { boxFields } from '../panels/box-fields.ts';
import { definePanel, property } from '../panels/field.ts';
import { sceneGallery } from './gallery.ts';
import { illustrationModel } from './model.ts';
import { SCENE_NAMES, type SceneName } from './scenes.ts';
import { illustrationStrings } from './strings.ts';

export const illustrationPanel = definePanel(illustrationModel, {
  icon: 'M3 18.5h18M6 18.5l4.5-7 3 4 2.5-3 4 6M16.5 8.5a2 2 0 1 0 0-4a2 2 0 1 0 0 4z',
  editing: 'none',
  insert: { place: 10.1, from: 'scene', named: 'alt' },
  fields: {
    scene: property('content', { type: 'gallery', groups: sceneGallery() }),
    alt: property('content', { type: 'text' }),
    palette: property('content', { type: 'palette' }),
    ...boxFields,
  },
  // What it is called follows what it shows until it is called something else.
  change: ({ props }, prop, value, language) => {
    const scene = prop === 'scene' ? SCENE_NAMES.find((name) => name === value) : undefined;
    const isOwn = props.alt !== '' && !LANGUAGES.some((own) => nameOf(props.scene, own) === props.alt);
    return scene && !isOwn ? { props: { scene, alt: nameOf(scene, language) } } : undefined;
  },
});

function nameOf(scene: SceneName, language: Language): string {
  return illustrationStrings[language].options.scene[scene];
}
