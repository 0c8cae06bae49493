import type { BriefOf } from '@pagewright/model/outline';
import { changeCards, largeChange } from '../blocks/changes.ts';
import { phrases } from '../blocks/entry.ts';
import { type Figure, figureCards, figureLedger, figureRow, figuresOf, heroFigure } from '../blocks/figures.ts';
import { prose } from '../blocks/prose.ts';
import { adaptive, type Box } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { longestWordWidth } from '../measuring.ts';
import { look, type Setting, space } from '../setting.ts';
import { cardColumns } from './card-columns.ts';
import { layout } from './layout.ts';

/** Figures side by side. */
export const statsRow = layout<'stats'>({
  name: 'stats-row',
  form: 'stats',
  frame: 'top',
  dense: true,
  body(setting, brief) {
    const figures = figuresOf(brief.stats, setting);
    const widest = Math.max(
      ...figures.map((figure) => longestWordWidth(figure.label.text, look(setting, 'body'))),
      look(setting, 'body').fontSize * 7,
    );
    const rows = adaptive((width) => {
      const perRow = Math.max(1, Math.min(4, Math.floor(width / (widest * 1.35 + setting.theme.gap))));
      return figureRows(
        setting,
        figures,
        figures.length <= perRow ? figures.length : cardColumns(figures.length, perRow),
      );
    }, 1);
    return withContext(setting, brief, rows);
  },
});

function figureRows(setting: Setting, figures: readonly Figure[], columns: number): Box {
  const rows: Box[] = [];
  for (let start = 0; start < figures.length; start += columns) {
    const several = setting.theme.medium === 'document' || figures.length > columns;
    rows.push(figureRow(setting, figures.slice(start, start + columns), several ? 0.9 : 1.15));
  }
  return stack(rows, { gap: setting.theme.gap * 1.4, gapLimit: setting.theme.gap * 4 });
}

/** The first figure very large. */
export const statsHero = layout<'stats'>({
  name: 'stats-hero',
  form: 'stats',
  frame: 'top',
  media: ['slide', 'poster', 'long'],
  leastWidth: 900,
  holds: { entries: [1, 5] },
  body: (setting, brief) => heroFigure(setting, figuresOf(brief.stats, setting)),
});

/** A card a figure. */
export const statsCards = layout<'stats'>({
  name: 'stats-cards',
  form: 'stats',
  frame: 'top',
  holds: { entries: [2, 99] },
  body(setting, brief) {
    const figures = figuresOf(brief.stats, setting);
    const wide = setting.theme.size.width >= 1100;
    const columns =
      figures.length === 4
        ? wide
          ? 4
          : 2
        : figures.length <= 3
          ? figures.length
          : wide
            ? figures.length > 6
              ? 4
              : 3
            : 2;
    return withContext(setting, brief, figureCards(setting, figures, columns));
  },
});

/** Figures in rows beside a large title. */
export const statsLedger = layout<'stats'>({
  name: 'stats-ledger',
  form: 'stats',
  frame: 'column',
  dense: true,
  holds: { entries: [2, 99] },
  media: ['slide', 'poster', 'long'],
  body: (setting, brief) => figureLedger(setting, figuresOf(brief.stats, setting)),
});

/** A line or two of the passage below figures that leave room on a slide. */
function withContext(setting: Setting, brief: BriefOf<'stats'>, figures: Box): Box {
  const context =
    setting.theme.medium === 'slide' && brief.stats.length <= 3 ? phrases(setting, brief.more.slice(0, 2), 'more') : [];
  if (context.length === 0) return figures;
  return stack([figures, prose(setting, context)], { gap: space(setting, 32), gapLimit: space(setting, 60), grow: 1 });
}

/** One change as large as the page. */
export const statsChange = layout<'stats'>({
  name: 'stats-change',
  form: 'stats',
  frame: 'top',
  kinds: ['change'],
  dense: true,
  holds: { entries: [1, 1] },
  body: (setting, brief) => {
    const [figure] = figuresOf(brief.stats, setting);
    return figure ? withContext(setting, brief, largeChange(setting, figure)) : stack([], { gap: 0 });
  },
});

/** A card a change. */
export const statsChanges = layout<'stats'>({
  name: 'stats-changes',
  form: 'stats',
  frame: 'top',
  kinds: ['change'],
  dense: true,
  holds: { entries: [2, 99] },
  body: (setting, brief) =>
    withContext(
      setting,
      brief,
      changeCards(setting, figuresOf(brief.stats, setting), brief.stats.length === 4 ? 2 : 3),
    ),
});
