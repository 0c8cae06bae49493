import type { PageBrief, SimpleBrief } from '@pagewright/model/outline';
import type { TableBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';
import { bodyOf, headOf } from '../tables/grid.ts';
import { filledColumns } from '../tables/table-content.ts';
import { withoutNoteMark } from '../tables/vocabulary.ts';

/** The words that stand at the edges of what is shown of each table, by its origin: names of columns, of rows, of series. */
export function shownOfTables(pages: readonly PageBrief[]): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  for (const part of pages.flatMap((page) => (page.form === 'composite' ? page.parts : [page]))) {
    const { origins, words } = edgesOf(part);
    for (const origin of origins) {
      const known = shown.get(origin) ?? new Set<string>();
      for (const word of words) known.add(squeeze(word));
      shown.set(origin, known);
    }
  }
  return shown;
}

function edgesOf(part: SimpleBrief): { origins: readonly string[]; words: readonly string[] } {
  if (part.form === 'table') {
    const { columns, rows, origins } = part.table;
    return { origins, words: [...columns.flatMap(({ label }) => label.split(' · ')), ...rows.flat()] };
  }
  if (part.form === 'chart') {
    const { categories, series, categoryName, valueName, origins } = part.chart;
    const names = series.flatMap(({ name }) => name.split(' · '));
    return { origins, words: [...categories, ...names, categoryName ?? '', valueName ?? ''] };
  }
  if (part.form !== 'stats') return { origins: [], words: [] };
  const words = part.stats.flatMap(({ value, label }) => [value, label.text]);
  return { origins: part.stats.flatMap(({ label }) => label.origins), words };
}

/** Columns with figures or words in them whose names no page shows, and how many rows of which no page shows a cell. */
export function unshownOf(
  block: TableBlock,
  shown: ReadonlySet<string>,
): { readonly columns: readonly string[]; readonly rows: number } {
  const head = headOf(block);
  const body = bodyOf(block);
  const isShown = (text: string): boolean => shown.has(squeeze(text)) || shown.has(squeeze(withoutNoteMark(text)));
  const columns = filledColumns(head, body)
    .map((column) => head.names[column] ?? '')
    .filter((name) => name !== '' && !isShown(name));
  const rows = body.filter((row) => {
    const texts = row.filter(({ text, type }) => text.trim() !== '' && type === 'text').map(({ text }) => text);
    // Its longest words tell a row from others best.
    const [telling] = texts.toSorted((a, b) => b.length - a.length);
    return telling !== undefined && !isShown(telling);
  });
  return { columns: [...new Set(columns)], rows: rows.length };
}
