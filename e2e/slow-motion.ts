import type { Page as Tab } from 'playwright-core';

/** What is left of the pace at which things move. */
const SLOWED = 0.02;

/** Lets things move slowly in a tab while they are looked at: on a busy machine they would stand before anybody looks. */
export async function inSlowMotion(tab: Tab, look: () => Promise<void>): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: SLOWED });
  try {
    await look();
  } finally {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await session.detach();
  }
}
