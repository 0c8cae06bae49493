/** Every key but the language preference and the session carries the product's prefix (spec §7). */
const PRODUCT = 'pagewright_';

/** Cache keys are one of these and the project's id (spec §7). */
export const CACHE_KEYS = {
  pages: `${PRODUCT}pages_`,
  projects: `${PRODUCT}projects_`,
  newProject: `${PRODUCT}new_project_`,
  connections: `${PRODUCT}connections_`,
  selectedPage: `${PRODUCT}selected_page_`,
  dataFlow: `${PRODUCT}data_flow_`,
  foldedSections: `${PRODUCT}folded_sections_`,
  recentExports: `${PRODUCT}recent_exports_`,
} as const;

/** The project that was used last. */
export const LAST_PROJECT_KEY = `${PRODUCT}last_project`;

/** The project's id at the end of a cache key, or undefined where the key is another. */
export function projectIdOf(key: string, prefix: string): number | undefined {
  const id = key.startsWith(prefix) ? key.slice(prefix.length) : '';
  return /^[1-9]\d{0,15}$/.test(id) ? Number(id) : undefined;
}
