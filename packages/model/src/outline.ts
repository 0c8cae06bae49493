import { z } from 'zod';
import { documentStyle } from './document-style.ts';
import { FILL_REFUSALS } from './fill-refusals.ts';
import { FORMAT_IDS } from './formats.ts';
import { LANGUAGES } from './languages.ts';
import { link } from './link.ts';
import type { Origin } from './origin.ts';
import { asset, cellType } from './source-document.ts';
import type { Migrations } from './stored.ts';

/**
 * What each page says, never how it looks. Both engines fill this schema and `design` reads nothing else.
 *
 * A page brief holds what must be said (its own fields) and, in `more`, further statements of the same passage,
 * ranked: roomy formats show them, slides leave them out. So a finished outline can be designed again for any format
 * without composing again.
 */

const origin = z.string() as unknown as z.ZodType<Origin>;

/**
 * What a template asks for and the sources do not hold: of the statement, figure, table, chart or picture that it stands
 * at only the place is kept. It is told while one edits and never printed.
 */
const lacking = { lacking: z.boolean().optional() };

/** Words of a statement that lead where they lead in its source, or are set above or below the line as there. */
export const linkedWords = z.object({
  words: z.string(),
  /** Where they begin in its text, UTF-16 units; absent where they stand in another of its words, such as its lead. */
  start: z.number().int().min(0).optional(),
  to: link.optional(),
  raised: z.literal(true).optional(),
  lowered: z.literal(true).optional(),
});
export type LinkedWords = z.infer<typeof linkedWords>;
/** Row and column of a cell, from 0; a head is a row. */
export const linkedCell = z.tuple([z.number().int().min(0), z.number().int().min(0)]).readonly();

/** Words of a table's cell that lead somewhere, or are set off the line. */
export const linkedWordsOfCell = linkedWords.extend({ cell: linkedCell });

/** Words with the places they came from. An empty list of origins marks words of ours: labels such as "Agenda". */
export const statement = z.object({
  ...lacking,
  text: z.string(),
  origins: z.array(origin).default([]),
  /** 0 to 1, how much the page would lose without it; the fit drops the lowest first. */
  rank: z.number().min(0).max(1).default(0.5),
  /** Words and figures of the text that its origins do not carry: a language model wrote them. */
  unsupported: z.array(z.string()).optional(),
  /** Which of its words its sources link, raise or lower. They stand in it as they stand there, or they are no links. */
  links: z.array(linkedWords).optional(),
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
  /** How many layouts after the one whose turn it is the page has: the person asked for another one. */
  turn: z.number().int().min(0).optional(),
  /** Of its words, where that is not the outline's. */
  textLanguage: z.enum(LANGUAGES).optional(),
  /** Of a part of a page that a person drew: id of the component that shows it. */
  shownBy: z.string().optional(),
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
/** A list to be ticked off. */
export const checklistBrief = z.object({
  ...base,
  form: z.literal('checklist'),
  items: z.array(item.extend({ /** Whether the source says that it is done. */ done: z.boolean().optional() })).min(1),
});
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
  /** `pros-cons`: the first side speaks for it, the second against; `before-after`: the second follows the first. */
  kind: z.enum(['pros-cons', 'before-after']).optional(),
});
export const QUADRANT_KINDS = ['swot', 'matrix'] as const;
/** Four named lists two by two: strengths, weaknesses, opportunities and threats; urgent and important. */
export const quadrantsBrief = z.object({
  ...base,
  form: z.literal('quadrants'),
  kind: z.enum(QUADRANT_KINDS).optional(),
  /** From left to right, the upper row first. */
  columns: z.array(column.extend({ heading: statement })).length(4),
  /** What grows to the right and upwards, where the source names it. */
  axes: z.object({ right: statement.optional(), up: statement.optional() }).optional(),
});
export const RECORD_KINDS = ['people', 'products', 'phases', 'places'] as const;
/**
 * Things built alike, one a column: its name is the heading, an item is a field with the field's name as lead. An item
 * without a lead says something of its own. Fields stand in the same order in all; one may be absent from some.
 */
