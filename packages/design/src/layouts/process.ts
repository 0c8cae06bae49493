import { entriesOfSteps, longestEntry } from '../blocks/entry.ts';
import { stairs, stepRows } from '../blocks/flow.ts';
import { horizontalRail, verticalRail } from '../blocks/rail.ts';
import { layout } from './layout.ts';

/** Panels with arrows between; more than four in two rows. */
export const processPanels = layout<'process'>({
  name: 'process-panels',
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
  frame: 'side',
  dense: true,
  body: (setting, brief) => verticalRail(setting, entriesOfSteps(setting, brief.steps)),
});

/** Steps rising from left to right. */
export const processStairs = layout<'process'>({
  name: 'process-stairs',
  frame: 'top',
  suits: (brief, theme) =>
    brief.steps.length >= 3 && brief.steps.length <= 5 && theme.size.width >= 1100 && theme.medium === 'slide',
  body: (setting, brief) => stairs(setting, entriesOfSteps(setting, brief.steps)),
});

/** Steps under a line with a node each. */
export const processRail = layout<'process'>({
  name: 'process-rail',
  frame: 'top',
  suits: (brief, theme) => brief.steps.length >= 3 && brief.steps.length <= 5 && theme.size.width >= 1100,
  body(setting, brief) {
    const entries = entriesOfSteps(setting, brief.steps);
    return longestEntry(entries) > 400 ? verticalRail(setting, entries) : horizontalRail(setting, entries);
  },
});
