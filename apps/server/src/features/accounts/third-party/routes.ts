import * as endpoints from '@pagewright/contract/third-party';
import { type ErrorCode, isPagewrightError } from '@pagewright/model/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Accounts } from '../service.ts';
import type { EndedSignIn, ThirdParties } from './service.ts';

const COOKIE = 'pagewright_sign_in';
const COOKIE_LIFETIME = 600;

interface ThirdPartyServices {
  readonly accounts: Accounts;
  readonly thirdParties: ThirdParties;
}

/** @param publicUrl the address that people reach the server at, where it is not the one of the request */
export function addThirdPartyRoutes(
  routes: Routes,
  { accounts, thirdParties }: ThirdPartyServices,
  publicUrl: string | undefined,
): void {
  const originOf = (request: FastifyRequest): string => publicUrl ?? `${request.protocol}://${request.host}`;
  const callbackOf = (request: FastifyRequest, provider: string): URL =>
    new URL(`/api/auth/oidc/${provider}/callback`, originOf(request));

  routes.open(endpoints.listProviders, async () => thirdParties.list());
  routes.openRedirect(endpoints.startSignIn, async ({ params, query, request, reply }) => {
    const redirect = ownPath(query.redirect);
    try {
      await accounts.countAddress(request.ip);
      const { url, browserKey } = await thirdParties.begin(
        params.provider,
        callbackOf(request, params.provider),
        redirect,
      );
      rememberBrowser(reply, browserKey, originOf(request));
      return url.href;
    } catch (error) {
      return withQuery('/login', { redirect, error: loggedCode(request, error) });
    }
  });
  routes.openRedirect(endpoints.finishSignIn, async ({ params, request, reply }) => {
    const answer = new URL(request.url, originOf(request));
    const browserKey = browserKeyOf(request);
    rememberBrowser(reply, '', originOf(request));
    try {
      return nextScreen(request, await thirdParties.finish(params.provider, answer, browserKey));
    } catch (error) {
      return withQuery('/login', { error: loggedCode(request, error) });
    }
  });
  routes.personal(endpoints.connectProvider, async ({ person, params, body, request, reply }) => {
    const callback = callbackOf(request, params.provider);
    const begun = await thirdParties.begin(params.provider, callback, ownPath(body.redirect), person.id);
    rememberBrowser(reply, begun.browserKey, originOf(request));
    return { url: begun.url.href };
  });
  routes.personal(endpoints.disconnectProvider, async ({ person, params }) => {
    await thirdParties.disconnect(person.id, params.provider);
    return null;
  });
}

/** Where the browser goes on to. The key stands behind the #, which no server and no log ever sees. */
function nextScreen(request: FastifyRequest, { redirect, isConnecting, key, error }: EndedSignIn): string {
  const code = error === undefined ? undefined : loggedCode(request, error);
  if (isConnecting) return withQuery(redirect, { error: code });
  return withQuery('/login', { redirect, error: code }) + (key ? `#link=${key}` : '');
}

/** Stands for the app's own address, which paths are read against and which never shows. */
const APP = 'http://app';

/** A path of the app; anything that could lead elsewhere becomes the first screen. */
function ownPath(path: string | undefined): string {
  if (!path || !/^\/[^\\\s]*$/.test(path)) return '/';
  const url = URL.parse(path, APP);
  return url?.origin === APP && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}

/** @param path as `ownPath` gives it */
function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(path, APP);
  for (const [name, value] of Object.entries(query)) {
    if (value) url.searchParams.set(name, value);
  }
  return url.pathname + url.search + url.hash;
}

/** What people are told in the app; whoever runs the server finds the cause in the log. */
function loggedCode(request: FastifyRequest, error: unknown): ErrorCode {
  if (!isPagewrightError(error)) throw error;
  request.log.warn({ err: error }, 'signing in with a third party failed');
  return error.code;
}

function rememberBrowser(reply: FastifyReply, key: string, origin: string): void {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const age = key ? COOKIE_LIFETIME : 0;
  reply.header('set-cookie', `${COOKIE}=${key}; Path=/api/auth; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`);
}

function browserKeyOf(request: FastifyRequest): string {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
}
