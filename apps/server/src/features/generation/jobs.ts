import { z } from 'zod';
import type { JobKind } from '../../platform/queue.ts';

const payload = z.object({ generationId: z.number().int() });

/** Makes the pages of one generation. Sent again it does no harm: whoever holds the lease works, others leave. */
export const generateJob: JobKind<typeof payload> = { name: 'generation', payload };

/** Name of a generation in the ledger. */
export function ledgerJob(generationId: number): string {
  return `generation:${generationId}`;
}
