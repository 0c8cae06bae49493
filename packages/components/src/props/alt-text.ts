import { z } from 'zod';

/** Of what is seen and not read. */
export const altText = {
  /** What it shows, for people who do not see it. */
  alt: z.string().max(500).default(''),
} as const;
