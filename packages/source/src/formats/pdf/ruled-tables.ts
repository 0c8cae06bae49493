import type { TableCell } from '@pagewright/model/source-document';
import { typedCell } from '../../tables/cells.ts';
import { closeHan, joinLines } from '../../tidy.ts';
import { FEWEST_BESIDE, levelRules, type RuledRow } from './level-rows.ts';
import { linesOfColumn } from './lines.ts';
import { roundSize } from './looks.ts';
import type { Fragment, Rule } from './pdf-page.ts';
import { mergeRules } from './rules.ts';

/** How far apart two rules may be and still meet, points. */
const NEAR = 3;

export interface RuledTable {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly cells: TableCell[][];
  /** How many letters of which size it holds, points. */
  readonly letters?: ReadonlyMap<number, number>;
}

/** Frames that lay a page out: the pieces of each, in reading order. */
export interface Boxes {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly pieces: readonly (readonly Fragment[])[];
}

/** Lines from which a cell holds running text, and the share of all text in such cells that makes a table a layout. */
const BOX = { lines: 6, share: 0.55 } as const;

/** Whether most text stands in cells of several lines of running text: columns and boxes of a designed page. */
function isLayout(cells: readonly (readonly Fragment[])[]): boolean {
  const lettersOf = (pieces: readonly Fragment[]): number => pieces.reduce((sum, { letters }) => sum + letters, 0);
  const total = cells.reduce((sum, pieces) => sum + lettersOf(pieces), 0);
  const long = cells.filter((pieces) => linesOfColumn(pieces).length >= BOX.lines);
  return long.reduce((sum, pieces) => sum + lettersOf(pieces), 0) > total * BOX.share;
}

/** Rows from which names in the first column make a table, the share of rows that have one, and its characters at most. */
const NAMED = { rows: 4, share: 0.8, length: 40 } as const;

/** Whether nearly every row names in its first cell what the long text beside it tells: terms and what they mean. */
function hasNames(cells: readonly (readonly TableCell[])[]): boolean {
  const filled = cells.map((row) => row.filter(({ text }) => text !== '')).filter((row) => row.length > 0);
  const named = filled.filter(
    ([name, text]) => name && text && name.text.length <= NAMED.length && name.text.length < text.text.length,
  );
  return filled.length >= NAMED.rows && named.length >= filled.length * NAMED.share;
}

/** Rows from which they show what a table is, and the share of them that has something beside its first text. */
const BESIDE = { rows: 5, share: 0.25 } as const;

/** Whether hardly any row has two texts: running text that something is drawn behind. */
function isColumnOfText(cells: readonly (readonly TableCell[])[]): boolean {
  const filled = cells.map((row) => row.filter(({ text }) => text !== '').length).filter((count) => count > 0);
  return filled.length >= BESIDE.rows && filled.filter((count) => count > 1).length < filled.length * BESIDE.share;
}

/** Tables whose cells stand between drawn rules, and the pieces of text that are in none of them. */
export function takeRuledTables(
  pieces: readonly Fragment[],
  drawn: readonly Rule[],
): { tables: RuledTable[]; boxes: Boxes[]; rest: Fragment[] } {
  const tables: RuledTable[] = [];
  const boxes: Boxes[] = [];
  let rest = [...pieces];
  for (const group of connected(mergeRules(drawn))) {
    const rows = positions(group.filter(({ horizontal }) => horizontal));
    const columns = positions(group.filter(({ horizontal }) => !horizontal));
    if (rows.length < 3 || columns.length < 3 || rows.length > 400 || columns.length > 60) continue;
    const frame = new Grid(rows, columns, group);
    const inside = rest.filter((piece) => frame.holds(piece));
    const grid = frame.withLevelRows(inside);
    const filling = grid.fill(inside);
    if (!filling || isColumnOfText(filling.cells)) continue;
    rest = rest.filter((piece) => !grid.holds(piece));
    if (isLayout(filling.pieces) && !hasNames(filling.cells)) boxes.push({ ...grid.bounds, pieces: filling.pieces });
    else tables.push({ ...grid.bounds, cells: filling.cells, letters: lettersBySize(inside) });
  }
  return { tables, boxes, rest };
}

