import { LANGUAGES } from '@pagewright/model/languages';
import { z } from 'zod';
import { email, password, passwordsDiffer, scenario, session } from './accounts.ts';
import { endpoint } from './endpoint.ts';

/** Digits of a verification code (spec §5, §9). */
export const CODE_LENGTH = 6;

/** A phone number as people write it; without a country's code it gets the installation's. */
export const phone = z
  .string()
  .trim()
  .max(24)
  .regex(/^\+?\d(?:[\s-]?\d){5,17}$/);

export const code = z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`));

/** What a code is for; one for another purpose is no good. */
export const codePurpose = z.enum(['login', 'register', 'bind', 'reset']);
export type CodePurpose = z.infer<typeof codePurpose>;

export const sentCode = z.object({
  /** s until another one can be sent. */
  resendAfterSeconds: z.number().int(),
  /** s that the code is good for. */
  expiresInSeconds: z.number().int(),
});

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/captcha/sendCode',
  access: 'public',
  summary: 'Send a verification code to a phone',
  body: z.object({ phone, purpose: codePurpose.default('login'), language: z.enum(LANGUAGES).optional() }),
  data: sentCode,
});

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/captcha/sendEmailCode',
  access: 'public',
  summary: 'Send a verification code by email; the answer does not tell whether there is an account',
  body: z.object({ email, purpose: codePurpose.default('login'), language: z.enum(LANGUAGES).optional() }),
  data: sentCode,
});

export const loginByCode = endpoint({
  method: 'POST',
  path: '/api/auth/login/code',
  access: 'public',
  summary: 'Log in with a code: by email into an existing account, by phone without registration',
  body: z.union([
    z.object({ channel: z.literal('email'), recipient: email, code }),
    z.object({ channel: z.literal('phone'), recipient: phone, code, language: z.enum(LANGUAGES).optional() }),
  ]),
  data: session,
});

export const registerByCode = endpoint({
  method: 'POST',
  path: '/api/auth/register/code',
  access: 'public',
  repeatable: true,
  summary: 'Register with an email that was verified by a code; again with the same password, it logs in',
  body: z
    .object({
      email,
      code,
      password,
      confirmPassword: z.string(),
      scenario,
      agreement: z.literal(true),
      language: z.enum(LANGUAGES).optional(),
    })
    .refine((body) => body.password === body.confirmPassword, passwordsDiffer),
  data: session,
});

/** For people who have forgotten their password: whoever reads the mail of the address may set a new one. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/reset',
  access: 'public',
  summary: 'Set a new password by a code that was sent to the email of the account; every other session ends',
  body: z
    .object({ email, code, password, confirmPassword: z.string() })
    .refine((body) => body.password === body.confirmPassword, passwordsDiffer),
  data: session,
});
