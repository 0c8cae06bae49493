import type { StandaloneHtml } from '../src/job.ts';
import { pageKeys } from './file-keys.ts';
import { writtenFaces } from './written-faces.ts';

const POLICY = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

/** px around the pages, and those that a window may have its scroll bar on. */
const MARGIN = 24;
const SCROLL_BAR = 16;

/**
 * Pages one below the other, smaller where the window is narrower than they are. A length over another is a number by way of
 * their angle; browsers that cannot do that show the pages as large as they are.
 * @param widest px
 */
const layout = (widest: number): string => `
html { background: #e9ebef; }
body { margin: 0; display: flex; flex-direction: column; align-items: center; gap: ${MARGIN}px; padding: ${MARGIN}px; min-width: min-content; }
.page { flex: none; box-shadow: 0 1px 3px rgba(16, 24, 40, 0.2); }
@media screen {
  .page { zoom: min(1, tan(atan2(100vw - ${2 * MARGIN + SCROLL_BAR}px, ${widest}px))); }
}
@media print {
  html { background: none; }
  body { display: block; padding: 0; }
  .page { box-shadow: none; break-after: page; break-inside: avoid; }
}`;

/**
 * The drawn pages as one HTML file: their elements as they stand, their pictures as data: URLs, nothing to fetch, and no
 * script but ours, which goes from page to page by keys. The faces that they use are named beside it.
 */
export async function standaloneHtml(host: Element): Promise<StandaloneHtml> {
  const file = document.implementation.createHTMLDocument(document.title);
  file.documentElement.lang = document.documentElement.lang;
  addMeta(file, { charset: 'utf-8' });
  const keys = `(${pageKeys})();`;
  const policy = `${POLICY}; script-src '${await hashOf(keys)}'`;
  addMeta(file, { 'http-equiv': 'Content-Security-Policy', content: policy });
  const pages = [...host.children].map((page) => page.cloneNode(true) as HTMLElement);
  // Small screens show a page as wide as they are.
  const widest = Math.max(...pages.map((page) => Number.parseFloat(page.style.width)));
  addMeta(file, { name: 'viewport', content: `width=${Math.ceil(widest + 2 * MARGIN + SCROLL_BAR)}` });
  copyCanvases(host, pages);
  const sizes = namePageSizes(pages);
  // Nobody can have written it on a page.
  const placeOfFonts = `/* ${crypto.randomUUID()} */`;
  addStyle(file, [placeOfFonts, ...ownRules(host), layout(widest), sizes].join('\n'));
  file.body.append(...pages.map((page) => file.adoptNode(page)));
  for (const script of file.querySelectorAll('script')) script.remove();
  const script = file.createElement('script');
  script.textContent = keys;
  file.body.append(script);
  const [before = '', after = ''] = `<!doctype html>\n${file.documentElement.outerHTML}\n`.split(placeOfFonts);
  return { parts: [before, after], faces: writtenFaces(document, host) };
}

/** As a policy names a script. */
async function hashOf(script: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/** Canvases lose their picture when copied: charts that only WebGL draws. */
function copyCanvases(host: Element, copies: readonly Element[]): void {
  const drawn = [...host.querySelectorAll('canvas')];
  const empty = copies.flatMap((copy) => [...copy.querySelectorAll('canvas')]);
  for (const [index, canvas] of drawn.entries()) {
    const picture = document.createElement('img');
    picture.src = canvas.toDataURL('image/png');
    picture.style.cssText = canvas.style.cssText;
    picture.width = canvas.clientWidth;
    picture.height = canvas.clientHeight;
    empty[index]?.replaceWith(picture);
  }
}

/** Gives every page its own paper size for printing. */
function namePageSizes(pages: readonly HTMLElement[]): string {
  const rules = new Map<string, string>();
  for (const page of pages) {
    const { width, height } = page.style;
    const name = `size-${width}-${height}`.replaceAll('.', '_');
    page.style.setProperty('page', name);
    rules.set(name, `@page ${name} { size: ${width} ${height}; margin: 0; }`);
  }
  return [...rules.values()].join('\n');
}

/** Rules of the document's style sheets; those that stand between the pages are copied with them. */
function ownRules(host: Element): string[] {
  const sheets = [...document.styleSheets].filter((sheet) => !(sheet.ownerNode && host.contains(sheet.ownerNode)));
  return sheets
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule) && !(rule instanceof CSSPageRule))
    .map((rule) => rule.cssText);
}

function addMeta(file: Document, attributes: Record<string, string>): void {
  const meta = file.createElement('meta');
  for (const [name, value] of Object.entries(attributes)) meta.setAttribute(name, value);
  file.head.append(meta);
}

function addStyle(file: Document, css: string): void {
  const style = file.createElement('style');
  style.textContent = css;
  file.head.append(style);
}
