import type { Page as Tab } from 'playwright-core';

/** Opens an empty page of the server's origin: what is stored there can be read and the API called, and no app is loaded. */
export async function openNothing(tab: Tab): Promise<void> {
  const nothing = '**/nothing-runs-here';
  await tab.route(nothing, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await tab.goto('/nothing-runs-here');
  await tab.unroute(nothing);
}
