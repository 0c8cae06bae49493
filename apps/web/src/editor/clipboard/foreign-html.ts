/**
 * What other programs have copied, as a document that is only read. The policy of the app lets no style attribute of such
 * markup count, not even in a document that nobody sees, and tells each as a breach: they are read under another name.
 */

const TAGS = /<[a-z][^>]*>/gi;
const STYLE_ATTRIBUTE = /(\s)style(\s*=)/gi;
const SET_ASIDE = 'data-pasted-style';

export function foreignHtml(html: string): Document {
  const read = html
    .replaceAll(TAGS, (tag) => tag.replaceAll(STYLE_ATTRIBUTE, `$1${SET_ASIDE}$2`))
    // Style sheets are not read.
    .replaceAll(/(<\/?)style\b/gi, '$1template');
  return new DOMParser().parseFromString(read, 'text/html');
}

/** What the style attribute of an element says, as it was written. */
export function styleText(element: Element): string {
  return element.getAttribute(SET_ASIDE) ?? element.getAttribute('style') ?? '';
}

/** What the style attribute of an element says. */
export function styleOf(element: Element): CSSStyleDeclaration {
  const { style } = document.createElement('span');
  style.cssText = styleText(element);
  return style;
}
