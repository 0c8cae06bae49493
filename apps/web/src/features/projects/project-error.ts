import { isApiError, NO_ANSWER } from '../../app/api/api-error.ts';

/**
 * The error as it is told: the server's message where there is one, else the sentence of what was tried (spec §8). A 500
 * that speaks of a foreign key constraint has words of its own.
 */
export function projectError(
  error: unknown,
  words: { readonly fallback: string; readonly constraint: string },
): unknown {
  if (!isApiError(error)) return error;
  if (error.status === 500 && error.serverMessage.includes('foreign key constraint'))
    return new Error(words.constraint);
  const isSilent = !error.code && !error.serverMessage && error.status !== NO_ANSWER && error.status !== 401;
  return isSilent ? new Error(words.fallback) : error;
}
