import { SCREENS } from '../apps/web/src/app/route-table.ts';

/** Paths of screens that a test must go to with ids of its own. */
const WITH_IDS = /:/;
/** Screens that show other things at other addresses. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  '/projects': ['/projects?layout=table', '/projects?tab=templates'],
  '*': ['/nowhere'],
};

/**
 * Paths to look at, out of the product's own route table: for visitors what they can see, for people who are signed in
 * what only they can see, and their home.
 */
export function routesFor(who: 'public' | 'user'): readonly string[] {
  return SCREENS.filter(({ path, access }) => (who === 'user' ? access === 'user' || path === '/' : access !== 'user'))
    .filter(({ path }) => !WITH_IDS.test(path))
    .flatMap(({ path }) => [...(path === '*' ? [] : [path]), ...(VARIANTS[path] ?? [])]);
}
