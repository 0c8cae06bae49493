import { z } from 'zod';
import { email, membershipInfo, password, passwordsDiffer } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { code, phone } from './verification.ts';

export const PROFILE_LIMITS = { name: 40, bio: 500, tag: 20, tags: 20 } as const;

const tag = z.string().trim().min(1).max(PROFILE_LIMITS.tag);
const name = z.string().trim().min(1).max(PROFILE_LIMITS.name);

/** An account as its owner sees it (spec §3). */
export const profile = z.object({
  userId: z.number().int(),
  userName: z.string(),
  nickName: z.string(),
  /** Empty for people who signed in by phone or with a third party. */
  email: z.string(),
  phonenumber: z.string(),
  bio: z.string(),
  tags: z.array(z.string()),
  /** Registration time, ISO 8601. */
  createTime: z.string(),
  /** Whether the account has a password: without one the first can be set without an old one. */
  hasPassword: z.boolean(),
  /** Third-party sign-ins that lead to this account, by provider id. */
  providers: z.array(z.string()),
  membership: membershipInfo,
});
export type Profile = z.infer<typeof profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/system/user/profile',
  access: 'user',
  scope: 'session',
  summary: 'The own account',
  data: profile,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/system/user/profile',
  access: 'user',
  scope: 'session',
  summary: 'Change names, bio and tags; a new email or phone number needs a code that was sent there to bind it',
  body: z.object({
    nickName: name.optional(),
    userName: name.optional(),
    bio: z.string().trim().max(PROFILE_LIMITS.bio).optional(),
    tags: z
      .array(tag)
      .max(PROFILE_LIMITS.tags)
      .refine((tags) => new Set(tags.map((one) => one.toLowerCase())).size === tags.length, {
        message: 'tag exists',
        params: { error: 'account/tag-exists' },
      })
      .optional(),
    email: email.optional(),
    emailCode: code.optional(),
    phonenumber: phone.optional(),
    phoneCode: code.optional(),
  }),
  data: profile,
});

/** All three are required and the new ones must match (spec §5). */
export const updatePassword = endpoint({
  method: 'PUT',
  path: '/api/system/user/profile/updatePwd',
  access: 'user',
  scope: 'session',
  summary: 'Change the password; every other session ends, and this one goes on with the token of the header',
  secret: true,
  body: z
    .object({ oldPassword: z.string().max(200), newPassword: password, confirmPassword: z.string() })
    .refine((body) => body.newPassword === body.confirmPassword, passwordsDiffer),
  data: z.null(),
});
