import * as endpoints from '@pagewright/contract/assistant';
import type { Routes } from '../../platform/http/routes.ts';
import type { DocumentAssistant } from './service.ts';

export function addAssistantRoutes(routes: Routes, assistant: DocumentAssistant): void {
  routes.personal(endpoints.proposeChanges, ({ person, body, signal }) => assistant.propose(person.id, body, signal));
  routes.personal(endpoints.refreshFromSources, ({ person, body, signal }) =>
    assistant.refresh(person.id, body.projectId, signal),
  );
  routes.personal(endpoints.makeAgain, ({ person, body, signal }) => assistant.again(person.id, body, signal));
  routes.personal(endpoints.acceptProposal, ({ person, body }) => assistant.accept(person.id, body));
  routes.personal(endpoints.refuseProposal, async ({ person, params }) => {
    await assistant.refuse(person.id, params.id);
    return null;
  });
}
