import { entriesOfEvents } from '../blocks/entry.ts';
import { ledger } from '../blocks/list.ts';
import { arrowPhases, datedCards, phaseRows, scheduleRows } from '../blocks/phases.ts';
import { alternatingRail, horizontalRail, verticalRail } from '../blocks/rail.ts';
import { row } from '../box/row.ts';
import { layout } from './layout.ts';

/** Events in columns under a line. */
export const timelineHorizontal = layout<'timeline'>({
  name: 'timeline-horizontal',
  form: 'timeline',
  frame: 'top',
  leastWidth: 900,
  holds: { eachWidth: 250 },
  body: (setting, brief) => horizontalRail(setting, entriesOfEvents(setting, brief.events)),
});

/** Events alternately above and below a line. */
export const timelineAlternating = layout<'timeline'>({
  name: 'timeline-alternating',
  form: 'timeline',
  frame: 'top',
  leastWidth: 900,
  holds: { entries: [4, 7], eachWidth: 180 },
  body: (setting, brief) => alternatingRail(setting, entriesOfEvents(setting, brief.events)),
});

/** Events down a line, dates in a column; many in two columns on a wide page. */
export const timelineVertical = layout<'timeline'>({
  name: 'timeline-vertical',
  form: 'timeline',
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
  form: 'timeline',
  frame: 'top',
  dense: true,
  body(setting, brief) {
    const entries = entriesOfEvents(setting, brief.events).map(({ label, ...entry }) => ({
      ...entry,
      ...(label && { head: label }),
    }));
    const columns = entries.length <= 6 || setting.theme.size.width < 1100 ? 1 : 2;
    return ledger(setting, entries, { numbered: false, columns });
  },
});

/** The title on a strong panel, the line beside it. */
export const timelineSide = layout<'timeline'>({
  name: 'timeline-side',
  form: 'timeline',
  frame: 'side',
  media: ['slide', 'poster', 'long'],
  leastWidth: 900,
  holds: { entries: [1, 6] },
  body: (setting, brief) => verticalRail(setting, entriesOfEvents(setting, brief.events)),
});

/** Dates along a line, a card below each. */
export const timelineCards = layout<'timeline'>({
  name: 'timeline-cards',
  form: 'timeline',
  frame: 'top',
  holds: { entries: [3, 12], longest: [0, 200] },
  body: (setting, brief) => datedCards(setting, entriesOfEvents(setting, brief.events)),
});

/** A roadmap: phases under arrows. */
export const timelineRoadmap = layout<'timeline'>({
  name: 'timeline-roadmap',
  form: 'timeline',
  frame: 'top',
  kinds: ['plan'],
  media: ['slide'],
  leastWidth: 900,
  holds: { entries: [2, 6], eachWidth: 190 },
  body: (setting, brief) => arrowPhases(setting, entriesOfEvents(setting, brief.events)),
});

/** A roadmap: phases one below the other. */
export const timelinePhases = layout<'timeline'>({
  name: 'timeline-phases',
  form: 'timeline',
  frame: 'top',
  kinds: ['plan'],
  media: ['document', 'poster', 'long'],
  dense: true,
  holds: { entries: [2, 8] },
  body: (setting, brief) => phaseRows(setting, entriesOfEvents(setting, brief.events)),
});

/** The times of a day, in two columns where they are many. */
export const timelineSchedule = layout<'timeline'>({
  name: 'timeline-schedule',
  form: 'timeline',
  frame: 'top',
  kinds: ['day'],
  dense: true,
  body(setting, brief) {
    const entries = entriesOfEvents(setting, brief.events);
    if (entries.length <= 7 || setting.theme.size.width < 1100) return scheduleRows(setting, entries);
    const half = Math.ceil(entries.length / 2);
    return row([scheduleRows(setting, entries.slice(0, half)), scheduleRows(setting, entries.slice(half))], {
      gap: setting.theme.gap * 1.6,
      grow: 1,
    });
  },
});

/** The times of a day beside the title on a strong panel. */
export const timelineScheduleSide = layout<'timeline'>({
  name: 'timeline-schedule-side',
  form: 'timeline',
  frame: 'side',
  kinds: ['day'],
  media: ['slide'],
  whole: true,
  leastWidth: 1100,
  holds: { entries: [2, 7] },
  body: (setting, brief) => scheduleRows(setting, entriesOfEvents(setting, brief.events)),
});
