import type { ChartContent } from '@pagewright/model/outline';
import { shownValue } from '@pagewright/model/shown-value';
import type { TableBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { type Head, type Row, typeOfColumn } from './grid.ts';
import { originsOf } from './table-origins.ts';
import { scaled } from './values.ts';
import {
  isComponent,
  isFigure,
  isTime,
  isTotalLabel,
  unitInCaption,
  unitNamedBy,
  withoutNoteMark,
} from './vocabulary.ts';

/** Columns from which a table runs over time. */
const FEWEST_TIMES = 4;
const MOST_SERIES = 4;
const MOST_CHARTS = 4;
/** Series of one axis differ at most by this factor. */
const SPREAD = 25;

interface Line {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly size: number;
  readonly row: Row;
}

/**
 * Years in the head: rows are series over time, those of about one size together, the largest first; totals never along
 * with their parts.
 */
export function chartsOverColumns(block: TableBlock, head: Head, body: readonly Row[]): ChartContent[] {
  const times = head.names.flatMap((name, column) => (isTime(name) ? [column] : []));
  if (times.length < FEWEST_TIMES) return [];
  const [firstTime = 0] = times;
  let left = body.flatMap((row) => lineOf(row, times, firstTime));
  // One total over its parts says less than they do, several compare with each other.
  const totals = left.filter(({ name }) => isTotalLabel(name));
  const areTotalsFirst = totals.length > 1;
  const charts: ChartContent[] = [];
  while (left.length > 0 && charts.length < MOST_CHARTS) {
    const alike = left.filter((line) => totals.includes(line) === areTotalsFirst);
    const next = alike.length > 0 ? alike : left;
    const largest = next.reduce((best, line) => (line.size > best.size ? line : best));
    const together = next.filter(({ size }) => size > largest.size / SPREAD);
    const chosen = new Set(preferred(together).slice(0, MOST_SERIES));
    charts.push(
      chartOfLines(
        block,
        head,
        times,
        left.filter((line) => chosen.has(line)),
      ),
    );
    left = left.filter((line) => !chosen.has(line));
  }
  return charts;
}

/** Rows in their own right before parts of others, larger before smaller. */
function preferred(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => Number(isComponent(a.name)) - Number(isComponent(b.name)) || b.size - a.size);
}

function lineOf(row: Row, times: readonly number[], before: number): Line[] {
  const name = row
    .slice(0, before)
    .map(({ text }) => text.trim())
    .reduce((best, text) => (text.length > best.length ? text : best), '');
  const values = times.map((column) => {
    const cell = row[column];
    return isFigure(cell) ? shownValue(cell) : null;
  });
  const known = values.filter((value) => value !== null);
  // A row of zeros draws nothing.
  if (known.every((value) => value === 0)) return [];
  if (!name || visualLength(name) > 90 || known.length < values.length * 0.6) return [];
  return [{ name, values, row, size: known.reduce((sum, value) => sum + Math.abs(value), 0) / known.length }];
}

function chartOfLines(block: TableBlock, head: Head, times: readonly number[], lines: readonly Line[]): ChartContent {
  const type = typeOfColumn(
    lines.map(({ row }) => row),
    times[0] ?? 0,
  );
  const cells = new Set(lines.flatMap(({ row }) => times.map((column) => row[column]?.unit)).filter(Boolean));
  const inCaption = /(?:en|in)\s+%/i.test(block.caption ?? '') ? '%' : unitInCaption(block.caption);
  const unit = type === 'percent' ? '%' : cells.size === 1 ? [...cells][0] : (inCaption ?? unitOfNotes(head));
  return {
    shape: lines.length === 1 ? 'area' : 'line',
    ...(block.caption ? { caption: block.caption } : {}),
    categories: namesOfTimes(head, times),
    series: lines.map(({ name, values }) => ({ name: withoutNoteMark(name), values: scaled(values, { type, unit }) })),
    ...(unit ? { unit } : {}),
    notes: block.notes ?? [],
    origins: originsOf(block),
  };
}

/** Quarters under several years are told apart by what stands over them. */
function namesOfTimes({ names, groups }: Head, times: readonly number[]): string[] {
  const own = times.map((column) => names[column] ?? '');
  if (new Set(own).size === own.length) return own;
  return times.map((column, index) => [groups[column], own[index]].filter(Boolean).join(' · '));
}

function unitOfNotes(head: Head): string | undefined {
  return head.notes.map(unitNamedBy).find((unit) => unit !== undefined);
}
