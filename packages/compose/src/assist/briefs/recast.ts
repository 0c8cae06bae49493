import type { Language } from '@pagewright/model/languages';
import type {
  BriefOf,
  ChartContent,
  ChartShape,
  PageBrief,
  SimpleBrief,
  TableContent,
  TimelineEvent,
} from '@pagewright/model/outline';
import type { TableBlock, TableCell } from '@pagewright/model/source-document';
import { LABELS } from '../../local/lexicon/labels.ts';
import { readDates } from '../../local/spans/dates.ts';
import { leadDateOf } from '../../local/spans/lead-dates.ts';
import { readQuantities } from '../../local/spans/quantities.ts';
import { chartsOf } from '../../local/tables/charts.ts';
import type { Form } from '../words/atoms.ts';
import { inShape } from './chart-shapes.ts';
import { itemOf, type Point, pointsOf } from './points.ts';

interface Recasting {
  readonly form: Form;
  readonly shape?: ChartShape | undefined;
  readonly language: Language;
}

/**
 * What a brief says in another form, nothing of it changed; undefined where its content does not have that form. Of a page
 * of several parts the first that has it.
 */
export function recast(brief: PageBrief, wanted: Recasting): PageBrief | undefined {
  if (brief.form !== 'composite') return recastPart(brief, wanted);
  for (const [index, part] of brief.parts.entries()) {
    const own = recastPart(part, wanted);
    if (own) return { ...brief, parts: brief.parts.with(index, own) };
  }
  return undefined;
}

function recastPart(brief: SimpleBrief, { form, shape, language }: Recasting): SimpleBrief | undefined {
  const { id, title, subtitle, section, more } = brief;
  const base = { id, title, more, ...(subtitle ? { subtitle } : {}), ...(section ? { section } : {}) };
  switch (form) {
    case 'list': {
      const items = brief.form === 'bullets' ? [] : pointsOf(brief).map(itemOf);
      return items.length > 0 ? { ...base, form: 'bullets', items } : undefined;
    }
    case 'timeline': {
      const events = brief.form === 'timeline' ? [] : eventsOf(brief, language);
      return events.length >= 2 ? { ...base, form: 'timeline', events } : undefined;
    }
    case 'table': {
      const table = brief.form === 'table' ? undefined : tableOf(brief, language);
      return table && { ...base, form: 'table', table, items: asideOf(brief) };
    }
    case 'chart': {
      if (brief.form === 'chart') return withShape(brief, shape);
      const table = brief.form === 'table' ? brief.table : tableOf(brief, language);
      const chart = table && chartOf(table, language, shape);
      return chart && { ...base, form: 'chart', chart, table, items: asideOf(brief) };
    }
  }
}

/** The chart of a page in another shape. */
export function reshaped(brief: PageBrief, shape: ChartShape | undefined): PageBrief | undefined {
  if (brief.form !== 'composite') return brief.form === 'chart' ? withShape(brief, shape) : undefined;
  const index = brief.parts.findIndex(({ form }) => form === 'chart');
  const part = brief.parts[index];
  const own = part?.form === 'chart' ? withShape(part, shape) : undefined;
  return own && { ...brief, parts: brief.parts.with(index, own) };
}

function withShape(brief: BriefOf<'chart'>, shape: ChartShape | undefined): BriefOf<'chart'> | undefined {
  const chart = inShape(brief.chart, shape);
  return chart && { ...brief, chart };
}

function asideOf(brief: SimpleBrief): BriefOf<'table'>['items'] {
  return brief.form === 'table' || brief.form === 'chart' ? brief.items : [];
}

function eventsOf(brief: SimpleBrief, language: Language): TimelineEvent[] {
  if (brief.form === 'table') return tableEvents(brief.table, language);
  const points = pointsOf(brief);
  const events = points.flatMap((point) => eventOf(point, language) ?? []);
  // A point without a date would be told by no page.
  return events.length === points.length ? events : [];
}

