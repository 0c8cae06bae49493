import type { Page } from '@pagewright/components/models';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { PageFrame } from '@pagewright/page/document-frame';
import { framesOf } from '../pages/page-frames.ts';
import { readablePage } from '../pages/parsed-page.ts';
import { previewText } from '../pages/preview-text.ts';

/** A page as it is presented. */
export interface Slide {
  readonly pageId: number;
  readonly pageNumber: number;
  readonly text: string;
  readonly frame: PageFrame;
  /** The page itself, parsed when it is first asked for; undefined where its text cannot be read: it says so in its place. */
  readonly read: () => Page | undefined;
}

/** The pages of a document that are shown to people, in order: hidden ones are left out. */
export function slidesOf(pages: readonly ProjectPage[]): Slide[] {
  const frames = framesOf(pages);
  return pages.flatMap((page, index) => {
    if (page.hidden) return [];
    const text = previewText(page);
    return [
      { pageId: page.id, pageNumber: page.pageNumber, text, frame: frames.at(index), read: () => readablePage(text) },
    ];
  });
}
