import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage } from '@pagewright/page/source-text';
import { shownText } from '../../pages/shown-text.ts';
import { ToolFault } from '../tool-fault.ts';

/** A page as it is shown. @throws ToolFault where nothing is on it, PagewrightError `page/…` */
export function parsedPage(page: ProjectPage): Page {
  const text = shownText(page);
  if (text === '') throw new ToolFault(`Page ${page.pageNumber} is empty.`);
  return parsePage(text);
}

/** What a component says, as one line. */
export function wordsOf(component: Component): string {
  return behaviourOf(component).plainText(component).replace(/\s+/g, ' ').trim();
}

/** What a page says, in its order: not what is drawn for looks, nor what is hidden. */
export function statementsOf(page: Page): { component: string; words: string; slot?: string; origins: string[] }[] {
  return page.components
    .filter(({ decorative, visible }) => !decorative && visible)
    .map((component) => ({
      component: component.id,
      words: wordsOf(component),
      ...(component.slot === undefined ? {} : { slot: component.slot }),
      origins: component.origin ?? [],
    }))
    .filter(({ words }) => words !== '');
}
