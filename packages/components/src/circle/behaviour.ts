import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { shapePaint } from '../behaviour/paints.ts';
import { circleModel } from './model.ts';

export const circleBehaviour = defineBehaviour(circleModel, {
  role: 'shape',
  content: [],
  paints: (circle) => [shapePaint(circle, true)],
});