export const recordsBrief = z.object({
  ...base,
  form: z.literal('records'),
  kind: z.enum(RECORD_KINDS).optional(),
  columns: z.array(column.extend({ heading: statement })).min(2),
});
export const PAIR_KINDS = ['question-answer', 'risk-measure', 'term-meaning', 'problem-solution'] as const;
export const pair = z.object({ left: statement, right: statement });
export type Pair = z.infer<typeof pair>;
/** Two statements each that belong together: what is asked and answered, feared and done about it, named and meant. */
export const pairsBrief = z.object({
  ...base,
  form: z.literal('pairs'),
  kind: z.enum(PAIR_KINDS).optional(),
  items: z.array(pair).min(1),
  /** What the source calls the two sides: `Risk` and `Measure`. */
  heads: z.object({ left: statement, right: statement }).optional(),
});
export const action = z.object({
  what: statement,
  /** As the source writes them: `Anna`, `the works council`; `by Friday`, `12.5.`. */
  who: statement.optional(),
  when: statement.optional(),
  done: z.boolean().optional(),
});
export type Action = z.infer<typeof action>;
/** What is to be done, by whom and by when. */
export const actionsBrief = z.object({ ...base, form: z.literal('actions'), items: z.array(action).min(1) });
export const step = z.object({ title: statement, text: statement.optional() });
export type Step = z.infer<typeof step>;
export const PROCESS_KINDS = ['cycle', 'funnel', 'pyramid'] as const;
export const processBrief = z.object({
  ...base,
  form: z.literal('process'),
  /**
   * `cycle`: the last step leads to the first again; `funnel`: each step keeps less of the one before; `pyramid`: levels
   * that rest on one another, the topmost first. Steps one after the other where absent.
   */
  kind: z.enum(PROCESS_KINDS).optional(),
  steps: z.array(step).min(2),
});
export const timelineEvent = z.object({
  /** As the source writes it: `2021年3月`, `12 Oct 2023`, `09:30`. */
  date: z.string(),
  text: statement,
  /** What belongs to it: goal and tasks of a phase, speaker and room of a talk. */
  children: z.array(statement).optional(),
});
export type TimelineEvent = z.infer<typeof timelineEvent>;
export const TIMELINE_KINDS = ['plan', 'day'] as const;
export const timelineBrief = z.object({
  ...base,
  form: z.literal('timeline'),
  /** `plan`: phases to come, a roadmap; `day`: times of one day, a schedule. What happened when where absent. */
  kind: z.enum(TIMELINE_KINDS).optional(),
  events: z.array(timelineEvent).min(2),
});
export const stat = z.object({
  ...lacking,
  /** As the source writes it, with its unit: `12%`, `¥3.2 亿`. Of a change the figure that it came to. */
  value: z.string(),
  label: statement,
  /** Of a change the figure before, as the source writes it. */
  from: z.string().optional(),
  /** When the figure was so, and when the one before was, as the source writes it: `Q3`, `2024年`. */
  when: z.string().optional(),
  fromWhen: z.string().optional(),
  direction: z.enum(['up', 'down', 'level']).optional(),
});
export type Stat = z.infer<typeof stat>;
export const statsBrief = z.object({ ...base, form: z.literal('stats'), stats: z.array(stat).min(1) });
export const QUOTE_KINDS = ['statement'] as const;
export const quoteBrief = z.object({
  ...base,
  form: z.literal('quote'),
  /** `statement`: a sentence of the document that has a page to itself, which no quotation marks may stand at. */
  kind: z.enum(QUOTE_KINDS).optional(),
  quote: statement,
  attribution: z.string().optional(),
});
/** Of a table or a chart. */
const captioned = {
  caption: z.string().optional(),
  /** Which words of the caption its source links. */
  captionLinks: z.array(linkedWords).optional(),
};
export const tableColumn = z.object({ label: z.string(), type: cellType, unit: z.string().optional() });
export const tableContent = z.object({
  ...lacking,
  ...captioned,
  columns: z.array(tableColumn),
  /** Cell texts as the source shows them, one array a row. */
  rows: z.array(z.array(z.string())),
  /** Rows (from 0) that are totals or subtotals. */
  emphasisRows: z.array(z.number().int()).default([]),
  notes: z.array(z.string()).default([]),
  origins: z.array(origin),
  /** Rows in the source when not all are shown. */
  totalRows: z.number().int().optional(),
  /** Words of cells that lead somewhere, by their row and column; the head is row 0. */
  links: z.array(linkedWordsOfCell).optional(),
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
  ...lacking,
  shape: z.enum(CHART_SHAPES),
  ...captioned,
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
  /** Figures over the whole of it: the total of parts, which stands in the middle of a ring. */
  stats: z.array(stat).optional(),
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
  image: z.object({ ...lacking, asset: z.string(), caption: statement.optional(), origins: z.array(origin) }),
  items: z.array(item).default([]),
});
export const textBrief = z.object({ ...base, form: z.literal('text'), paragraphs: z.array(statement) });
export const codeBrief = z.object({
  ...base,
  form: z.literal('code'),
  code: statement,
  language: z.string().optional(),
  /** Number of its first line, where it is a part of a longer listing. */
  firstLine: z.number().int().min(1).optional(),
  items: z.array(item).default([]),
});
export const summaryBrief = z.object({ ...base, form: z.literal('summary'), items: z.array(item) });
export const closingBrief = z.object({ ...base, form: z.literal('closing'), lines: z.array(statement).default([]) });

