import type { RichText } from '@pagewright/components/rich-text';

/**
 * What is pasted, cleaned: paragraphs and line breaks, and of the looks bold and italic only. List entries keep their
 * lines; their markers go, since the list of the component draws its own.
 */
export interface PastedText extends RichText {
  /** The kind of list that all of it was, if it was one. */
  readonly listType?: 'bullet' | 'ordered';
}

const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const SKIPPED = new Set('head meta link style script title template svg img picture video audio object'.split(' '));

/** Markers that Word writes as text: `·`, `1.`, `a)`. */
const WORD_MARKER = /^[\s\u00a0]*(?:[·•§o◦▪–-]|\d{1,3}[.)、]|[a-z][.)])[\s\u00a0\t]+/i;

export function clipboardText(data: DataTransfer): PastedText {
  const html = data.getData('text/html');
  if (html) return htmlText(html);
  return { text: plain(data.getData('text/plain')), spans: [] };
}

export function htmlText(html: string): PastedText {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const reader = new HtmlReader();
  reader.read(body, { bold: false, italic: false });
  return reader.result();
}

interface Looks {
  readonly bold: boolean;
  readonly italic: boolean;
}

interface Line {
  readonly parts: { readonly text: string; readonly looks: Looks }[];
  readonly list?: 'bullet' | 'ordered';
}

class HtmlReader {
  #lines: Line[] = [{ parts: [] }];

  read(node: Node, looks: Looks, list?: 'bullet' | 'ordered'): void {
    for (const child of node.childNodes) {
      if (child instanceof Text) this.#text(child.data, looks);
      else if (child instanceof HTMLElement) this.#element(child, looks, list);
    }
  }

  result(): PastedText {
    const lines = this.#lines
      .map(trimmed)
      .filter((line, index, all) => line.parts.length > 0 || (index > 0 && index < all.length - 1));
    let text = '';
    const spans: RichText['spans'][number][] = [];
    for (const [index, line] of lines.entries()) {
      if (index > 0) text += '\n';
      for (const part of line.parts) {
        const start = text.length;
        text += part.text;
        const look = {
          ...(part.looks.bold ? { fontWeight: 700 } : {}),
          ...(part.looks.italic ? { fontStyle: 'italic' as const } : {}),
        };
        if (Object.keys(look).length > 0 && text.length > start) spans.push({ start, end: text.length, ...look });
      }
    }
    const filled = lines.filter((line) => line.parts.length > 0);
    const listType = filled[0]?.list;
    const isList = listType !== undefined && filled.every((line) => line.list === listType);
    return { text, spans, ...(isList ? { listType } : {}) };
  }

  #element(element: HTMLElement, looks: Looks, list?: 'bullet' | 'ordered'): void {
    const name = element.localName;
    if (SKIPPED.has(name) || element.style.display === 'none') return;
    if (name === 'br') return this.#newLine(list);
    const inner = looksOf(element, looks);
    if (!BLOCKS.has(name)) return this.read(element, inner, list);
    const own = listOf(element, list);
    this.#ownLine(own);
    this.read(element, inner, name === 'ol' ? 'ordered' : name === 'ul' ? 'bullet' : own);
    this.#ownLine(list);
    if (name === 'p' && own && !element.closest('ul, ol')) this.#dropWordMarker();
  }

  #text(data: string, looks: Looks): void {
    const line = this.#lines.at(-1) as Line;
    const text = data.replace(/[\s\u00a0]+/g, ' ');
    if (text !== '' && !(text === ' ' && line.parts.length === 0)) line.parts.push({ text, looks });
  }

  /** A block begins on a line of its own. */
  #ownLine(list?: 'bullet' | 'ordered'): void {
    const line = this.#lines.at(-1) as Line;
    if (line.parts.length > 0) this.#newLine(list);
    else this.#lines[this.#lines.length - 1] = { parts: [], ...(list ? { list } : {}) };
  }

  #newLine(list?: 'bullet' | 'ordered'): void {
    this.#lines.push({ parts: [], ...(list ? { list } : {}) });
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

function looksOf(element: HTMLElement, looks: Looks): Looks {
  const { fontWeight, fontStyle } = element.style;
  const name = element.localName;
  const bold =
    fontWeight === '' ? looks.bold || /^(b|strong|th|h[1-6])$/.test(name) : /^(bold|bolder|[6-9]00)$/.test(fontWeight);
  const italic = fontStyle === '' ? looks.italic || /^(i|em|cite)$/.test(name) : /^(italic|oblique)/.test(fontStyle);
  return { bold, italic };
}

/** Lists of HTML, and those that Word writes as paragraphs with a list style. */
function listOf(element: HTMLElement, inherited?: 'bullet' | 'ordered'): 'bullet' | 'ordered' | undefined {
  const style = element.getAttribute('style') ?? '';
  if (!/mso-list\s*:(?!\s*ignore)/i.test(style)) return inherited;
  return /^[\s\u00a0]*[\da-z]{1,3}[.)、]/i.test(element.textContent ?? '') ? 'ordered' : 'bullet';
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
