import type { Page } from '@pagewright/components/models';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { PageFrame } from '@pagewright/page/document-frame';
import { type EntranceSteps, entranceSteps } from '@pagewright/page/entrance-steps';
import { framesOf } from '../pages/page-frames.ts';
import { readablePage } from '../pages/parsed-page.ts';
import { previewText } from '../pages/preview-text.ts';
import type { ShowPages } from './show.ts';

/** A page as it is presented. */
export interface Slide {
  readonly pageId: number;
  readonly pageNumber: number;
  readonly text: string;
  readonly frame: PageFrame;
  /** Whether it comes only where a link leads there. */
  readonly hidden: boolean;
  /** The page itself, parsed when it is first asked for; undefined where its text cannot be read: it says so in its place. */
  readonly read: () => Page | undefined;
}

/** The pages of a document as they are presented, in order. */
export function slidesOf(pages: readonly ProjectPage[]): Slide[] {
  const frames = framesOf(pages);
  return pages.map((page, index) => {
    const { id, pageNumber, hidden } = page;
    const text = previewText(page);
    return { pageId: id, pageNumber, hidden, text, frame: frames.at(index), read: () => readablePage(text) };
  });
}

/** What a show of these asks; there are no clicks after the last one. */
export function showPages(slides: readonly Slide[]): ShowPages {
  return {
    clicksOf: (at) => stepsOf(slides[at])?.clicks.length ?? 0,
    isHidden: (at) => slides[at]?.hidden ?? false,
  };
}

/** How the objects of a page come; undefined where they all are there with it, and where it cannot be read. */
export function stepsOf(slide: Slide | undefined): EntranceSteps | undefined {
  // Most pages have none, and a long document is not parsed for that.
  if (!slide?.text.includes('entrance')) return undefined;
  const page = slide.read();
  return page && entranceSteps(page);
}
