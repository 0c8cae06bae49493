import type { Component } from '@pagewright/components/models';
import { countsOfWords } from '@pagewright/page/replace-words';
import { matchesIn, patternOf, type TextQuery } from '@pagewright/page/text-query';
import { useEffect } from 'react';
import { type Drawn, drawnPlaces } from './drawn-places.ts';
import type { Match } from './find-text.ts';

/** Names of the highlights in the style sheet: every place on the shown page, and the one that is shown. */
const ALL = 'found';
const HERE = 'found-here';

/**
 * Marks on the shown page what is searched for, within the words, as long as it is asked for.
 *
 * @param found the component that the shown place stands in
 */
export function useFoundMarks(query: TextQuery, here: Match | undefined, found: Component | undefined): void {
  useEffect(() => {
    const pattern = patternOf(query);
    if (!pattern || !('highlights' in CSS)) return undefined;
    const mark = () => {
      const page = document.querySelector('[data-testid="editor-page"]');
      const all: Range[] = [];
      CSS.highlights.delete(HERE);
      for (const component of page?.querySelectorAll('[data-component-id]') ?? []) {
        const { ranges, drawn } = rangesIn(component, pattern);
        all.push(...ranges);
        if (!found || here?.place === undefined || component.getAttribute('data-component-id') !== found.id) continue;
        const places = drawnPlaces(countsOfWords(found, pattern), here.place, drawn);
        CSS.highlights.set(HERE, new Highlight(...places.flatMap((place) => ranges[place] ?? [])));
      }
      CSS.highlights.set(ALL, new Highlight(...all));
    };
    // Pages and their words come when they are drawn.
    let frame = requestAnimationFrame(mark);
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    const stage = document.querySelector('[data-testid="stage"]');
    if (stage) observer.observe(stage, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(ALL);
      CSS.highlights.delete(HERE);
    };
  }, [query, here, found]);
}

/** Where the pattern stands in what is drawn, in the order of the words. */
function rangesIn(component: Element, pattern: RegExp): { readonly ranges: readonly Range[]; readonly drawn: Drawn } {
  const { text, nodes } = drawnText(component);
  const placed = matchesIn(text, pattern).flatMap((match) => {
    const from = placeAt(nodes, match.index, false);
    const to = placeAt(nodes, match.index + match[0].length, true);
    if (!from || !to) return [];
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    return [{ range, offset: match.index }];
  });
  const blocks = nodes.flatMap(({ start, opens }, index) => {
    if (!opens) return [];
    const next = nodes.slice(index + 1).find((one) => one.opens);
    return [{ start, text: text.slice(start, next ? next.start - 1 : undefined) }];
  });
  return { ranges: placed.map(({ range }) => range), drawn: { blocks, found: placed.map(({ offset }) => offset) } };
}

interface DrawnNode {
  readonly node: Text;
  /** Where its characters begin in the whole text. */
  readonly start: number;
  /** Whether a line, cell or label begins with it. */
  readonly opens: boolean;
}

/** What is drawn and nobody wrote: the markers of lists, the numbers of lines. */
const UNWRITTEN = '[data-marker], [aria-hidden="true"]';

/** The words of a component with a break between its lines and cells. */
function drawnText(component: Element): { readonly text: string; readonly nodes: readonly DrawnNode[] } {
  const walker = document.createTreeWalker(component, NodeFilter.SHOW_TEXT);
  const nodes: DrawnNode[] = [];
  let text = '';
  let block: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(UNWRITTEN)) continue;
    const own = node.parentElement?.closest('div, td, th, p, li, text') ?? null;
    const opens = nodes.length === 0 || (block !== null && own !== block);
    if (opens && nodes.length > 0) text += '\n';
    block = own;
    nodes.push({ node, start: text.length, opens });
    text += node.data;
  }
  return { text, nodes };
}

function placeAt(nodes: readonly DrawnNode[], offset: number, isEnd: boolean) {
  const found = nodes.findLast(({ start }) => (isEnd ? start < offset : start <= offset));
  return found && { node: found.node, offset: Math.min(offset - found.start, found.node.length) };
}
