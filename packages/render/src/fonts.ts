import { fontUses } from '@pagewright/components/font-uses';
import type { Component, Page } from '@pagewright/components/models';
import { type FontUse, fontStyleSheets } from '@pagewright/typography/font-faces';

/** Where the fonts are served: the path before `@fontsource/inter/400.css`. */
export const FONT_BASE = '/fonts/';

const MARK = 'data-font-sheet';

/** The font style sheets that pages need, as paths under the fonts' base path. */
export function fontSheetsOf(pages: readonly Page[]): string[] {
  return fontStyleSheets(pages.flatMap((page) => page.components.flatMap((one) => usesOf(one, page))));
}

/**
 * Declares the faces that pages need, each sheet once per document. Browsers then load only the subsets whose
 * characters stand on a page. `pageReady` waits for the sheets.
 */
export function useFonts(pages: readonly Page[], base = FONT_BASE, target: Document = document): void {
  for (const path of fontSheetsOf(pages)) declareSheet(base + path, target);
}

/** Resolves when the declared sheets are loaded; one that fails is left out. */
export async function fontSheetsLoaded(target: Document = document): Promise<void> {
  const links = [...target.querySelectorAll<HTMLLinkElement>(`link[${MARK}]`)];
  await Promise.all(links.filter((link) => link.getAttribute(MARK) === 'loading').map(settled));
}

function declareSheet(url: string, target: Document): void {
  const known = [...target.querySelectorAll(`link[${MARK}]`)].some((link) => link.getAttribute('href') === url);
  if (known) return;
  const link = target.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.setAttribute(MARK, 'loading');
  const settle = (): void => link.setAttribute(MARK, 'settled');
  link.addEventListener('load', settle, { once: true });
  link.addEventListener('error', settle, { once: true });
  target.head.append(link);
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
  });
}

function usesOf(component: Component, page: Page): FontUse[] {
  return fontUses(component).map((use) => ({ ...use, language: page.language }));
}
