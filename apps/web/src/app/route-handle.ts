import type { ParseKeys } from 'i18next';
import type { Namespace } from './i18n/namespaces.ts';

/** What a route says about itself. */
export interface RouteHandle {
  readonly title?: ParseKeys;
  /** Words beside the common ones that the route's screen shows. */
  readonly words?: readonly Namespace[];
  /**
   * The default layout always shows this route's own view, never the canvas in its place; what it is a view of is named
   * above it where that is the selected project.
   */
  readonly keepsView?: 'of the project' | 'of something else';
}
