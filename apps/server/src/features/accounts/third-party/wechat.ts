import type { SignInProvider } from '@pagewright/contract/third-party';
import { z } from 'zod';
import type { ProviderSetting } from '../../../platform/provider-settings.ts';
import type { Identity, Provider, SignInSecrets } from './provider.ts';

const OPEN = 'https://open.weixin.qq.com';
/** ms to wait for the service. */
const TIMEOUT = 10_000;

const granted = z.object({ access_token: z.string(), openid: z.string(), unionid: z.string().optional() });
const person = z.object({ nickname: z.string().default('') });

/** WeChat's own form of OAuth 2 for websites: a QR code, parameters of other names, no PKCE. */
export class WeChatProvider implements Provider {
  readonly shown: SignInProvider;
  readonly #setting: ProviderSetting;

  constructor(setting: ProviderSetting) {
    const { id, name, icon } = setting;
    this.shown = { id, name, icon };
    this.#setting = setting;
  }

  async authorizationUrl(callback: URL, { state }: SignInSecrets): Promise<URL> {
    const url = new URL('/connect/qrconnect', OPEN);
    url.search = new URLSearchParams({
      appid: this.#setting.clientId,
      redirect_uri: callback.href,
      response_type: 'code',
      scope: this.#setting.scope ?? 'snsapi_login',
      state,
    }).toString();
    url.hash = 'wechat_redirect';
    return url;
  }

  async identify(answer: URL, { state }: SignInSecrets): Promise<Identity> {
    const code = answer.searchParams.get('code');
    if (!code || answer.searchParams.get('state') !== state) throw new Error('not the answer to this sign-in');
    const { clientId, clientSecret } = this.#setting;
    const token = granted.parse(
      await this.#get('/sns/oauth2/access_token', {
        appid: clientId,
        secret: clientSecret,
        code,
        grant_type: 'authorization_code',
      }),
    );
    const who = person.parse(
      await this.#get('/sns/userinfo', { access_token: token.access_token, openid: token.openid }),
    );
    // The union id is the same for all apps of one owner; without one the id of this app has to do.
    return {
      issuer: this.#setting.issuer,
      subject: token.unionid ?? token.openid,
      name: who.nickname,
      email: undefined,
    };
  }

  async #get(path: string, parameters: Record<string, string>): Promise<unknown> {
    const url = new URL(path, this.#setting.issuer);
    url.search = new URLSearchParams(parameters).toString();
    const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
    if (!reply.ok) throw new Error(`WeChat answered ${reply.status}`);
    return reply.json();
  }
}
