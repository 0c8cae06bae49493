import { describe, expect, it } from 'vitest';
import { compressPicture, firstPass, type Pass, type PictureTools, secondPass } from './compression.ts';

const KB = 1024;
const MB = 1024 * KB;

describe('the first pass (spec §9)', () => {
  it.each([
    [300 * KB, 0.8],
    [1 * MB, 0.8],
    [1 * MB + 1, 0.7],
    [3 * MB, 0.7],
    [3 * MB + 1, 0.6],
    [20 * MB, 0.6],
  ])('%d bytes: quality %d', (bytes, quality) => {
    expect(firstPass(bytes, { width: 800, height: 600 })).toEqual({ width: 800, height: 600, quality });
  });

  it.each([
    [
      { width: 3840, height: 2160 },
      { width: 1920, height: 1080 },
    ],
    [
      { width: 1000, height: 4000 },
      { width: 480, height: 1920 },
    ],
    [
      { width: 1920, height: 1920 },
      { width: 1920, height: 1920 },
    ],
    [
      { width: 19200, height: 3 },
      { width: 1920, height: 1 },
    ],
  ])('%o is drawn at %o: the longer side is at most 1920', (size, drawn) => {
    expect(firstPass(MB, size)).toMatchObject(drawn);
  });
});

it('a result over 2 MB is drawn at 80 % with quality 0.5', () => {
  const first = { width: 1920, height: 1080, quality: 0.6 };
  expect(secondPass(2 * MB, first)).toBeUndefined();
  expect(secondPass(2 * MB + 1, first)).toEqual({ width: 1536, height: 864, quality: 0.5 });
});

/** Pictures whose drawings have the sizes given, one after the other. */
function toolsGiving(sizes: number[], isTransparent = false): PictureTools & { passes: Pass[]; types: string[] } {
  const passes: Pass[] = [];
  const types: string[] = [];
  return {
    passes,
    types,
    open: async () => ({
      width: 4000,
      height: 3000,
      isTransparent,
      draw: async (pass, type) => {
        passes.push(pass);
        types.push(type);
        return new Blob([new Uint8Array(sizes[passes.length - 1] ?? 0)], { type });
      },
      close: () => undefined,
    }),
  };
}

function file(bytes: number, type = 'image/png', name = 'Chart.final.PNG'): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

describe('compressing', () => {
  it('takes a second pass only where the first is too large', async () => {
    const large = toolsGiving([2.5 * MB, 700 * KB]);
    expect((await compressPicture(file(9 * MB), large)).size).toBe(700 * KB);
    expect(large.passes.map(({ quality }) => quality)).toEqual([0.6, 0.5]);
    const small = toolsGiving([900 * KB]);
    expect(await compressPicture(file(4 * MB), small)).toMatchObject({
      size: 900 * KB,
      type: 'image/jpeg',
      name: 'Chart.final.jpg',
    });
    expect(small.passes).toHaveLength(1);
  });

  it('keeps the original where compressing would enlarge it', async () => {
    const original = file(100 * KB);
    expect(await compressPicture(original, toolsGiving([100 * KB]))).toBe(original);
  });

  it('keeps transparency', async () => {
    const tools = toolsGiving([10 * KB], true);
    expect((await compressPicture(file(MB), tools)).type).toBe('image/webp');
  });

  it('leaves SVG as it is, and moving pictures', async () => {
    for (const type of ['image/svg+xml', 'image/gif']) {
      const original = file(6 * MB, type);
      const tools = toolsGiving([1]);
      expect(await compressPicture(original, tools)).toBe(original);
      expect(tools.passes).toEqual([]);
    }
  });
});
