import { z } from 'zod';
import type { ExportFormat } from '../../src/format.ts';

const plainTextOptions = z.object({
  /** Whether the number of each page stands above it. */
  numbers: z.boolean().default(false),
});
export type PlainTextOptions = z.output<typeof plainTextOptions>;

/** What the pages say, and nothing else. */
export const plainTextFormat = {
  id: 'plain-text',
  rank: 25,
  extension: 'txt',
  mediaType: 'text/plain',
  options: plainTextOptions,
  scope: 'all',
  needsBrowser: false,
} as const satisfies ExportFormat<typeof plainTextOptions>;
