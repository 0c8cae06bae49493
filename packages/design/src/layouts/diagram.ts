import { plainCard } from '../blocks/card.ts';
import { diagramBlock } from '../blocks/diagram.ts';
import { layout } from './layout.ts';
import { withTakeaways } from './takeaways.ts';

/** The diagram over the whole width. */
export const diagramFull = layout<'diagram'>({
  name: 'diagram-full',
  form: 'diagram',
  frame: 'top',
  dense: true,
  body: (setting, brief) =>
    withTakeaways(setting, diagramBlock(setting, brief.diagram, brief.title.origins), brief.items, 'below'),
});

/** The diagram on a panel. */
export const diagramCard = layout<'diagram'>({
  name: 'diagram-card',
  form: 'diagram',
  frame: 'top',
  body: (setting, brief) =>
    withTakeaways(
      setting,
      plainCard(setting, (inside) => diagramBlock(inside, brief.diagram, brief.title.origins)),
      brief.items,
      'below',
    ),
});

/** The diagram with its points beside it. */
export const diagramTakeaways = layout<'diagram'>({
  name: 'diagram-takeaways',
  form: 'diagram',
  frame: 'top',
  leastWidth: 1100,
  holds: { points: [1, 99] },
  body: (setting, brief) =>
    withTakeaways(setting, diagramBlock(setting, brief.diagram, brief.title.origins), brief.items, 'beside'),
});
