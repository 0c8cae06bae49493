import type { ImageProps } from '@pagewright/components/kinds/image';
import type { Component, Page } from '@pagewright/components/models';
import type { Editor } from '../document/editor.ts';

interface Placed {
  readonly pageId: number;
  /** Id of the picture whose place it takes, where that is still there. */
  readonly onto: string | undefined;
  /** Changes that follow each other with the same name are one step; a step of its own where absent. */
  readonly gesture?: string;
  readonly props: Partial<ImageProps>;
}

/**
 * Shows a picture on a page: in the place of the one that it was dropped onto, else as a component of its own. Nothing is put
 * on a page that is gone by now.
 */
export function placePicture(
  editor: Editor,
  { pageId, onto, gesture, props }: Placed,
  make: (page: Page) => Component,
): void {
  const page = editor.store.getState().pages.find(({ id }) => id === pageId)?.page;
  if (!page) return;
  const step = { pageId, ...(gesture === undefined ? {} : { gesture }) };
  if (onto !== undefined && page.components.some(({ id }) => id === onto)) editor.patch([{ id: onto, props }], step);
  else editor.insert([make(page)], step);
}
