import type { PageRow } from '../pages/policy.ts';

/** page{number}_{date}, or 'all pages_{date}' (spec §9); of some pages the numbers of the first and the last. */
export function fileName(pages: readonly Pick<PageRow, 'pageNumber'>[], isChosen: boolean, now: Date): string {
  const date = now.toLocaleDateString('sv-SE');
  const [first, last] = [pages[0]?.pageNumber, pages.at(-1)?.pageNumber];
  if (!isChosen) return `all pages_${date}`;
  return pages.length === 1 ? `page${first}_${date}` : `pages${first}-${last}_${date}`;
}
