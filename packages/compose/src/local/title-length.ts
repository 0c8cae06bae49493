import { isTitleLength, isWide } from './language/text.ts';

/** A heading longer than a title may be: up to its first strong mark, whole phrases only; else as it is. */
export function shortenedTitle(heading: string): string {
  // A question asks nothing when it is cut.
  if (isTitleLength(heading) || /[?？]$/.test(heading)) return heading;
  const plain = heading.replace(/^[\d.]+\s*[–—-]?\s*/, '');
  const marks = isWide(plain) ? /^[^:：;；,，(（–—。]{4,}/ : /^[^:;,(–—]{6,}/;
  const part = marks.exec(plain)?.[0].trim();
  return part && isTitleLength(part) ? part : heading;
}
