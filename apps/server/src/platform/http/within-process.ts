import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Of the caller of the request that is being answered, where the call came from within this process. */
const callers = new AsyncLocalStorage<AbortSignal>();

/**
 * Calls the app from within its own process, through everything that calls from outside go through. Such a request has no
 * connection that could break, so the signal says when whoever asks has gone.
 */
export function callWithin(
  app: FastifyInstance,
  options: InjectOptions,
  signal: AbortSignal,
): Promise<LightMyRequestResponse> {
  // Injecting begins when it is awaited, which has to be in here.
  return callers.run(signal, async () => await app.inject(options));
}

/** Aborted when a caller from within this process has gone; undefined for calls from outside. */
export function callerWithin(): AbortSignal | undefined {
  return callers.getStore();
}
