import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Whose mark stands on the button; `openid` for providers that are no preset. */
export const signInIcon = z.enum(['google', 'microsoft', 'github', 'wechat', 'openid']);
export type SignInIcon = z.infer<typeof signInIcon>;

/** A way to sign in with an account elsewhere that this installation has set up. */
export const signInProvider = z.object({
  id: z.string(),
  name: z.string(),
  icon: signInIcon,
});
export type SignInProvider = z.infer<typeof signInProvider>;

const providerParams = z.object({ provider: z.string().regex(/^[a-z0-9-]{1,40}$/) });
/** A path of the app to come back to; others are not followed. */
const backTo = z.object({ redirect: z.string().max(2_000).optional() });

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/auth/providers',
  access: 'public',
  summary: 'Third parties that people can sign in with here',
  data: z.array(signInProvider),
});

export const startSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/oidc/:provider/start',
  access: 'public',
  summary: 'Go to a third party to sign in there',
  params: providerParams,
  query: backTo,
  data: z.null(),
  answer: 'redirect',
});

export const finishSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/oidc/:provider/callback',
  access: 'public',
  summary:
    'Come back from a third party: leads to /login with a one-time key behind the #, or back to where connecting began; ?error= names the error code where it failed',
  params: providerParams,
  data: z.null(),
  answer: 'redirect',
});

export const connectProvider = endpoint({
  method: 'POST',
  path: '/api/auth/oidc/:provider/connect',
  access: 'user',
  scope: 'session',
  summary: 'The address to go to for connecting a third-party sign-in to the own account',
  params: providerParams,
  body: backTo,
  data: z.object({ url: z.string() }),
});

export const disconnectProvider = endpoint({
  method: 'DELETE',
  path: '/api/auth/oidc/:provider',
  access: 'user',
  scope: 'session',
  summary: 'Take a third-party sign-in off the own account, unless it is the only way into it',
  params: providerParams,
  data: z.null(),
});
