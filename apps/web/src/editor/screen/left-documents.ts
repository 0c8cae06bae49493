import type { OpenDocument } from './open-document.ts';

/** Documents that were left before all of them was on the server, and what ends when it is or could not be sent. */
const left = new Map<OpenDocument, Promise<void>>();

/** A document is edited no longer. @param saved settles when all of it has been sent or could not be */
export function leave(document: OpenDocument, saved: Promise<void>): void {
  left.set(document, saved);
  const over = () => {
    // It may have been opened and left once more since.
    if (left.get(document) === saved) left.delete(document);
  };
  saved.then(over, over);
}

/**
 * Settles as soon as the document of a page has been saved that was left: two editors of one page that each know half of
 * what was done would take it from each other, and a picture that is on its way knows only the first. Never rejects.
 */
export async function leftSaved(pageId: number): Promise<void> {
  const ofPage = [...left].filter(([{ editor }]) => editor.store.getState().pages.some(({ id }) => id === pageId));
  await Promise.allSettled(ofPage.map(([, saved]) => saved));
}
