import * as tokenEndpoints from '@pagewright/contract/access-tokens';
import * as accountEndpoints from '@pagewright/contract/accounts';
import { NEW_TOKEN_HEADER } from '@pagewright/contract/endpoint';
import { listPoints } from '@pagewright/contract/points';
import * as profileEndpoints from '@pagewright/contract/profile';
import * as codeEndpoints from '@pagewright/contract/verification';
import { acceptedLanguage } from '../../platform/http/language.ts';
import { signedIn } from '../../platform/http/person.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { PointsHistory } from '../billing/points-history.ts';
import type { AccessTokens } from './access-tokens.ts';
import { CODE } from './codes.ts';
import type { Invitations } from './invitations.ts';
import type { PasswordChanges } from './password-changes.ts';
import type { Profiles } from './profiles.ts';
import type { Accounts } from './service.ts';
import type { Sessions } from './sessions.ts';

interface AccountServices {
  readonly accessTokens: AccessTokens;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly profiles: Profiles;
  readonly passwordChanges: PasswordChanges;
  readonly invitations: Invitations;
  readonly pointsHistory: PointsHistory;
}

const SENT = { resendAfterSeconds: CODE.resendAfter, expiresInSeconds: CODE.lifetime } as const;

export function addAccountRoutes(routes: Routes, services: AccountServices): void {
  addSignIn(routes, services);
  addCodes(routes, services);
  addOwnAccount(routes, services);
  addAccessTokens(routes, services.accessTokens);
}

function addSignIn(routes: Routes, { accounts, sessions }: AccountServices): void {
  routes.open(accountEndpoints.login, ({ body, request }) => accounts.login(body, request.ip));
  routes.open(accountEndpoints.register, ({ body, request }) => accounts.register(body, request.ip));
  routes.open(accountEndpoints.loginByLink, ({ body, request }) => accounts.loginByLink(body, request.ip));
  routes.personal(accountEndpoints.logout, async ({ person }) => {
    await sessions.end(signedIn(person));
    return null;
  });
  routes.personal(accountEndpoints.logoutAll, async ({ person }) => {
    await sessions.endAll(person.id);
    return null;
  });
}

function addCodes(routes: Routes, { accounts, passwordChanges }: AccountServices): void {
  routes.open(codeEndpoints.sendEmailCode, async ({ body, request }) => {
    await accounts.sendEmailCode(
      body,
      body.language ?? acceptedLanguage(request.headers['accept-language']),
      request.ip,
    );
    return SENT;
  });
  routes.open(codeEndpoints.sendPhoneCode, async ({ body, request }) => {
    await accounts.sendPhoneCode(
      body,
      body.language ?? acceptedLanguage(request.headers['accept-language']),
      request.ip,
    );
    return SENT;
  });
  routes.open(codeEndpoints.loginByCode, ({ body, request }) =>
    accounts.loginByCode(body, acceptedLanguage(request.headers['accept-language']), request.ip),
  );
  routes.open(codeEndpoints.registerByCode, ({ body, request }) => accounts.registerByCode(body, request.ip));
  routes.open(codeEndpoints.resetPassword, ({ body, request }) => passwordChanges.reset(body, request.ip));
}

function addOwnAccount(routes: Routes, services: AccountServices): void {
  const { accounts, sessions, profiles, passwordChanges, invitations, pointsHistory } = services;
  routes.personal(accountEndpoints.getInfo, async ({ person, request, reply }) => {
    const token = await sessions.renewedToken(request);
    if (token) reply.header(NEW_TOKEN_HEADER, token);
    return accounts.info(person.id);
  });
  routes.personal(accountEndpoints.getMembership, ({ person }) => accounts.membership(person.id));
  routes.personal(listPoints, ({ person, query }) => pointsHistory.list(person.id, query));
  routes.personal(accountEndpoints.verifyInvitation, async ({ person, body }) => {
    await invitations.verify(person.id, body.code);
    return { verified: true };
  });
  routes.personal(profileEndpoints.getProfile, ({ person }) => profiles.get(person.id));
  routes.personal(profileEndpoints.updateProfile, ({ person, body }) => profiles.update(person.id, body));
  routes.personal(profileEndpoints.updatePassword, async ({ person, body, reply }) => {
    reply.header(NEW_TOKEN_HEADER, await passwordChanges.change(person, body));
    return null;
  });
}

function addAccessTokens(routes: Routes, accessTokens: AccessTokens): void {
  routes.personal(tokenEndpoints.listAccessTokens, ({ person }) => accessTokens.list(person.id));
  routes.personal(tokenEndpoints.addAccessToken, ({ person, body }) => accessTokens.add(person.id, body));
  routes.personal(tokenEndpoints.removeAccessToken, async ({ person, params }) => {
    await accessTokens.remove(person.id, params.id);
    return null;
  });
}
