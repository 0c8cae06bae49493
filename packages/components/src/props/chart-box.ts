import { z } from 'zod';
import { characterStyle } from './text-style.ts';

/** Size props of charts: 600x400, at least 300x200 (spec §9). The component's own size is what is drawn. */
export const chartBox = {
  width: z.number().min(1).default(600),
  height: z.number().min(1).default(400),
  minWidth: z.number().min(1).default(300),
  minHeight: z.number().min(1).default(200),
  fontSize: characterStyle.fontSize.default(14),
  fontFamily: characterStyle.fontFamily.default('Inter'),
  /** What the chart shows, for people who do not see it. */
  description: z.string().max(1000).optional(),
} as const;
