import type { SignInIcon } from '@pagewright/contract/third-party';
import { z } from 'zod';

interface Preset {
  readonly name: string;
  readonly kind: 'openid' | 'github' | 'wechat';
  readonly issuer?: string;
}

/** Providers that need a client id and secret only. Each has a mark of its own. */
const PRESETS: Readonly<Record<Exclude<SignInIcon, 'openid'>, Preset>> = {
  google: { name: 'Google', kind: 'openid', issuer: 'https://accounts.google.com' },
  microsoft: { name: 'Microsoft', kind: 'openid', issuer: 'https://login.microsoftonline.com/common/v2.0' },
  github: { name: 'GitHub', kind: 'github', issuer: 'https://github.com' },
  wechat: { name: '微信 WeChat', kind: 'wechat', issuer: 'https://api.weixin.qq.com' },
};

/** As people write it; any OpenID Connect provider that is no preset needs its issuer. */
const setting = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    /** Shown on the button; the presets have names of their own. */
    name: z.string().min(1).max(40).optional(),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    /** Where the OpenID Connect provider's metadata is found; for GitHub an enterprise server. */
    issuer: z.url({ protocol: /^https?$/ }).optional(),
    scope: z.string().optional(),
  })
  .transform(({ issuer, name, ...given }, context) => {
    const preset = isPreset(given.id) ? PRESETS[given.id] : undefined;
    const at = issuer ?? preset?.issuer;
    if (at === undefined) {
      context.addIssue({ code: 'custom', message: 'a provider that is no preset needs an issuer' });
      return z.NEVER;
    }
    const icon: SignInIcon = isPreset(given.id) ? given.id : 'openid';
    const kind = preset?.kind ?? 'openid';
    return { ...given, name: name ?? preset?.name ?? given.id, issuer: at, icon, kind };
  });
/** A third party as its provider is made of it. */
export type ProviderSetting = z.output<typeof setting>;

/** Third parties that people can sign in with, as the setting PAGEWRIGHT_SIGN_IN lists them in JSON. */
export const providerSettings = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text || '[]') as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(setting))
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { message: 'two providers have one id' });

function isPreset(id: string): id is keyof typeof PRESETS {
  return Object.hasOwn(PRESETS, id);
}
