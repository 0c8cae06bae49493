import * as endpoints from '@pagewright/contract/templates';
import { acceptedLanguage } from '../../platform/http/language.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Templates } from './service.ts';

export function addTemplateRoutes(routes: Routes, templates: Templates): void {
  routes.personal(endpoints.listTemplates, async ({ query, request }) =>
    templates.list(query.language ?? acceptedLanguage(request.headers['accept-language'])),
  );
  routes.personal(endpoints.getTemplate, ({ params, query, request }) =>
    templates.get(params.id, query.language ?? acceptedLanguage(request.headers['accept-language'])),
  );
}
