import { FORMAT_IDS, pageFormat } from '@pagewright/model/formats';
import { mmToPx } from '@pagewright/model/units';
import { describe, expect, it } from 'vitest';
import { paperOf } from './paper.ts';

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

  it('stays within what PDF readers accept', () => {
    const { height } = paperOf({ format: 'custom', size: { width: 320, height: 8000 } });
    expect(height).toBeLessThanOrEqual(5080);
  });
});
