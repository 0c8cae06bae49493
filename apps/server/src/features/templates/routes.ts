import * as endpoints from '@pagewright/contract/templates';
import { acceptedLanguage } from '../../platform/http/language.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { OwnTemplates } from './own-templates.ts';
import { describeOwn, type Templates } from './service.ts';

export function addTemplateRoutes(
  routes: Routes,
  { templates, ownTemplates }: { templates: Templates; ownTemplates: OwnTemplates },
): void {
  routes.personal(endpoints.listTemplates, async ({ person, query, request }) =>
    templates.list(person.id, query.language ?? acceptedLanguage(request.headers['accept-language'])),
  );
  routes.personal(endpoints.getTemplate, ({ person, params, query, request }) =>
    templates.get(person.id, params.id, query.language ?? acceptedLanguage(request.headers['accept-language'])),
  );
  routes.personal(endpoints.addTemplate, async ({ person, body }) =>
    describeOwn(await ownTemplates.add(person.id, body)),
  );
  routes.personal(endpoints.editTemplate, async ({ person, body }) =>
    describeOwn(await ownTemplates.edit(person.id, body)),
  );
  routes.personal(endpoints.removeTemplate, async ({ person, params }) => {
    await ownTemplates.remove(person.id, params.id);
    return null;
  });
}
