import { z } from 'zod';
import type { ExportFormat } from '../format.ts';

const sourceOptions = z.object({});
export type SourceOptions = z.output<typeof sourceOptions>;

/** The pages as their source texts, with their pictures: what comes back as it was. */
export const sourceFormat = {
  id: 'source',
  rank: 80,
  extension: 'zip',
  mediaType: 'application/zip',
  options: sourceOptions,
  scope: 'all',
  needsBrowser: false,
} as const satisfies ExportFormat<typeof sourceOptions>;
