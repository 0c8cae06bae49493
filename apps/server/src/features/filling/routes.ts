import { fillPage } from '@pagewright/contract/pages';
import type { Routes } from '../../platform/http/routes.ts';
import type { Filler } from './service.ts';

export function addFillingRoutes(routes: Routes, filler: Filler): void {
  routes.personal(fillPage, ({ person, body }) => filler.fill(person.id, body));
}
