import { loadForLowering } from '@pagewright/components/lower-page';
import type { Page } from '@pagewright/components/models';
import { LANGUAGES } from '@pagewright/model/languages';
import type { BuiltPage } from '@pagewright/tools/built-page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences } from './lowered-page/compare.ts';
import {
  chartPages,
  diagramPage,
  namedChartsPage,
  plainPage,
  shapePage,
  tablePage,
  textPage,
} from './lowered-page/kinds.ts';
import { openProofPage } from './proof-page/open.ts';
import { proofsOf } from './proof-page/proofs-of.ts';

/** A picture for whatever shows one. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="300" height="200"%3E%3Crect width="300" height="200" fill="teal"/%3E%3C/svg%3E';

let proof: BuiltPage;
beforeAll(async () => {
  proof = await openProofPage();
});
afterAll(() => proof?.close());

/** Draws the pages and says where their primitives are not what is drawn. */
async function found(pages: readonly Page[]): Promise<string[]> {
  const proofs = await proofsOf(
    proof.tab,
    pages,
    PICTURE,
    pages.map(() => true),
  );
  const drawn = proofs.map((own) => own.drawn ?? []);
  await loadForLowering(pages);
  expect(drawn.every((components) => components.length > 0)).toBe(true);
  return pages.flatMap((page, at) =>
    differences(page, drawn[at] ?? [], PICTURE).map((fault) => `page ${at + 1} ${fault}`),
  );
}

/** Designed pages are compared where they are drawn anyhow: `proof-page/proof.ts`. */
describe('a lowered page is the drawn one: boxes, lines, baselines', () => {
  it.each(LANGUAGES)('texts in %s', async (language) => {
    expect(await found([textPage(language)])).toEqual([]);
  });

  it.each(LANGUAGES)('tables in %s', async (language) => {
    expect(await found([tablePage(language)])).toEqual([]);
  });

  it('shapes, lines, icons and pictures, and every kind as it is inserted', async () => {
    expect(await found([shapePage(), ...LANGUAGES.map(plainPage)])).toEqual([]);
  });

  it('charts of every type', async () => {
    expect(await found(chartPages())).toEqual([]);
  });

  it('diagrams of every type', async () => {
    expect(await found([diagramPage()])).toEqual([]);
  });
});

it.each([
  { width: 560, height: 440 },
  { width: 900, height: 300 },
  { width: 340, height: 380 },
])('long names of charts of %j stay within them, and do not touch', async (size) => {
  const pages = [namedChartsPage('en-US', size), namedChartsPage('zh-CN', size)];
  const proofs = await proofsOf(proof.tab, pages, '', []);
  expect(proofs.flatMap(({ faults }) => faults)).toEqual([]);
});
