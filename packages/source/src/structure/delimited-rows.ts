/** Figures whose thousands commas divide, behind what they stand for. */
const GROUPED = /(?<=[\s$€£¥￥(~+−：:\u3040-\u9fff-])\d{1,3}(?:,\d{3})+(?!\d|,\d)/gu;
/** Stands for the comma inside a figure while cells are divided. */
const GROUPING = '\u0001';
/** Figures alone, with commas between them. */
const FIGURES = /^[\d,.\s]+$/u;
/** Fewest rows of a table that only commas or semicolons mark. */
const FEWEST_ROWS = 3;
/** Fewest columns that white space divides. */
const FEWEST_COLUMNS = 3;
/** Longest cell of one, UTF-16 units: what is longer is a sentence. */
const LONGEST_CELL = 60;

/** A year or a stretch of years, or an hour, with words behind it. */
const LED_BY_TIME = /^(?:(?:19|20)\d{2}(?:\s?年)?(?:\s?[-–—~～至]\s?[\p{L}\d]+)?|\d{1,2}[:h]\d{2})\s+\p{L}/u;

/** `Easter - potatoes`, `19 May. Late frost`: what a line names, or says, with a comma behind it. */
const DIVIDED = /\p{L}\s[-–—]\s\p{L}|\p{L}{3}\.\s\p{L}/u;

/** What divides the cells: a bar between spaces, for one without them divides words such as `and|or`. */
const BAR = /\s[|｜]\s|｜/u;
/** A cell of the rule under the heads of a Markdown table. */
const RULE = /^:?-{2,}:?$/;

const DELIMITERS = ['\t', '|', ',', ';', '  ', ' '] as const;
type Delimiter = (typeof DELIMITERS)[number];

/**
 * Rows as they are pasted from a spreadsheet (tabs) or a CSV file, or typed with bars between their cells only, written
 * as rows of a Markdown table. Commas and semicolons make a table only where several lines in a row have equally many
 * short cells, figures among them; bars where there are as many in several lines.
 */
export function withPipeRows(lines: readonly string[]): string[] {
  const result: string[] = [];
  const runs = new Map<Delimiter, Run>();
  let index = 0;
  let inCode = false;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    if (/^\s*```/.test(line)) inCode = !inCode;
    const rows = inCode ? undefined : rowsFrom(lines, index, runs);
    if (rows) {
      for (const cells of withoutIndent(rows))
        result.push(`| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`);
      index += rows.length;
    } else {
      result.push(line);
      index += 1;
    }
  }
  return result;
}

type Row = readonly string[];

/** Rows that are all set in have no cells in front. */
function withoutIndent(rows: readonly Row[]): readonly Row[] {
  return rows.every(([first]) => first === '') ? rows.map((row) => row.slice(1)) : rows;
}

/** Lines one after the other that a delimiter divides into cells, as many as go on with each other. */
interface Run {
  readonly start: number;
  readonly rows: readonly Row[];
  /** For each of the rows whether they are a table from there on. */
  readonly areTable: readonly boolean[];
}

/** @param runs the run of each delimiter that was read last; lines of one that is no table begin no other */
function rowsFrom(lines: readonly string[], start: number, runs: Map<Delimiter, Run>): readonly Row[] | undefined {
  for (const delimiter of DELIMITERS) {
    let run = runs.get(delimiter);
    if (!run || start >= run.start + run.rows.length) {
      run = runFrom(lines, start, delimiter);
      runs.set(delimiter, run);
    }
    const first = start - run.start;
    if (run.areTable[first]) return run.rows.slice(first);
  }
  return undefined;
}

function runFrom(lines: readonly string[], start: number, delimiter: Delimiter): Run {
  const rows: Row[] = [];
  let width = 0;
  for (let index = start; index < lines.length; index += 1) {
    const cells = cellsOf(lines[index] ?? '', delimiter);
    if (cells.length < 2 || (rows.length > 0 && !goesOn(cells, width, delimiter, rows[0]))) break;
    width = Math.max(width, cells.length);
    rows.push(cells);
  }
  return { start, rows, areTable: tablesIn(rows, delimiter) };
}

/** A time of the day alone in its cell. */
const CLOCK = /^\d{1,2}[:：h]\d{2}(?:\s?[-–—~～]\s?\d{1,2}[:：h]\d{2})?$/u;
/** Most cells that rows differ by where those at the end are left out. */
const LEFT_OUT = 2;

/** Cells at the end that are empty are often left out with tabs, and in the programme of a day: nobody speaks at lunch. */
function goesOn(cells: Row, width: number, delimiter: Delimiter, first: Row = []): boolean {
  const isProgramme = delimiter === '|' && [first, cells].every(([time = '']) => CLOCK.test(time));
  if (isProgramme) return Math.abs(cells.length - width) <= LEFT_OUT;
  // `D社 失注 納期が3週間遅い`, with wide blanks between, among rows of four cells: one may say nothing more.
  if (delimiter === '  ')
    return (
      Math.abs(cells.length - width) <= (width > FEWEST_COLUMNS ? 1 : 0) ||
      (cells.length === width + 1 && cells.length >= FEWEST_COLUMNS)
    );
  return delimiter === '\t' ? Math.abs(cells.length - width) <= LEFT_OUT : cells.length === width;
}

/** For each row whether it and those behind it are a table. */
function tablesIn(rows: readonly Row[], delimiter: Delimiter): boolean[] {
  const isLongEnough = (index: number): boolean => rows.length - index >= FEWEST_ROWS;
  if (delimiter === '\t') return rows.map((_, index) => rows.length - index >= 2);
  const isRuled = (index: number): boolean =>
    delimiter === '|' && (rows[index + 1]?.every((cell) => RULE.test(cell)) ?? false);
  if (!isLongEnough(0)) return rows.map((_, index) => isRuled(index));
  if (delimiter === ' ') {
    const areRows = everyFrom(rows, isSpacedRow);
    return rows.map((row, index) => isLongEnough(index) && isSpacedHead(row) && (areRows[index + 1] ?? true));
  }
  const areShort = everyFrom(rows, (cells) => cells.every((cell) => cell.length <= LONGEST_CELL));
  // Columns of white space: three at least, for two may be a name and what is said of it.
  const fewest = delimiter === '  ' ? FEWEST_COLUMNS : 2;
  const areColumns = (index: number): boolean =>
    isLongEnough(index) && (areShort[index] ?? false) && filledFrom(rows[index + 1]) >= fewest;
  if (delimiter === '  ') {
    const arePairs = everyFrom(rows, (cells) => cells.length === 2 && cells.every((cell) => FIGURE_CELL.test(cell)));
    const isHead = (row: Row | undefined): boolean => row?.every((cell) => /^[^\d:：]+$/u.test(cell)) ?? false;
    return rows.map(
      (row, index) =>
        (areColumns(index) && !isOverHead(row, rows[index + 1])) ||
        (isLongEnough(index) && isHead(row) && row.length === 2 && arePairs[index + 1] === true),
    );
  }
  if (delimiter === '|') return rows.map((_, index) => isRuled(index) || areColumns(index));
  const areWhole = everyFrom(rows, (cells) => !cells.some((cell) => /[.。!?！？]$/.test(cell) || DIVIDED.test(cell)));
  // `Nova 5: 399 euros, 6.1 inches`: what stands behind a colon is said of a name.
  const areNamed = everyFrom(rows, ([first = '']) => /^[^:：]*\p{L}[^:：]*[:：]\s?\S/u.test(first));
  // `2017 - 2021 Designer, Quill & Co`: what stands behind a time happened then.
  const areTimed = everyFrom(rows, (cells) => cells.length === 2 && LED_BY_TIME.test(cells[0] ?? ''));
  const areFigured = everyFrom(rows, (cells) => cells.some((cell) => /^[-+−]?[$€£¥￥]?\s?\d/.test(cell)));
  return rows.map(
    (_, index) =>
      areColumns(index) &&
      areWhole[index] === true &&
      !areNamed[index] &&
      !areTimed[index] &&
      (areFigured[index + 1] ?? true),
  );
}

/** `Quotes for boxes  12 June  Ann` over a head whose first cell is left out is what the table is about. */
function isOverHead(row: Row, next: Row = []): boolean {
  return row[0] !== '' && next[0] === '' && row.length < next.length;
}

/** Cells of a row, without the first where a line that is set in leaves it out. */
function filledFrom(row: Row = []): number {
  return row[0] === '' ? row.length - 1 : row.length;
}

/** For each row whether it and all behind it are so. */
function everyFrom(rows: readonly Row[], isSo: (row: Row) => boolean): boolean[] {
  const all: boolean[] = [];
  let areSo = true;
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    areSo &&= isSo(rows[index] ?? []);
    all[index] = areSo;
  }
  return all;
}

/** A cell that is a figure with its unit: under a head of two names, two of them are a row. */
const FIGURE_CELL = /^[-+−]?[$€£¥￥]?\s?\d[\d.,]*\s?[^\s\d]{0,6}$/u;

/** Longest cell that single spaces divide, UTF-16 units. */
const LONGEST_SPACED = 12;

/** `型号 亮度 价格` over rows of a name and figures: single spaces divide cells only in wide scripts, under a head of names. */
function isSpacedHead(head: Row): boolean {
  return head.length >= 3 && head.every((cell) => /^[^\d:：]{1,8}$/u.test(cell) && WIDE.test(cell));
}

function isSpacedRow(row: Row): boolean {
  const [name = '', ...cells] = row;
  const hasFigures = cells.filter((cell) => /\d/u.test(cell)).length >= cells.length / 2;
  return /\p{L}/u.test(name) && hasFigures && row.every((cell) => cell.length <= LONGEST_SPACED);
}

const WIDE = /[\u3040-\u9fff]/u;

/** A line's cells; what stands in quotation marks is one. No cells where the line only begins with white space. */
function cellsOf(line: string, delimiter: Delimiter): string[] {
  // A row of a Markdown table is divided already, however its columns are filled up.
  if (/^\s*\|.*\|\s*$/.test(line)) return [];
  if (delimiter === '  ') return cellsOfColumns(line);
  if (delimiter === ' ') return WIDE.test(line) ? line.trim().split(/\s/u) : [];
  if (delimiter === '|') return /^\s*\|/.test(line) ? [] : line.split(BAR).map((cell) => cell.trim());
  if (delimiter === ',' && !FIGURES.test(line)) return cellsOfCommas(line);
  if (delimiter === '\t') return /\S[ ]*\t/.test(line) ? line.split('\t').map((cell) => cell.trim()) : [];
  return dividedAt(line, delimiter);
}

/** `Cabinets $14,200`: commas that group figures divide no cells. */
function cellsOfCommas(line: string): string[] {
  const whole = line.replace(GROUPED, (figure) => figure.replaceAll(',', GROUPING));
  return whole.includes(',') ? dividedAt(whole, ',').map((cell) => cell.replaceAll(GROUPING, ',')) : [];
}

/** `Cap the pool (Tomas, 15 May)`: the places inside brackets, where a comma divides what is in them and no cells. */
function asidesOf(line: string): ReadonlySet<number> {
  const places = new Set<number>();
  let opened: number | undefined;
  for (const [place, character] of [...line].entries()) {
    if (character === '(' || character === '（') opened = place;
    else if ((character === ')' || character === '）') && opened !== undefined) {
      for (let inside = opened; inside < place; inside += 1) places.add(inside);
      opened = undefined;
    }
  }
  return places;
}

function dividedAt(line: string, delimiter: Delimiter): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  const asides = asidesOf(line);
  for (const [place, character] of [...line].entries()) {
    if (character === '"') quoted = !quoted;
    else if (character === delimiter && !quoted && !asides.has(place)) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

/** Cells with white space between them; where the first is left out, it is the head of the names. */
function cellsOfColumns(line: string): string[] {
  const cells = line.trim().split(/\s{2,}|　+/u);
  const isSetIn = /^(?:\s{4,}|　{2,})\S/u.test(line);
  return cells.length < 2 ? [] : isSetIn ? ['', ...cells] : cells;
}
