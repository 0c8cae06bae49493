import { behaviourOf, type GridCell } from '@pagewright/components/behaviours';
import { mergeGrid } from '@pagewright/components/merge-grid';
import { type Component, writtenText } from '@pagewright/components/models';
import { headerText } from '@pagewright/components/table-content';
import type { ChartContent, PageBrief, TableContent } from '@pagewright/model/outline';
import type { PartChange } from './change-set.ts';
import { slotOf } from './parts.ts';

/**
 * The brief with what a person wrote into the components that show its fields, so that a design makes room for it. What
 * fits no field is left out: it is laid over the designed page.
 *
 * @param sameBrief whether the components were designed from this brief; else fields are known by their words
 */
export function withPersonsContent(brief: PageBrief, changes: readonly PartChange[], sameBrief: boolean): PageBrief {
  const copy = structuredClone(brief);
  for (const { key, base, mine } of changes) {
    if (!mine || base.type !== mine.type) continue;
    const path = slotOf(key).split('.');
    const [was, now] = [writtenText(base), writtenText(mine)];
    if (was !== undefined && now !== undefined) {
      if (was !== now) setWords(copy, path, was, now, sameBrief);
      continue;
    }
    const content = fieldAt(copy, path);
    const [before, after] = [gridOf(base), gridOf(mine)];
    if (!before || !after) continue;
    if (isTable(content)) setCells(content, before, after);
    else if (isChart(content)) setFigures(content, before, after);
  }
  return copy;
}

/** Plain texts of a brief that are words to be read; others, such as `form` and `id`, say what it is. */
const PLAIN_WORDS = new Set(['lead', 'date', 'value', 'label', 'attribution', 'caption', 'heading', 'name']);

function setWords(brief: PageBrief, path: readonly string[], was: string, now: string, sameBrief: boolean): void {
  const there = sameBrief ? setField(brief, path, was, now) : false;
  if (!there) setStatement(brief, was, now);
}

/** Puts words into the field at a path: a statement, a plain text, or a list with one entry for each line. */
function setField(root: unknown, path: readonly string[], was: string, now: string): boolean {
  const holder = fieldAt(root, path.slice(0, -1));
  const last = path.at(-1) ?? '';
  const field = own(holder, last);
  if (typeof field === 'string' && PLAIN_WORDS.has(last) && isRecord(holder)) {
    holder[last] = replaced(field, was, now);
    return true;
  }
  if (isStatement(field)) {
    field.text = replaced(field.text, was, now);
    return true;
  }
  if (!Array.isArray(field) || !field.every(isStatement)) return false;
  const lines = now.split('\n');
  if (lines.length !== field.length) return false;
  for (const [index, statement] of field.entries()) statement.text = lines[index] ?? '';
  return true;
}

/** A piece of a field that is shown in several is replaced in it; else all of the field is what was written. */
function replaced(field: string, was: string, now: string): string {
  const at = was !== '' && field !== was ? field.indexOf(was) : -1;
  return at < 0 ? now : field.slice(0, at) + now + field.slice(at + was.length);
}

/** The first statement of these words, wherever it stands. */
function setStatement(value: unknown, was: string, now: string): boolean {
  if (isStatement(value) && value.text.trim() === was.trim() && was.trim() !== '') {
    value.text = now;
    return true;
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((one) => setStatement(one, was, now));
}

type Grid = readonly (readonly GridCell[])[];

function gridOf(component: Component): Grid | undefined {
  return behaviourOf(component).grid?.(component);
}

function setCells(table: TableContent, base: Grid, mine: Grid): void {
  const heads = table.columns.map(headerText);
  const [names = [], ...rows] = mergeGrid(written(base), written(mine), [heads, ...table.rows]);
  const emphasized = new Set(table.emphasisRows.map((row) => (table.rows[row] ?? []).join('\n')));
  table.columns = names.map((name) => {
    const known = table.columns[heads.indexOf(name)];
    return known ?? { label: name, type: 'text' };
  });
  table.rows = rows;
  table.emphasisRows = rows.flatMap((row, index) => (emphasized.has(row.join('\n')) ? [index] : []));
}

function written(grid: Grid): string[][] {
  return grid.map((row) => row.map((cell) => String(cell ?? '')));
}

function setFigures(chart: ChartContent, before: Grid, after: Grid): void {
  const shown: GridCell[][] = [
    ['', ...chart.series.map(({ name }) => name)],
    ...chart.categories.map((category, row) => [category, ...chart.series.map(({ values }) => values[row] ?? null)]),
  ];
  // A drawing that shows other figures than the content, such as shares or sums, does not say what these become.
  const rows = new Map(shown.slice(1).map((row) => [row[0], row]));
  const isDirect = before.slice(1).every((row) => {
    const own = rows.get(row[0] ?? '');
    return own !== undefined && row.length === own.length && row.every((cell, at) => at === 0 || cell === own[at]);
  });
  if (!isDirect || before[0]?.length !== after[0]?.length) return;
  const [, ...merged] = mergeGrid<GridCell>(
    [shown[0] ?? [], ...before.slice(1)],
    [shown[0] ?? [], ...after.slice(1)],
    shown,
  );
  chart.categories = merged.map((row) => String(row[0] ?? ''));
  for (const [index, series] of chart.series.entries()) {
    series.values = merged.map((row) => (typeof row[index + 1] === 'number' ? Number(row[index + 1]) : null));
  }
}

function fieldAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(own, root);
}

function own(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isStatement(value: unknown): value is { text: string } {
  return typeof own(value, 'text') === 'string';
}

function isTable(value: unknown): value is TableContent {
  return Array.isArray(own(value, 'columns')) && Array.isArray(own(value, 'rows'));
}

function isChart(value: unknown): value is ChartContent {
  return Array.isArray(own(value, 'categories')) && Array.isArray(own(value, 'series'));
}
