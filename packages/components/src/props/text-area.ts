import { z } from 'zod';
import { TEXT_MAX_LENGTH } from './text-style.ts';

/** What text areas have beyond text: placeholder, maxLength (1000), rows (5) (spec §3). */
export const textAreaFields = {
  text: z.string().max(TEXT_MAX_LENGTH).default(''),
  placeholder: z.string().max(200).default(''),
  maxLength: z.number().int().min(1).max(TEXT_MAX_LENGTH).default(TEXT_MAX_LENGTH),
  rows: z.number().int().min(1).max(100).default(5),
} as const;
