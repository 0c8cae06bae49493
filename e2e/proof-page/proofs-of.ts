import type { Page } from '@pagewright/components/models';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { Page as Tab } from 'playwright-core';
import type { Proof } from './main.tsx';

/**
 * What the proof page, open in a tab, finds on pages that it draws. Those that are compared are drawn from their source text,
 * which is read here: there are no optimizing compilers in the browser of the tests. As JSON they are there soonest.
 * @param picture URL of whatever picture is shown
 * @param compared of which pages to tell where everything stands
 */
export async function proofsOf(
  tab: Tab,
  pages: readonly Page[],
  picture: string,
  compared: readonly boolean[],
): Promise<readonly Proof[]> {
  const drawn = pages.map((page, at) => (compared[at] ? parsePage(printPage(page)) : page));
  const sent = [JSON.stringify(drawn), picture, compared] as const;
  return JSON.parse(await tab.evaluate(([own, url, all]) => window.proof(own, url, all), sent));
}
