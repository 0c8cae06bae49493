import type { Page as Tab } from 'playwright-core';

/**
 * Leaves unpainted what a tab will open. Where everything stands, what a press meets, focus and words stay as they are, but
 * without a graphics card painting is work for the processor. Not where a test looks at the picture or measures time.
 */
export async function leaveUnpainted(tab: Tab): Promise<void> {
  await tab.addInitScript(() => {
    // No element of the document: the page's own are counted and replaced.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { opacity: 0 !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
