import * as endpoints from '@pagewright/contract/third-party';
import { isPagewrightError } from '@pagewright/model/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '../../../platform/http/routes.ts';
import type { ThirdParties } from './service.ts';

const COOKIE = 'pagewright_sign_in';
const COOKIE_LIFETIME = 600;

/** @param publicUrl the address that people reach the server at, where it is not the one of the request */
export function addThirdPartyRoutes(routes: Routes, thirdParties: ThirdParties, publicUrl: string | undefined): void {
  const originOf = (request: FastifyRequest): string => publicUrl ?? `${request.protocol}://${request.host}`;
  const callbackOf = (request: FastifyRequest, provider: string): URL =>
    new URL(`/api/auth/oidc/${provider}/callback`, originOf(request));

  routes.open(endpoints.listProviders, async () => thirdParties.list());
  routes.openRedirect(endpoints.startSignIn, async ({ params, query, request, reply }) => {
    try {
      const callback = callbackOf(request, params.provider);
      const { url, browserKey } = await thirdParties.begin(params.provider, callback, ownPath(query.redirect));
      rememberBrowser(reply, browserKey, originOf(request));
      return url.href;
    } catch (error) {
      return loginWith({ error: codeOf(error) });
    }
  });
  routes.openRedirect(endpoints.finishSignIn, async ({ params, request, reply }) => {
    const answer = new URL(request.url, originOf(request));
    const browserKey = browserKeyOf(request);
    rememberBrowser(reply, '', originOf(request));
    try {
      const { redirect, key } = await thirdParties.finish(params.provider, answer, browserKey);
      return key === undefined ? redirect : loginWith({ link: key, redirect });
    } catch (error) {
      return loginWith({ error: codeOf(error) });
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

/** A path of the app; anything that could lead elsewhere becomes the first screen. */
function ownPath(path: string | undefined): string {
  return path && /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : '/';
}

/** The key stands behind the #, which no server and no log ever sees. */
function loginWith({ error, link, redirect }: { error?: string; link?: string; redirect?: string }): string {
  const query = new URLSearchParams({ ...(redirect ? { redirect } : {}), ...(error ? { error } : {}) });
  return `/login${query.size > 0 ? `?${query}` : ''}${link ? `#link=${link}` : ''}`;
}

function codeOf(error: unknown): string {
  if (isPagewrightError(error)) return error.code;
  throw error;
}

function rememberBrowser(reply: FastifyReply, key: string, origin: string): void {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const age = key ? COOKIE_LIFETIME : 0;
  reply.header('set-cookie', `${COOKIE}=${key}; Path=/api/auth; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`);
}

function browserKeyOf(request: FastifyRequest): string {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
}
