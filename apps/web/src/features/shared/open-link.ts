import { openShareLink } from '@pagewright/contract/sharing';
import type { ErrorCode } from '@pagewright/model/errors';
import { z } from 'zod';
import { api } from '../../app/api/api.ts';
import { isApiError } from '../../app/api/api-error.ts';
import { keptInTab } from '../../app/saving/tab-kept.ts';
import { loadShared, type SharedContents } from './shared-client.ts';

/** Kept for this tab, so that loading again is the same visit and asks for no password. */
const visit = keptInTab('pagewright_shared', z.object({ key: z.string(), token: z.string() }));

const GONE: ErrorCode = 'share/gone';

/** Whether an error says that a link leads nowhere (any more). */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.code === GONE;
}

/**
 * Opens a link, or goes on with the visit of before.
 * @returns what lies behind it; 'password' where it asks for one
 * @throws ApiError
 */
export async function openLink(key: string, password?: string): Promise<SharedContents | 'password'> {
  const before = password === undefined ? keptToken(key) : undefined;
  if (before !== undefined) {
    try {
      return await loadShared(before);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  const body = { key, ...(password === undefined ? {} : { password }) };
  const { token } = await api.call(openShareLink, { body });
  if (token === null) return 'password';
  visit.keep({ key, token });
  return loadShared(token);
}

function keptToken(key: string): string | undefined {
  const kept = visit.read();
  return kept?.key === key ? kept.token : undefined;
}