function eventOf({ date, lead, statement, children }: Point, language: Language): TimelineEvent | undefined {
  const below = children && children.length > 0 ? { children: [...children] } : {};
  if (date) return { date, text: statement, ...below };
  if (lead && readDates(lead, language)[0]?.text === lead.trim()) return { date: lead, text: statement, ...below };
  const first = leadDateOf(statement.text, language);
  const text = first && statement.text.slice(first.rest).trim();
  if (first && text) return { date: first.date.text, text: { ...statement, text }, ...below };
  const [within] = readDates(statement.text, language);
  if (!within) return undefined;
  const whole = lead ? { ...statement, text: `${lead}: ${statement.text}` } : statement;
  return { date: within.text, text: whole, ...below };
}

function tableEvents({ rows, columns, origins }: TableContent, language: Language): TimelineEvent[] {
  const column = columns.findIndex((_, index) => rows.every((row) => readDates(row[index] ?? '', language).length > 0));
  if (column < 0) return [];
  return rows.flatMap((row) => {
    const rest = row.filter((cell, index) => index !== column && cell !== '');
    if (rest.length === 0) return [];
    return { date: row[column] ?? '', text: { text: rest.join(' · '), origins, rank: 0.5 } };
  });
}

type Rows = Pick<TableContent, 'columns' | 'rows'>;

function tableOf(brief: SimpleBrief, language: Language): TableContent | undefined {
  const made = rowsOf(brief, language);
  if (!made || made.rows.length < 2) return undefined;
  const origins = brief.form === 'chart' ? brief.chart.origins : originsIn(brief);
  const caption = brief.form === 'chart' && brief.chart.caption ? { caption: brief.chart.caption } : {};
  return { ...made, ...caption, emphasisRows: [], notes: [], origins: [...origins] };
}

function originsIn(brief: SimpleBrief): TableContent['origins'] {
  return [...new Set(pointsOf(brief).flatMap(({ statement }) => statement.origins))];
}

function rowsOf(brief: SimpleBrief, language: Language): Rows | undefined {
  const words = LABELS[language];
  if (brief.form === 'chart') return brief.table ?? rowsOfChart(brief.chart, words.entry);
  if (brief.form === 'actions') {
    return columned(
      [words.action, words.who, words.when],
      brief.items.map(({ what, who, when }) => [what.text, who?.text ?? '', when?.text ?? '']),
    );
  }
  if (brief.form === 'pairs') {
    const { heads } = brief;
    const labels = [heads?.left.text ?? words.entry, heads?.right.text ?? words.detail];
    return columned(
      labels,
      brief.items.map(({ left, right }) => [left.text, right.text]),
    );
  }
  if (brief.form === 'records') return rowsOfRecords(brief, words.entry);
  if (brief.form === 'two-column' || brief.form === 'comparison' || brief.form === 'quadrants') {
    const columns = brief.form === 'comparison' ? brief.sides : brief.columns;
    const height = Math.max(...columns.map(({ items }) => items.length));
    const cells = Array.from({ length: height }, (_, row) => columns.map(({ items }) => lineOf(items[row])));
    return columns.every(({ heading }) => heading)
      ? columned(
          columns.map(({ heading }) => heading?.text ?? ''),
          cells,
        )
      : undefined;
  }
  const points = pointsOf(brief);
  return namedRows(points, language) ?? figureRows(points, language);
}

function lineOf(item: { readonly lead?: string | undefined; readonly text: string } | undefined): string {
  if (!item) return '';
  return item.lead ? `${item.lead}: ${item.text}` : item.text;
}

function columned(labels: readonly string[], rows: readonly (readonly string[])[]): Rows {
  const filled = labels.map((_, column) => rows.some((row) => row[column] !== ''));
  return {
    columns: labels.filter((_, column) => filled[column]).map((label) => ({ label, type: 'text' as const })),
    rows: rows.map((row) => row.filter((_, column) => filled[column])),
  };
}

function rowsOfChart({ categories, categoryName, series, unit }: ChartContent, entry: string): Rows {
  const units = series.map((own) => own.unit ?? unit ?? '');
  const labels = series.map(({ name }, index) => (units[index] ? `${name} (${units[index]})` : name));
  const rows = categories.map((category, row) => [category, ...series.map(({ values }) => `${values[row] ?? ''}`)]);
  return columned([categoryName ?? entry, ...labels], rows);
}

