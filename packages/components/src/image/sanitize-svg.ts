import { SaxesParser, type SaxesTagNS } from 'saxes';
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from './svg-allowed.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Elements and nesting of one picture. */
const MAX_ELEMENTS = 50_000;
const MAX_DEPTH = 200;

class NotSound extends Error {}

/**
 * The SVG with nothing left but drawing: elements and attributes of a list, references to its own parts only, styles
 * without outside addresses. A document type, and with it every entity, is refused. Undefined where it is not well
 * formed or not SVG.
 */
export function sanitizeSvg(text: string): string | undefined {
  const writer = new SvgWriter();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw new NotSound(error.message);
  });
  parser.on('doctype', (doctype) => {
    // The public identifier that old editors write is harmless; an internal subset can define entities.
    if (doctype.includes('[')) throw new NotSound('a document type with definitions');
  });
  parser.on('opentag', (tag) => writer.open(tag));
  parser.on('closetag', () => writer.close());
  parser.on('text', (words) => writer.text(words));
  parser.on('cdata', (words) => writer.text(words));
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof NotSound) return undefined;
    throw error;
  }
  return writer.result();
}

/** Writes what is allowed; whatever stands in an element that is not is left out with it. */
class SvgWriter {
  #out = '';
  /** Names of the open elements that are written, innermost last. */
  readonly #open: string[] = [];
  /** How many elements deep the reading is in one that is left out. */
  #skipping = 0;
  #elements = 0;
  #style = '';

  open(tag: SaxesTagNS): void {
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS || this.#open.length > MAX_DEPTH) throw new NotSound('too large');
    const isRoot = this.#open.length === 0 && this.#skipping === 0;
    if (isRoot && (tag.local !== 'svg' || tag.uri !== SVG)) throw new NotSound('not SVG');
    if (this.#skipping > 0 || tag.uri !== SVG || !SVG_ELEMENTS.has(tag.local)) {
      this.#skipping += 1;
      return;
    }
    const namespaces = isRoot ? ` xmlns="${SVG}" xmlns:xlink="${XLINK}"` : '';
    const attributes = Object.values(tag.attributes).map(writeAttribute).join('');
    this.#out += `<${tag.local}${namespaces}${attributes}>`;
    this.#open.push(tag.local);
  }

  close(): void {
    if (this.#skipping > 0) {
      this.#skipping -= 1;
      return;
    }
    const name = this.#open.pop();
    if (name === 'style') {
      if (isSafeCss(this.#style)) this.#out += escapeText(this.#style);
      this.#style = '';
    }
    this.#out += `</${name}>`;
  }

  text(words: string): void {
    if (this.#skipping > 0 || this.#open.length === 0) return;
    if (this.#open.at(-1) === 'style') this.#style += words;
    else this.#out += escapeText(words);
  }

  result(): string | undefined {
    return this.#out === '' || this.#open.length > 0 ? undefined : this.#out;
  }
}

type Attribute = SaxesTagNS['attributes'][string];

function writeAttribute({ local, uri, value }: Attribute): string {
  if (local === 'href' && (uri === '' || uri === XLINK)) return isOwnReference(value) ? written('href', value) : '';
  if (uri === XML && local === 'space') return written('xml:space', value);
  if (uri !== '' || !SVG_ATTRIBUTES.has(local)) return '';
  return isSafeCss(value) ? written(local, value) : '';
}

/** A part of the same picture, or a raster picture that is given as text. */
function isOwnReference(value: string): boolean {
  return /^\s*#[\w.:-]+\s*$/.test(value) || /^\s*data:image\/(png|jpeg|gif|webp);base64,[\w+/=\s]*$/.test(value);
}

/** Style text without addresses other than of the picture's own parts, imports, escapes or old ways to run something. */
function isSafeCss(text: string): boolean {
  const withoutOwn = text.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '');
  return !/url\s*\(|image\s*\(|image-set|@import|@namespace|@font-face|expression|behavior|-moz-binding|javascript:|\\|<!--/i.test(
    withoutOwn,
  );
}

function written(name: string, value: string): string {
  return ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Size in px that the root element gives, by width and height, else by its view box; 0 where neither does. */
export function sizeOfSvg(svg: string): { width: number; height: number } {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const side = (name: string): number => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1] ?? 0);
  const [, , boxWidth = 0, boxHeight = 0] =
    /\sviewBox="([^"]*)"/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const rounded = (value: number): number => (Number.isFinite(value) ? Math.min(100_000, Math.round(value)) : 0);
  return { width: rounded(side('width') || boxWidth), height: rounded(side('height') || boxHeight) };
}
