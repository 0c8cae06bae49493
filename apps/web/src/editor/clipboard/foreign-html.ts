/**
 * What other programs have copied, as a document that is only read. The policy of the app lets no style attribute of such
 * markup count, not even in a document that nobody sees, and tells each as a breach: they are read under another name.
 */

/** Up to the next bracket of either kind: what opens tag after tag and closes none is gone through once. */
const TAGS = /<[a-z][^<>]*>/gi;
const STYLE_ATTRIBUTE = /(\s)style(\s*=)/gi;
const SET_ASIDE = 'data-pasted-style';

export function foreignHtml(html: string): Document {
  return new DOMParser().parseFromString(withStylesAside(html), 'text/html');
}

/** The markup with its style attributes under another name, and without style sheets. */
export function withStylesAside(html: string): string {
  return (
    html
      .replaceAll(TAGS, (tag) => tag.replaceAll(STYLE_ATTRIBUTE, `$1${SET_ASIDE}$2`))
      // Style sheets are not read.
      .replaceAll(/(<\/?)style\b/gi, '$1template')
  );
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
