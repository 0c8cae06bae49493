import * as endpoints from '@pagewright/contract/outlines';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Generations } from '../generation/service.ts';
import type { OutlineApplier } from './apply.ts';
import type { Outlines } from './service.ts';

export function addOutlineRoutes(
  routes: Routes,
  {
    outlines,
    outlineApplier,
    generations,
    blobs,
  }: { outlines: Outlines; outlineApplier: OutlineApplier; generations: Generations; blobs: BlobStore },
): void {
  routes.personal(endpoints.getOutline, ({ person, params, query }) => outlines.get(person.id, params.id, query.of));
  routes.personal(endpoints.saveOutline, ({ person, body }) => outlines.save(person.id, body));
  routes.personal(endpoints.listOutlineLeftOut, ({ person, params, query }) =>
    outlines.leftOut(person.id, params.id, query),
  );
  routes.personal(endpoints.makeOutlinePages, ({ person, body }) =>
    generations.requestArranged(person.id, body, blobs),
  );
  routes.personal(endpoints.applyOutline, ({ person, body }) => outlineApplier.apply(person.id, body));
  routes.personal(endpoints.discardOutline, async ({ person, body }) => {
    await outlines.discard(person.id, body);
    return null;
  });
}
