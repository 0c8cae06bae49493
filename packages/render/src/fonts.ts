import { behaviourOf } from '@pagewright/components/behaviours';
import { FONT_SHEET_MARK } from '@pagewright/components/font-sheets';
import { fontUses } from '@pagewright/components/font-uses';
import type { Component, Page } from '@pagewright/components/models';
import { type FontUse, fontStyleSheets } from '@pagewright/typography/font-faces';
import { isWesternText } from '@pagewright/typography/western-text';

/** Where the fonts are served: the path before `@fontsource/inter/400.css`. */
export const FONT_BASE = '/fonts/';

/** What is set in fonts, a page or a part of one. */
type Written = Pick<Page, 'components' | 'language'>;

const known = new WeakMap<Written, readonly string[]>();

/** The font style sheets that pages need for what stands on them, as paths under the fonts' base path. */
export function fontSheetsOf(pages: readonly Written[]): string[] {
  return [...new Set(pages.flatMap(sheetsOf))];
}

/** The font style sheets that pages need whatever is written on them. */
export function allFontSheetsOf(pages: readonly Written[]): string[] {
  return fontStyleSheets(pages.flatMap((page) => usesOf(page, false)));
}

/**
 * Declares the faces that pages need, each sheet once per document. Browsers then load only the subsets whose
 * characters stand on a page. `pageReady` waits for the sheets.
 */
export function useFonts(pages: readonly Written[]): void {
  declareSheets(fontSheetsOf(pages));
}

/** Declares the faces that pages need whatever is written on them: for what is printed, measured, or being typed. */
export function declareAllFonts(pages: readonly Written[]): void {
  declareSheets(allFontSheetsOf(pages));
}

function declareSheets(paths: readonly string[]): void {
  const declared = new Set(
    [...document.querySelectorAll(`link[${FONT_SHEET_MARK}]`)].map((link) => link.getAttribute('href')),
  );
  for (const path of paths) if (!declared.has(FONT_BASE + path)) declareSheet(FONT_BASE + path);
}

/** ms after which a sheet that could not be loaded may be asked for again. */
const AGAIN_AFTER = 10_000;

function declareSheet(url: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.setAttribute(FONT_SHEET_MARK, 'loading');
  const settle = (): void => link.setAttribute(FONT_SHEET_MARK, 'settled');
  link.addEventListener('load', settle, { once: true });
  link.addEventListener(
    'error',
    () => {
      settle();
      // Forgotten then, so that a page that is drawn later asks for it anew.
      setTimeout(() => link.remove(), AGAIN_AFTER);
    },
    { once: true },
  );
  document.head.append(link);
}

function sheetsOf(page: Written): readonly string[] {
  let sheets = known.get(page);
  if (!sheets) {
    sheets = fontStyleSheets(usesOf(page, page.components.every(isWestern)));
    known.set(page, sheets);
  }
  return sheets;
}

function usesOf({ components, language }: Written, isWestern: boolean): FontUse[] {
  return components.flatMap((one) => fontUses(one).map((use) => ({ ...use, language, isWestern })));
}

/** Whether there is nothing but Western text in a component, and it draws nothing else. */
function isWestern(component: Component): boolean {
  return !behaviourOf(component).drawsNamedCharacters?.(component) && isWesternValue(component.props);
}

function isWesternValue(value: unknown): boolean {
  if (typeof value === 'string') return isWesternText(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isWesternValue);
}
