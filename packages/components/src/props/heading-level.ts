import { z } from 'zod';

/** Of headings. */
export const headingLevel = {
  /** Level in the document's outline: bookmarks of a PDF, headings for screen readers. */
  level: z.number().int().min(1).max(6).default(2),
} as const;
