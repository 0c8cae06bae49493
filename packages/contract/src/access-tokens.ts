import { z } from 'zod';
import { endpoint, idParams, nothing, TOKEN_SCOPES } from './endpoint.ts';

/** What every personal access token begins with, so that people and scanners of sources know one when they see it. */
export const TOKEN_PREFIX = 'pw_';

export const TOKEN_LIMITS = { tokens: 20, name: 60 } as const;

/** Days that a token can be made for; null for one that lasts until it is revoked. */
export const TOKEN_LIFETIMES = [30, 90, 365, null] as const;
export type TokenLifetime = (typeof TOKEN_LIFETIMES)[number];

/** A key with which a program acts for a person. The key itself is shown once, when it is made. */
export const accessToken = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  /** ISO 8601; null where it does not end. */
  expiresAt: z.string().nullable(),
  hasExpired: z.boolean(),
  /** ISO 8601, to the minute; null where it has never been used. */
  lastUsedAt: z.string().nullable(),
  createTime: z.string(),
});
export type AccessToken = z.infer<typeof accessToken>;

const tokenPath = '/api/system/user/token';

export const listAccessTokens = endpoint({
  method: 'GET',
  path: `${tokenPath}/list`,
  access: 'user',
  scope: 'session',
  summary: 'The personal access tokens of the account, the newest first, those that have expired too',
  data: z.array(accessToken),
});
export const addAccessToken = endpoint({
  method: 'POST',
  path: `${tokenPath}/add`,
  access: 'user',
  scope: 'session',
  summary: 'Make a personal access token for programs and assistants. The answer alone holds it: it is not stored',
  body: z.object({
    name: z.string().trim().min(1).max(TOKEN_LIMITS.name),
    scopes: z
      .array(z.enum(TOKEN_SCOPES))
      .min(1)
      .max(TOKEN_SCOPES.length)
      .refine((scopes) => new Set(scopes).size === scopes.length),
    /** Days. */
    lifetime: z.literal(TOKEN_LIFETIMES),
  }),
  secret: true,
  data: accessToken.extend({ token: z.string() }),
});
export const removeAccessToken = endpoint({
  method: 'DELETE',
  path: `${tokenPath}/remove/:id`,
  access: 'user',
  scope: 'session',
  summary: 'Revoke a personal access token: the next call with it is turned away',
  params: idParams,
  data: nothing,
});