/** One thing a row, its fields as columns. */
function rowsOfRecords({ columns }: BriefOf<'records'>, entry: string): Rows | undefined {
  const fields = [...new Set(columns.flatMap(({ items }) => items.flatMap(({ lead }) => lead ?? [])))];
  if (fields.length === 0 || columns.some(({ items }) => items.some(({ lead }) => !lead))) return undefined;
  const rows = columns.map(({ heading, items }) => [
    heading.text,
    ...fields.map((field) => items.find(({ lead }) => lead === field)?.text ?? ''),
  ]);
  return columned([entry, ...fields], rows);
}

const NAMED = /^([^:：]{1,60}?)\s*[:：]\s*(\S.*)$/su;

/** Points that each have a name, a date, or are written so: `ovens: 22,000`. */
function namedRows(points: readonly Point[], language: Language): Rows | undefined {
  const words = LABELS[language];
  const rows = points.map(({ date, lead, statement: { text }, children = [] }) => {
    const below = children.map((child) => child.text).join(' · ');
    const whole = below ? `${text} · ${below}` : text;
    if (date ?? lead) return [date ?? lead ?? '', whole];
    const [, name, rest] = NAMED.exec(whole) ?? [];
    if (name && rest) return [name, rest];
    const first = leadDateOf(text, language);
    const told = first && whole.slice(first.rest).trim();
    return first && told ? [first.date.text, told] : undefined;
  });
  if (!rows.every((row) => row !== undefined)) return undefined;
  const areDates = rows.every(([name = '']) => readDates(name, language).length > 0);
  const areFigures = rows.every(([, text = '']) => wholeFigure(text, language) !== undefined);
  return columned([areDates ? words.date : words.entry, areFigures ? words.figure : words.detail], rows);
}

/** Points with one figure each, which stands in a column of its own. */
function figureRows(points: readonly Point[], language: Language): Rows | undefined {
  const rows = points.map(({ statement: { text } }) => {
    const [figure, ...others] = readQuantities(text, language);
    return figure && others.length === 0 && !figure.isRange ? [text, figure.text.trim()] : undefined;
  });
  if (!rows.every((row) => row !== undefined)) return undefined;
  return columned([LABELS[language].entry, LABELS[language].figure], rows);
}

function wholeFigure(text: string, language: Language) {
  const [figure, ...others] = readQuantities(text, language);
  const isWhole = figure?.text.trim() === text.trim().replace(/[.;；。]$/, '');
  return isWhole && others.length === 0 && figure.number !== undefined ? figure : undefined;
}

function chartOf(table: TableContent, language: Language, shape: ChartShape | undefined): ChartContent | undefined {
  const [chart] = chartsOf(blockOf(table, language));
  if (!chart || !shape || shape === chart.shape) return chart;
  return inShape(chart, shape);
}

/** A table of a page as it would stand in a document. */
function blockOf({ columns, rows, caption, origins }: TableContent, language: Language): TableBlock {
  const head = columns.map(
    ({ label }): TableCell => ({ text: label, value: label, type: 'text', rowSpan: 1, colSpan: 1 }),
  );
  const [origin] = origins;
  return {
    kind: 'table',
    origin: origin ?? ('' as TableBlock['origin']),
    headerRows: 1,
    ...(caption ? { caption } : {}),
    rows: [head, ...rows.map((row) => row.map((text, column) => cellOf(text, columns[column]?.unit, language)))],
  };
}

function cellOf(text: string, unit: string | undefined, language: Language): TableCell {
  const bare = { text, rowSpan: 1, colSpan: 1 };
  if (text.trim() === '') return { ...bare, value: null, type: 'empty' };
  const figure = wholeFigure(text, language);
  if (!figure || figure.number === undefined) return { ...bare, value: text, type: 'text' };
  if (figure.kind === 'percent') return { ...bare, value: figure.number / 100, type: 'percent', unit: '%' };
  const own = figure.unit || unit;
  return { ...bare, value: figure.number, type: 'number', ...(own ? { unit: own } : {}) };
}
