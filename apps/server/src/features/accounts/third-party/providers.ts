import type { ProviderSetting } from '../../../platform/provider-settings.ts';
import { GitHubProvider } from './github.ts';
import { OpenIdProvider } from './openid.ts';
import type { Provider } from './provider.ts';
import { WeChatProvider } from './wechat.ts';

const KINDS = { openid: OpenIdProvider, github: GitHubProvider, wechat: WeChatProvider } as const;

export function createProviders(settings: readonly ProviderSetting[]): Provider[] {
  return settings.map((setting) => new KINDS[setting.kind](setting));
}
