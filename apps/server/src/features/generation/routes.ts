import * as endpoints from '@pagewright/contract/projects';
import type { Database } from '../../platform/database.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { AsideChanges } from './aside.ts';
import { bringAsideBack } from './bring-back.ts';
import type { Notes } from './notes.ts';
import type { GenerationPreview } from './preview.ts';
import type { Redesigner } from './redesign.ts';
import type { Generations } from './service.ts';
import { watchGeneration } from './watching.ts';

export function addGenerationRoutes(
  routes: Routes,
  {
    db,
    notes,
    generations,
    redesigner,
    preview,
  }: { db: Database; notes: Notes; generations: Generations; redesigner: Redesigner; preview: GenerationPreview },
): void {
  const aside = new AsideChanges(db);
  routes.personal(endpoints.generateProject, ({ person, body }) => generations.request(person.id, body));
  routes.personal(endpoints.cancelGeneration, async ({ person, params }) => {
    await generations.cancel(person.id, params.id);
    return null;
  });
  routes.personal(endpoints.getReport, ({ person, params }) => generations.report(person.id, params.id));
  routes.personal(endpoints.previewGeneration, ({ person, body }) => preview.preview(person.id, body));
  routes.personal(endpoints.listAside, ({ person, params }) => aside.list(person.id, params.id));
  routes.personal(endpoints.dismissAside, async ({ person, body }) => {
    await aside.dismiss(person.id, body);
    return null;
  });
  routes.personal(endpoints.bringBack, ({ person, body }) => bringAsideBack(db, person.id, body));
  routes.personal(endpoints.redesignProject, ({ person, body }) => redesigner.redesign(person.id, body));
  routes.personalEvents(endpoints.watchProject, ({ person, params }) =>
    watchGeneration(db, notes, person.id, params.id),
  );
}
