import type { TableCell } from '@pagewright/model/source-document';
import { isCalendarHeader, isCounterHeader, isCountHeader, isFigure, isYearHeader } from './vocabulary.ts';

/** Columns of numbers that name the rows or say when, and measure nothing; and one that measures where the others are. */

type Rows = readonly (readonly TableCell[])[];

interface NamedRow {
  readonly cells: readonly TableCell[];
  readonly isTotal: boolean;
}

/** Whether the figures of a column are numbers of rows, years, months or days, or codes. */
export function isOfNames(rows: readonly NamedRow[], column: number, name: string): boolean {
  if (isCounterHeader(name)) return true;
  const cells = rows.map((row) => row.cells[column]).filter(isFigure);
  const own = rows.filter(({ isTotal }) => !isTotal).map((row) => row.cells[column]);
  return (
    isCounting(cells) ||
    (isYearHeader(name) && areWithin(own.filter(isFigure), YEAR)) ||
    (isCalendarHeader(name) && areWithin(cells, CALENDAR)) ||
    areCodes(cells, name)
  );
}

type Figures = readonly (TableCell & { value: number })[];

/** Years of a calendar; the numbers of its months, weeks and days. */
const YEAR = { first: 1500, last: 2100 } as const;
const CALENDAR = { first: 0, last: 53 } as const;

function areWithin(cells: Figures, { first, last }: { readonly first: number; readonly last: number }): boolean {
  return cells.every(({ value }) => Number.isInteger(value) && value >= first && value <= last);
}

/** Rows from which whole numbers that count up may begin anywhere: of fewer, 7, 8, 9 may be marks as well. */
const LONG_COUNT = 6;
const HIGHEST_COUNT = 500;

/** Whole numbers that count up one by one number the rows. */
function isCounting(cells: Figures): boolean {
  const values = cells.map(({ value }) => value);
  if (values.length < 3 || values.some((value) => !Number.isInteger(value) || value > HIGHEST_COUNT)) return false;
  if (values.length < LONG_COUNT && (values[0] ?? 0) > 1) return false;
  const steps = values.slice(1).filter((value, index) => value - (values[index] ?? 0) === 1).length;
  return steps > values.length * 0.6;
}

/** Fewest codes, and digits from which whole numbers of one length are how something is found: a phone, an account. */
const CODES = { rows: 3, digits: 9 } as const;

/** `0152` among `13784`; long numbers of one length, all different and written without grouping, not all of them round. */
function areCodes(cells: Figures, name: string): boolean {
  const texts = cells.map(({ text }) => text.trim());
  if (texts.some((text) => /^0\d+$/u.test(text))) return true;
  const lengths = new Set(texts.map(({ length }) => length));
  return (
    texts.length >= CODES.rows &&
    lengths.size === 1 &&
    (texts[0]?.length ?? 0) >= CODES.digits &&
    texts.every((text) => /^\d+$/u.test(text)) &&
    !texts.every((text) => text.endsWith('000')) &&
    !isCountHeader(name) &&
    new Set(texts).size === texts.length
  );
}

/** Fewest rows of a scale, and the share of its steps that are alike. */
const STEPS = { rows: 4, alike: 0.8 } as const;

/** A named first column of figures that go up in even steps: what stands right of it is measured at each. */
export function isScale(rows: Rows, name: string): boolean {
  const values = rows.map(([cell]) => (isFigure(cell) ? cell.value : undefined));
  const isNamed = name !== '' && !isCounterHeader(name) && !isYearHeader(name);
  if (!isNamed || rows.length < STEPS.rows || values.includes(undefined)) return false;
  const steps = values.slice(1).map((value, index) => Number(((value ?? 0) - (values[index] ?? 0)).toPrecision(6)));
  const [usual = 0] = steps;
  const alike = steps.filter((step) => step === usual).length;
  // Steps of one may number the rows.
  return usual !== 1 && steps.every((step) => step > 0) && alike >= steps.length * STEPS.alike;
}
