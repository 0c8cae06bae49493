import type { Page as Tab } from 'playwright-core';

/** A request that does not go on by itself. */
export interface Held {
  /** Resolves when the tab has asked. */
  readonly asked: Promise<void>;
  release(): void;
}

/** Holds requests of a tab back until they are let go. */
export async function held(tab: Tab, url: string | RegExp): Promise<Held> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await tab.route(url, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}
