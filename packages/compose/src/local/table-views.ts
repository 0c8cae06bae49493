import type { TableAtom, TableView } from './atoms.ts';
import type { Material } from './material.ts';
import { chartsOf } from './tables/charts.ts';
import { bodyOf } from './tables/grid.ts';
import { tallyOf } from './tables/tallies.ts';

/** Rows of a table on one page when it is shown in pieces. */
const ROWS_A_PAGE = 10;
const MOST_VIEWS = 8;

/** All ways to show a table, for documents asked for more pages than they have passages: its charts, then its rows. */
export function viewsOf({ language, wishes }: Material): (atom: TableAtom) => readonly TableView[] {
  const known = new Map<TableAtom['block'], readonly TableView[]>();
  return ({ block }) => {
    const cached = known.get(block);
    if (cached) return cached;
    const charts = wishes.without.has('charts') ? [] : chartsOf(block);
    const tally = wishes.without.has('charts') ? undefined : tallyOf(block, language);
    const shown = [...charts, ...(tally ? [tally] : [])].map((chart): TableView => ({ as: 'chart', chart }));
    const rows = bodyOf(block).length;
    const pieces = rows <= ROWS_A_PAGE + 2 ? 1 : Math.ceil(rows / ROWS_A_PAGE);
    const tables = Array.from({ length: pieces }, (_, index): TableView => {
      const from = Math.round((index * rows) / pieces);
      const to = Math.round(((index + 1) * rows) / pieces);
      return pieces === 1 ? { as: 'table' } : { as: 'table', rows: { from, to } };
    });
    const [first, ...others] = [...shown, ...tables];
    const auto: TableView = { as: 'auto' };
    const views = [charts.length > 0 || !first ? auto : first, ...others].slice(0, MOST_VIEWS);
    known.set(block, views);
    return views;
  };
}
