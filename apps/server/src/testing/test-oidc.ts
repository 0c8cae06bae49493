import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** A real OpenID Connect provider, and a browser that signs in there. */
export interface TestOidc {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  stop(): Promise<void>;
}

/** People that the provider knows by name; `verified` says whether it has verified their email. */
export interface OidcPerson {
  readonly email: string;
  readonly verified: boolean;
}

/** @param callback the address that the provider may send browsers back to */
export async function startTestOidc(callback: string, people: Readonly<Record<string, OidcPerson>>): Promise<TestOidc> {
  const clientId = 'pagewright';
  const clientSecret = 'a secret for tests only';
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    findAccount: async (_, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        name: `${id} of tests`,
        email: people[id]?.email,
        email_verified: people[id]?.verified === true,
      }),
    }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId,
    clientSecret,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Follows a sign-in at the provider as a person's browser does, up to the address that it is sent back to. */
export async function signInAt(start: string, name: string, callback: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 20; step += 1) {
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(key, value);
    }
    form = undefined;
    const next = answer.headers.get('location');
    if (next) {
      url = new URL(next, url).href;
      if (url.startsWith(callback)) return url;
      continue;
    }
    const page = await answer.text();
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`no form at ${url}: ${page.slice(0, 300)}`);
    url = new URL(action, url).href;
    form = page.includes('name="login"') ? { prompt: 'login', login: name, password: 'any' } : { prompt: 'consent' };
  }
  throw new Error('the sign-in did not end');
}
