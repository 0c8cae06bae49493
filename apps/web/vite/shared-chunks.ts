import type { Rolldown } from 'vite';
import { isList } from './direct-imports.ts';

/**
 * What people open one after the other, by the modules that are loaded when they come: `start` by everybody, each other
 * with its screens. Dialogs, drawing engines and whatever else waits until somebody wants it is in none.
 */
const AREAS: Readonly<Record<string, RegExp>> = {
  start: /\/src\/main\.tsx$/,
  create:
    /\/src\/(app\/layouts\/(Default|Create)Layout|features\/generation\/(HomeScreen|CreateScreen|StyleSample))\.tsx$/,
  about: /\/src\/(app\/layouts\/BlankLayout|features\/about\/\w+Screen)\.tsx$/,
  accounts: /\/src\/(app\/layouts\/PaymentLayout|features\/accounts\/\w+Screen)\.tsx$/,
  pages:
    /\/src\/features\/(pages\/(ProjectWorkspace|PagePreviewScreen)|projects\/library\/LibraryScreen|generation\/ProgressView|accounts\/UserMenu)\.tsx$/,
  editor: /\/src\/editor\/screen\/\w+Screen\.tsx$/,
};

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/**
 * Puts the modules that the same areas need into one file. Left to itself the bundler makes a file for every set of screens
 * and dialogs that share something: over a hundred requests until a screen stands, most for less than two kilobytes.
 *
 * A module is needed wherever one that imports it is; so files refer only to files of more areas, never in a circle.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup {
  return { debugName: 'shared by areas', name: chunkOf, includeDependenciesRecursively: false };
}

/** The file that a module goes into; `null` where no area loads it. */
export function chunkOf(id: string, modules: Modules): string | null {
  const areas = areasOf(id, modules);
  if (areas.size === 0) return null;
  return areas.has('start') ? 'start' : [...areas].sort().join('-');
}

/** The areas that a module is loaded with. */
function areasOf(id: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const importing = new Set([id]);
  for (const one of importing) {
    for (const [area, entry] of Object.entries(AREAS)) if (entry.test(one)) found.add(area);
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) {
      if (!isList(importer)) importing.add(importer);
    }
  }
  return found;
}
