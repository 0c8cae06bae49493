import type { Page } from '@pagewright/components/models';
import { isPagewrightError } from '@pagewright/model/errors';
import { parsePage } from './parse.ts';

/** The page of a source text; undefined where the text is not a page. */
export function readablePage(text: string): Page | undefined {
  try {
    return parsePage(text);
  } catch (error) {
    if (isPagewrightError(error)) return undefined;
    throw error;
  }
}
