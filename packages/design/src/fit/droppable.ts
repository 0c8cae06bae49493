import type { Item, PageBrief, SimpleBrief, Statement } from '@pagewright/model/outline';

/** A statement that may be left out, by its slot. */
export interface Droppable {
  readonly slot: string;
  readonly rank: number;
}

/**
 * What may be left out of a page when everything else has been tried, lowest rank first, later before earlier at equal
 * rank; `more` before anything of the page's own. Of every list something stays.
 */
export function droppables(brief: PageBrief): Droppable[] {
  const found = brief.form === 'composite' ? compositeDroppables(brief.parts) : ofBrief(brief, '');
  const own = brief.form === 'composite' ? [...found, ...ofMore(brief.more, '')] : found;
  return own
    .map((entry, order) => ({ entry, order }))
    .sort((a, b) => a.entry.rank - b.entry.rank || b.order - a.order)
    .map(({ entry }) => entry);
}

function compositeDroppables(parts: readonly SimpleBrief[]): Droppable[] {
  return parts.flatMap((part, index) => ofBrief(part, `parts.${index}.`));
}

/** Ranks below every statement of the page's own. */
const MORE_RANK = -1;
/** Rows of a table go after statements of middling rank, the last row first. */
const ROW_RANK = 0.55;

function ofBrief(brief: SimpleBrief, prefix: string): Droppable[] {
  const more = ofMore(brief.more, prefix);
  const subtitle = brief.subtitle ? [{ slot: `${prefix}subtitle`, rank: brief.subtitle.rank }] : [];
  return [...ofForm(brief, prefix), ...subtitle, ...more];
}

function ofMore(more: readonly Statement[], prefix: string): Droppable[] {
  return more.map((statement, index) => ({ slot: `${prefix}more.${index}`, rank: MORE_RANK + statement.rank * 0.5 }));
}

function ofForm(brief: SimpleBrief, prefix: string): Droppable[] {
  switch (brief.form) {
    case 'agenda':
    case 'bullets':
    case 'summary':
    case 'checklist':
      return ofItems(brief.items, `${prefix}items`, 1);
    case 'pairs':
      return spare(
        brief.items.map(({ left, right }) => Math.max(left.rank, right.rank)),
        `${prefix}items`,
        1,
      );
    case 'actions':
      return spare(
        brief.items.map(({ what }) => what.rank),
        `${prefix}items`,
        1,
      );
    case 'quadrants':
    case 'records':
    case 'two-column':
      return brief.columns.flatMap((column, index) => ofItems(column.items, `${prefix}columns.${index}.items`, 1));
    case 'comparison':
      return brief.sides.flatMap((side, index) => ofItems(side.items, `${prefix}sides.${index}.items`, 1));
    case 'process':
      return [
        ...brief.steps.flatMap((step, index) =>
          step.text ? [{ slot: `${prefix}steps.${index}.text`, rank: step.text.rank }] : [],
        ),
        ...spare(
          brief.steps.map((step) => step.title.rank + 0.2),
          `${prefix}steps`,
          2,
        ),
      ];
    case 'timeline':
      return [
        ...brief.events.flatMap((event, index) => ofChildren(event.children, `${prefix}events.${index}`)),
        ...spare(
          brief.events.map((event) => event.text.rank),
          `${prefix}events`,
          2,
        ),
      ];
    case 'stats':
      return spare(
        brief.stats.map((stat) => stat.label.rank),
        `${prefix}stats`,
        1,
      );
    case 'table':
      return [...ofItems(brief.items, `${prefix}items`, 0), ...ofRows(brief.table, prefix)];
    case 'chart':
    case 'diagram':
    case 'image':
    case 'code':
      return ofItems(brief.items, `${prefix}items`, 0);
    case 'text':
      return spare(
        brief.paragraphs.map((paragraph) => paragraph.rank),
        `${prefix}paragraphs`,
        1,
      );
    case 'closing':
      return spare(
        brief.lines.map((line) => line.rank),
        `${prefix}lines`,
        0,
      );
    case 'cover':
      return spare(
        brief.meta.map((line) => line.rank),
        `${prefix}meta`,
        0,
      );
    case 'section':
    case 'quote':
      return [];
  }
}

function ofItems(items: readonly Item[], slot: string, least: number): Droppable[] {
  const children = items.flatMap((item, index) => ofChildren(item.children, `${slot}.${index}`));
  return [
    ...children,
    ...spare(
      items.map((item) => item.rank),
      slot,
      least,
    ),
  ];
}

function ofChildren(children: readonly Statement[] = [], slot: string): Droppable[] {
  return children.map((child, at) => ({ slot: `${slot}.children.${at}`, rank: child.rank - 0.2 }));
}

/** All entries but the `least` highest ranked. */
function spare(ranks: readonly number[], slot: string, least: number): Droppable[] {
  const keep = new Set(
    ranks
      .map((rank, index) => ({ rank, index }))
      .sort((a, b) => b.rank - a.rank || a.index - b.index)
      .slice(0, least)
      .map(({ index }) => index),
  );
  return ranks.flatMap((rank, index) => (keep.has(index) ? [] : [{ slot: `${slot}.${index}`, rank }]));
}

function ofRows(table: { rows: readonly unknown[]; emphasisRows: readonly number[] }, prefix: string): Droppable[] {
  return table.rows
    .map((_, index) => ({
      slot: `${prefix}table.rows.${index}`,
      rank: ROW_RANK + (table.emphasisRows.includes(index) ? 0.4 : 0) - index * 0.001,
    }))
    .filter((_, index) => index > 0);
}
