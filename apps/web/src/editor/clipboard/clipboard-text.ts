import { PAGE_LINK } from '@pagewright/components/link-attributes';
import type { RichText, SpanLook } from '@pagewright/components/rich-text';
import { isSameValue } from '@pagewright/components/same-value';
import { MAX_LEVEL, type TextSpan } from '@pagewright/components/text-style';
import { formatColor, parseColor, type Rgba } from '@pagewright/model/color';
import { addressOf, pageOfLink } from '@pagewright/model/link';
import { foreignHtml, styleOf, styleText } from './foreign-html.ts';

/**
 * What is pasted, cleaned: paragraphs and line breaks, lists with their levels, and of the looks those that mean something:
 * bold, italic, underlined and struck words, links, raised and lowered characters, code and what is marked. Fonts and sizes
 * are those of the page, and colours where none are asked for. The markers of lists go, since the text draws its own.
 */

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** Of a table that is read as text: words of one are not those of the next. */
const CELLS = new Set(['td', 'th']);
const SKIPPED = new Set('head meta link style script title template svg img picture video audio object'.split(' '));

/** Markers that Word writes as text: `·`, `1.`, `a)`. */
const WORD_MARKER = /^[\s\u00a0]*(?:[·•§o◦▪–-]|\d{1,3}[.)、]|[a-z][.)])[\s\u00a0\t]+/i;

/** What is read beside the looks that mean something. */
export interface TextReading {
  /** Which colours of words are kept; none where absent. */
  readonly keepsColor?: (color: Rgba) => boolean;
}

export function clipboardText(data: Pick<DataTransfer, 'getData'>, reading: TextReading = {}): RichText {
  const html = data.getData('text/html');
  const rich = html ? textOf(foreignHtml(html).body, reading) : undefined;
  return rich && rich.text !== '' ? rich : { text: plain(data.getData('text/plain')), spans: [] };
}

/** The words of a part of a document. */
export function textOf(node: Node, reading: TextReading = {}): RichText {
  const reader = new HtmlReader(reading);
  reader.read(node, {});
  return reader.result();
}

interface Entry {
  readonly listType: 'bullet' | 'ordered';
  readonly level: number;
}

interface Line {
  readonly parts: { readonly text: string; readonly looks: SpanLook }[];
  readonly entry?: Entry;
}

class HtmlReader {
  #lines: Line[] = [{ parts: [] }];
  readonly #reading: TextReading;

  constructor(reading: TextReading) {
    this.#reading = reading;
  }

  read(node: Node, looks: SpanLook, entry?: Entry): void {
    for (const child of node.childNodes) {
      if (child instanceof Text) this.#text(child.data, looks);
      else if (child instanceof HTMLElement) this.#element(child, looks, entry);
    }
  }

  result(): RichText {
    const lines = this.#lines
      .map(trimmed)
      .filter((line, index, all) => line.parts.length > 0 || (index > 0 && index < all.length - 1));
    const text = lines.map(({ parts }) => parts.map((part) => part.text).join('')).join('\n');
    const spans: TextSpan[] = [];
    let start = 0;
    for (const { parts } of lines) {
      for (const part of parts) {
        const end = start + part.text.length;
        addSpan(spans, start, end, part.looks);
        start = end;
      }
      start += 1;
    }
    const rich: RichText = { text, spans };
    const paragraphs = lines.flatMap(({ entry }, line) => (entry ? [{ line, ...entry }] : []));
    // Where nothing is listed the lines become what they are put into.
    return paragraphs.length > 0 ? { ...rich, paragraphs } : rich;
  }

  #element(element: HTMLElement, looks: SpanLook, entry?: Entry): void {
    const name = element.localName;
    if (SKIPPED.has(name) || styleOf(element).display === 'none') return;
    if (name === 'br') return this.#newLine(entry);
    const inner = looksOf(element, looks, this.#reading);
    if (CELLS.has(name)) this.#text(' ', looks);
    if (!BLOCKS.has(name)) return this.read(element, inner, entry);
    if (name === 'ol' || name === 'ul') return this.read(element, inner, deeper(entry, name));
    const own = entryOf(element, entry);
    this.#ownLine(own);
    this.read(element, inner, own);
    this.#ownLine(entry);
    if (name === 'p' && own && !element.closest('ul, ol')) this.#dropWordMarker();
  }

  #text(data: string, looks: SpanLook): void {
    const line = this.#lines.at(-1) as Line;
    const text = data.replace(/[\s\u00a0]+/g, ' ');
    if (text !== '' && !(text === ' ' && line.parts.length === 0)) line.parts.push({ text, looks });
  }

  /** A block begins on a line of its own. */
  #ownLine(entry?: Entry): void {
    const line = this.#lines.at(-1) as Line;
    if (line.parts.length > 0) this.#newLine(entry);
    else this.#lines[this.#lines.length - 1] = { parts: [], ...(entry ? { entry } : {}) };
  }

  #newLine(entry?: Entry): void {
    this.#lines.push({ parts: [], ...(entry ? { entry } : {}) });
  }

  #dropWordMarker(): void {
    const line = this.#lines.findLast(({ parts }) => parts.length > 0);
    if (!line) return;
    const text = line.parts.map((part) => part.text).join('');
    let rest = WORD_MARKER.exec(text)?.[0].length ?? 0;
    while (rest > 0 && line.parts[0]) {
      const [first] = line.parts;
      const cut = Math.min(rest, first.text.length);
      rest -= cut;
      if (cut === first.text.length) line.parts.shift();
      else line.parts[0] = { ...first, text: first.text.slice(cut) };
    }
  }
}

