import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { asPlaceholder, WORDS, wordedBehaviour } from '../behaviour/worded-behaviour.ts';
import { headingModel } from './model.ts';

export const headingBehaviour = defineBehaviour(headingModel, {
  ...wordedBehaviour,
  content: [WORDS, ['level'], ['sizing']],
  unfilled: asPlaceholder,
});
