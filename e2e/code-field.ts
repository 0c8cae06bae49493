import type { Locator } from 'playwright-core';

/** The text of a field for code; what is far below the visible lines is not in the document and not in this either. */
export function codeOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    [...element.querySelectorAll('.cm-line')].map((line) => line.textContent ?? '').join('\n'),
  );
}
