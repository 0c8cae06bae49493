import type { Multipart } from '@fastify/multipart';
import { PagewrightError } from '@pagewright/model/errors';
import type { FastifyRequest } from 'fastify';

/** What the reader of multipart bodies says of one that is cut short or no such body at all; it has no codes. */
const BROKEN = /unexpected end of|malformed part header|boundary not found|premature close|aborted/i;

/**
 * The parts of a multipart form, as they come.
 * @throws PagewrightError `request/invalid` where the body is cut short
 */
export async function* formParts(
  request: FastifyRequest,
  limits: { readonly fileSize: number; readonly files: number },
): AsyncGenerator<Multipart, void> {
  try {
    yield* request.parts({ limits });
  } catch (error) {
    throw wholeFormError(error);
  }
}

/** Says of an error while a form was read whether the form is to blame. A part may tell of it as well as the form. */
export function wholeFormError(error: unknown): unknown {
  const isBroken =
    error instanceof Error && !('code' in error && String(error.code).startsWith('FST_')) && BROKEN.test(error.message);
  return isBroken ? new PagewrightError('request/invalid', { field: 'body' }, { cause: error }) : error;
}
