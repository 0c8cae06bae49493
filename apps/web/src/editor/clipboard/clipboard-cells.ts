/** Cells that are pasted and copied: HTML tables as Excel, Word and browsers write them, or text with tabs. */

import { textOf } from './clipboard-text.ts';
import { foreignHtml } from './foreign-html.ts';

const MAX_ROWS = 500;
const MAX_COLUMNS = 100;

/** The cells on the clipboard, row by row; a plain text is one cell. */
export function clipboardCells(data: Pick<DataTransfer, 'getData'>): string[][] {
  const html = data.getData('text/html');
  const fromHtml = /<table/i.test(html) ? htmlCells(html) : [];
  return fromHtml.length > 0 ? fromHtml : tabbedCells(data.getData('text/plain'));
}

/** Whether what is on the clipboard is cells: a table of HTML without words beside it, or texts with tabs. */
export function holdsCells(data: Pick<DataTransfer, 'getData'>): boolean {
  const html = data.getData('text/html');
  if (html === '') return data.getData('text/plain').includes('\t');
  const { body } = foreignHtml(html);
  const table = body.querySelector('table');
  table?.remove();
  return table !== null && textOf(body).text.trim() === '';
}

/** The first table of a document. A cell over several columns or rows gives its text to the first of them. */
export function htmlCells(html: string): string[][] {
  const table = foreignHtml(html).querySelector('table');
  const rows: string[][] = [];
  const taken = new Set<string>();
  for (const [y, row] of [...(table?.rows ?? [])].slice(0, MAX_ROWS).entries()) {
    const cells: string[] = (rows[y] ??= []);
    let x = 0;
    for (const cell of row.cells) {
      while (taken.has(`${y},${x}`)) cells[x++] = '';
      if (x >= MAX_COLUMNS) break;
      cells[x] = cellText(cell);
      for (let dy = 0; dy < Math.min(cell.rowSpan || 1, MAX_ROWS); dy += 1) {
        for (let dx = 0; dx < Math.min(cell.colSpan || 1, MAX_COLUMNS); dx += 1) {
          if (dy > 0) taken.add(`${y + dy},${x + dx}`);
          else if (dx > 0) cells[x + dx] = '';
        }
      }
      x += cell.colSpan || 1;
    }
  }
  const width = Math.min(MAX_COLUMNS, Math.max(0, ...rows.map((row) => row.length)));
  return rows.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? ''));
}

function cellText(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of copy.querySelectorAll('p, div, li')) block.append('\n');
  return (copy.textContent ?? '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Text with tabs between cells; cells with line breaks or tabs in them stand in quotes, as spreadsheets write them. */
export function tabbedCells(text: string): string[][] {
  const rows: string[][] = [['']];
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  let quoted = false;
  for (let at = 0; at < source.length && rows.length <= MAX_ROWS; at += 1) {
    const row = rows.at(-1) as string[];
    const cell = row.at(-1) as string;
    const character = source[at] as string;
    if (quoted && character === '"' && source[at + 1] === '"') {
      row[row.length - 1] = `${cell}"`;
      at += 1;
    } else if (character === '"' && (quoted || (cell === '' && closesQuote(source, at)))) quoted = !quoted;
    else if (quoted) row[row.length - 1] = cell + character;
    else if (character === '\t') row.push('');
    else if (character === '\n') rows.push(['']);
    else row[row.length - 1] = cell + character;
  }
  return rows;
}

/** Whether a quote at the start of a cell is closed before a tab, a line's end or the text's. */
function closesQuote(source: string, at: number): boolean {
  return /^"(?:[^"]|"")*"(?=\t|\n|$)/.test(source.slice(at));
}

/** What is put on the clipboard: text for spreadsheets, a table for documents. */
export function cellsAsText(cells: readonly (readonly string[])[]): string {
  return cells
    .map((row) => row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
}

export function cellsAsHtml(cells: readonly (readonly string[])[]): string {
  const table = document.createElement('table');
  for (const row of cells) {
    const line = table.insertRow();
    for (const text of row) line.insertCell().textContent = text;
  }
  return table.outerHTML;
}
