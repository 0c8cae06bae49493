import * as endpoints from '@pagewright/contract/accounts';
import { NEW_TOKEN_HEADER } from '@pagewright/contract/endpoint';
import type { Routes } from '../../platform/http/routes.ts';
import type { Invitations } from './invitations.ts';
import type { Accounts } from './service.ts';
import type { Sessions } from './sessions.ts';

export function addAccountRoutes(
  routes: Routes,
  accounts: Accounts,
  sessions: Sessions,
  invitations: Invitations,
): void {
  routes.open(endpoints.login, ({ body, request }) => accounts.login(body, request.ip));
  routes.open(endpoints.register, ({ body, request }) => accounts.register(body, request.ip));
  routes.open(endpoints.loginByLink, ({ body, request }) => accounts.loginByLink(body.key, request.ip));
  routes.personal(endpoints.logout, async ({ person }) => {
    await sessions.end(person);
    return null;
  });
  routes.personal(endpoints.getInfo, async ({ person, request, reply }) => {
    const token = await sessions.renewedToken(request);
    if (token) reply.header(NEW_TOKEN_HEADER, token);
    return accounts.info(person.id);
  });
  routes.personal(endpoints.getMembership, ({ person }) => accounts.membership(person.id));
  routes.personal(endpoints.verifyInvitation, async ({ person, body }) => {
    await invitations.verify(person.id, body.code);
    return { verified: true };
  });
}
