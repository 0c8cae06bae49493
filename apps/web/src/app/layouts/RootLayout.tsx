import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches, useNavigate, useRevalidator } from 'react-router';
import { forgetData, forgetSession } from '../../features/accounts/sign-in.ts';
import { onUnauthorized } from '../api/api.ts';
import { PRODUCT_NAME } from '../product.ts';
import type { RouteHandle } from '../route-handle.ts';
import { loginPath } from '../session/redirect-target.ts';
import { onSessionElsewhere, session } from '../session/session.ts';
import { notify } from '../toasts/notify.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { useScreenFocus } from './screen-focus.ts';
import { useOwnTitle } from './screen-title.ts';

/** Above every layout: the document's title, and what happens when the session ends. */
export function RootLayout() {
  useDocumentTitle();
  useScreenFocus();
  useSessionEnd();
  useSessionElsewhere();
  return (
    <>
      <OfflineBar />
      <Outlet />
      <Toasts />
    </>
  );
}

/** The route's title, or what the screen calls itself, followed by the product name, where there is one (spec §2). */
function useDocumentTitle() {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const { title: own } = useOwnTitle();
  const named = own || (handle?.title && t(handle.title));
  const title = named ? `${named} - ${PRODUCT_NAME}` : PRODUCT_NAME;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** A 401 clears the session and leads to /login with the way back (spec §8). */
function useSessionEnd() {
  const navigate = useNavigate();
  const { t } = useTranslation();
  useEffect(
    () =>
      onUnauthorized(() => {
        if (!session.get()) return;
        forgetSession();
        notify.warning(t('error.loginExpired'));
        const { pathname, search, hash } = window.location;
        void navigate(loginPath(pathname + search + hash));
      }),
    [navigate, t],
  );
}

/** Another tab signed in or out: what was loaded here is not this person's, and the guards decide anew (spec §2). */
function useSessionElsewhere() {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onSessionElsewhere(() => {
        forgetData();
        void revalidate();
      }),
    [revalidate],
  );
}
