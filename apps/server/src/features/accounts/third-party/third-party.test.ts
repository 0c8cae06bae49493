import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAt, startTestOidc, type TestOidc } from '../../../testing/test-oidc.ts';
import { onBothDatabases, type TestPerson } from '../../../testing/test-server.ts';

/** A real OpenID Connect provider of npm, over HTTP. */
const ORIGIN = 'http://pages.test';
const CALLBACK = `${ORIGIN}/api/auth/oidc/corp/callback`;

let oidc: TestOidc;

beforeAll(async () => {
  oidc = await startTestOidc(CALLBACK, {
    anna: { email: 'anna@corp.test', verified: true },
    bob: { email: 'bob@corp.test', verified: false },
    carl: { email: 'taken@corp.test', verified: true },
    dora: { email: 'dora@corp.test', verified: false },
  });
});
afterAll(() => oidc.stop());

const providers = () => {
  const { issuer, clientId, clientSecret } = oidc;
  return [
    { id: 'corp', name: 'Corp', issuer, clientId, clientSecret },
    { id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9', clientId, clientSecret },
    { id: 'google', clientId, clientSecret },
  ];
};

interface Begun {
  readonly url: string;
  readonly cookie: string;
}

let addresses = 0;

onBothDatabases(
  'signing in with a third party',
  () => ({ providers: providers() }),
  (current) => {
    /** Every call from an address of its own. */
    const headers = () => {
      addresses += 1;
      return { host: 'pages.test', 'x-forwarded-for': `10.3.${addresses >> 8}.${addresses & 255}` };
    };
    const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
      String(answer.headers['set-cookie']).split(';')[0] ?? '';

    async function begin(query = ''): Promise<Begun> {
      const url = `/api/auth/oidc/corp/start${query}`;
      const answer = await current().call({ method: 'GET', url, headers: headers() });
      expect(answer.statusCode).toBe(302);
      expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/);
      return { url: String(answer.headers.location), cookie: cookieOf(answer) };
    }

    async function beginConnecting(token: string, redirect = '/account'): Promise<Begun> {
      const url = '/api/auth/oidc/corp/connect';
      const answer = await current().call({ method: 'POST', url, headers: headers(), token, payload: { redirect } });
      return { url: answer.json().data.url, cookie: cookieOf(answer) };
    }

    async function comeBack(answered: string, cookie: string): Promise<URL> {
      const { pathname, search } = new URL(answered);
      const url = pathname + search;
      const answer = await current().call({ method: 'GET', url, headers: { ...headers(), cookie } });
      expect(answer.statusCode).toBe(302);
      return new URL(String(answer.headers.location), ORIGIN);
    }

    async function signIn(name: string, query = ''): Promise<URL> {
      const { url, cookie } = await begin(query);
      return comeBack(await signInAt(url, name, CALLBACK), cookie);
    }

    async function connect(person: Pick<TestPerson, 'token'>, name: string): Promise<URL> {
      const { url, cookie } = await beginConnecting(person.token);
      return comeBack(await signInAt(url, name, CALLBACK), cookie);
    }

    const keyOf = (url: URL): string => new URLSearchParams(url.hash.slice(1)).get('link') ?? '';
    const enter = (key: string) =>
      current().call({ method: 'POST', url: '/api/auth/login/link', headers: headers(), payload: { key } });
    const profileOf = async (token: string) =>
      (await current().call({ method: 'GET', url: '/api/system/user/profile', token })).json().data;
    const disconnect = (token: string) => current().call({ method: 'DELETE', url: '/api/auth/oidc/corp', token });

    it('lists what is set up, with its mark', async () => {
      const answer = await current().call({ method: 'GET', url: '/api/auth/providers' });
      expect(answer.json().data).toEqual([
        { id: 'corp', name: 'Corp', icon: 'openid' },
        { id: 'gone', name: 'Gone', icon: 'openid' },
        { id: 'google', name: 'Google', icon: 'google' },
      ]);
      expect(answer.body).not.toContain(oidc.clientSecret);
    });

    it('asks with state, nonce and PKCE, new ones each time', async () => {
      const asked = [new URL((await begin()).url), new URL((await begin()).url)];
      for (const { searchParams } of asked) {
        expect(searchParams.get('code_challenge_method')).toBe('S256');
        expect(searchParams.get('redirect_uri')).toBe(CALLBACK);
      }
      for (const name of ['state', 'nonce', 'code_challenge']) {
        const [first, second] = asked.map(({ searchParams }) => searchParams.get(name) ?? '');
        expect(first).toMatch(/^[\w-]{43}$/);
        expect(first).not.toBe(second);
      }
    });

    it('makes an account, and leads to the same one the next time', async () => {
      const back = await signIn('anna', '?redirect=%2Fprojects');
      expect(back.pathname).toBe('/login');
      expect(back.searchParams.get('redirect')).toBe('/projects');
      expect(back.search).not.toContain(keyOf(back));
      const first = (await enter(keyOf(back))).json();
      expect(first).toMatchObject({
        code: 200,
        data: { user: { email: 'anna@corp.test', nickName: 'anna of tests' } },
      });
      const second = (await enter(keyOf(await signIn('anna')))).json();
      expect(second.data.user.userId).toBe(first.data.user.userId);
    });

    it('the key signs in once', async () => {
      const key = keyOf(await signIn('anna'));
      const answers = await Promise.all([enter(key), enter(key), enter(key)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    });

    it('takes no email that the third party has not verified', async () => {
      const entered = (await enter(keyOf(await signIn('bob')))).json();
      expect(entered.data.user.email).toBe('');
    });

    it('never enters an account by its email alone; connecting from within does', async () => {
      const register = { email: 'taken@corp.test', password: 'a long password', confirmPassword: 'a long password' };
      const payload = { ...register, scenario: 'work', agreement: true };
      const registered = await current().call({ method: 'POST', url: '/api/register', headers: headers(), payload });
      const { token } = registered.json().data;
      const refused = await signIn('carl', '?redirect=%2Fcreate');
      expect(refused.searchParams.get('error')).toBe('account/identity-email-taken');
      expect(refused.searchParams.get('redirect')).toBe('/create');
      expect(keyOf(refused)).toBe('');

      expect((await connect({ token }, 'carl')).pathname).toBe('/account');
      const entered = (await enter(keyOf(await signIn('carl')))).json();
      expect(entered.data.user.email).toBe('taken@corp.test');
      expect((await profileOf(token)).providers).toEqual(['corp']);
      expect((await disconnect(token)).statusCode).toBe(200);
      expect((await profileOf(token)).providers).toEqual([]);
    });

    it('connects no account that is another person’s, and says so where the person came from', async () => {
      await signIn('anna');
      const person = await current().newPerson();
      const back = await connect(person, 'anna');
      expect(back.href).toBe(`${ORIGIN}/account?error=account%2Fidentity-taken`);
      expect((await profileOf(person.token)).providers).toEqual([]);
    });

    it('the only way into an account cannot be taken off it', async () => {
      const { token } = (await enter(keyOf(await signIn('dora')))).json().data;
      expect((await disconnect(token)).json()).toMatchObject({ code: 409, error: 'account/last-sign-in' });
      expect((await profileOf(token)).providers).toEqual(['corp']);
    });

    it('signing out everywhere also ends connecting and signing in that have begun', async () => {
      const person = await current().newPerson();
      const { url, cookie } = await beginConnecting(person.token);
      const answered = await signInAt(url, 'erik', CALLBACK);
      const key = keyOf(await signIn('anna'));
      const anna = (await enter(keyOf(await signIn('anna')))).json().data.token;
      for (const token of [person.token, anna]) {
        await current().call({ method: 'POST', url: '/api/logout/all', token });
      }
      expect((await comeBack(answered, cookie)).searchParams.get('error')).toBe('account/sign-in-failed');
      expect((await enter(key)).statusCode).toBe(401);
    });

    it('whoever says no there comes back without a message', async () => {
      const { url, cookie } = await begin('?redirect=%2Fprojects');
      const state = new URL(url).searchParams.get('state');
      const back = await comeBack(`${CALLBACK}?error=access_denied&state=${state}`, cookie);
      expect(back.href).toBe(`${ORIGIN}/login?redirect=%2Fprojects`);
    });

    it('another browser cannot finish it, and no answer counts twice', async () => {
      const { url, cookie } = await begin();
      const other = await begin();
      const answered = await signInAt(url, 'anna', CALLBACK);
      expect((await comeBack(answered, other.cookie)).searchParams.get('error')).toBe('account/sign-in-failed');
      expect((await comeBack(answered, cookie)).searchParams.get('error')).toBe('account/sign-in-failed');
    });

    it('a code that was got in another sign-in is no good: PKCE', async () => {
      const stolen = new URL(await signInAt((await begin()).url, 'anna', CALLBACK));
      const mine = await begin();
      stolen.searchParams.set('state', new URL(mine.url).searchParams.get('state') ?? '');
      const back = await comeBack(stolen.href, mine.cookie);
      expect(back.searchParams.get('error')).toBe('account/sign-in-failed');
      expect(keyOf(back)).toBe('');
    });

    it('forged answers and unknown providers get a message, not a session', async () => {
      const { cookie } = await begin();
      const forged = await comeBack(`${CALLBACK}?code=abc&state=forged`, cookie);
      expect(forged.href).toBe(`${ORIGIN}/login?error=account%2Fsign-in-failed`);
      const start = (provider: string) =>
        current().call({ method: 'GET', url: `/api/auth/oidc/${provider}/start`, headers: headers() });
      expect((await start('nobody')).headers.location).toContain('provider-unknown');
      expect((await start('gone')).headers.location).toContain('sign-in-failed');
    });

    it('begins fifty times from one address', async () => {
      const from = { ...headers(), 'x-forwarded-for': '10.99.0.1' };
      const start = () => current().call({ method: 'GET', url: '/api/auth/oidc/corp/start', headers: from });
      for (let times = 0; times < 50; times += 1) await start();
      expect(String((await start()).headers.location)).toMatch(/^\/login\?.*error=request%2Ftoo-many/);
    });

    it.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/..//evil.test', '//', 'javascript:alert(1)'])(
      'does not lead on to %s',
      async (redirect) => {
        const back = await signIn('anna', `?redirect=${encodeURIComponent(redirect)}`);
        expect(back.searchParams.get('redirect')).toBe('/');
        const { cookie, url } = await beginConnecting((await current().newPerson()).token, redirect);
        const state = new URL(url).searchParams.get('state');
        expect((await comeBack(`${CALLBACK}?error=access_denied&state=${state}`, cookie)).href).toBe(`${ORIGIN}/`);
      },
    );
  },
);
