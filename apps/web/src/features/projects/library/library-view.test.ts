import type { Project } from '@pagewright/contract/projects';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_VIEW, type LibraryView, readView, SORTS, viewedProjects, writeView } from './library-view.ts';

const project = (id: number, fields: Partial<Project>) =>
  ({
    id,
    name: `P${id}`,
    description: '',
    projectStatus: 'active',
    startDate: null,
    updateTime: `2026-01-0${id}T00:00:00.000Z`,
    ...fields,
  }) as Project;

const projects = [
  project(3, { name: 'Item 10', startDate: '2026-05-01' }),
  project(2, { name: 'Item 9', projectStatus: 'paused', updateTime: '2026-02-01T00:00:00.000Z' }),
  project(1, { name: 'Écran', startDate: '2025-12-31', description: 'for the board' }),
];
const names = { nameOf: (one: Project) => one.name, language: 'fr-FR' } as const;
const ids = (change: Partial<LibraryView>) =>
  viewedProjects(projects, { ...FIRST_VIEW, ...change }, names).map(({ id }) => id);

describe('what the library shows', () => {
  it.each([
    [{ sort: 'updated' }, [2, 3, 1]],
    [{ sort: 'created' }, [3, 2, 1]],
    [{ sort: 'name' }, [1, 2, 3]],
    [{ sort: 'start' }, [1, 3, 2]],
    [{ status: 'paused' }, [2]],
    [{ status: 'archived' }, []],
    [{ search: 'item' }, [2, 3]],
    [{ search: 'ecran' }, [1]],
    [{ search: 'board' }, [1]],
    [{ search: 'item', status: 'active' }, [3]],
  ] satisfies [Partial<LibraryView>, number[]][])('%o', (change, expected) => expect(ids(change)).toEqual(expected));

  it('stands in the address and comes back from it', () => {
    fc.assert(
      fc.property(
        fc.record({
          tab: fc.constantFrom('projects', 'templates'),
          search: fc.string(),
          status: fc.constantFrom(undefined, 'active', 'completed', 'paused', 'archived'),
          sort: fc.constantFrom(...SORTS),
          layout: fc.constantFrom('cards', 'table'),
          page: fc.integer({ min: 1, max: 99 }),
        }) as fc.Arbitrary<LibraryView>,
        (view) => {
          expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view);
        },
      ),
    );
    expect(writeView(FIRST_VIEW).toString()).toBe('');
  });

  it('is the first view where the address says nothing sensible', () => {
    const query = new URLSearchParams('tab=x&status=gone&sort=size&layout=wall&page=-3');
    expect(readView(query)).toEqual(FIRST_VIEW);
  });
});
