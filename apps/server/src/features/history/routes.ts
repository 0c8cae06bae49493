import * as endpoints from '@pagewright/contract/history';
import type { Routes } from '../../platform/http/routes.ts';
import type { DocumentHistory } from './service.ts';

export function addHistoryRoutes(routes: Routes, { history }: { history: DocumentHistory }): void {
  routes.personal(endpoints.getHistory, ({ person, params }) => history.get(person.id, params.id));
  routes.personal(endpoints.undoStep, ({ person, params, query }) =>
    history.move(person.id, params.id, 'undo', query.step),
  );
  routes.personal(endpoints.redoStep, ({ person, params }) => history.move(person.id, params.id, 'redo'));
}
