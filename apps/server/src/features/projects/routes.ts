import * as endpoints from '@pagewright/contract/projects';
import type { Routes } from '../../platform/http/routes.ts';
import type { Projects } from './service.ts';

export function addProjectRoutes(routes: Routes, projects: Projects): void {
  routes.personal(endpoints.listProjects, ({ person }) => projects.list(person.id));
  routes.personal(endpoints.getProject, ({ person, params }) => projects.get(person.id, params.id));
  routes.personal(endpoints.addProject, ({ person, body }) => projects.add(person.id, body));
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
