import { LANGUAGES, type Language } from '@pagewright/model/languages';
import type { BrowserContext, BrowserContextOptions, Page as Tab } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { nextFrame } from './camera.ts';
import { clippedTexts, settled, shownTexts, walk } from './looked-at.ts';
import { routesFor } from './routes.ts';
import { addFromTemplate, callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** Every screen holds in the five languages: nothing is cut off, in a window or on a phone, and nothing is left in English. */

const PHONE = { width: 390, height: 844 } as const;
const WINDOW = { width: 1280, height: 860 } as const;

/** Names, addresses and file types, and the codes of the error catalogue. */
const NAMES = /^(Pagewright|English|Français|member-[0-9a-f-]+|ECharts|Mermaid|txt, pdf|\S+@\S+|[a-z]+\/[\w-]+|usage)$/;
const FRENCH_TOO = /^(Contact|Points|Actions|Dates|Pages|\d+ pages|Minimal)$/;

const screens = useScreens({ tabs: 'of a test' });
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let pageId: number;

beforeAll(async () => {
  const tab = await screens.memberTab();
  await addFromTemplate(tab, '2025');
  const projectId = await addFromTemplate(tab, '2026');
  const pages = await callApi<{ id: number }[]>(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
  pageId = pages[0]?.id ?? 0;
  signedIn = await tab.context().storageState();
  await screens.closeTabs();
});

/** In a browser that itself speaks English: what would be left to it is found. */
async function tabIn(language: Language, options: BrowserContextOptions): Promise<Tab> {
  const tab = await screens.tab(options);
  await tab.addInitScript((chosen) => localStorage.setItem('appLanguage', chosen), language);
  return tab;
}

const PEOPLE = [
  ['visitors', 'public'],
  ['people who are signed in', 'user'],
] as const;

describe.each(PEOPLE)('for %s', (_, access) => {
  /** What each screen shows or speaks, by language and path. */
  const texts = new Map<string, ReadonlySet<string>>();

  it.each(LANGUAGES)('%s: no label is clipped on any screen, in a window or on a phone', async (language) => {
    const tab = await tabIn(language, access === 'user' ? { storageState: signedIn } : {});
    const clipped: string[] = [];
    for (const path of routesFor(access)) {
      await tab.setViewportSize(WINDOW);
      await walk(tab, path);
      expect(await tab.evaluate(() => document.documentElement.lang)).toBe(language);
      texts.set(`${language} ${path}`, new Set(await shownTexts(tab)));
      for (const text of await clippedTexts(tab)) clipped.push(`${path}: ${text}`);
      await tab.setViewportSize(PHONE);
      await settled(tab);
      for (const text of await clippedTexts(tab)) clipped.push(`${path} on a phone: ${text}`);
    }
    expect(clipped).toEqual([]);
  });

  it('nothing is left in English on any of them', () => {
    const left = LANGUAGES.filter((language) => language !== 'en-US').flatMap((language) =>
      routesFor(access).flatMap((path) => {
        const english = texts.get(`en-US ${path}`);
        expect(english?.size).toBeGreaterThan(5);
        return [...(texts.get(`${language} ${path}`) ?? [])]
          .filter((text) => english?.has(text) && /\p{L}{3}/u.test(text) && !NAMES.test(text))
          .filter((text) => !(language === 'fr-FR' && FRENCH_TOO.test(text)))
          .map((text) => `${language} ${path}: ${text}`);
      }),
    );
    expect(left).toEqual([]);
  });
});

it('the tools of the editor stand in one row in every window that people have, its panels on every phone, in five languages', async () => {
  const hidden: string[] = [];
  for (const language of LANGUAGES) {
    const tab = await tabIn(language, { storageState: signedIn, viewport: { width: 1440, height: 860 } });
    await tab.goto(`/edit/${pageId}`);
    await tab.getByTestId('editor-page').waitFor();
    for (const width of [1200, 1366, 1440, 1600]) {
      await tab.setViewportSize({ width, height: 860 });
      await nextFrame(tab);
      const bar = tab.getByRole('toolbar').first();
      const over = await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      if (over > 0) hidden.push(`${language} at ${width} px: ${over} px`);
    }
    await tab.setViewportSize(PHONE);
    const panels = tab.getByTestId('sheet-bar');
    const over = await panels.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    if (over > 0) hidden.push(`${language} on a phone: ${over} px`);
    // The next one gets the warm browser again: in one of its own the editor would be loaded and compiled anew.
    await screens.closeTabs();
  }
  expect(hidden).toEqual([]);
});
