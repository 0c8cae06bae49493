/** The path to return to after signing in: only a path of this app, never another site's address. */
export function redirectTarget(query: string | null): string {
  if (!query?.startsWith('/') || query.startsWith('//') || query.includes('\\')) return '/';
  const target = new URL(query, 'http://app.invalid');
  if (target.host !== 'app.invalid' || ['/login', '/register'].includes(target.pathname)) return '/';
  return target.pathname + target.search + target.hash;
}

/** /login with the full path to come back to (spec §2). */
export function loginPath(target: string): string {
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`;
}
