import { getModule, listModules } from '@pagewright/contract/modules';
import * as endpoints from '@pagewright/contract/projects';
import type { Database } from '../../platform/database.ts';
import { acceptedLanguage } from '../../platform/http/language.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { paceOf } from '../generation/pace.ts';
import type { Templates } from '../templates/service.ts';
import type { InstalledEngines } from './engines.ts';
import type { Projects } from './service.ts';

export function addProjectRoutes(
  routes: Routes,
  {
    db,
    projects,
    engines,
    templates,
  }: { db: Database; projects: Projects; engines: InstalledEngines; templates: Templates },
): void {
  routes.personal(listModules, async () =>
    Promise.all((await engines.list()).map(async (own) => ({ ...own, pace: await paceOf(db, own.id) }))),
  );
  routes.personal(getModule, async ({ params }) => {
    await engines.list();
    return { ...engines.get(params.id), pace: await paceOf(db, params.id) };
  });
  routes.personal(endpoints.listProjects, ({ person }) => projects.list(person.id));
  routes.personal(endpoints.getProject, ({ person, params }) => projects.get(person.id, params.id));
  routes.personal(endpoints.addProject, async ({ person, body, request }) => {
    const { templateId, settings } = body;
    if (templateId === undefined) return projects.add(person.id, body);
    const language = body.language ?? acceptedLanguage(request.headers['accept-language']);
    if (body.withPages === false) {
      return projects.add(person.id, { ...body, settings: await templates.settings(person.id, templateId, settings) });
    }
    return projects.add(person.id, body, await templates.prepare(person.id, templateId, language, settings));
  });
  routes.personal(endpoints.editProject, ({ person, body }) => projects.edit(person.id, body));
  routes.personal(endpoints.removeProject, async ({ person, params }) => {
    await projects.remove(person.id, [params.id]);
    return null;
  });
  routes.personal(endpoints.removeProjects, async ({ person, body }) => {
    await projects.remove(person.id, body.ids);
    return null;
  });
}
