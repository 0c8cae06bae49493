import { parseColor } from '@pagewright/model/color';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { backgroundPaints } from '../behaviour/paints.ts';
import { textsAt } from '../behaviour/worded-behaviour.ts';
import { loadTypesetter } from './formulas.ts';
import { formulaModel } from './model.ts';

export const formulaBehaviour = defineBehaviour(formulaModel, {
  role: 'picture',
  content: [['latex', 'alt']],
  texts: (formula) => textsAt(formula, { latex: 'words', alt: 'aside' }),
  plainText: ({ props }) => props.latex,
  paints: (formula) => (parseColor(formula.props.backgroundColor) ? backgroundPaints(formula) : []),
  isEmpty: ({ props }) => props.latex.trim() === '',
  load: async ({ props }) => {
    if (props.latex.trim() !== '') await loadTypesetter();
  },
});
