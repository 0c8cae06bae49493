import { PagewrightError } from '@pagewright/model/errors';

/** @throws PagewrightError `generation/cancelled` once the signal is aborted */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new PagewrightError('generation/cancelled');
}
