import { importPages, importProgress } from '@pagewright/contract/exports';
import type { Routes } from '../../platform/http/routes.ts';
import type { Imports } from './service.ts';

export function addImportRoutes(routes: Routes, imports: Imports): void {
  routes.personalForm(
    importPages,
    ({ request }) => imports.readForm(request),
    ({ person, signal }, form) => imports.import(person.id, form, signal),
  );
  routes.personal(importProgress, ({ person, params }) => imports.progress(person.id, params.ticket));
}
