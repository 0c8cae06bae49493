import { entriesOfEvents } from '../blocks/entry.ts';
import { ledger } from '../blocks/list.ts';
import { alternatingRail, horizontalRail, verticalRail } from '../blocks/rail.ts';
import { row } from '../box/row.ts';
import { layout } from './layout.ts';

/** Events in columns under a line. */
export const timelineHorizontal = layout<'timeline'>({
  name: 'timeline-horizontal',
  frame: 'top',
  suits: (brief, theme) => brief.events.length <= (theme.size.width >= 1200 ? 5 : 3) && theme.size.width >= 900,
  body: (setting, brief) => horizontalRail(setting, entriesOfEvents(setting, brief.events)),
});

/** Events alternately above and below a line. */
export const timelineAlternating = layout<'timeline'>({
  name: 'timeline-alternating',
  frame: 'top',
  suits: (brief, theme) =>
    brief.events.length >= 4 && brief.events.length <= (theme.size.width >= 1200 ? 7 : 5) && theme.size.width >= 900,
  body: (setting, brief) => alternatingRail(setting, entriesOfEvents(setting, brief.events)),
});

/** Events down a line, dates in a column; many in two columns on a wide page. */
export const timelineVertical = layout<'timeline'>({
  name: 'timeline-vertical',
  frame: 'top',
  dense: true,
  body(setting, brief) {
    const entries = entriesOfEvents(setting, brief.events);
    if (entries.length <= 4 || setting.theme.size.width < 1100) return verticalRail(setting, entries);
    const half = Math.ceil(entries.length / 2);
    return row([verticalRail(setting, entries.slice(0, half)), verticalRail(setting, entries.slice(half), half)], {
      gap: setting.theme.gap * 1.6,
      grow: 1,
    });
  },
});

/** Events as rows between hairlines, dates in front. */
export const timelineRows = layout<'timeline'>({
  name: 'timeline-rows',
  frame: 'top',
  dense: true,
  body(setting, brief) {
    const entries = entriesOfEvents(setting, brief.events).map(({ label, ...entry }) => ({
      ...entry,
      ...(label && { head: label }),
    }));
    if (entries.length <= 6 || setting.theme.size.width < 1100) return ledger(setting, entries, { numbered: false });
    const half = Math.ceil(entries.length / 2);
    const options = { numbered: false };
    return row([ledger(setting, entries.slice(0, half), options), ledger(setting, entries.slice(half), options)], {
      gap: setting.theme.gap * 1.6,
      grow: 1,
    });
  },
});

/** The title on a strong panel, the line beside it. */
export const timelineSide = layout<'timeline'>({
  name: 'timeline-side',
  frame: 'side',
  suits: (brief, theme) => brief.events.length <= 6 && theme.size.width >= 900,
  body: (setting, brief) => verticalRail(setting, entriesOfEvents(setting, brief.events)),
});
