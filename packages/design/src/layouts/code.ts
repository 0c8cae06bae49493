import { listingBlock } from '../blocks/code.ts';
import { layout } from './layout.ts';
import { withTakeaways } from './takeaways.ts';

/** The code on a dark panel, notes below. */
export const codeFull = layout<'code'>({
  name: 'code-full',
  form: 'code',
  frame: 'top',
  dense: true,
  body: (setting, brief) => withTakeaways(setting, listingBlock(setting, brief), brief.items, 'below'),
});

/** The code on a dark panel, notes beside it. */
export const codeBeside = layout<'code'>({
  name: 'code-beside',
  form: 'code',
  frame: 'top',
  leastWidth: 1100,
  holds: { points: [1, 99] },
  body: (setting, brief) => withTakeaways(setting, listingBlock(setting, brief), brief.items, 'beside'),
});
