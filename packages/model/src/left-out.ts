import { z } from 'zod';
import type { Origin } from './origin.ts';

/** What documents say, statement by statement, and which of it stands on no page. */

/**
 * Why a statement stands on no page: the person took it away or wrote something else; their prompt leaves it out; page
 * furniture, contents and heads that come again; addresses, notes and references; no words that could be read; its page
 * has no room for it; less important than what is shown.
 */
export const LEFT_OUT_REASONS = [
  'by-hand',
  'prompt',
  'furniture',
  'reference',
  'unclear',
  'no-room',
  'less-important',
] as const;
export const leftOutReason = z.enum(LEFT_OUT_REASONS);
export type LeftOutReason = z.infer<typeof leftOutReason>;

const origin = z.string() as unknown as z.ZodType<Origin>;

/** A sentence, an entry of a list, a row of a table, a picture or a listing. */
export const sourceStatement = z.object({
  /** Unique in the documents, and the same as long as these are: its block's origin and its number in the block. */
  id: z.string(),
  kind: z.enum(['text', 'row', 'picture', 'code']),
  origin,
  /** As the source has it; of a row its cells, of a picture its caption, which may be empty. */
  text: z.string(),
  file: z.string(),
  /** What it stands under: the nearest heading, or the document's title. */
  section: z.object({ title: z.string(), origin: origin.optional() }),
  /** Of a row: its cells, empty ones too, with the names of their columns, empty where those have none. */
  cells: z.array(z.object({ head: z.string(), text: z.string() })).optional(),
  /** Of a picture: its key among the document's assets. */
  asset: z.string().optional(),
});
export type SourceStatement = z.infer<typeof sourceStatement>;

export const leftOutStatement = sourceStatement.extend({ reason: leftOutReason });
export type LeftOutStatement = z.infer<typeof leftOutStatement>;

export interface LeftOut {
  /** Statements of the documents in all. */
  readonly total: number;
  /** Those that stand on no page, in the order of the documents. */
  readonly statements: readonly LeftOutStatement[];
}

/** One thing that a page says: an entry, a table, a chart, with the places that it came from. */
export interface Shown {
  readonly origins: readonly string[];
  /** Its words and figures as they stand there: texts, cells, values; `asset:KEY` of a picture. */
  readonly pieces: readonly string[];
}
