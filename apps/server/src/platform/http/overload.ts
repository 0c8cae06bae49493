import { API_BASE } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import type { FastifyInstance } from 'fastify';

/** How late the event loop may run, and how often that is looked at, ms. */
export const MAX_DELAY_MS = 1_000;
const SAMPLE_MS = 500;

/**
 * Turns calls of the API away with 503 while the event loop runs later than so many ms. Files are always answered: they cost
 * little, and browsers do not ask again for a font or a script that was refused.
 */
export function shedLoad(app: FastifyInstance, maxDelayMs: number): void {
  let delay = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    delay = now - last - SAMPLE_MS;
    last = now;
  }, SAMPLE_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith(`${API_BASE}/`)) return;
    // The sample may itself be overdue.
    const overdue = performance.now() - last - SAMPLE_MS;
    if (Math.max(delay, overdue) > maxDelayMs) throw new PagewrightError('request/overloaded', { seconds: 2 });
  });
}
