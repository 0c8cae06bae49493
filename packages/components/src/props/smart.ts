import { z } from 'zod';

/** Kinds of data that a smart component can ask for; the first is the default. */
export const SMART_DATA_TYPES = ['text', 'number', 'percent', 'currency', 'date', 'list'] as const;

/** What is to stand in a place, so that the generator can fill it from the sources (spec §3). */
export const smartPlaceholder = z.object({
  description: z.string().max(500).default(''),
  dataType: z.string().max(40).default('text'),
  example: z.string().max(500).default(''),
});
export type SmartPlaceholder = z.infer<typeof smartPlaceholder>;

/** Nothing is said yet of what is to stand in a place. */
export const EMPTY_PLACEHOLDER: SmartPlaceholder = { description: '', dataType: SMART_DATA_TYPES[0], example: '' };

/** What makes a component a smart one; absent for those that people fill themselves. */
export const smartFields = { smart: smartPlaceholder.optional() } as const;
