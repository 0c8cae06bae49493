import * as endpoints from '@pagewright/contract/versions';
import type { Routes } from '../../platform/http/routes.ts';
import type { DocumentVersions } from './service.ts';

export function addVersionRoutes(routes: Routes, { versions }: { versions: DocumentVersions }): void {
  routes.personal(endpoints.listVersions, ({ person, params }) => versions.list(person.id, params.id));
  routes.personal(endpoints.addVersion, ({ person, body }) => versions.add(person.id, body));
  routes.personal(endpoints.nameVersion, ({ person, body }) => versions.rename(person.id, body));
  routes.personal(endpoints.removeVersion, async ({ person, params }) => {
    await versions.remove(person.id, params.id);
    return null;
  });
  routes.personalList(endpoints.listVersionPages, ({ person, params }) => versions.pages(person.id, params.id));
  routes.personal(endpoints.restoreVersion, ({ person, params }) => versions.restore(person.id, params.id));
}
