import { type BuiltPage, buildPage } from '@pagewright/tools/built-page';

/** Builds the proof page and opens it. */
export async function openProofPage(): Promise<BuiltPage> {
  const page = await buildPage({ root: import.meta.dirname, viewport: { width: 1700, height: 1000 } });
  await page.tab.goto(page.url);
  return page;
}
