import * as endpoints from '@pagewright/contract/left-out';
import type { Routes } from '../../platform/http/routes.ts';
import type { LeftOutStatements } from './service.ts';

export function addLeftOutRoutes(routes: Routes, leftOut: LeftOutStatements): void {
  routes.personal(endpoints.listLeftOut, ({ person, params, query }) => leftOut.list(person.id, params.id, query));
  routes.personal(endpoints.bringIn, ({ person, body }) => leftOut.bringIn(person.id, body));
}
