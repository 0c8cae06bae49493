import { PROJECT_STATUSES, type Project } from '@pagewright/contract/projects';
import type { Language } from '@pagewright/model/languages';
import { isFound } from '../search-projects.ts';

export const SORTS = ['updated', 'created', 'name', 'start'] as const;
export type Sort = (typeof SORTS)[number];
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** What of the library is shown, and how. It stands in the address, so that it lasts over a reload and going back. */
export interface LibraryView {
  readonly tab: 'projects' | 'templates';
  readonly search: string;
  readonly status: ProjectStatus | undefined;
  readonly sort: Sort;
  readonly layout: 'cards' | 'table';
  /** Page of the list, from 1. */
  readonly page: number;
}

export const FIRST_VIEW: LibraryView = {
  tab: 'projects',
  search: '',
  status: undefined,
  sort: 'updated',
  layout: 'cards',
  page: 1,
};

/** Reads what stands in the address; anything that is no such choice is as if it were not there. */
export function readView(query: URLSearchParams): LibraryView {
  const page = Number(query.get('page'));
  return {
    tab: query.get('tab') === 'templates' ? 'templates' : 'projects',
    search: query.get('search') ?? '',
    status: PROJECT_STATUSES.find((status) => status === query.get('status')),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? FIRST_VIEW.sort,
    layout: query.get('layout') === 'table' ? 'table' : 'cards',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Only what differs from the first view. */
export function writeView(view: LibraryView): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of Object.keys(FIRST_VIEW) as (keyof LibraryView)[]) {
    const value = view[key];
    if (value !== undefined && value !== FIRST_VIEW[key]) query.set(key, String(value));
  }
  return query;
}

/** The projects that a view shows, in its order; names are compared as they are shown. */
export function viewedProjects(
  projects: readonly Project[],
  view: Pick<LibraryView, 'search' | 'status' | 'sort'>,
  names: { readonly nameOf: (project: Project) => string; readonly language: Language },
): Project[] {
  const { nameOf, language } = names;
  const found = projects.filter(
    (project) =>
      (view.status === undefined || project.projectStatus === view.status) &&
      isFound(project, nameOf(project), view.search),
  );
  return found.sort(comparison(view.sort, nameOf, language));
}

function comparison(sort: Sort, nameOf: (project: Project) => string, language: Language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const newestFirst = (a: Project, b: Project) => b.id - a.id;
  switch (sort) {
    case 'name':
      return (a: Project, b: Project) => compare(nameOf(a), nameOf(b)) || newestFirst(a, b);
    case 'created':
      return newestFirst;
    case 'start':
      // Projects without a start come last.
      return (a: Project, b: Project) =>
        (a.startDate ?? '9999').localeCompare(b.startDate ?? '9999') || newestFirst(a, b);
    case 'updated':
      return (a: Project, b: Project) => b.updateTime.localeCompare(a.updateTime) || newestFirst(a, b);
  }
}
