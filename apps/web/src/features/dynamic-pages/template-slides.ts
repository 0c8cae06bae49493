import type { Slide } from '../presenting/slides.ts';
import { type TemplatePage, templateFrames } from './template.ts';

/** The pages of a template as they are presented: those that cannot be read say so in their places. */
export function templateSlides(pages: readonly TemplatePage[]): Slide[] {
  const frames = templateFrames(pages);
  return pages.map(({ number, source, page }, index) => ({
    pageId: number,
    pageNumber: number,
    // Who is shown a template is sent no hidden pages.
    hidden: false,
    text: source,
    frame: frames.at(index),
    read: () => page,
  }));
}
