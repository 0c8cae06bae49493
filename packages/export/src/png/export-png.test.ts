import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ExportContext } from '../exporter.ts';
import { exportPages } from '../exporters.ts';
import { NO_PRESS, WHITE_PRESS } from '../testing/presses.ts';
import { pageOf } from '../testing/proof-pages.ts';

const context: ExportContext = {
  title: 'Proof',
  language: 'en-US',
  picture: async () => undefined,
  press: WHITE_PRESS,
};
const small = pageOf([], { size: { width: 40, height: 30 } });

describe('pictures of pages', () => {
  it('are as sharp as was chosen', async () => {
    const { bytes, fidelity } = await exportPages('png', [small], { scale: 3 }, context);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 90 });
    expect(fidelity).toMatchObject({ nature: 'pictures', pages: 1, scale: 1 });
  });

  it('of many pages come in one archive, in the order of the pages, and in pieces that can be told', async () => {
    const shares: number[] = [];
    const many = Array.from({ length: 21 }, () => small);
    const made = await exportPages('png-zip', many, {}, { ...context, progress: (share) => shares.push(share) });
    expect(Object.keys(unzipSync(made.bytes))).toEqual(
      many.map((_, index) => `page-${String(index + 1).padStart(2, '0')}.png`),
    );
    expect(shares).toEqual([10 / 21, 20 / 21, 1]);
  });

  it('that would be too large are less sharp, and it is said', async () => {
    const scales: number[] = [];
    const press = {
      ...WHITE_PRESS,
      png: async (_: unknown, scale: number) => (scales.push(scale), [new Uint8Array(1)]),
    };
    const huge = pageOf([], { size: { width: 8000, height: 8000 } });
    const { fidelity } = await exportPages('png', [huge], { scale: 4 }, { ...context, press });
    expect(scales).toEqual([1.25]);
    expect(fidelity.scale).toBeCloseTo(1.25 / 4);
  });

  it('are refused where the format or the browser is not up to it', async () => {
    await expect(exportPages('png', [small, small], {}, context)).rejects.toMatchObject({ code: 'request/invalid' });
    await expect(exportPages('png-zip', [], {}, context)).rejects.toMatchObject({ code: 'print/no-pages' });
    await expect(exportPages('png', [small], {}, { ...context, press: NO_PRESS })).rejects.toMatchObject({
      code: 'print/no-browser',
    });
    await expect(exportPages('png', [small], { scale: 9 }, context)).rejects.toThrow();
  });
});
