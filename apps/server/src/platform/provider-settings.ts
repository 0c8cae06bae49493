import { z } from 'zod';

/**
 * Third parties that people can sign in with, as the setting PAGEWRIGHT_SIGN_IN lists them in JSON. `google`,
 * `microsoft`, `github` and `wechat` need a client id and secret only; any other OpenID Connect provider its issuer too.
 */
const setting = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** Shown on the button; the presets have names of their own. */
  name: z.string().min(1).max(40).optional(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Where the OpenID Connect provider's metadata is found. */
  issuer: z.url({ protocol: /^https?$/ }).optional(),
  scope: z.string().optional(),
});
export type ProviderSetting = z.infer<typeof setting>;

interface Preset {
  readonly name: string;
  readonly kind: 'openid' | 'github' | 'wechat';
  readonly issuer?: string;
}

export const PRESETS: Readonly<Record<string, Preset>> = {
  google: { name: 'Google', kind: 'openid', issuer: 'https://accounts.google.com' },
  microsoft: { name: 'Microsoft', kind: 'openid', issuer: 'https://login.microsoftonline.com/common/v2.0' },
  github: { name: 'GitHub', kind: 'github' },
  wechat: { name: '微信', kind: 'wechat' },
};

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
  .refine((all) => all.every(({ id, issuer }) => issuer !== undefined || id in PRESETS), {
    message: 'a provider that is no preset needs an issuer',
  })
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { message: 'two providers have one id' });
