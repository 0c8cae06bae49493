import { rectangleModel } from '@pagewright/components/kinds/rectangle';
import type { Component, Page } from '@pagewright/components/models';
import { rectOf, rotationOf } from '@pagewright/components/rotation';
import { isBackdrop, placeIn } from '../editing/place.ts';
import { withPageLinks } from '../links/page-links.ts';
import { cutPlaces, type Span, spanOf } from './cut-places.ts';

/**
 * Pages with each that is too tall for what it is laid out on cut into several, between its sections or entries and through
 * none of them. Links lead to where the page that they name begins.
 *
 * @param roomOf px of a page's height that there is room for; undefined where it stays whole
 */
export function cutPages(pages: readonly Page[], roomOf: (page: Page) => number | undefined): Page[] {
  const cut = pages.map((page) => cutPage(page, roomOf(page)));
  if (cut.every(({ length }) => length === 1)) return [...pages];
  const starts = cut.map((_, index) => cut.slice(0, index).reduce((sum, { length }) => sum + length, 1));
  return cut.flat().map((page) => withPageLinks(page, (number) => starts[number - 1]));
}

function cutPage(page: Page, room: number | undefined): readonly Page[] {
  if (room === undefined || page.size.height <= room) return [page];
  const pieces = cutPlaces(page, room).map((span) => ({ span, own: page.components.filter(standsIn(span, page)) }));
  const filled = pieces.filter(({ own }) => own.some(({ decorative, visible }) => !decorative && visible));
  if (filled.length < 2) return [page];
  return filled.map(({ span, own }, index) => piece(index === 0 ? page : withoutTurn(page), span, own, room));
}

/** What is said and shown when a page comes belongs to where it begins. */
function withoutTurn({ notes: _notes, transition: _transition, ...page }: Page): Page {
  return page;
}

/** All pieces are as high as there is room, so that they are of one scale; one that cannot be cut is higher. */
function piece(page: Page, span: Span, own: readonly Component[], room: number): Page {
  const height = Math.max(room, span.bottom - span.top);
  const down = span.top === 0 ? 0 : marginAbove(page, span, own, height);
  const components = own.map((component) => {
    const size = { width: page.size.width, height };
    if (isBackdrop(component, page.size)) return placeIn(component, { x: 0, y: 0, ...size });
    const box = rectOf(component);
    if (!isCut(component, span)) return placeIn(component, { ...box, y: box.y - span.top + down });
    const top = box.y < span.top ? 0 : box.y - span.top + down;
    const bottom = Math.min(box.y + box.height, span.bottom) - span.top + down;
    return placeIn(component, { ...box, y: top, height: bottom - top });
  });
  const { guides: _guides, ...rest } = page;
  return { ...rest, size: { width: page.size.width, height }, components };
}

/** px that a piece's content is moved down so that it does not stand at the edge, as far as there is room below. */
function marginAbove(page: Page, span: Span, own: readonly Component[], height: number): number {
  const tops = own.filter((component) => !isCut(component, span)).map((component) => spanOf(component).top - span.top);
  const first = Math.min(...tops);
  // What reaches to the edge, as a section's ground does, is meant to.
  if (first < 1) return 0;
  return Math.max(0, Math.min(page.margin - first, height - (span.bottom - span.top)));
}

function standsIn({ top, bottom }: Span, page: Page): (component: Component) => boolean {
  return (component) => {
    if (isBackdrop(component, page.size)) return true;
    const own = spanOf(component);
    if (component.decorative) return own.top < bottom - 1 && own.bottom > top + 1;
    const middle = (own.top + own.bottom) / 2;
    return middle >= top && middle < bottom;
  };
}

/** Whether a ground is divided between pieces; what is turned or round hangs over the edge. */
function isCut(component: Component, span: Span): boolean {
  if (!component.decorative || component.type !== rectangleModel.kind || rotationOf(component) !== 0) return false;
  const { top, bottom } = spanOf(component);
  return top < span.top || bottom > span.bottom;
}
