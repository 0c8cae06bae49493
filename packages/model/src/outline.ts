import { z } from 'zod';
import { FORMAT_IDS } from './formats.ts';
import { LANGUAGES } from './languages.ts';
import type { Origin } from './origin.ts';
import { asset, cellType } from './source-document.ts';

/**
 * What each page says, never how it looks. Both engines fill this schema and `design` reads nothing else.
 *
 * A page brief holds what must be said (its own fields) and, in `more`, further statements of the same passage,
 * ranked: roomy formats show them, slides leave them out. So a finished outline can be designed again for any format
 * without composing again.
 */

const origin = z.string() as unknown as z.ZodType<Origin>;

/** Words with the places they came from. An empty list of origins marks words of ours: labels such as "Agenda". */
export const statement = z.object({
  text: z.string(),
  origins: z.array(origin).default([]),
  /** 0 to 1, how much the page would lose without it; the fit drops the lowest first. */
  rank: z.number().min(0).max(1).default(0.5),
  /** Set by the cloud engine where a figure stands in no source. */
  unsupported: z.boolean().optional(),
});
export type Statement = z.infer<typeof statement>;

/** A list entry: an optional short lead in front, optional entries below. */
export const item = statement.extend({
  lead: z.string().optional(),
  children: z.array(statement).optional(),
});
export type Item = z.infer<typeof item>;

const base = {
  /** Unique in the outline and stable: `p3`, parts of a composite `p3.2`. */
  id: z.string(),
  title: statement,
  /** A line under the title that says more. */
  subtitle: statement.optional(),
  /** Name of the section the page belongs to, for running heads and kickers. */
  section: z.string().optional(),
  /** Further statements of the same passage in reading order, for formats with room. */
  more: z.array(statement).default([]),
};

export const coverBrief = z.object({
  ...base,
  form: z.literal('cover'),
  /** Author, organisation, date: short lines. */
  meta: z.array(statement).default([]),
});
export const agendaBrief = z.object({
  ...base,
  form: z.literal('agenda'),
  items: z.array(item),
});
export const sectionBrief = z.object({
  ...base,
  form: z.literal('section'),
  /** Number of the section, from 1. */
  number: z.number().int(),
});
export const bulletsBrief = z.object({ ...base, form: z.literal('bullets'), items: z.array(item) });
export const column = z.object({ heading: statement.optional(), items: z.array(item) });
export type Column = z.infer<typeof column>;
export const twoColumnBrief = z.object({
  ...base,
  form: z.literal('two-column'),
  columns: z.array(column).min(2).max(3),
});
export const comparisonBrief = z.object({
  ...base,
  form: z.literal('comparison'),
  sides: z.array(column).min(2).max(4),
});
export const step = z.object({ title: statement, text: statement.optional() });
export type Step = z.infer<typeof step>;
export const processBrief = z.object({ ...base, form: z.literal('process'), steps: z.array(step).min(2) });
export const timelineEvent = z.object({
  /** As the source writes it: `2021年3月`, `12 Oct 2023`. */
  date: z.string(),
  text: statement,
});
export const timelineBrief = z.object({ ...base, form: z.literal('timeline'), events: z.array(timelineEvent).min(2) });
export const stat = z.object({
  /** As the source writes it, with its unit: `12%`, `¥3.2 亿`. */
  value: z.string(),
  label: statement,
});
export type Stat = z.infer<typeof stat>;
export const statsBrief = z.object({ ...base, form: z.literal('stats'), stats: z.array(stat).min(1) });
export const quoteBrief = z.object({
  ...base,
  form: z.literal('quote'),
  quote: statement,
  attribution: z.string().optional(),
});
export const tableColumn = z.object({ label: z.string(), type: cellType, unit: z.string().optional() });
export const tableContent = z.object({
  caption: z.string().optional(),
  columns: z.array(tableColumn),
  /** Cell texts as the source shows them, one array a row. */
  rows: z.array(z.array(z.string())),
  /** Rows (from 0) that are totals or subtotals. */
  emphasisRows: z.array(z.number().int()).default([]),
  notes: z.array(z.string()).default([]),
  origins: z.array(origin),
  /** Rows in the source when not all are shown. */
  totalRows: z.number().int().optional(),
});
export type TableContent = z.infer<typeof tableContent>;
export const tableBrief = z.object({
  ...base,
  form: z.literal('table'),
  table: tableContent,
  items: z.array(item).default([]),
});
export const CHART_SHAPES = [
  'bar',
  'bar-horizontal',
  'bar-stacked',
  'line',
  'area',
  'pie',
  'doughnut',
  'scatter',
  'funnel',
  'radar',
  'heatmap',
  'treemap',
  'combo',
  'waterfall',
  'gauge',
] as const;
export type ChartShape = (typeof CHART_SHAPES)[number];
export const chartSeries = z.object({
  name: z.string(),
  values: z.array(z.number().nullable()),
  /** For `combo`: how this series is drawn. */
  as: z.enum(['bar', 'line']).optional(),
  unit: z.string().optional(),
});
export const chartContent = z.object({
  shape: z.enum(CHART_SHAPES),
  caption: z.string().optional(),
  categories: z.array(z.string()),
  series: z.array(chartSeries).min(1),
  /** Unit of the values: `%`, `万元`. Values in `%` are written as percentages already (12.5, not 0.125). */
  unit: z.string().optional(),
  /** Names of the axes, where the source names them. */
  categoryName: z.string().optional(),
  valueName: z.string().optional(),
  notes: z.array(z.string()).default([]),
  origins: z.array(origin),
});
export type ChartContent = z.infer<typeof chartContent>;
export const chartBrief = z.object({
  ...base,
  form: z.literal('chart'),
  chart: chartContent,
  /** The figures as a table, for formats or fits that cannot draw the chart. */
  table: tableContent.optional(),
  items: z.array(item).default([]),
});
export const diagramNode = z.object({ id: z.string(), label: statement });
export const diagramBrief = z.object({
  ...base,
  form: z.literal('diagram'),
  diagram: z.object({
    /** tree: hierarchy below the first node; flow: a directed chain or graph; cycle: the last leads to the first. */
    shape: z.enum(['tree', 'flow', 'cycle', 'mindmap']),
    nodes: z.array(diagramNode).min(2),
    edges: z.array(z.object({ from: z.string(), to: z.string(), label: z.string().optional() })),
  }),
  items: z.array(item).default([]),
});
export const imageBrief = z.object({
  ...base,
  form: z.literal('image'),
  image: z.object({ asset: z.string(), caption: statement.optional(), origins: z.array(origin) }),
  items: z.array(item).default([]),
});
export const textBrief = z.object({ ...base, form: z.literal('text'), paragraphs: z.array(statement) });
export const codeBrief = z.object({
  ...base,
  form: z.literal('code'),
  code: statement,
  language: z.string().optional(),
  items: z.array(item).default([]),
});
export const summaryBrief = z.object({ ...base, form: z.literal('summary'), items: z.array(item) });
export const closingBrief = z.object({ ...base, form: z.literal('closing'), lines: z.array(statement).default([]) });

