import { defineBehaviour } from '../../src/behaviour/define-behaviour.ts';
import { textsAt } from '../../src/behaviour/worded-behaviour.ts';
import { stampModel } from './model.ts';

export const stampBehaviour = defineBehaviour(stampModel, {
  role: 'mark',
  content: [['word']],
  texts: (stamp) => textsAt(stamp, { word: 'words' }),
  plainText: ({ props }) => props.word,
  isEmpty: ({ props }) => props.word === '',
});
