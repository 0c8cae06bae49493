import * as endpoints from '@pagewright/contract/brand-kits';
import type { Routes } from '../../platform/http/routes.ts';
import type { BrandKits } from './service.ts';

export function addBrandKitRoutes(routes: Routes, { brandKits }: { brandKits: BrandKits }): void {
  routes.personal(endpoints.listKits, ({ person }) => brandKits.list(person.id));
  routes.personal(endpoints.addKit, ({ person, body }) => brandKits.add(person.id, body));
  routes.personal(endpoints.editKit, ({ person, body }) => brandKits.edit(person.id, body));
  routes.personal(endpoints.removeKit, async ({ person, params }) => {
    await brandKits.remove(person.id, params.id);
    return null;
  });
}
