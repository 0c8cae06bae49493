import { componentOf } from '@pagewright/components/fixtures';
import { launchChromium } from '@pagewright/tools/launch-chromium';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OpenStage } from './editor-stage/open.ts';

/** What editing costs, where nothing else runs meanwhile. */

/** A frame while dragging over an idle one, at the 95th percentile. */
const BAR = 1.5;

const ROUNDS = 6;

let browser: Browser;
let stage: OpenStage;
beforeAll(async () => {
  // As for people: what runs often is optimized.
  browser = await launchChromium();
  stage = await OpenStage.open(browser);
}, 180_000);
afterAll(async () => {
  await stage?.close();
  await browser?.close();
});

it('dragging one of 100 components costs no more than 1.5 × an idle frame', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    componentOf(
      index % 3 === 0 ? 'aiTextarea' : index % 3 === 1 ? 'heading' : 'rectangle',
      {},
      {
        id: `c${index}`,
        position: { x: 20 + (index % 10) * 124, y: 10 + Math.floor(index / 10) * 70 },
        size: { width: 110, height: 56 },
      },
    ),
  );
  await stage.show([many]);
  const start = await stage.onScreen({ x: 460, y: 320 });
  const sample = () =>
    stage.tab.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const frames: number[] = [];
          let last = performance.now();
          const tick = (now: number) => {
            frames.push(now - last);
            last = now;
            if (frames.length < 90) requestAnimationFrame(tick);
            else resolve(frames.slice(5));
          };
          requestAnimationFrame(tick);
        }),
    );
  const p95 = (frames: number[]) => [...frames].sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0;
  const round = async () => {
    await stage.tab.mouse.move(start.x, start.y);
    const idle = p95(await sample());
    await stage.tab.mouse.down();
    const dragging = sample();
    for (let step = 0; step < 100; step += 1) {
      await stage.tab.mouse.move(start.x + Math.sin(step / 8) * 200, start.y + Math.cos(step / 8) * 120 - 120);
    }
    const during = p95(await dragging);
    await stage.tab.mouse.move(start.x, start.y);
    await stage.tab.mouse.up();
    console.info(`p95 of a frame: idle ${idle.toFixed(1)} ms, dragging ${during.toFixed(1)} ms`);
    // A frame shorter than the display's own has not been missed.
    return during / Math.max(idle, 16.7);
  };
  // What another program takes of the machine it takes from single rounds, what dragging costs from all.
  let ratio = Number.POSITIVE_INFINITY;
  for (let rounds = 0; rounds < ROUNDS && ratio > BAR; rounds += 1) ratio = Math.min(ratio, await round());
  expect(ratio).toBeLessThanOrEqual(BAR);
}, 60_000);
