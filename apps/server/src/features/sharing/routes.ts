import * as endpoints from '@pagewright/contract/sharing';
import type { Authenticator } from '../../platform/http/person.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { whoAsks } from '../../platform/http/who-asks.ts';
import type { ShareLinks } from './links.ts';
import type { SharedDocuments } from './shared-documents.ts';
import type { Visits } from './visits.ts';

export interface SharingServices {
  readonly authenticator: Authenticator;
  readonly shareLinks: ShareLinks;
  readonly visits: Visits;
  readonly sharedDocuments: SharedDocuments;
}

export function addSharingRoutes(
  routes: Routes,
  { authenticator, shareLinks, visits, sharedDocuments: shared }: SharingServices,
): void {
  routes.personal(endpoints.listShareLinks, ({ person, params }) => shareLinks.list(person.id, params.id));
  routes.personal(endpoints.addShareLink, ({ person, body }) => shareLinks.add(person.id, body));
  routes.personal(endpoints.editShareLink, ({ person, body }) => shareLinks.edit(person.id, body));
  routes.personal(endpoints.removeShareLink, async ({ person, params }) => {
    await shareLinks.remove(person.id, params.id);
    return null;
  });
  routes.open(endpoints.openShareLink, async ({ body, request }) => {
    const userId = await whoAsks(authenticator, request);
    return { token: (await visits.open({ ...body, ip: request.ip, userId })) ?? null };
  });
  routes.shared(endpoints.getSharedDocument, ({ visit }) => shared.get(visit));
  routes.sharedList(endpoints.listSharedPages, async ({ visit }) => shared.pages(visit));
  routes.sharedFile(endpoints.getSharedPicture, ({ visit, params }) => shared.picture(visit, params.key));
  routes.sharedFile(endpoints.getSharedImage, ({ visit, params }) => shared.image(visit, params.key));
  routes.sharedFile(endpoints.downloadShared, ({ visit, body, signal }) => shared.download(visit, body, signal));
}