/** The looks of an element's words; what its style says goes before what its name does, and before what it stands in. */
function looksOf(element: HTMLElement, looks: SpanLook, { keepsColor }: TextReading): SpanLook {
  const { fontWeight, fontStyle, textDecorationLine, textDecoration, verticalAlign } = styleOf(element);
  const name = element.localName;
  const lines = `${textDecorationLine || textDecoration} ${name}`;
  const baseline = verticalAlign || { sup: 'super', sub: 'sub' }[name];
  const link = name === 'a' ? linkOf(element) : undefined;
  const highlight = markOf(element);
  const color = keepsColor && colorOf(element, looks, keepsColor);
  const { fontWeight: weight, fontStyle: slant, ...others } = looks;
  const isBold = fontWeight === '' ? weight || /^(b|strong|th|h[1-6])$/.test(name) : /^(bold|[6-9]00)/.test(fontWeight);
  const isItalic = fontStyle === '' ? slant || /^(i|em|cite)$/.test(name) : /^(italic|oblique)/.test(fontStyle);
  return {
    ...others,
    ...(isBold ? { fontWeight: 700 } : {}),
    ...(isItalic ? { fontStyle: 'italic' } : {}),
    ...(/underline| u$/.test(lines) ? { textDecoration: 'underline' } : {}),
    ...(/line-through| (s|del|strike)$/.test(lines) ? { textDecoration: 'line-through' } : {}),
    ...(baseline === 'super' || baseline === 'sub' ? { baseline } : {}),
    ...(/^(code|kbd|samp|tt)$/.test(name) ? { code: true } : {}),
    ...(color === undefined ? {} : { color: color === OF_THE_PAGE ? undefined : color }),
    ...(link === undefined ? {} : { link, textDecoration: undefined, color: undefined }),
    ...(highlight === undefined ? {} : { highlight }),
  };
}

const OF_THE_PAGE = 'page';

/** The colour of an element's words, or that they have the page's; undefined where it says nothing. Links look as links do. */
function colorOf(element: HTMLElement, { link }: SpanLook, keepsColor: (color: Rgba) => boolean): string | undefined {
  const said = styleOf(element).color || (element.localName === 'font' ? element.getAttribute('color') : '');
  const color = said && link === undefined ? parseColor(said) : undefined;
  return color && (keepsColor(color) ? formatColor({ ...color, a: 1 }) : OF_THE_PAGE);
}

/** Puts a look behind those that are there; stretches of one look are one span. */
function addSpan(spans: TextSpan[], start: number, end: number, looks: SpanLook): void {
  const said = Object.entries(looks).filter(([, value]) => value !== undefined);
  if (said.length === 0) return;
  const span = { start, end, ...Object.fromEntries(said) };
  const last = spans.at(-1);
  if (last?.end === start && isSameValue({ ...last, start: 0, end: 0 }, { ...span, start: 0, end: 0 })) {
    spans[spans.length - 1] = { ...last, end };
  } else spans.push(span);
}

/** An address, or a page where the words were copied here. */
function linkOf(element: HTMLElement): string | undefined {
  const own = `page:${element.getAttribute(PAGE_LINK) ?? ''}`;
  return pageOfLink(own) === undefined ? addressOf(element.getAttribute('href') ?? '') : own;
}

/** What a marker pen was drawn over: `<mark>`, and Word's highlighting. The grounds of a web page are none. */
function markOf(element: HTMLElement): string | undefined {
  const { backgroundColor } = styleOf(element);
  const isMark = element.localName === 'mark' || /mso-highlight/i.test(styleText(element));
  if (!isMark) return undefined;
  const color = parseColor(backgroundColor || 'yellow');
  return color && formatColor(color);
}

/** The entries of a list within another stand one level further in. */
function deeper(entry: Entry | undefined, name: 'ol' | 'ul'): Entry {
  const level = Math.min(MAX_LEVEL, entry ? entry.level + 1 : 0);
  return { listType: name === 'ol' ? 'ordered' : 'bullet', level };
}

/** Entries of lists of HTML, and those that Word writes as paragraphs with a list style. */
function entryOf(element: HTMLElement, inherited?: Entry): Entry | undefined {
  const style = styleText(element);
  if (!/mso-list\s*:(?!\s*ignore)/i.test(style)) return inherited;
  const level = Number(/level(\d+)/i.exec(style)?.[1] ?? 1) - 1;
  const isNumbered = /^[\s\u00a0]*[\da-z]{1,3}[.)、]/i.test(element.textContent ?? '');
  return { listType: isNumbered ? 'ordered' : 'bullet', level: Math.min(MAX_LEVEL, Math.max(0, level)) };
}

/** A line without white space at its ends. */
function trimmed(line: Line): Line {
  const parts = [...line.parts];
  while (parts[0] && parts[0].text.trimStart() === '') parts.shift();
  while (parts.at(-1)?.text.trimEnd() === '') parts.pop();
  const first = parts[0];
  if (first) parts[0] = { ...first, text: first.text.trimStart() };
  const last = parts.at(-1);
  if (last) parts[parts.length - 1] = { ...last, text: last.text.trimEnd() };
  return { ...line, parts };
}

function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
}
