import { z } from 'zod';

/** How two versions of a file differ, block by block, cut to what can be shown. */

const wordPiece = z.object({ is: z.enum(['same', 'added', 'removed']), text: z.string() });
const comparedRow = z.object({
  is: z.enum(['same', 'changed', 'added', 'removed']),
  /** `was` where the cell said something else. */
  cells: z.array(z.object({ text: z.string(), was: z.string().optional() })),
});
export const comparedBlock = z.object({
  is: z.enum(['changed', 'added', 'removed', 'moved']),
  /** Whether one that was changed moved too. */
  isMoved: z.boolean(),
  kind: z.enum(['heading', 'paragraph', 'list', 'table', 'image', 'quote', 'code']),
  /** Index in the version that it stands in, from 0; of what is gone in the older one. */
  index: z.number().int(),
  /** `p5` for page 5, `Sheet1!A1:C9` for cells; empty where the index is all that is known. */
  place: z.string(),
  /** Its words, with those that were taken out and put in. */
  words: z.array(wordPiece),
  /** Of a table: the rows that differ, with the first row of the table. */
  rows: z.array(comparedRow).optional(),
});
export type ComparedBlock = z.infer<typeof comparedBlock>;

export const sourceComparison = z.object({
  counts: z.object({
    same: z.number().int(),
    changed: z.number().int(),
    added: z.number().int(),
    removed: z.number().int(),
    moved: z.number().int(),
  }),
  /** Everything that is not the same, in the order of the newer version; the first ones where there are many. */
  blocks: z.array(comparedBlock),
});
export type SourceComparison = z.infer<typeof sourceComparison>;
