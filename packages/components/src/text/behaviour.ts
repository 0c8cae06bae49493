import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { asPlaceholder, WORDS, wordedBehaviour } from '../behaviour/worded-behaviour.ts';
import { textModel } from './model.ts';

export const textBehaviour = defineBehaviour(textModel, {
  ...wordedBehaviour,
  content: [WORDS, ['sizing']],
  unfilled: asPlaceholder,
});
