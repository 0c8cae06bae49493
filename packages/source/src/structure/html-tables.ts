/** Most signs of a table's inside; fewest columns of one that is no frame around a picture or a text. */
const TABLE = { length: 60_000, columns: 2 } as const;
const OPENED = /<table(?:\s[^<>]{0,500})?>/gi;
const CLOSED = '</table>';
const ROW = /<tr(?:\s[^<>]{0,500})?>/i;
const CELL = /<t[dh](?<attributes>\s[^<>]{0,500})?>/gi;
const ANY_TAG = /<\/?[a-z][^<>]{0,500}>/gi;
const DOWN = /rowspan\s*=\s*["']?(\d{1,2})/i;
const SPAN = /colspan\s*=\s*["']?(\d{1,2})/i;

/** A text of Markdown in which the tables of HTML are tables of Markdown. One within another, and one of a single column, stay. */
export function withTables(text: string): string {
  const lower = text.toLowerCase();
  let result = '';
  let from = 0;
  for (const match of text.matchAll(OPENED)) {
    if (match.index < from) continue;
    const start = match.index + match[0].length;
    const end = lower.indexOf(CLOSED, start);
    if (end < 0) break;
    if (end - start > TABLE.length || lower.slice(start, end).includes('<table')) continue;
    const table = tableOf(text.slice(start, end));
    if (!table) continue;
    result += `${text.slice(from, match.index)}\n\n${table}\n\n`;
    from = end + CLOSED.length;
  }
  return result + text.slice(from);
}

function tableOf(inside: string): string | undefined {
  const [above = '', ...written] = inside.split(ROW);
  const rows = spreadDown(written.map(cellsOf)).filter((cells) => cells.length > 0);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const [head, ...body] = rows;
  if (!head || body.length === 0 || width < TABLE.columns) return undefined;
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const caption = wordsOf(above.replace(ANY_TAG, ' '));
  const table = [line(head.map(textOf)), `|${' --- |'.repeat(width)}`, ...body.map((cells) => line(cells.map(textOf)))];
  return [...(caption === '' ? [] : [caption, '']), ...table].join('\n');
}

interface Cell {
  readonly text: string;
  /** Rows below that the cell reaches over. */
  readonly down: number;
}

const textOf = ({ text }: Cell): string => text;

/** Rows in which a cell over several of them stands in each: a name is said again, a figure is counted once. */
function spreadDown(rows: readonly (readonly Cell[])[]): Cell[][] {
  const reaching = new Map<number, Cell>();
  return rows.map((row) => {
    const cells: Cell[] = [];
    const own = [...row];
    while (own.length > 0 || (reaching.get(cells.length)?.down ?? 0) > 0) {
      const above = reaching.get(cells.length);
      const cell =
        above && above.down > 0
          ? { text: /^\P{L}*\d\P{L}*$/u.test(above.text) ? '' : above.text, down: above.down - 1 }
          : (own.shift() ?? { text: '', down: 0 });
      reaching.set(cells.length, cell);
      cells.push(cell);
    }
    return cells;
  });
}

/** The words of a row's cells; a cell over several columns leaves the others empty. */
function cellsOf(row: string): Cell[] {
  const opened = [...row.matchAll(CELL)];
  return opened.flatMap((cell, index) => {
    const inner = row.slice(cell.index + cell[0].length, opened[index + 1]?.index ?? row.length);
    const attributes = cell.groups?.['attributes'] ?? '';
    const down = Number(DOWN.exec(attributes)?.[1] ?? 1) - 1;
    const text = wordsOf(inner.replace(/<\/t[dhr]>[\s\S]*$/i, ''));
    const span = Number(SPAN.exec(attributes)?.[1] ?? 1);
    return [{ text, down }, ...Array.from({ length: Math.max(0, span - 1) }, () => ({ text: '', down }))];
  });
}

/** The words inside a cell on one line: its entries and heads would end the table. */
function wordsOf(inside: string): string {
  return inside
    .replace(/<\/li>\s*<li(?:\s[^<>]{0,500})?>/gi, ', ')
    .replace(/<br\s?\/?>|<\/?(?:p|li|div|ul|ol|h[1-6])(?:\s[^<>]{0,500})?>/gi, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('|', '/')
    .trim();
}
