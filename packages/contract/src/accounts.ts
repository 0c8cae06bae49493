import { LANGUAGES } from '@pagewright/model/languages';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Password length (spec §9). */
export const PASSWORD_MIN = 6;

export const email = z.email().max(254);
export const password = z.string().min(PASSWORD_MIN).max(200);
/** What people want it for (spec §5: must be chosen). */
export const scenario = z.enum(['work', 'study', 'business', 'personal', 'other']);
/** What is said where the confirmation differs (spec §5). */
export const passwordsDiffer = {
  path: ['confirmPassword'],
  message: '两次输入的密码不一致',
  params: { error: 'account/password-mismatch' },
};

/** User info (spec §3). */
export const userInfo = z.object({
  userId: z.number().int(),
  nickName: z.string(),
  userName: z.string(),
  phonenumber: z.string(),
  email: z.string(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const session = z.object({
  /** JWT with exp and iat. */
  token: z.string(),
  user: userInfo,
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
});
export type Session = z.infer<typeof session>;

/** Membership info (spec §3). */
export const membershipInfo = z.object({
  membershipLevel: z.string().default('free'),
  isValid: z.boolean(),
  remainingDays: z.number(),
  points: z.number(),
  /** ISO 8601, or null where it does not expire. */
  expireTime: z.string().nullable(),
});
export type MembershipInfo = z.infer<typeof membershipInfo>;

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  repeatable: true,
  summary: 'Log in with email or phone number, and password',
  body: z.object({ username: z.string().min(1).max(254), password: z.string().min(1).max(200) }),
  data: session,
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  repeatable: true,
  summary: 'Register with email and password; again with the same password, it logs in',
  body: z
    .object({
      email,
      password,
      confirmPassword: z.string(),
      scenario,
      agreement: z.literal(true),
      language: z.enum(LANGUAGES).optional(),
    })
    .refine((body) => body.password === body.confirmPassword, passwordsDiffer),
  data: session,
});

export const loginByLink = endpoint({
  method: 'POST',
  path: '/api/auth/login/link',
  access: 'public',
  summary: "Sign in with a one-time key: of the start-up message's link, or of a sign-in with a third party",
  body: z.object({ key: z.string().min(16).max(200) }),
  data: session,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'user',
  scope: 'session',
  summary: 'End this session',
  data: z.null(),
});

export const logoutAll = endpoint({
  method: 'POST',
  path: '/api/logout/all',
  access: 'user',
  scope: 'session',
  summary: 'End all sessions of this person, on all devices',
  data: z.null(),
});

export const getInfo = endpoint({
  method: 'GET',
  path: '/api/getInfo',
  access: 'user',
  scope: 'session',
  summary: 'Who is signed in; a fresh token comes in the header where the old one is due',
  data: z.object({ user: userInfo, roles: z.array(z.string()), permissions: z.array(z.string()) }),
});

/** The spec writes this path with its /api/ already (spec §7). */
export const getMembership = endpoint({
  method: 'GET',
  path: '/api/membership/info',
  access: 'user',
  scope: 'session',
  summary: 'Level, validity, days and points',
  data: membershipInfo,
});

export const verifyInvitation = endpoint({
  method: 'POST',
  path: '/api/pagewright/invitation/verify',
  access: 'user',
  scope: 'session',
  summary: 'Enter an invitation code',
  body: z.object({ code: z.string().trim().min(4).max(64) }),
  data: z.object({ verified: z.boolean() }),
});
