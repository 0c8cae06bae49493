import type { Page } from '@pagewright/components/models';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { PageFrame } from '@pagewright/page/document-frame';
import { type EntranceSteps, entranceSteps } from '@pagewright/page/entrance-steps';
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

/** How many clicks the pages of a show have; none after the last one. */
export function clicksOf(slides: readonly Slide[]): (at: number) => number {
  return (at) => stepsOf(slides[at])?.clicks.length ?? 0;
}

/** How the objects of a page come; undefined where they all are there with it, and where it cannot be read. */
export function stepsOf(slide: Slide | undefined): EntranceSteps | undefined {
  // Most pages have none, and a long document is not parsed for that.
  if (!slide?.text.includes('entrance')) return undefined;
  const page = slide.read();
  return page && entranceSteps(page);
}
