import { LINK_MARK } from '@pagewright/components/link-attributes';
import { atPhrases, type Paragraph, paragraphsOf, type Run } from '@pagewright/components/paragraphs';
import { markerCss, paragraphCss, runCss, type TextBlockProps } from '@pagewright/components/text-block';
import type { Language } from '@pagewright/model/languages';
import { keepsPhrases, PHRASE_CSS } from '@pagewright/typography/phrases';
import type { CSSProperties } from 'react';
import type { Selection } from './text-session.ts';

/**
 * The typed text as elements, and offsets as places among them. The elements are ours and not React's, since input
 * methods change them while they compose.
 */

/** Numbers that are not lengths. */
const UNITLESS = new Set(['fontWeight', 'opacity', 'lineHeight', 'tabSize']);

/** Draws the text as the View does: a block for each line, its runs in it, parted where a heading's lines may part. */
export function drawText(host: HTMLElement, props: TextBlockProps, language: Language): void {
  const keeps = 'level' in props && keepsPhrases(language);
  const blocks = paragraphsOf(props).map((plain, index) => {
    const paragraph = keeps ? atPhrases(plain, language) : plain;
    const block = document.createElement('div');
    block.dataset.paragraph = '';
    applyCss(block, { ...paragraphCss(paragraph, index, props), ...(keeps ? PHRASE_CSS : {}) });
    if (paragraph.marker !== undefined) block.append(markerElement(paragraph, props.markerColor));
    for (const run of paragraph.runs) {
      if (!run.look) block.append(...partsOf(run));
      else {
        const span = document.createElement('span');
        applyCss(span, runCss(run.look, props.fontSize, language));
        if (run.look.link !== undefined) span.setAttribute(LINK_MARK, run.look.link);
        if (run.look.field) span.dataset.field = run.look.field;
        span.append(...partsOf(run));
        block.append(span);
      }
    }
    // A caret needs something to stand beside.
    if (paragraph.runs.length === 0) block.append(document.createElement('br'));
    return block;
  });
  showBlocks(host, blocks);
}

/** Lines that stay as they are keep their elements, and with them what the browser has marked as misspelt. */
function showBlocks(host: HTMLElement, blocks: readonly HTMLElement[]): void {
  const there = [...host.childNodes];
  for (const [index, block] of blocks.entries()) {
    const old = there[index];
    if (!old) host.append(block);
    else if (!old.isEqualNode(block)) old.replaceWith(block);
  }
  for (const rest of there.slice(blocks.length)) rest.remove();
}

/** The text of a run with a place where a line may part at each of its breaks. */
function partsOf({ text, breaks = [] }: Run): (string | HTMLElement)[] {
  return [0, ...breaks].flatMap((start, index) => {
    const part = text.slice(start, breaks[index]);
    return index === 0 ? [part] : [document.createElement('wbr'), part];
  });
}

function markerElement({ marker: text, style }: Paragraph, color: string | undefined): HTMLElement {
  const marker = document.createElement('span');
  marker.dataset.marker = '';
  marker.contentEditable = 'false';
  marker.textContent = text ?? '';
  applyCss(marker, { ...markerCss(style), color, userSelect: 'none' });
  return marker;
}

/** The text that stands in the elements, whatever an input method made of them. */
export function readText(host: HTMLElement): string {
  return [...host.children].map((block) => textOf(block)).join('\n');
}

export function setSelection(host: HTMLElement, { start, end }: Selection): void {
  const from = placeOf(host, start);
  const to = placeOf(host, end);
  window.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

export function readSelection(host: HTMLElement): Selection | undefined {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  return rangeOffsets(host, selection.getRangeAt(0));
}

/** Offsets of a range of elements, or undefined where it lies elsewhere. */
export function rangeOffsets(host: HTMLElement, range: StaticRange | Range): Selection | undefined {
  if (!host.contains(range.startContainer) || !host.contains(range.endContainer)) return undefined;
  const a = offsetOf(host, range.startContainer, range.startOffset);
  const b = offsetOf(host, range.endContainer, range.endOffset);
  return { start: Math.min(a, b), end: Math.max(a, b) };
}

function offsetOf(host: HTMLElement, node: Node, offset: number): number {
  const blocks = [...host.children];
  if (node === host) return blocks.slice(0, offset).reduce((sum, block) => sum + textOf(block).length + 1, 0);
  const block = blocks.find((one) => one.contains(node));
  if (!block) return 0;
  const before = blocks.slice(0, blocks.indexOf(block)).reduce((sum, one) => sum + textOf(one).length + 1, 0);
  const range = document.createRange();
  range.setStart(block, 0);
  range.setEnd(node, offset);
  const marker = block.querySelector('[data-marker]');
  const part = range.cloneContents();
  const markerPart = marker && part.querySelector('[data-marker]');
  markerPart?.remove();
  return before + (part.textContent ?? '').length;
}

function placeOf(host: HTMLElement, offset: number): { node: Node; offset: number } {
  let rest = offset;
  for (const block of host.children) {
    const length = textOf(block).length;
    if (rest > length) {
      rest -= length + 1;
      continue;
    }
    for (const text of textNodes(block)) {
      if (rest <= text.length) return { node: text, offset: rest };
      rest -= text.length;
    }
    return { node: block, offset: block.querySelector(':scope > [data-marker]') ? 1 : 0 };
  }
  return { node: host, offset: host.childNodes.length };
}

function textNodes(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest('[data-marker]')) nodes.push(node);
  }
  return nodes;
}

function textOf(block: Element): string {
  return textNodes(block)
    .map((node) => node.data)
    .join('');
}

/** What React's `style` does, for elements of our own. */
export function applyCss(element: HTMLElement, css: CSSProperties): void {
  for (const [name, value] of Object.entries(css)) {
    if (value === undefined || value === null) continue;
    const text = typeof value === 'number' && value !== 0 && !UNITLESS.has(name) ? `${value}px` : String(value);
    element.style.setProperty(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      text,
    );
  }
}
