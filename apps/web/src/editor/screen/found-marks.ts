import { matchesIn, patternOf, type TextQuery } from '@pagewright/page/text-query';
import { useEffect } from 'react';
import type { Match } from './find-text.ts';

/** Names of the highlights in the style sheet: every place on the shown page, and the one that is shown. */
const ALL = 'found';
const HERE = 'found-here';

/** Marks on the shown page what is searched for, within the words, as long as it is asked for. */
export function useFoundMarks(query: TextQuery, here: Match | undefined): void {
  useEffect(() => {
    const pattern = patternOf(query);
    if (!pattern || !('highlights' in CSS)) return undefined;
    const mark = () => {
      const page = document.querySelector('[data-testid="editor-page"]');
      const all: Range[] = [];
      for (const component of page?.querySelectorAll('[data-component-id]') ?? []) {
        const ranges = rangesIn(component, pattern);
        all.push(...ranges);
        const isHere = here && component.getAttribute('data-component-id') === here.componentId;
        const range = isHere && here.place !== undefined ? ranges[here.place] : undefined;
        if (range) CSS.highlights.set(HERE, new Highlight(range));
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
  }, [query, here]);
}

/** Where the pattern stands in what is drawn, in the order of the words. */
function rangesIn(component: Element, pattern: RegExp): Range[] {
  const { text, nodes } = drawnText(component);
  return matchesIn(text, pattern).flatMap((match) => {
    const from = placeAt(nodes, match.index, false);
    const to = placeAt(nodes, match.index + match[0].length, true);
    if (!from || !to) return [];
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    return [range];
  });
}

interface DrawnNode {
  readonly node: Text;
  /** Where its characters begin in the whole text. */
  readonly start: number;
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
    if (block && own !== block) text += '\n';
    block = own;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  return { text, nodes };
}

function placeAt(nodes: readonly DrawnNode[], offset: number, isEnd: boolean) {
  const found = nodes.findLast(({ start }) => (isEnd ? start < offset : start <= offset));
  return found && { node: found.node, offset: Math.min(offset - found.start, found.node.length) };
}
