import { z } from 'zod';
import { FILL_REFUSALS } from './fill-refusals.ts';
import {
  CHART_SHAPES,
  chartContent,
  diagramBrief,
  imageBrief,
  statement,
  tableContent,
  timelineEvent,
} from './outline.ts';

/**
 * What a smart component asks of the sources, and what came of it. Whatever engine fills it: the words and figures are
 * those of the sources, each with the places it came from.
 */

/** What is to stand in one place: what it is about, its kind of data, and what it is to look like. */
export const fillPlace = z.object({
  description: z.string(),
  /** text, number, percent, currency, date, list; another one is taken as text. */
  dataType: z.string(),
  /** Decides the shape: how many sentences or entries, whether a unit stands behind the figure. */
  example: z.string(),
});
export type FillPlace = z.infer<typeof fillPlace>;

export const fillWish = fillPlace.extend({
  id: z.string(),
  form: z.enum(['text', 'table', 'chart', 'diagram', 'picture']),
  /** What is wanted in one place may be asked for under several names, each a wish: one answer does for all of them. */
  place: z.object({ id: z.string(), description: z.string() }).optional(),
  /** Tables: the columns that are asked for, by what stands over them and what they are to hold. */
  columns: z.array(fillPlace.extend({ name: z.string() })).default([]),
  /** Tables: most columns where none are asked for, and most data rows of any. */
  most: z.object({ rows: z.number().int().min(1), columns: z.number().int().min(1) }),
  /** Charts: the shape that the person has chosen; none where the sources decide. */
  shape: z.enum(CHART_SHAPES).optional(),
  /** Diagrams: steps that follow each other, what belongs to something, or what happened when. */
  diagram: z.enum(['flow', 'mindmap', 'timeline']).optional(),
});
export type FillWish = z.infer<typeof fillWish>;

export const filling = z.discriminatedUnion('is', [
  /** Sentences or entries in their order; where room is short those of the lowest rank go first. */
  z.object({
    is: z.literal('text'),
    id: z.string(),
    pieces: z.array(statement).min(1),
    /** What stands between two pieces. */
    joiner: z.string(),
    /** Whether the pieces are the entries of a list. */
    listed: z.boolean(),
  }),
  /** `missing`: columns that no source has; their cells are empty. */
  z.object({ is: z.literal('table'), id: z.string(), table: tableContent, missing: z.array(z.string()) }),
  z.object({ is: z.literal('chart'), id: z.string(), chart: chartContent }),
  z.object({ is: z.literal('diagram'), id: z.string(), diagram: diagramBrief.shape.diagram }),
  /** A picture of the documents, by its key there. */
  z.object({ is: z.literal('picture'), id: z.string(), image: imageBrief.shape.image }),
  z.object({ is: z.literal('timeline'), id: z.string(), events: z.array(timelineEvent).min(2) }),
  z.object({ is: z.literal('nothing'), id: z.string(), reason: z.enum(FILL_REFUSALS) }),
]);
export type Filling = z.infer<typeof filling>;

/** What the person is told of one component. */
export const fillResult = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('filled'),
    id: z.string(),
    /** Tables that show fewer data rows than the source has. */
    rows: z.object({ shown: z.number().int(), total: z.number().int() }).optional(),
    /** Columns of a table that no source has. */
    missing: z.array(z.string()).default([]),
  }),
  z.object({ is: z.literal('nothing'), id: z.string(), reason: z.enum(FILL_REFUSALS) }),
]);
export type FillResult = z.infer<typeof fillResult>;
