/**
 * Mermaid styles its drawing with `<style>` elements and `style` attributes, which the app's content security policy
 * refuses. While a diagram is drawn, both go through the CSS object model instead, which the policy allows: the sheet
 * becomes a constructed one, attributes become declarations, and what Mermaid parses again keeps its styles under
 * another name. `safeSvg` reads them there.
 */

/** Attribute that carries an element's style past the HTML parser. */
export const STYLE_ATTRIBUTE = 'data-style';

/** Style sheets of others (the app's own components) are left alone. */
const OWN_SHEET = /^\s*(#diagram-|\.__________cytoscape)/;

/** What was drawn, and the style sheet that belongs to it. */
export interface Drawn<T> {
  readonly result: T;
  readonly css: string;
}

/** Runs `draw` with the detours in place. Only one drawing may run at a time. */
export async function underPolicy<T>(draw: () => Promise<T>): Promise<Drawn<T>> {
  const sheets: string[] = [];
  const undo = [detourStyleElements(sheets), detourAttributes(), detourPictures(), detourParser()];
  try {
    return { result: await draw(), css: sheets.join('\n') };
  } finally {
    for (const one of undo) one();
  }
}

/** The text of a drawing with its style attributes renamed, so that parsing it applies none. */
export function withoutStyleAttributes(markup: string): string {
  return markup.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/g, ` ${STYLE_ATTRIBUTE}=`));
}

/** Style elements are kept out of the page; the text measured meanwhile is set in a constructed sheet. */
function detourStyleElements(sheets: string[]): () => void {
  const adopted: CSSStyleSheet[] = [];
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function insertOrConstruct<T extends Node>(this: Node, node: T, child: Node | null): T {
    const css = node instanceof HTMLStyleElement ? (node.textContent ?? '') : '';
    if (!OWN_SHEET.test(css)) return insertBefore.call(this, node, child) as T;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.push(css);
    adopted.push(sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return node;
  };
  return () => {
    Node.prototype.insertBefore = insertBefore;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !adopted.includes(sheet));
  };
}

/** Attributes by which SVG pictures are loaded are kept from addresses of others while they are at it. */
function detourAttributes(): () => void {
  const { setAttribute, setAttributeNS } = Element.prototype;
  Element.prototype.setAttribute = function setStyleOrAttribute(this: Element, name: string, value: string): void {
    const styled = this instanceof SVGElement || this instanceof HTMLElement;
    if (name === 'style' && styled) this.style.cssText = value;
    else if (!loadsForeignPicture(this, name, value)) setAttribute.call(this, name, value);
  };
  Element.prototype.setAttributeNS = function setOwnAttribute(this: Element, space, name, value): void {
    if (!loadsForeignPicture(this, name, value)) setAttributeNS.call(this, space, name, value);
  };
  return () => {
    Object.assign(Element.prototype, { setAttribute, setAttributeNS });
  };
}

/** Flowcharts may name pictures by address, which Mermaid loads to measure them: only pictures given as data are. */
function detourPictures(): () => void {
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  if (!source) return () => undefined;
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(this: HTMLImageElement, url: string) {
      if (!isForeign(url)) source.set?.call(this, url);
    },
  });
  return () => {
    Object.defineProperty(HTMLImageElement.prototype, 'src', source);
  };
}

function loadsForeignPicture(element: Element, name: string, value: string): boolean {
  const loads = /^(image|feimage|img|use)$/i.test(element.tagName) && /^(src|href|xlink:href)$/i.test(name);
  return loads && isForeign(value);
}

function isForeign(url: string): boolean {
  if (!URL.canParse(url, location.href)) return true;
  const { protocol, origin } = new URL(url, location.href);
  return origin !== location.origin && protocol !== 'data:' && protocol !== 'blob:';
}

function detourParser(): () => void {
  const { parseFromString } = DOMParser.prototype;
  DOMParser.prototype.parseFromString = function parseWithoutStyles(this: DOMParser, markup, type): Document {
    return parseFromString.call(this, withoutStyleAttributes(String(markup)), type);
  };
  return () => {
    DOMParser.prototype.parseFromString = parseFromString;
  };
}