export const simpleBrief = z.discriminatedUnion('form', [
  coverBrief,
  agendaBrief,
  sectionBrief,
  bulletsBrief,
  checklistBrief,
  twoColumnBrief,
  comparisonBrief,
  quadrantsBrief,
  recordsBrief,
  pairsBrief,
  actionsBrief,
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

const EXHIBITS = ['table', 'chart', 'image', 'diagram', 'code'] as const;

/** Whether a page shows something that is looked at, with statements beside it. */
export function isExhibit<Brief extends { readonly form: string }>(
  brief: Brief,
): brief is Extract<Brief, { form: (typeof EXHIBITS)[number] }> {
  return EXHIBITS.some((form) => form === brief.form);
}

/** A page that a person drew, of a template of their own: it is designed no more, its smart components are filled. */
export const drawnPage = z.object({
  /** Page source text, with its smart components empty. */
  source: z.string(),
  /** In what it was drawn. */
  style: documentStyle,
  format: z.enum(FORMAT_IDS),
  /** px. */
  customSize: z.object({ width: z.number(), height: z.number() }).optional(),
  /** Page properties (spec §3). */
  name: z.string(),
  description: z.string(),
  prompt: z.string(),
});
export type DrawnPage = z.infer<typeof drawnPage>;

/**
 * Several briefs on one page, in reading order: an A4 report page, a poster, a long image. The first part of a poster
 * or a long image is its cover.
 */
export const compositeBrief = z.object({
  ...base,
  form: z.literal('composite'),
  /** None only where the page is drawn and nothing was found for it. */
  parts: z.array(simpleBrief),
  drawn: drawnPage.optional(),
});
export type CompositeBrief = z.infer<typeof compositeBrief>;

export const pageBrief = z.union([simpleBrief, compositeBrief]);
export type PageBrief = z.infer<typeof pageBrief>;
/** A page that a person drew. */
export type DrawnBrief = CompositeBrief & { readonly drawn: DrawnPage };
export function isDrawn(brief: PageBrief): brief is DrawnBrief {
  return drawnOf(brief) !== undefined;
}
/** What a person drew of the page; undefined where it is designed. */
export function drawnOf(brief: PageBrief): DrawnPage | undefined {
  return brief.form === 'composite' ? brief.drawn : undefined;
}
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
    'count-by-person',
    'count-by-template',
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

/**
 * Why a language model's work was not used: its service could not be reached or was too busy; the key or the model's name
 * is wrong; it answered without end; it would not; its answer could not be read, after one repair; what it said is not
 * borne out by the sources.
 */
export const MODEL_FAILURES = ['unreachable', 'denied', 'endless', 'refused', 'invalid', 'unsupported'] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];
const modelFailure = z.enum(MODEL_FAILURES);

/** What a language model was asked for an outline, and what became of it. */
export const modelUse = z.object({
  model: z.string(),
  calls: z.number().int(),
  /** Tokens in all, as far as the service counts them. */
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** What these cost, where the installation says what the service asks. */
  cost: z.object({ amount: z.number(), currency: z.string().length(3) }).optional(),
  /** Calls that were made again because the service failed, and because the answer could not be read. */
  retries: z.number().int(),
  repairs: z.number().int(),
  /** Where what stands on which page was planned by the local engine: why. */
  localPlan: modelFailure.optional(),
  /** Pages (from 1) that the local engine made, and why. */
  localPages: z.array(z.object({ page: z.number().int(), reason: modelFailure })),
  /** Statements whose words or figures their origins do not carry. */
  unsupported: z.number().int(),
  /** Only where it filled a template or smart components. */
  fills: z
    .object({
      /** Places that it was asked about. */
      asked: z.number().int(),
      /** Statements of its that stand nowhere: their blocks do not bear them out. */
      dropped: z.number().int(),
      /** Places that the local engine filled: on which page (from 1; of a template), what was wanted, and why. */
      local: z.array(z.object({ page: z.number().int().optional(), description: z.string(), reason: modelFailure })),
    })
    .optional(),
});
export type ModelUse = z.infer<typeof modelUse>;

/** What a page of a template asked for in vain. */
export const lack = z.object({
  /** From 1. */
  page: z.number().int().min(1),
  /** What was asked for, in the words of the template. */
  description: z.string(),
  reason: z.enum(FILL_REFUSALS),
});
export type Lack = z.infer<typeof lack>;

export const outline = z.object({
  version: z.literal(2),
  /**
   * Edition of the layouts that its pages are designed with, so that a layout added later changes no document made
   * before; the first where absent.
   */
  edition: z.number().int().min(1).optional(),
  title: z.string(),
  language: z.enum(LANGUAGES),
  /** Id of the engine that composed it. */
  engine: z.string(),
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
  /** Only where a language model was asked. */
  modelUse: modelUse.optional(),
  /** What a template asked for and the sources do not hold; only where it was filled by them. */
  lacking: z.array(lack).optional(),
});
export type Outline = z.infer<typeof outline>;
/** As it may be written: what has a default can be left out. */
export type OutlineInput = z.input<typeof outline>;

/** What outlines of older versions become, see `stored.ts`. */
export const OUTLINE_MIGRATIONS: Migrations = {
  // Statements could say that they are not supported; no engine ever did.
  1: (old) => old,
};

export type ComposeMode = Outline['mode'];
/** `auto`, or the exact number of pages, within `PAGE_COUNT`. */
export type PageCount = 'auto' | number;
export { PAGE_COUNT } from './limits.ts';
