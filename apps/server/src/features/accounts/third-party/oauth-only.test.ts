import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { providerSettings } from '../../../platform/provider-settings.ts';
import type { Provider, SignInSecrets } from './provider.ts';
import { createProviders } from './providers.ts';

/** GitHub and WeChat do not run on one's own machine: servers here answer as their documentation says. */

const CALLBACK = new URL('https://pages.test/api/auth/oidc/x/callback');
const SECRETS: SignInSecrets = {
  state: 'the-state',
  nonce: 'unused',
  codeVerifier: 'a-verifier-that-is-long-enough-for-pkce-to-take-it',
};
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Heard {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: URLSearchParams;
  readonly request: IncomingMessage;
}

/** Answers by path, and keeps what it was asked. */
async function site(answers: Readonly<Record<string, unknown>>): Promise<{ origin: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://site');
    const body = new URLSearchParams(Buffer.concat(chunks).toString());
    heard.push({ path: pathname, query: searchParams, body, request });
    const answer = answers[pathname];
    response
      .writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? {}));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

function provider(id: string, issuer?: string): Provider {
  const setting = { id, clientId: 'our-id', clientSecret: 'our-secret', ...(issuer ? { issuer } : {}) };
  const [made] = createProviders(providerSettings.parse(JSON.stringify([setting])));
  if (!made) throw new Error('no provider');
  return made;
}

const answerWith = (query: string) => new URL(`${CALLBACK.href}?${query}`);

describe('GitHub', () => {
  const token = { access_token: 'gho_1', token_type: 'bearer', scope: 'read:user,user:email' };
  const answers = {
    '/login/oauth/access_token': token,
    '/api/v3/user': { id: 583231, login: 'octocat', name: null },
    '/api/v3/user/emails': [
      { email: 'old@example.org', primary: false, verified: true },
      { email: 'octo@example.org', primary: true, verified: true },
    ],
  };

  it('is asked at its own address, with PKCE', async () => {
    const url = await provider('github').authorizationUrl(CALLBACK, SECRETS);
    expect(url.origin + url.pathname).toBe('https://github.com/login/oauth/authorize');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'our-id',
      redirect_uri: CALLBACK.href,
      state: 'the-state',
      scope: 'read:user user:email',
      code_challenge_method: 'S256',
    });
    expect(url.href).not.toContain('our-secret');
  });

  it('tells who somebody is by its API, and their verified address', async () => {
    const { origin, heard } = await site(answers);
    const identity = await provider('github', origin).identify(answerWith('code=abc&state=the-state'), SECRETS);
    expect(identity).toEqual({ issuer: origin, subject: '583231', name: 'octocat', email: 'octo@example.org' });
    expect(heard[0]?.body.get('code')).toBe('abc');
    expect(heard[0]?.body.get('code_verifier')).toBe(SECRETS.codeVerifier);
    expect(heard[1]?.request.headers.authorization).toBe('Bearer gho_1');
    // GitHub refuses callers without one.
    expect(heard[1]?.request.headers['user-agent']).toBeTruthy();
  });

  it('gives no address that is not verified', async () => {
    const unverified = [{ email: 'octo@example.org', primary: true, verified: false }];
    const { origin } = await site({ ...answers, '/api/v3/user/emails': unverified });
    const identity = await provider('github', origin).identify(answerWith('code=abc&state=the-state'), SECRETS);
    expect(identity.email).toBeUndefined();
  });

  it('is not believed with another state, nor without a person', async () => {
    const { origin, heard } = await site({ ...answers, '/api/v3/user': { message: 'Bad credentials' } });
    const github = provider('github', origin);
    await expect(github.identify(answerWith('code=abc&state=another'), SECRETS)).rejects.toThrow();
    expect(heard).toEqual([]);
    await expect(github.identify(answerWith('code=abc&state=the-state'), SECRETS)).rejects.toThrow();
  });
});

describe('WeChat', () => {
  const answers = {
    '/sns/oauth2/access_token': { access_token: 'wx_1', openid: 'open-1', unionid: 'union-1', expires_in: 7200 },
    '/sns/userinfo': { openid: 'open-1', nickname: '小明', unionid: 'union-1' },
  };

  it('shows its QR code', async () => {
    const url = await provider('wechat').authorizationUrl(CALLBACK, SECRETS);
    expect(url.href).toMatch(/^https:\/\/open\.weixin\.qq\.com\/connect\/qrconnect\?.*#wechat_redirect$/);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      appid: 'our-id',
      redirect_uri: CALLBACK.href,
      response_type: 'code',
      state: 'the-state',
    });
  });

  it('knows somebody by the id that is the same for all apps of one owner', async () => {
    const { origin, heard } = await site(answers);
    const identity = await provider('wechat', origin).identify(answerWith('code=abc&state=the-state'), SECRETS);
    expect(identity).toEqual({ issuer: origin, subject: 'union-1', name: '小明', email: undefined });
    expect(heard[0]?.query.get('secret')).toBe('our-secret');
    expect(heard[1]?.query.get('openid')).toBe('open-1');
  });

  it('is not believed with another state, nor where it answers an error with status 200', async () => {
    const { origin } = await site({ '/sns/oauth2/access_token': { errcode: 40029, errmsg: 'invalid code' } });
    const wechat = provider('wechat', origin);
    await expect(wechat.identify(answerWith('code=abc&state=another'), SECRETS)).rejects.toThrow();
    await expect(wechat.identify(answerWith('code=abc&state=the-state'), SECRETS)).rejects.toThrow();
  });
});

describe('the setting', () => {
  it.each([
    ['no JSON', '{'],
    ['no list', '{}'],
    ['no client id', '[{"id":"google","clientSecret":"x"}]'],
    ['an own provider without an issuer', '[{"id":"corp","clientId":"x","clientSecret":"x"}]'],
    ['a name that only looks like a preset', '[{"id":"constructor","clientId":"x","clientSecret":"x"}]'],
    ['an issuer that is no web address', '[{"id":"corp","clientId":"x","clientSecret":"x","issuer":"file:///etc"}]'],
    ['two of one id', JSON.stringify([1, 2].map(() => ({ id: 'google', clientId: 'x', clientSecret: 'x' })))],
  ])('refuses %s', (_, text) => expect(providerSettings.safeParse(text).success).toBe(false));

  it('needs no more than a client id and a secret for the presets', () => {
    const ids = ['google', 'microsoft', 'github', 'wechat'];
    const text = JSON.stringify(ids.map((id) => ({ id, clientId: 'x', clientSecret: 'x' })));
    const shown = createProviders(providerSettings.parse(text)).map((one) => one.shown);
    expect(shown.map(({ id, icon }) => [id, icon])).toEqual(ids.map((id) => [id, id]));
  });
});
