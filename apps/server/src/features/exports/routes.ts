import { exportAbilities, exportProgress, exportProject } from '@pagewright/contract/exports';
import type { Routes } from '../../platform/http/routes.ts';
import type { Exports } from './service.ts';

export function addExportRoutes(routes: Routes, exports: Exports): void {
  routes.personalFile(exportProject, ({ person, body, signal }) => exports.export(person.id, body, signal));
  routes.personal(exportAbilities, () => exports.abilities());
  routes.personal(exportProgress, ({ person, params }) => exports.progress(person.id, params.ticket));
}
