import type { ParseKeys } from 'i18next';

/** What a route says about itself. */
export interface RouteHandle {
  readonly title?: ParseKeys;
  /** The default layout always shows this route's own view, never the canvas in its place. */
  readonly keepsView?: boolean;
}
