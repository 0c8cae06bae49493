import { findChromium } from '@pagewright/printer/chromium';
import { ensureWebBuild } from '../tools/setup.mjs';
import { shareServer } from './shared-server.ts';

/** Browser tests run against the web app as it is built for people, from today's sources. @returns what clears up after them */
export async function setup() {
  await ensureWebBuild();
  // Packages that know nothing of the printer look at their pages with the same browser.
  process.env.PAGEWRIGHT_CHROMIUM ??= await findChromium();
  return shareServer();
}
