import * as endpoints from '@pagewright/contract/collections';
import type { Authenticator } from '../../platform/http/person.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { whoAsks } from '../../platform/http/who-asks.ts';
import type { PublishedWorks } from './published-works.ts';
import type { Publishing } from './publishing.ts';
import type { WorkUse } from './work-use.ts';

interface CollectionServices {
  readonly authenticator: Authenticator;
  readonly publishedWorks: PublishedWorks;
  readonly publishing: Publishing;
  readonly workUse: WorkUse;
}

export function addCollectionRoutes(routes: Routes, services: CollectionServices): void {
  const { authenticator, publishedWorks: works, publishing, workUse } = services;
  routes.open(endpoints.listCollections, async ({ query, request }) =>
    works.list(await whoAsks(authenticator, request), query),
  );
  routes.open(endpoints.getCollection, async ({ params, request }) =>
    works.get(await whoAsks(authenticator, request), params.id),
  );
  routes.openList(endpoints.listCollectionPages, ({ params, query }) => works.pages(params.id, query.limit));
  routes.openFile(endpoints.getCollectionImage, ({ params }) => works.image(params.id, params.key));
  routes.personal(endpoints.listOwnCollections, ({ person }) => works.own(person.id));
  routes.personal(endpoints.publishCollection, async ({ person, body }) =>
    works.get(person.id, await publishing.publish(person.id, body)),
  );
  routes.personal(endpoints.editCollection, async ({ person, body }) => {
    await publishing.edit(person.id, body);
    return works.get(person.id, body.collectionId);
  });
  routes.personal(endpoints.removeCollection, async ({ person, params }) => {
    await publishing.remove(person.id, params.id);
    return null;
  });
  routes.personal(endpoints.projectFromCollection, ({ person, body, signal }) => workUse.use(person.id, body, signal));
}
