import { findChromium } from '@pagewright/printer/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Nothing but pages of ours is shown: the browser need not keep itself up to date, nor draw with a graphics card. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the Chromium that tests and measurements look at pages with.
 * @param flags beside those that all have
 * @throws PagewrightError `print/no-browser`
 */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: await findChromium(), args: [...sandbox, ...FLAGS, ...flags] });
}