function lettersBySize(pieces: readonly Fragment[]): ReadonlyMap<number, number> {
  const letters = new Map<number, number>();
  for (const { size, letters: own } of pieces) letters.set(roundSize(size), (letters.get(roundSize(size)) ?? 0) + own);
  return letters;
}

/** Rules that cross or touch each other, directly or through others. */
function connected(rules: readonly Rule[]): Rule[][] {
  if (rules.length > 2_000) return [];
  const left = new Set(rules);
  const groups: Rule[][] = [];
  for (const seed of rules) {
    if (!left.delete(seed)) continue;
    const group = [seed];
    for (const rule of group) {
      for (const other of left) {
        if (!touches(rule, other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

function touches(one: Rule, other: Rule): boolean {
  if (one.horizontal === other.horizontal) return false;
  const crosses = (rule: Rule, at: number): boolean => at >= rule.from - NEAR && at <= rule.to + NEAR;
  return crosses(one, other.at) && crosses(other, one.at);
}

function positions(rules: readonly Rule[]): number[] {
  const found: number[] = [];
  for (const at of rules.map((rule) => rule.at).sort((a, b) => a - b)) {
    if (at - (found.at(-1) ?? Number.NEGATIVE_INFINITY) > NEAR * 1.5) found.push(at);
  }
  return found;
}

class Grid {
  readonly #rows: readonly number[];
  readonly #columns: readonly number[];
  readonly #rules: readonly Rule[];

  constructor(rows: readonly number[], columns: readonly number[], rules: readonly Rule[]) {
    this.#rows = rows;
    this.#columns = columns;
    this.#rules = rules;
  }

  get bounds(): { top: number; bottom: number; left: number; right: number } {
    const edge = (values: readonly number[], index: number): number => values.at(index) ?? 0;
    return {
      top: edge(this.#rows, 0),
      bottom: edge(this.#rows, -1),
      left: edge(this.#columns, 0),
      right: edge(this.#columns, -1),
    };
  }

  holds(piece: Fragment): boolean {
    const { top, bottom, left, right } = this.bounds;
    const middle = (piece.x + piece.right) / 2;
    const height = piece.y - piece.size * 0.35;
    return height > top && height < bottom && middle > left && middle < right;
  }

  /** The same table where rows that hold several without rules between them are told apart. */
  withLevelRows(pieces: readonly Fragment[]): Grid {
    const [rowCount, columnCount] = [this.#rows.length - 1, this.#columns.length - 1];
    const owners = this.#owners(rowCount, columnCount);
    const texts = this.#texts(pieces, owners);
    const filled = owners.map(
      (row, index): RuledRow => ({
        cells: row.flatMap((owner, column) => {
          if (owner[0] !== index || owner[1] !== column) return [];
          const { colSpan, rowSpan } = spanOf(owners, index, column);
          if (rowSpan > 1) return [];
          const [left = 0, right = 0] = [this.#columns[column], this.#columns[column + colSpan]];
          return [{ left, right, pieces: texts.get(`${index} ${column}`) ?? [] }];
        }),
      }),
    );
    if (filled.every((row) => levelRules(row).length === 0)) return this;
    const added = filled.flatMap((row) => levelRules(row, FEWEST_BESIDE));
    return new Grid(positions([...this.#rules.filter(({ horizontal }) => horizontal), ...added]), this.#columns, [
      ...this.#rules,
      ...added,
    ]);
  }

  /** The pieces of each cell, by the place of its owner. */
  #texts(pieces: readonly Fragment[], owners: [number, number][][]): Map<string, Fragment[]> {
    const texts = new Map<string, Fragment[]>();
    for (const piece of pieces) {
      const row = indexOf(this.#rows, piece.y - piece.size * 0.35);
      const column = indexOf(this.#columns, Math.min(piece.x + piece.size * 0.6, (piece.x + piece.right) / 2));
      const key = (owners[row]?.[column] ?? [row, column]).join(' ');
      texts.set(key, [...(texts.get(key) ?? []), piece]);
    }
    return texts;
  }

  /** The cells with their text; undefined where this is no table but a frame or a drawing. */
  fill(pieces: readonly Fragment[]): { cells: TableCell[][]; pieces: Fragment[][] } | undefined {
    const rowCount = this.#rows.length - 1;
    const columnCount = this.#columns.length - 1;
    const owners = this.#owners(rowCount, columnCount);
    const texts = this.#texts(pieces, owners);
    const filledRows = owners.filter((row, index) =>
      row.some((owner, column) => owner[0] === index && texts.has(`${index} ${column}`)),
    );
    if (texts.size < 3 || filledRows.length < 2 || texts.size < rowCount * columnCount * 0.15) return undefined;
    const cells = owners.map((row, index) =>
      row.map((owner, column): TableCell => {
        if (owner[0] !== index || owner[1] !== column) return { ...typedCell(''), rowSpan: 0, colSpan: 0 };
        const text = textOf(texts.get(`${index} ${column}`) ?? []);
        return { ...typedCell(text), ...spanOf(owners, index, column) };
      }),
    );
    const inOrder = owners.flatMap((row, index) =>
      row.flatMap((owner, column) => {
        const own = owner[0] === index && owner[1] === column ? texts.get(`${index} ${column}`) : undefined;
        return own ? [own] : [];
      }),
    );
    return { cells: withoutEmpty(cells), pieces: inOrder };
  }

  /** For each place of the grid the top left place of the cell that covers it. */
  #owners(rowCount: number, columnCount: number): [number, number][][] {
    const owners: [number, number][][] = [];
    for (let row = 0; row < rowCount; row += 1) {
      const line: [number, number][] = [];
      for (let column = 0; column < columnCount; column += 1) {
        const above = owners[row - 1]?.[column];
        const before = line[column - 1];
        if (above && !this.#isRuled(true, row, column)) line.push(above);
        else if (before && before[0] === row && !this.#isRuled(false, row, column)) line.push(before);
        else line.push([row, column]);
      }
      owners.push(line);
    }
    return owners;
  }

  /** Whether a rule stands above (horizontal) or before (vertical) a place of the grid. */
  #isRuled(horizontal: boolean, row: number, column: number): boolean {
    const at = (horizontal ? this.#rows[row] : this.#columns[column]) ?? 0;
    const [from = 0, to = 0] = horizontal
      ? [this.#columns[column], this.#columns[column + 1]]
      : [this.#rows[row], this.#rows[row + 1]];
    const middle = (from + to) / 2;
    return this.#rules.some(
      (rule) =>
        rule.horizontal === horizontal &&
        Math.abs(rule.at - at) <= NEAR * 1.5 &&
        rule.from - NEAR <= middle &&
        rule.to + NEAR >= middle,
    );
  }
}

function indexOf(edges: readonly number[], at: number): number {
  const index = edges.findLastIndex((edge) => edge <= at);
  return Math.min(Math.max(0, index), edges.length - 2);
}

function spanOf(owners: [number, number][][], row: number, column: number): { rowSpan: number; colSpan: number } {
  const owner = owners[row]?.[column];
  let colSpan = 1;
  while (owners[row]?.[column + colSpan] === owner) colSpan += 1;
  let rowSpan = 1;
  while (owners[row + rowSpan]?.[column] === owner) rowSpan += 1;
  return { rowSpan, colSpan };
}

function textOf(pieces: readonly Fragment[]): string {
  if (pieces.length === 0) return '';
  return closeHan(joinLines(linesOfColumn(pieces).map(({ text }) => text)));
}

/** Rows without any text of their own are the double lines of a frame; so are such columns. */
function withoutEmpty(cells: TableCell[][]): TableCell[][] {
  const rows: TableCell[][] = [];
  for (const row of cells) {
    if (row.some(({ text }) => text !== '')) rows.push(row);
    else shorten(rows, row);
  }
  const isEmpty = (column: number): boolean =>
    rows.every((row) => row[column]?.text === '' && row[column]?.rowSpan === 1 && row[column]?.colSpan === 1);
  const kept = (rows[0] ?? []).map((_, column) => !isEmpty(column));
  return rows.map((row) => row.filter((_, column) => kept[column]));
}

/** Cells that reach down into a row that goes are one row shorter. */
function shorten(rows: readonly TableCell[][], gone: readonly TableCell[]): void {
  for (const [column, { rowSpan }] of gone.entries()) {
    const owner = rowSpan === 0 ? rows.findLast((row) => (row[column]?.rowSpan ?? 0) > 0)?.[column] : undefined;
    if (owner && owner.rowSpan > 1) owner.rowSpan -= 1;
  }
}
