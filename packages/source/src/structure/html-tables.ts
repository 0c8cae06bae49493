/** Most signs of a table's inside; fewest columns of one that is no frame around a picture or a text. */
const TABLE = { length: 60_000, columns: 2 } as const;
const OPENED = /<table(?:\s[^<>]{0,500})?>/gi;
const CLOSED = '</table>';
const ROW = /<tr(?:\s[^<>]{0,500})?>/i;
const CELL = /<t[dh](?<attributes>\s[^<>]{0,500})?>/gi;
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
    if (end < 0 || end - start > TABLE.length || lower.slice(start, end).includes('<table')) continue;
    const table = tableOf(text.slice(start, end));
    if (!table) continue;
    result += `${text.slice(from, match.index)}\n\n${table}\n\n`;
    from = end + CLOSED.length;
  }
  return result + text.slice(from);
}

function tableOf(inside: string): string | undefined {
  const rows = inside
    .split(ROW)
    .slice(1)
    .map(cellsOf)
    .filter((cells) => cells.length > 0);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const [head, ...body] = rows;
  if (!head || body.length === 0 || width < TABLE.columns) return undefined;
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
}

/** The words of a row's cells; a cell over several columns leaves the others empty. */
function cellsOf(row: string): string[] {
  const opened = [...row.matchAll(CELL)];
  return opened.flatMap((cell, index) => {
    const inner = row.slice(cell.index + cell[0].length, opened[index + 1]?.index ?? row.length);
    const words = inner
      .replace(/<br\s?\/?>|<\/(?:p|li|div)>/gi, ' ')
      .replace(/<\/t[dhr]>[\s\S]*$/i, '')
      .replace(/\s+/g, ' ')
      .replaceAll('|', '/')
      .trim();
    const span = Number(SPAN.exec(cell.groups?.['attributes'] ?? '')?.[1] ?? 1);
    return [words, ...Array.from({ length: Math.max(0, span - 1) }, () => '')];
  });
}
