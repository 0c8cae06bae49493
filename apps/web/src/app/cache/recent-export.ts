import { EXPORT_FORMAT_IDS } from '@pagewright/export/formats';
import { z } from 'zod';

/** An export as it can be made again. */
export const recentExport = z.object({
  type: z.enum(EXPORT_FORMAT_IDS),
  /** Absent for all pages. */
  pageIds: z.array(z.number().int()).readonly().optional(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Epoch ms. */
  at: z.number().int(),
  /** Of the file. */
  name: z.string(),
});
export type RecentExport = Readonly<z.infer<typeof recentExport>>;
