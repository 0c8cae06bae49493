import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { shapePaint } from '../behaviour/paints.ts';
import { rectangleModel } from './model.ts';

export const rectangleBehaviour = defineBehaviour(rectangleModel, {
  role: 'shape',
  content: [],
  paints: (rectangle) => [shapePaint(rectangle, false)],
});
