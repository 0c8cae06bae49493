import type { SignInProvider } from '@pagewright/contract/third-party';
import * as client from 'openid-client';
import { z } from 'zod';
import type { ProviderSetting } from '../../../platform/provider-settings.ts';
import type { Identity, Provider, SignInSecrets } from './provider.ts';

const SITE = 'https://github.com';

const person = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() });
const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub speaks OAuth 2 without identity tokens: who somebody is, its API says. */
export class GitHubProvider implements Provider {
  readonly shown: SignInProvider;
  readonly #issuer: string;
  readonly #api: string;
  readonly #scope: string;
  readonly #configuration: client.Configuration;

  constructor({ id, name, icon, clientId, clientSecret, scope, ...setting }: ProviderSetting) {
    const issuer = setting.issuer.replace(/\/$/, '');
    this.shown = { id, name, icon };
    this.#issuer = issuer;
    // An enterprise server has its API under its own address.
    this.#api = issuer === SITE ? 'https://api.github.com' : `${issuer}/api/v3`;
    this.#scope = scope ?? 'read:user user:email';
    const endpoints = {
      issuer,
      authorization_endpoint: `${issuer}/login/oauth/authorize`,
      token_endpoint: `${issuer}/login/oauth/access_token`,
    };
    this.#configuration = new client.Configuration(endpoints, clientId, clientSecret);
    // Whoever configures a server without TLS says so with its address.
    if (issuer.startsWith('http:')) client.allowInsecureRequests(this.#configuration);
  }

  async authorizationUrl(callback: URL, { state, codeVerifier }: SignInSecrets): Promise<URL> {
    return client.buildAuthorizationUrl(this.#configuration, {
      redirect_uri: callback.href,
      scope: this.#scope,
      state,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
  }

  async identify(answer: URL, { state, codeVerifier }: SignInSecrets): Promise<Identity> {
    const tokens = await client.authorizationCodeGrant(this.#configuration, answer, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
    });
    const read = async (path: string): Promise<unknown> => {
      const url = new URL(this.#api + path);
      const reply = await client.fetchProtectedResource(this.#configuration, tokens.access_token, url, 'GET');
      return reply.json();
    };
    const { id, login, name } = person.parse(await read('/user'));
    const known = emails.safeParse(await read('/user/emails'));
    const email = known.success ? known.data.find(({ primary, verified }) => primary && verified)?.email : undefined;
    return { issuer: this.#issuer, subject: String(id), name: name || login, email };
  }
}
