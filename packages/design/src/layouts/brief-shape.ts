import type { Action, Column, Item, PageBrief, Pair, Statement, Step, TimelineEvent } from '@pagewright/model/outline';
import { textLength } from '../blocks/entry.ts';
import type { LayoutForm } from './layout.ts';

export type BodyBrief = Extract<PageBrief, { form: LayoutForm }>;

/** How much a brief says, to choose a layout by. */
export interface BriefShape {
  /** What it is, beyond its form (`KindOf`). */
  readonly kind: string | undefined;
  readonly entries: number;
  /** Characters of the longest entry and of all, Han characters counted double. */
  readonly longest: number;
  readonly total: number;
  /** Entries that have a lead. */
  readonly leads: number;
  readonly nested: boolean;
  /** Points in words beside an exhibit. */
  readonly points: number;
  /** Columns of a table. */
  readonly columns: number;
}

const shapes = new WeakMap<BodyBrief, BriefShape>();

export function shapeOf(brief: BodyBrief): BriefShape {
  let shape = shapes.get(brief);
  if (!shape) {
    shape = measured(brief);
    shapes.set(brief, shape);
  }
  return shape;
}

/** Items, lengths and leads of a list. */
function listShape(items: readonly Item[]): Pick<BriefShape, 'entries' | 'longest' | 'total' | 'leads' | 'nested'> {
  return {
    ...lengthsOf(items.map(itemLength)),
    leads: items.filter((item) => item.lead?.trim()).length,
    nested: items.some((item) => (item.children?.length ?? 0) > 0),
  };
}

const NOTHING = { kind: undefined, leads: 0, nested: false, points: 0, columns: 0, ...lengthsOf([]) } as const;

function measured(brief: BodyBrief): BriefShape {
  const kind = kindOf(brief);
  switch (brief.form) {
    case 'agenda':
    case 'bullets':
    case 'summary':
    case 'checklist':
      return { ...NOTHING, kind, ...listShape(brief.items) };
    case 'pairs':
      return { ...NOTHING, kind, ...lengthsOf(brief.items.map(pairLength)) };
    case 'actions':
      return { ...NOTHING, kind, ...lengthsOf(brief.items.map(actionLength)) };
    case 'two-column':
    case 'quadrants':
    case 'records':
      return { ...NOTHING, kind, ...columnShape(brief.columns) };
    case 'comparison':
      return { ...NOTHING, kind, ...columnShape(brief.sides) };
    case 'process':
      return { ...NOTHING, kind, ...lengthsOf(brief.steps.map(stepLength)) };
    case 'timeline':
      return {
        ...NOTHING,
        kind,
        ...lengthsOf(brief.events.map(eventLength)),
        nested: brief.events.some((event) => (event.children?.length ?? 0) > 0),
      };
    case 'stats':
      return { ...NOTHING, kind, ...lengthsOf(brief.stats.map(({ label }) => textLength(label.text))) };
    case 'quote':
      return { ...NOTHING, kind, ...lengthsOf([textLength(brief.quote.text)]) };
    case 'text':
      return { ...NOTHING, kind, ...lengthsOf(brief.paragraphs.map(({ text }) => textLength(text))) };
    case 'table':
      return {
        ...NOTHING,
        kind,
        entries: brief.table.rows.length,
        columns: brief.table.columns.length,
        points: brief.items.length,
      };
    case 'chart':
      return { ...NOTHING, kind, entries: brief.chart.categories.length, points: brief.items.length };
    case 'diagram':
      return { ...NOTHING, kind, entries: brief.diagram.nodes.length, points: brief.items.length };
    case 'image':
      return { ...NOTHING, kind, entries: 1, points: brief.items.length };
    case 'code':
      return { ...NOTHING, kind, entries: 1, points: brief.items.length };
  }
}

function kindOf(brief: BodyBrief): string | undefined {
  if (brief.form === 'stats') return brief.stats.every((stat) => stat.from) ? 'change' : undefined;
  if (brief.form === 'chart') return isWhole(brief.chart) ? 'parts' : undefined;
  return 'kind' in brief ? brief.kind : undefined;
}

/** A few parts of one whole. */
function isWhole({
  shape,
  series,
}: {
  shape: string;
  series: readonly { values: readonly (number | null)[] }[];
}): boolean {
  return (
    (shape === 'pie' || shape === 'doughnut') &&
    series.length === 1 &&
    (series[0]?.values ?? []).every((value) => value !== null)
  );
}

function lengthsOf(lengths: readonly number[]): Pick<BriefShape, 'entries' | 'longest' | 'total'> {
  return {
    entries: lengths.length,
    longest: Math.max(0, ...lengths),
    total: lengths.reduce((sum, length) => sum + length, 0),
  };
}

function columnShape(columns: readonly Column[]): Pick<BriefShape, 'entries' | 'longest' | 'total' | 'nested'> {
  return {
    ...lengthsOf(columns.map((column) => column.items.reduce((sum, item) => sum + itemLength(item), 0))),
    nested: columns.some((column) => column.items.some((item) => (item.children?.length ?? 0) > 0)),
  };
}

function itemLength({ text, lead, children }: Item): number {
  return textLength(text) + textLength(lead ?? '') + lengthOf(children);
}

function pairLength({ left, right }: Pair): number {
  return lengthOf([left, right]);
}

function actionLength({ what, who, when }: Action): number {
  return lengthOf([what, ...(who ? [who] : []), ...(when ? [when] : [])]);
}

function stepLength({ title, text }: Step): number {
  return lengthOf(text ? [title, text] : [title]);
}

function eventLength({ text, children = [] }: TimelineEvent): number {
  return lengthOf([text, ...children]);
}

function lengthOf(statements: readonly Statement[] = []): number {
  return statements.reduce((sum, { text }) => sum + textLength(text), 0);
}
