import type { SignInProvider } from '@pagewright/contract/third-party';
import * as client from 'openid-client';
import type { ProviderSetting } from '../../../platform/provider-settings.ts';
import type { Identity, Provider, SignInSecrets } from './provider.ts';

const SCOPE = 'openid email profile';

/** Any OpenID Connect provider, with PKCE, state and nonce. */
export class OpenIdProvider implements Provider {
  readonly shown: SignInProvider;
  readonly #setting: ProviderSetting;
  readonly #issuer: URL;
  #configuration: Promise<client.Configuration> | undefined;

  constructor(setting: ProviderSetting) {
    const { id, name, icon, issuer } = setting;
    this.shown = { id, name, icon };
    this.#setting = setting;
    this.#issuer = new URL(issuer);
  }

  async authorizationUrl(callback: URL, { state, nonce, codeVerifier }: SignInSecrets): Promise<URL> {
    return client.buildAuthorizationUrl(await this.#discovered(), {
      redirect_uri: callback.href,
      scope: this.#setting.scope ?? SCOPE,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
  }

  async identify(answer: URL, { state, nonce, codeVerifier }: SignInSecrets): Promise<Identity> {
    const configuration = await this.#discovered();
    const tokens = await client.authorizationCodeGrant(configuration, answer, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('no identity token');
    const hasEmail = claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint;
    const more = hasEmail ? claims : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    const email = more.email_verified === true && typeof more.email === 'string' ? more.email : undefined;
    return { issuer: claims.iss, subject: claims.sub, name: typeof more.name === 'string' ? more.name : '', email };
  }

  /** Asked once; again after a failure. */
  #discovered(): Promise<client.Configuration> {
    const { clientId, clientSecret } = this.#setting;
    // A provider in the own network may speak plain HTTP; whoever configures one says so with its address.
    const execute = this.#issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    this.#configuration ??= client
      .discovery(this.#issuer, clientId, clientSecret, undefined, { execute })
      .catch((error) => {
        this.#configuration = undefined;
        throw error;
      });
    return this.#configuration;
  }
}
