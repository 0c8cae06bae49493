import * as endpoints from '@pagewright/contract/pages';
import type { Routes } from '../../platform/http/routes.ts';
import type { Connections } from './connections.ts';
import type { Pictures } from './pictures.ts';
import type { Pages } from './service.ts';

export function addPageRoutes(
  routes: Routes,
  { pages, connections, pictures }: { pages: Pages; connections: Connections; pictures: Pictures },
): void {
  routes.personalList(endpoints.listPages, ({ person, query }) => pages.list(person.id, query.projectId, query));
  routes.personal(endpoints.listPageHeads, ({ person, query }) => pages.heads(person.id, query.projectId));
  routes.personal(endpoints.getPage, ({ person, params }) => pages.get(person.id, params.id));
  routes.personal(endpoints.addPage, ({ person, body }) => pages.add(person.id, body));
  routes.personal(endpoints.editPage, ({ person, body }) => pages.edit(person.id, body));
  routes.personal(endpoints.removePage, async ({ person, params }) => {
    await pages.remove(person.id, [params.id]);
    return null;
  });
  routes.personal(endpoints.removePages, async ({ person, body }) => {
    await pages.remove(person.id, body.ids);
    return null;
  });
  routes.personal(endpoints.restorePages, ({ person, body }) => pages.restore(person.id, body.ids));
  routes.personal(endpoints.orderPages, ({ person, body: { projectId, ids } }) =>
    pages.arrange(person.id, { projectId, pages: ids.map((id) => ({ id })) }),
  );
  routes.personal(endpoints.saveArrangement, ({ person, body }) => pages.arrange(person.id, body));
  routes.personal(endpoints.duplicatePage, async ({ person, params }) => {
    const [copy] = await pages.duplicate(person.id, [params.id]);
    if (!copy) throw new Error('the page was not copied');
    return copy;
  });
  routes.personal(endpoints.duplicatePages, ({ person, body }) => pages.duplicate(person.id, body.ids));
  routes.personal(endpoints.listConnections, ({ person, query }) => connections.list(person.id, query.projectId));
  routes.personal(endpoints.saveConnections, ({ person, body }) => connections.save(person.id, body));
  routes.personalFile(endpoints.getAsset, ({ person, params }) => pictures.get(person.id, params.id, params.key));
}
