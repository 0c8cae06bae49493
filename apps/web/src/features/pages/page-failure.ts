import { isPagewrightError } from '@pagewright/model/errors';

/** At which step a page could not be shown: each has a message of its own (spec §8). */
export type PageFailureKind =
  /** Its source text is no page. */
  | 'load'
  /** It broke while it was shown for the first time. */
  | 'start'
  /** It broke later. */
  | 'render'
  /** What was rendered was of a shape that the renderer does not take; another try may be luckier. */
  | 'shape';

/** How often a page is rendered again after an error of the render's shape. */
export const MAX_RETRIES = 2;

/** The renderer's words for values that cannot be rendered and for trees that changed under it. */
const SHAPE = /not valid as a React child|Minified React error #31\b|removeChild|insertBefore/;

export function pageFailureKind(error: unknown, wasShown: boolean): PageFailureKind {
  if (isPagewrightError(error)) return 'load';
  if (error instanceof Error && SHAPE.test(error.message)) return 'shape';
  return wasShown ? 'render' : 'start';
}
