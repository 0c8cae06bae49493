import { z } from 'zod';

/** Something that a page says of a block which says something else in the newer version of its file, or is gone. */
const toldBySource = z.object({
  pageId: z.number().int(),
  /** What the page says. */
  text: z.string(),
  /** What the newer version has instead, where that is known. */
  now: z.string().optional(),
});
export type ToldBySource = z.infer<typeof toldBySource>;

/** What a refresh of pages from newer versions of their files leaves as it is, and why. */
export const sourceNews = z.object({
  /** The person had changed it: their own stays. */
  kept: z.array(toldBySource),
  /** Its place is in the file no more. */
  gone: z.array(toldBySource),
  /** Its place says something else, and nothing tells what of that belongs here. */
  open: z.array(toldBySource),
});
export type SourceNews = z.infer<typeof sourceNews>;
