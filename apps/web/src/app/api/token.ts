/** ms before expiry within which a token is renewed, unless half its lifetime is less (spec §7). */
const REFRESH_WINDOW = 5 * 60_000;

/** Whether a JWT is due for renewal at `now` (epoch ms). A text that is no JWT never is: the server judges it. */
export function isDueForRefresh(token: string, now: number): boolean {
  const times = readTimes(token);
  if (!times) return false;
  const window = Math.min((times.exp - times.iat) / 2, REFRESH_WINDOW);
  return times.exp - now <= window;
}

function readTimes(token: string): { iat: number; exp: number } | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims) || !('iat' in claims)) return undefined;
    const { exp, iat } = claims;
    return typeof exp === 'number' && typeof iat === 'number' ? { iat: iat * 1000, exp: exp * 1000 } : undefined;
  } catch {
    return undefined;
  }
}
