import { componentOf } from '@pagewright/components/fixtures';
import { launchChromium } from '@pagewright/tools/launch-chromium';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OpenStage } from './editor-stage/open.ts';

/** What editing costs, where nothing else runs meanwhile: frames while something is done over idle ones, at the 95th percentile. */

const BARS = { dragging: 1.5, typing: 1.5, scrolling: 1.3 } as const;

const ROUNDS = 6;
/** Frames of a sample; the first ones are what comes before. */
const FRAMES = 90;

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

/** ms of each frame. */
const sample = () =>
  stage.tab.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const tick = (now: number) => {
          frames.push(now - last);
          last = now;
          if (frames.length < count) requestAnimationFrame(tick);
          else resolve(frames.slice(5));
        };
        requestAnimationFrame(tick);
      }),
    FRAMES,
  );
const p95 = (frames: number[]) => [...frames].sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0;

interface Work {
  /** Until nothing moves. */
  readonly begin: () => Promise<void>;
  readonly run: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** What another program takes of the machine it takes from single rounds, what the work costs from all: the best counts. */
async function expectSmooth(name: keyof typeof BARS, { begin, run, end }: Work): Promise<void> {
  let ratio = Number.POSITIVE_INFINITY;
  for (let rounds = 0; rounds < ROUNDS && ratio > BARS[name]; rounds += 1) {
    await begin();
    const idle = p95(await sample());
    const frames = sample();
    await run();
    const during = p95(await frames);
    await end();
    console.info(`p95 of a frame: idle ${idle.toFixed(1)} ms, ${name} ${during.toFixed(1)} ms`);
    // A frame shorter than the display's own has not been missed.
    ratio = Math.min(ratio, during / Math.max(idle, 16.7));
  }
  expect(ratio).toBeLessThanOrEqual(BARS[name]);
}

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
  const { mouse } = stage.tab;
  const start = await stage.onScreen({ x: 460, y: 320 });
  await expectSmooth('dragging', {
    begin: () => mouse.move(start.x, start.y),
    async run() {
      await mouse.down();
      for (let step = 0; step < 100; step += 1) {
        await mouse.move(start.x + Math.sin(step / 8) * 200, start.y + Math.cos(step / 8) * 120 - 120);
      }
    },
    async end() {
      await mouse.move(start.x, start.y);
      await mouse.up();
    },
  });
}, 60_000);

/** Of so many characters, with room for what is typed: a text holds 1,000, a cell of a table 2,000. */
const wordsOf = (length: number) => 'Words that stand in a row until it is full. '.repeat(50).slice(0, length - 40);

const place = { id: 'full', position: { x: 100, y: 40 }, size: { width: 1080, height: 640 } };
const FULL = [
  ['a full text', componentOf('text', { text: wordsOf(1_000), fontSize: 14 }, place)],
  ['a full cell', componentOf('aiTable', { rows: 1, columns: 1, cellData: [[wordsOf(2_000)]], fontSize: 14 }, place)],
] as const;

it.each(FULL)(
  'typing in %s costs no more than 1.5 × an idle frame',
  async (_, full) => {
    await stage.show([[full]]);
    const { keyboard, mouse } = stage.tab;
    const { x, y } = await stage.onScreen({ x: 140, y: 60 });
    await mouse.dblclick(x, y);
    await expectSmooth('typing', {
      begin: () => keyboard.press('Control+End'),
      async run() {
        for (let index = 0; index < 40; index += 1) await keyboard.press(index % 6 === 5 ? 'Space' : 'KeyA');
      },
      async end() {
        for (let index = 0; index < 40; index += 1) await keyboard.press('Backspace');
      },
    });
    await keyboard.type('The end');
    await keyboard.press('Escape');
    expect(JSON.stringify((await stage.component('full')).props)).toContain('The end');
  },
  60_000,
);

it('scrolling through an overview of 300 pages costs no more than 1.3 × an idle frame', async () => {
  const pages = Array.from({ length: 300 }, (_, page) =>
    Array.from({ length: 15 }, (__, index) =>
      componentOf(
        index % 3 === 0 ? 'heading' : index % 3 === 1 ? 'text' : 'rectangle',
        index % 3 < 2 ? { text: `Page ${page}, words ${index}` } : {},
        {
          id: `c${index}`,
          position: { x: 40 + (index % 3) * 400, y: 40 + Math.floor(index / 3) * 130 },
          size: { width: 360, height: 100 },
        },
      ),
    ),
  );
  const { mouse } = stage.tab;
  await mouse.move(700, 500);
  const scrolled = () =>
    stage.tab.getByRole('listbox').evaluate((list) => {
      let box: Element | null = list;
      while (box && box.scrollTop === 0) box = box.parentElement;
      return box?.scrollTop ?? 0;
    });
  await expectSmooth('scrolling', {
    // Pages that have not been seen yet.
    begin: () => stage.showOverview(pages),
    async run() {
      for (let step = 0; step < 60; step += 1) await mouse.wheel(0, 120);
    },
    end: async () => {},
  });
  expect(await scrolled()).toBeGreaterThan(3_000);
}, 60_000);
