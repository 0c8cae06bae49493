import { type BuiltPage, buildPage } from '@pagewright/tools/built-page';
import { sharedBrowser } from '../browser.ts';

/** Builds the proof page and opens it. */
export async function openProofPage(): Promise<BuiltPage> {
  const page = await buildPage({
    root: import.meta.dirname,
    viewport: { width: 1700, height: 1000 },
    browser: await sharedBrowser(),
  });
  await page.tab.goto(page.url);
  return page;
}
