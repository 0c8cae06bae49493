import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { WORDS, wordedBehaviour } from '../behaviour/worded-behaviour.ts';
import { borderedHeadingModel } from './model.ts';

export const borderedHeadingBehaviour = defineBehaviour(borderedHeadingModel, {
  ...wordedBehaviour,
  content: [WORDS, ['level'], ['sizing']],
});
