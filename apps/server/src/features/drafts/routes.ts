import * as endpoints from '@pagewright/contract/drafts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Drafts } from './service.ts';

export function addDraftRoutes(routes: Routes, { drafts }: { drafts: Drafts }): void {
  routes.personal(endpoints.getDraft, ({ person, params }) => drafts.get(person.id, params.id));
  routes.personal(endpoints.saveDraft, async ({ person, body }) => {
    await drafts.save(person.id, body);
    return null;
  });
}
