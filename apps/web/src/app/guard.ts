import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loginPath, redirectTarget } from './session/redirect-target.ts';
import { session } from './session/session.ts';

/**
 * The route guard (spec §2): restores the login state where it is missing and sends anonymous people from
 * login-required routes to /login with the full target path.
 */
export function guard(access: 'public' | 'user', request: Request): null {
  const state = session.restore();
  if (access === 'user' && !state) {
    const { pathname, search, hash } = new URL(request.url);
    throw redirect(loginPath(pathname + search + hash));
  }
  return null;
}

/** /login and /register send people who are signed in to the redirect query's path, else home (spec §2). */
export function redirectSignedIn({ request }: LoaderFunctionArgs): null {
  if (session.restore()) throw redirect(redirectTarget(new URL(request.url).searchParams.get('redirect')));
  return null;
}
