import type { SimpleBrief, Statement } from '@pagewright/model/outline';
import { squeeze } from '../language/text.ts';

/** A part of a report that goes on under a heading which an earlier part has. */
export interface ContinuedPart {
  readonly part: SimpleBrief;
  /** That heading; undefined where the part has a title of its own. */
  readonly heading: Statement | undefined;
}

const UNTITLED: Statement = { text: '', origins: [], rank: 0 };

/** Parts as a report has them: what goes on under the heading above it needs no title, on a new page that heading again. */
export function continuedParts(pages: readonly (readonly ContinuedPart[])[]): SimpleBrief[][] {
  return pages.map((parts) => {
    let above = '';
    return parts.map(({ part, heading }) => {
      if (!heading) {
        // A half of a slide stands under the title of the other.
        if (part.title.text !== '') above = squeeze(part.title.text);
        return part;
      }
      const isBelow = squeeze(heading.text) === above;
      above = squeeze(heading.text);
      return { ...part, title: isBelow ? UNTITLED : heading };
    });
  });
}
