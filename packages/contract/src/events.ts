import { z } from 'zod';
import { projectPage } from './pages.ts';

const stage = z.enum(['queued', 'reading', 'composing', 'designing', 'saving']);

/** Server-sent events of `watchProject`: `event:` is the type, `data:` the JSON of the rest. */
export const generationEvent = z.discriminatedUnion('type', [
  /** Sent first, to whoever starts watching. */
  z.object({
    type: z.literal('state'),
    status: z.number().int(),
    pagesDone: z.number().int(),
    pagesTotal: z.number().int(),
    /** How far what runs is, as `progress` says it; absent where nothing runs. */
    stage: stage.optional(),
    fraction: z.number().optional(),
  }),
  z.object({
    type: z.literal('progress'),
    stage,
    /** 0 to 1 over the whole generation. */
    fraction: z.number(),
    /** The file being read, where one is. */
    file: z.string().optional(),
    pagesTotal: z.number().int().optional(),
  }),
  z.object({ type: z.literal('page'), page: projectPage }),
  z.object({ type: z.literal('done'), pagesTotal: z.number().int() }),
  /** Only an outline was asked for: it waits. */
  z.object({ type: z.literal('outlined') }),
  z.object({
    type: z.literal('failed'),
    error: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;
