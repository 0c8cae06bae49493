import { pageOfLink, uriOf } from '@pagewright/model/link';
import { RELATION } from '../ooxml/names.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import type { SlideContext } from './slide-context.ts';

/** What a click on words or an object does: opens an address, or goes to another slide. */
export function link(to: string | undefined, { part, deck }: SlideContext, ...more: readonly Xml[]): Xml | undefined {
  if (to === undefined) return undefined;
  const page = pageOfLink(to);
  if (page === undefined)
    return el('a:hlinkClick', { 'r:id': part.relateOutside(RELATION.hyperlink, uriOf(to)) }, more);
  const slide = deck.slides[page - 1];
  if (!slide) return undefined;
  return el('a:hlinkClick', { 'r:id': part.relate(RELATION.slide, slide), action: 'ppaction://hlinksldjump' }, more);
}
