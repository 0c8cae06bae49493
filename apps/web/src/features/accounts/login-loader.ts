import { loginByLink } from '@pagewright/contract/accounts';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { api } from '../../app/api/api.ts';
import { errorText } from '../../app/api/error-text.ts';
import { redirectSignedIn } from '../../app/guard.ts';
import { needWords } from '../../app/i18n/i18n.ts';
import { queryClient } from '../../app/query-client.ts';
import { redirectTarget } from '../../app/session/redirect-target.ts';
import { session } from '../../app/session/session.ts';
import { refusalText } from './refusal-text.ts';

export interface LoginData {
  /** Why the one-time link did not sign in, in the person's language. */
  readonly linkError: string | null;
}

/**
 * `/login?link=KEY` signs in by the owner's one-time link, `/login#link=KEY` after signing in with a third party. It
 * happens in the loader, not in the screen, because the key is good for one use and a screen may be mounted twice.
 */
export async function loginLoader(args: LoaderFunctionArgs): Promise<LoginData> {
  redirectSignedIn(args);
  await needWords(['accounts']);
  const query = new URL(args.request.url).searchParams;
  const key = query.get('link') ?? new URLSearchParams(window.location.hash.slice(1)).get('link');
  if (!key) return { linkError: refusalText(query.get('error')) };
  try {
    session.signIn(await api.call(loginByLink, { body: { key } }));
  } catch (error) {
    return { linkError: errorText(error) };
  }
  queryClient.clear();
  throw replace(redirectTarget(query.get('redirect')));
}
