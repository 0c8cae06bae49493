import type { Session } from '@pagewright/contract/accounts';
import { logout } from '@pagewright/contract/accounts';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';
import { redirectTarget } from '../../app/session/redirect-target.ts';
import { session } from '../../app/session/session.ts';
import { workspace } from '../projects/workspace.ts';

/** Takes over a new session and goes to where the person wanted to be. */
export function useEnter(): (entered: Session) => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (entered) => {
    queryClient.clear();
    session.signIn(entered);
    void navigate(redirectTarget(query.get('redirect')), { replace: true });
  };
}

/** Logging out clears all caches (spec §4). The server is told, but need not be reachable. */
export async function signOut(): Promise<void> {
  await api.call(logout, {}).catch(() => undefined);
  forgetSession();
}

/** Forgets who was signed in, and all that was loaded for them. */
export function forgetSession(): void {
  session.signOut();
  forgetData();
}

/** Forgets what was loaded for whoever was signed in. */
export function forgetData(): void {
  queryClient.clear();
  workspace.reset();
}
