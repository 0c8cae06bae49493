import type { Page } from '@pagewright/components/models';
import { parsePage } from '@pagewright/page/source-text';

/** A stored page; undefined where its text cannot be read. */
export function readablePage(text: string): Page | undefined {
  try {
    return parsePage(text);
  } catch {
    return undefined;
  }
}
