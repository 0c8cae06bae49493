import { z } from 'zod';
import type { JobKind } from '../../platform/queue.ts';
import type { GenerationRow } from './lease.ts';

const payload = z.object({ generationId: z.number().int() });

type GenerationJob = JobKind<typeof payload>;

/** Makes the pages of one generation. Sent again it does no harm: whoever holds the lease works, others leave. */
export const generateJob: GenerationJob = { name: 'generation', payload };
/** The same where a language model writes: it waits for minutes, and must not keep what is made in seconds from its turn. */
export const writeJob: GenerationJob = { name: 'generation-by-model', payload };

export const GENERATION_QUEUES: readonly GenerationJob[] = [generateJob, writeJob];

export function jobOf({ engine, purpose }: Pick<GenerationRow, 'engine' | 'purpose'>): GenerationJob {
  // Whoever wrote an outline that waited, its pages are only designed now.
  return engine === 'local' || purpose === 'arranged' ? generateJob : writeJob;
}

/** Name of a generation in the ledger. */
export function ledgerJob(generationId: number): string {
  return `generation:${generationId}`;
}
