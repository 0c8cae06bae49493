import { describe, expect, it } from 'vitest';
import { FORMAT_IDS, pageFormat } from './formats.ts';
import { paperOf, wholePoints } from './paper.ts';
import { mmToPx } from './units.ts';

describe('paper', () => {
  it('has the sizes of the specification', () => {
    const sizeOf = (format: (typeof FORMAT_IDS)[number]): string => {
      const { width, height } = paperOf({ format, size: pageFormat(format).size });
      return `${width}x${height}`;
    };
    expect(sizeOf('ppt-16-9')).toBe('254x143');
    expect(sizeOf('a4-portrait')).toBe('210x297');
    expect(sizeOf('a4-landscape')).toBe('297x210');
    expect(sizeOf('a3')).toBe('297x420');
  });

  it('is covered by the page to within a millimetre', () => {
    for (const format of FORMAT_IDS) {
      const { size } = pageFormat(format);
      const { width, height, scale } = paperOf({ format, size });
      const spare = [size.width * scale - mmToPx(width), size.height * scale - mmToPx(height)];
      for (const px of spare) {
        expect(px, format).toBeGreaterThan(-0.05);
        expect(px, format).toBeLessThan(mmToPx(1));
      }
    }
  });

  it('is printed in the sizes that browsers make of it, and covers those without being cut', () => {
    const { width, height, scale } = paperOf(
      { format: 'ppt-16-9', size: pageFormat('ppt-16-9').size },
      'designed',
      wholePoints,
    );
    expect([width, height].map((mm) => (mm / 25.4) * 72)).toEqual([720, 405]);
    expect(scale).toBeCloseTo(0.75, 10);
    const long = paperOf({ format: 'long-3', size: pageFormat('long-3').size }, 'designed', wholePoints);
    expect(long.height / long.width).toBeCloseTo(3, 10);
    for (const format of FORMAT_IDS) {
      const { size } = pageFormat(format);
      const paper = paperOf({ format, size }, 'designed', wholePoints);
      for (const side of ['width', 'height'] as const) {
        const points = (paper[side] / 25.4) * 72;
        expect(points).toBeCloseTo(Math.round(points), 6);
        expect(size[side] * paper.scale - mmToPx(paper[side]), format).toBeGreaterThan(-0.05);
      }
    }
  });

  it('shows the whole page in the middle of a sheet of its own, turned as the page lies', () => {
    const across = paperOf({ format: 'ppt-16-9', size: pageFormat('ppt-16-9').size }, 'letter');
    expect([across.width, across.height]).toEqual([279, 216]);
    expect(across.left).toBeCloseTo(0);
    expect(across.top).toBeCloseTo((216 - (279 * 720) / 1280) / 2);
    const upright = paperOf({ format: 'long-3', size: pageFormat('long-3').size }, 'slide');
    expect([upright.width, upright.height]).toEqual([143, 254]);
    expect(upright.scale * 3240).toBeCloseTo(mmToPx(254));
    expect(upright.left).toBeCloseTo((143 - 254 / 3) / 2);
    for (const format of FORMAT_IDS) {
      const { size } = pageFormat(format);
      for (const paper of ['a4', 'a3', 'letter', 'legal', 'slide'] as const) {
        const { width, height, scale, left, top } = paperOf({ format, size }, paper);
        expect(left, format).toBeGreaterThanOrEqual(-0.001);
        expect(top, format).toBeGreaterThanOrEqual(-0.001);
        expect(2 * mmToPx(left) + size.width * scale).toBeCloseTo(mmToPx(width));
        expect(2 * mmToPx(top) + size.height * scale).toBeCloseTo(mmToPx(height));
      }
    }
  });

  it('has the proportions of the page and a long side of 148 to 297 mm where it is automatic', () => {
    const auto = (width: number, height: number) => {
      const paper = paperOf({ format: 'custom', size: { width, height } }, 'auto');
      return [paper.width, paper.height];
    };
    expect(auto(1080, 5400)).toEqual([59.4, 297]);
    expect(auto(992, 1404)).toEqual([209.85, 297]);
    expect(auto(400, 320)).toEqual([148, 118.4]);
    // 800 px are 211.67 mm.
    expect(auto(800, 400)).toEqual([211.67, 105.83]);
  });

  it('stays within what PDF readers accept', () => {
    const { height } = paperOf({ format: 'custom', size: { width: 320, height: 8000 } });
    expect(height).toBeLessThanOrEqual(5080);
  });

  it('a page of one’s own that is about as large as A4 goes on A4', () => {
    const sheet = (width: number, height: number) => {
      const paper = paperOf({ format: 'custom', size: { width, height } });
      return `${paper.width}x${paper.height}`;
    };
    expect([sheet(992, 1404), sheet(1012, 1434), sheet(972, 1374)]).toEqual(['210x297', '210x297', '210x297']);
    expect([sheet(1013, 1404), sheet(992, 1435)]).not.toContain('210x297');
  });
});
