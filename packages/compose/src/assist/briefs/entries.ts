import type { SimpleBrief, Statement } from '@pagewright/model/outline';

/** The list of a brief whose entries stand side by side: pages are cut and joined between them. */
export interface Entries<One = unknown> {
  readonly all: readonly One[];
  /** Fewest that the form may have. */
  readonly least: number;
  /** How much the page would lose without one, 0 to 1. */
  rankOf(entry: One): number;
  /** The brief with other entries of the same kind. */
  with(entries: readonly One[]): SimpleBrief;
}

/** Undefined where a form has no such list. */
export function entriesOf(brief: SimpleBrief): Entries | undefined {
  const list = <One>(
    all: readonly One[],
    rankOf: (entry: One) => number,
    withAll: (entries: One[]) => SimpleBrief,
    least = 1,
  ): Entries => {
    const own: Entries<One> = { all, least, rankOf, with: (entries) => withAll([...entries]) };
    return own as Entries;
  };
  const ofStatement = ({ rank }: Statement): number => rank;
  switch (brief.form) {
    case 'bullets':
      return list(brief.items, ofStatement, (items) => ({ ...brief, items }));
    case 'agenda':
      return list(brief.items, ofStatement, (items) => ({ ...brief, items }));
    case 'summary':
      return list(brief.items, ofStatement, (items) => ({ ...brief, items }));
    case 'checklist':
      return list(brief.items, ofStatement, (items) => ({ ...brief, items }));
    case 'pairs':
      return list(
        brief.items,
        ({ left, right }) => Math.max(left.rank, right.rank),
        (items) => ({ ...brief, items }),
      );
    case 'actions':
      return list(
        brief.items,
        ({ what }) => what.rank,
        (items) => ({ ...brief, items }),
      );
    case 'process':
      return list(
        brief.steps,
        ({ title }) => title.rank,
        (steps) => ({ ...brief, steps }),
        2,
      );
    case 'timeline':
      return list(
        brief.events,
        ({ text }) => text.rank,
        (events) => ({ ...brief, events }),
        2,
      );
    case 'stats':
      return list(
        brief.stats,
        ({ label }) => label.rank,
        (stats) => ({ ...brief, stats }),
      );
    case 'text':
      return list(brief.paragraphs, ofStatement, (paragraphs) => ({ ...brief, paragraphs }));
    case 'closing':
      return list(brief.lines, ofStatement, (lines) => ({ ...brief, lines }));
    case 'two-column':
      return list(
        brief.columns,
        () => 0.5,
        (columns) => ({ ...brief, columns }),
        2,
      );
    case 'comparison':
      return list(
        brief.sides,
        () => 0.5,
        (sides) => ({ ...brief, sides }),
        2,
      );
    case 'records':
      return list(
        brief.columns,
        () => 0.5,
        (columns) => ({ ...brief, columns }),
        2,
      );
    case 'table': {
      // Totals stay rows among others on either part.
      const rows = brief.table.rows.map((cells, index) => ({
        cells,
        isTotal: brief.table.emphasisRows.includes(index),
      }));
      return list(
        rows,
        ({ isTotal }) => (isTotal ? 1 : 0.5),
        (own) => ({
          ...brief,
          table: {
            ...brief.table,
            rows: own.map(({ cells }) => cells),
            emphasisRows: own.flatMap(({ isTotal }, index) => (isTotal ? index : [])),
          },
        }),
      );
    }
    default:
      return undefined;
  }
}
