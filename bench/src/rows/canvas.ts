import { join } from 'node:path';
import { ENGINES } from '@pagewright/compose/engines';
import { designOutline } from '@pagewright/design/design';
import { STYLES } from '@pagewright/design/styles';
import { printPage } from '@pagewright/page/source-text';
import { readText } from '@pagewright/source/read';
import { buildPage } from '@pagewright/tools/built-page';
import type { Page as Tab } from 'playwright-core';
import { reportText } from '../content.ts';
import { type DrawingParts, drawingPartsOf } from '../drawing-parts.ts';
import { type Row, seconds } from '../row.ts';
import { median } from '../timing.ts';

const PAGES = 300;
const FRAME_BAR = 1.3;
const FIRST_DISPLAY_BAR = 0.5;
const WINDOW = { width: 1440, height: 900 } as const;
const PARTS = ['main', 'script', 'style', 'layout', 'paint', 'layers', 'raster'] as const;
const MIDDLE = { x: WINDOW.width / 2, y: WINDOW.height / 2 } as const;

/** The product's canvas with 300 pages: frames of pan and zoom against one page, first display against mounting all. */
export async function canvas(rounds: number): Promise<Row[]> {
  const { sources, components } = deck();
  const { tab, url, close } = await buildPage({
    root: join(import.meta.dirname, '../canvas-page'),
    viewport: WINDOW,
  });
  const session = await tab.context().newCDPSession(tab);
  try {
    const frames = { one: [] as number[], many: [] as number[] };
    const parts = { one: [] as DrawingParts[], many: [] as DrawingParts[] };
    const display = { ours: [] as number[], all: [] as number[] };
    const displayParts = { ours: [] as DrawingParts[], all: [] as DrawingParts[] };
    for (let round = 0; round <= rounds; round += 1) {
      await openAnew(tab, url);
      const all = await tab.evaluate((pages) => window.bench.showAll(pages), sources);
      await openAnew(tab, url);
      await tab.evaluate((pages) => window.bench.showCanvas(pages), sources.slice(0, 1));
      const one = await framesOfGestures(tab);
      const partsOfOne = await drawingPartsOf(session, () => gestures(tab));
      await openAnew(tab, url);
      const ours = await tab.evaluate((pages) => window.bench.showCanvas(pages), sources);
      const many = await framesOfGestures(tab);
      const partsOfMany = await drawingPartsOf(session, () => gestures(tab));
      await openAnew(tab, url);
      const partsOfAll = await drawingPartsOf(session, () =>
        tab.evaluate((pages) => window.bench.showAll(pages), sources),
      );
      await openAnew(tab, url);
      const partsOfOurs = await drawingPartsOf(session, () =>
        tab.evaluate((pages) => window.bench.showCanvas(pages), sources),
      );
      // The first round warms up.
      if (round === 0) continue;
      frames.one.push(percentile(one, 0.95));
      frames.many.push(percentile(many, 0.95));
      parts.one.push(partsOfOne);
      parts.many.push(partsOfMany);
      display.ours.push(ours);
      display.all.push(all);
      displayParts.ours.push(partsOfOurs);
      displayParts.all.push(partsOfAll);
    }
    return [
      {
        work: `canvas, ${PAGES} pages × ${components.toFixed(0)}, p95 frame`,
        ours: seconds(median(frames.many)),
        other: `one page ${seconds(median(frames.one))}`,
        ratio: median(frames.many) / median(frames.one),
        bar: FRAME_BAR,
        parts: `processor time of a frame, ms (one page): ${partsLine(parts.many.map(perFrame), parts.one.map(perFrame))}`,
      },
      {
        work: `canvas, first display of ${PAGES} pages`,
        ours: seconds(median(display.ours)),
        other: `mounting all ${seconds(median(display.all))}`,
        ratio: median(display.ours) / median(display.all),
        bar: FIRST_DISPLAY_BAR,
        parts: `processor time, ms (mounting all): ${partsLine(displayParts.ours, displayParts.all)}`,
      },
    ];
  } finally {
    await close();
  }
}

/** Loads the page again, so that nothing is known from the round before. */
async function openAnew(tab: Tab, url: string): Promise<void> {
  await tab.goto(url);
  await tab.waitForFunction(() => 'bench' in window);
}

function deck(): { sources: string[]; components: number } {
  const outline = ENGINES.local.compose([readText(reportText(PAGES))], {
    prompt: '',
    pageCount: PAGES,
    mode: 'condense',
    format: 'ppt-16-9',
  });
  const pages = designOutline(outline, { format: 'ppt-16-9', style: STYLES.professional });
  const boxes = pages.reduce((sum, page) => sum + page.components.length, 0);
  return { sources: pages.map(printPage), components: boxes / pages.length };
}

/** Zooms in, pans about, zooms out and pans again, with the real wheel and pointer; times between frames, ms. */
async function framesOfGestures(tab: Tab): Promise<number[]> {
  await tab.mouse.move(MIDDLE.x, MIDDLE.y);
  await tab.waitForTimeout(600);
  await tab.evaluate(() => window.bench.startFrames());
  await gestures(tab);
  return tab.evaluate(() => window.bench.stopFrames());
}

async function gestures(tab: Tab): Promise<void> {
  await zoom(tab, -120, 12);
  await pan(tab, MIDDLE, 500);
  await zoom(tab, 120, 12);
  await pan(tab, MIDDLE, 300);
}

function partsLine(ours: readonly DrawingParts[], theirs: readonly DrawingParts[]): string {
  const medianOf = (rounds: readonly DrawingParts[], name: (typeof PARTS)[number]) =>
    median(rounds.map((parts) => parts[name])).toPrecision(3);
  return PARTS.map((name) => `${name} ${medianOf(ours, name)} (${medianOf(theirs, name)})`).join(', ');
}

function perFrame({ frames, ...times }: DrawingParts): DrawingParts {
  const share = Object.fromEntries(PARTS.map((name) => [name, times[name] / Math.max(1, frames)]));
  return { frames, ...times, ...share };
}

async function zoom(tab: Tab, delta: number, steps: number): Promise<void> {
  await tab.keyboard.down('Control');
  for (let step = 0; step < steps; step += 1) await tab.mouse.wheel(0, delta);
  await tab.keyboard.up('Control');
}

async function pan(tab: Tab, from: { x: number; y: number }, width: number): Promise<void> {
  await tab.mouse.move(from.x, from.y);
  await tab.mouse.down();
  await tab.mouse.move(from.x + width, from.y + width / 3, { steps: 40 });
  await tab.mouse.move(from.x - width, from.y - width / 3, { steps: 60 });
  await tab.mouse.up();
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
