import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { backgroundPaints, picturePaint } from '../behaviour/paints.ts';
import { textsAt } from '../behaviour/worded-behaviour.ts';
import { illustrationModel } from './model.ts';

export const illustrationBehaviour = defineBehaviour(illustrationModel, {
  role: 'picture',
  content: [['scene'], ['alt']],
  colours: { palettes: ['palette'] },
  texts: (component) => textsAt(component, { alt: 'aside' }),
  paints: (component) => [...backgroundPaints(component), picturePaint(component, false)],
});
