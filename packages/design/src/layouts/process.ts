import { cycle } from '../blocks/cycle.ts';
import { entriesOfSteps, longestEntry } from '../blocks/entry.ts';
import { stairs, stepRows } from '../blocks/flow.ts';
import { levels } from '../blocks/levels.ts';
import { horizontalRail, verticalRail } from '../blocks/rail.ts';
import { layout } from './layout.ts';

/** Panels with arrows between; more than four in two rows. */
export const processPanels = layout<'process'>({
  name: 'process-panels',
  form: 'process',
  frame: 'top',
  body(setting, brief) {
    const entries = entriesOfSteps(setting, brief.steps);
    const narrow = setting.theme.size.width < 1000;
    const perRow = narrow ? 2 : entries.length <= 4 ? entries.length : entries.length <= 6 ? 3 : 4;
    return stepRows(setting, entries, perRow);
  },
});

/** Numbered steps down a line. */
export const processVertical = layout<'process'>({
  name: 'process-vertical',
  form: 'process',
  frame: 'side',
  dense: true,
  body: (setting, brief) => verticalRail(setting, entriesOfSteps(setting, brief.steps)),
});

/** Steps rising from left to right. */
export const processStairs = layout<'process'>({
  name: 'process-stairs',
  form: 'process',
  frame: 'top',
  media: ['slide'],
  whole: true,
  leastWidth: 1100,
  holds: { entries: [3, 5] },
  body: (setting, brief) => stairs(setting, entriesOfSteps(setting, brief.steps)),
});

/** Steps under a line with a node each. */
export const processRail = layout<'process'>({
  name: 'process-rail',
  form: 'process',
  frame: 'top',
  leastWidth: 1100,
  holds: { entries: [3, 5] },
  body(setting, brief) {
    const entries = entriesOfSteps(setting, brief.steps);
    return longestEntry(entries) > 400 ? verticalRail(setting, entries) : horizontalRail(setting, entries);
  },
});

/** Levels that get narrower: each keeps less of the one before. */
export const processFunnel = layout<'process'>({
  name: 'process-funnel',
  form: 'process',
  frame: 'top',
  kinds: ['funnel'],
  dense: true,
  holds: { entries: [2, 8], longest: [0, 220] },
  body: (setting, brief) => levels(setting, entriesOfSteps(setting, brief.steps), 'funnel'),
});

/** Levels that get wider, the topmost first. */
export const processPyramid = layout<'process'>({
  name: 'process-pyramid',
  form: 'process',
  frame: 'top',
  kinds: ['pyramid'],
  dense: true,
  holds: { entries: [2, 8], longest: [0, 220] },
  body: (setting, brief) => levels(setting, entriesOfSteps(setting, brief.steps), 'pyramid'),
});

/** Steps round a ring. */
export const processCycle = layout<'process'>({
  name: 'process-cycle',
  form: 'process',
  frame: 'top',
  kinds: ['cycle'],
  dense: true,
  holds: { entries: [3, 8], longest: [0, 260] },
  body: (setting, brief) => cycle(setting, entriesOfSteps(setting, brief.steps)),
});
