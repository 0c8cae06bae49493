import { between, endedBehaviour, endsOf } from '../behaviour/between-ends.ts';
import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { lineModel } from './model.ts';

export const lineBehaviour = defineBehaviour(lineModel, {
  role: 'mark',
  content: [],
  ...endedBehaviour,
  ends: {
    of: endsOf,
    between,
    track: ({ props: { startPoint: from, endPoint: to } }) => ({
      data: `M${from.x} ${from.y}L${to.x} ${to.y}`,
      middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    }),
  },
});
