import { defineBehaviour } from '../../src/behaviour/define-behaviour.ts';
import { textsAt } from '../../src/behaviour/worded-behaviour.ts';
import { stampModel } from './model.ts';

export const stampBehaviour = defineBehaviour(stampModel, {
  role: 'mark',
  form: 'text',
  content: [['word'], ['smart']],
  colours: { inks: ['ink'] },
  texts: (stamp) => textsAt(stamp, { word: 'words' }),
  plainText: ({ props }) => props.word,
  isEmpty: ({ props }) => props.word === '',
  wish: () => ({ form: 'text' }),
  emptied: (stamp) => ({ ...stamp, props: { ...stamp.props, word: '' } }),
  filled: (stamp, found) => {
    const [piece] = found.is === 'text' ? found.pieces : [];
    const word = piece?.text.split(' ')[0];
    return piece && word
      ? { component: { ...stamp, origin: [...piece.origins], props: { ...stamp.props, word } } }
      : undefined;
  },
});