export const simpleBrief = z.discriminatedUnion('form', [
  coverBrief,
  agendaBrief,
  sectionBrief,
  bulletsBrief,
  twoColumnBrief,
  comparisonBrief,
  processBrief,
  timelineBrief,
  statsBrief,
  quoteBrief,
  tableBrief,
  chartBrief,
  diagramBrief,
  imageBrief,
  textBrief,
  codeBrief,
  summaryBrief,
  closingBrief,
]);
/** A brief that says one thing. */
export type SimpleBrief = z.infer<typeof simpleBrief>;

/**
 * Several briefs on one page, in reading order: an A4 report page, a poster, a long image. The first part of a poster
 * or a long image is its cover.
 */
export const compositeBrief = z.object({
  ...base,
  form: z.literal('composite'),
  parts: z.array(simpleBrief).min(1),
});
export type CompositeBrief = z.infer<typeof compositeBrief>;

export const pageBrief = z.union([simpleBrief, compositeBrief]);
export type PageBrief = z.infer<typeof pageBrief>;
export type BriefForm = PageBrief['form'];
export type BriefOf<F extends BriefForm> = Extract<PageBrief, { form: F }>;

/** A sentence to the person: a message code and its values, translated where it is shown. */
export const composeNote = z.object({
  code: z.enum([
    'count-asked',
    'count-by-sections',
    'count-by-length',
    'count-by-tables',
    'count-one-composition',
    'count-too-little-content',
    'source-too-little',
    'prompt-topic-found',
    'prompt-topic-missing',
    'prompt-section-found',
    'prompt-not-understood',
    'prompt-audience',
    'prompt-more-charts',
    'prompt-no-charts-possible',
    'prompt-without-form',
    'prompt-order',
    'prompt-language-not-translated',
    'prompt-tone-not-followed',
    'prompt-length',
  ]),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});
export type ComposeNote = z.infer<typeof composeNote>;

export const outline = z.object({
  version: z.literal(1),
  title: z.string(),
  language: z.enum(LANGUAGES),
  engine: z.enum(['local', 'cloud']),
  mode: z.enum(['condense', 'preserve']),
  /** The format composed for; it may be designed for another. */
  format: z.enum(FORMAT_IDS),
  pages: z.array(pageBrief).min(1),
  /** Pictures that the pages use, by key. */
  assets: z.record(z.string(), asset),
  /** Sections that found no room, with how many statements of each were left. */
  unused: z.array(z.object({ title: z.string(), statements: z.number().int(), origins: z.array(origin) })),
  /** Why so many pages. */
  countReason: composeNote,
  /** What the supplementary prompt brought about, and what of it could not be followed. */
  followed: z.array(composeNote),
  notFollowed: z.array(composeNote),
});
export type Outline = z.infer<typeof outline>;

export type ComposeMode = Outline['mode'];
/** `auto`, or the exact number of pages, within `PAGE_COUNT`. */
export type PageCount = 'auto' | number;
export { PAGE_COUNT } from './limits.ts';
