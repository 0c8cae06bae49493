import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '../../../platform/database.ts';
import { signInAt, startTestOidc, type TestOidc } from '../../../testing/test-oidc.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** A real OpenID Connect provider of npm, over HTTP. */
const ORIGIN = 'http://pages.test';
const CALLBACK = `${ORIGIN}/api/auth/oidc/corp/callback`;

let oidc: TestOidc;
let server: TestServer;

beforeAll(async () => {
  oidc = await startTestOidc(CALLBACK, {
    anna: { email: 'anna@corp.test', verified: true },
    bob: { email: 'bob@corp.test', verified: false },
    carl: { email: 'taken@corp.test', verified: true },
  });
  const { issuer, clientId, clientSecret } = oidc;
  const providers = [
    { id: 'corp', name: 'Corp', issuer, clientId, clientSecret },
    { id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9', clientId, clientSecret },
  ];
  server = await startTestServer(await openInMemory(), { providers });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await oidc.stop();
});

interface Begun {
  readonly url: string;
  readonly cookie: string;
}

const headers = { host: 'pages.test' };

async function begin(query = ''): Promise<Begun> {
  const answer = await server.call({ method: 'GET', url: `/api/auth/oidc/corp/start${query}`, headers });
  expect(answer.statusCode).toBe(302);
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  return { url: String(answer.headers.location), cookie: cookie.split(';')[0] ?? '' };
}

async function comeBack(answered: string, cookie: string): Promise<URL> {
  const { pathname, search } = new URL(answered);
  const answer = await server.call({ method: 'GET', url: pathname + search, headers: { ...headers, cookie } });
  expect(answer.statusCode).toBe(302);
  return new URL(String(answer.headers.location), ORIGIN);
}

async function signIn(name: string, query = ''): Promise<URL> {
  const { url, cookie } = await begin(query);
  return comeBack(await signInAt(url, name, CALLBACK), cookie);
}

const keyOf = (url: URL): string => new URLSearchParams(url.hash.slice(1)).get('link') ?? '';
const enter = (key: string) => server.call({ method: 'POST', url: '/api/auth/login/link', payload: { key } });

describe('signing in with a third party', () => {
  it('lists what is set up', async () => {
    const answer = await server.call({ method: 'GET', url: '/api/auth/providers' });
    expect(answer.json().data).toEqual([
      { id: 'corp', name: 'Corp' },
      { id: 'gone', name: 'Gone' },
    ]);
  });

  it('makes an account, and leads to the same one the next time', async () => {
    const back = await signIn('anna', '?redirect=%2Fprojects');
    expect(back.pathname).toBe('/login');
    expect(back.searchParams.get('redirect')).toBe('/projects');
    const first = (await enter(keyOf(back))).json();
    expect(first).toMatchObject({ code: 200, data: { user: { email: 'anna@corp.test', nickName: 'anna of tests' } } });
    const second = (await enter(keyOf(await signIn('anna')))).json();
    expect(second.data.user.userId).toBe(first.data.user.userId);
  });

  it('the key signs in once', async () => {
    const key = keyOf(await signIn('anna'));
    expect((await enter(key)).statusCode).toBe(200);
    expect((await enter(key)).statusCode).toBe(401);
  });

  it('takes no email that the third party has not verified', async () => {
    const entered = (await enter(keyOf(await signIn('bob')))).json();
    expect(entered.data.user.email).toBe('');
  });

  it('never enters an account by its email alone; connecting from within does', async () => {
    const register = { email: 'taken@corp.test', password: 'a long password', confirmPassword: 'a long password' };
    const payload = { ...register, scenario: 'work', agreement: true };
    const { token } = (await server.call({ method: 'POST', url: '/api/register', payload })).json().data;
    expect((await signIn('carl')).searchParams.get('error')).toBe('account/identity-email-taken');

    const body = { method: 'POST', url: '/api/auth/oidc/corp/connect', headers, token } as const;
    const begun = await server.call({ ...body, payload: { redirect: '/account' } });
    const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
    const back = await comeBack(await signInAt(begun.json().data.url, 'carl', CALLBACK), cookie);
    expect(back.pathname).toBe('/account');
    const entered = (await enter(keyOf(await signIn('carl')))).json();
    expect(entered.data.user.email).toBe('taken@corp.test');
    const profile = () => server.call({ method: 'GET', url: '/api/system/user/profile', token });
    expect((await profile()).json().data.providers).toEqual(['corp']);
    await server.call({ method: 'DELETE', url: '/api/auth/oidc/corp', token });
    expect((await profile()).json().data.providers).toEqual([]);
  });

  it('another browser cannot finish it, and no answer counts twice', async () => {
    const { url, cookie } = await begin();
    const other = await begin();
    const answered = await signInAt(url, 'anna', CALLBACK);
    expect((await comeBack(answered, other.cookie)).searchParams.get('error')).toBe('account/sign-in-failed');
    expect((await comeBack(answered, cookie)).searchParams.get('error')).toBe('account/sign-in-failed');
  });

  it('forged answers and unknown providers get a message, not a session', async () => {
    const { cookie } = await begin();
    const forged = await comeBack(`${CALLBACK}?code=abc&state=forged`, cookie);
    expect(forged.href).toBe(`${ORIGIN}/login?error=account%2Fsign-in-failed`);
    const unknown = await server.call({ method: 'GET', url: '/api/auth/oidc/nobody/start', headers });
    expect(unknown.headers.location).toContain('provider-unknown');
    const gone = await server.call({ method: 'GET', url: '/api/auth/oidc/gone/start', headers });
    expect(gone.headers.location).toContain('sign-in-failed');
  });

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'does not lead on to %s',
    async (redirect) => {
      const back = await signIn('anna', `?redirect=${encodeURIComponent(redirect)}`);
      expect(back.searchParams.get('redirect')).toBe('/');
    },
  );
});
