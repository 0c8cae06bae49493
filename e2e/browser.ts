import { launchChromium } from '@pagewright/tools/launch-chromium';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { WarmContext } from './warm-context.ts';

/** How long something is awaited on a screen, ms: what shows it comes from a server and a browser on a busy machine. */
export const APPEARS_WITHIN = 60_000;

/**
 * Settings of V8. The tabs of a context that are on one server share a renderer, and what it has compiled stays: parsed
 * while they arrive, scripts would be parsed again whenever the app is loaded, a fifth of what that takes. Hardly a
 * function runs often enough to be worth what the optimizing compilers take for it: without them loading the app costs a
 * fifth less, a long proof the same.
 */
const SCRIPTS = ['--no-flush-bytecode', '--no-script-streaming', '--no-maglev', '--no-turbofan'];

/**
 * px of the squares that the browser paints in: a window is one or two of them, not two dozen. Without a graphics card each is
 * laid beside the others for every frame: with those of 256 px that took the process that draws twice the time on the stage.
 */
const PAINTED_AT_ONCE = ['--default-tile-width=1536', '--default-tile-height=1024'];

let launched: Promise<Browser> | undefined;
let warm: Promise<WarmContext> | undefined;

/** The browser that the test files of this process share; it ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  const known = await launched;
  if (known?.isConnected()) return known;
  warm = undefined;
  launched = launchChromium(['--process-per-site', ...PAINTED_AT_ONCE, `--js-flags=${SCRIPTS.join(' ')}`]);
  return launched;
}

/** The context on a server that the test files of this process take one after the other. */
export async function warmContext(baseURL: string, options: BrowserContextOptions): Promise<WarmContext> {
  const browser = await sharedBrowser();
  warm ??= WarmContext.open(browser, { ...options, baseURL }, APPEARS_WITHIN);
  return warm;
}
