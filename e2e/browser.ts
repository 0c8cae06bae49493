import { launchChromium } from '@pagewright/tools/launch-chromium';
import type { Browser } from 'playwright-core';

/** How long something is awaited on a screen, ms: what shows it comes from a server and a browser on a busy machine. */
export const APPEARS_WITHIN = 60_000;

let launched: Promise<Browser> | undefined;

/** The browser that the test files of this process share, each with contexts of its own; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await launched;
  if (known?.isConnected()) return known;
  launched = launchChromium();
  return launched;
}
