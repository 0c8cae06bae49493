import { describe, expect, it } from 'vitest';
import { FORMAT_IDS, mediumOfSize, PAGE_FORMATS, pageFormat } from './formats.ts';

describe('page formats', () => {
  it('have the sizes of the specification', () => {
    const sizes = FORMAT_IDS.map((id) => `${id} ${PAGE_FORMATS[id].size.width}x${PAGE_FORMATS[id].size.height}`);
    expect(sizes).toEqual([
      'ppt-16-9 1280x720',
      'ppt-4-3 960x720',
      'ppt-21-9 1680x720',
      'a4-portrait 992x1404',
      'a4-landscape 1404x992',
      'a3 1404x1985',
      'note 1080x1440',
      'long-3 1080x3240',
      'long-5 1080x5400',
      'custom 1280x720',
    ]);
  });

  it('design a custom size by its shape', () => {
    expect(mediumOfSize({ width: 1600, height: 900 })).toBe('slide');
    expect(mediumOfSize({ width: 900, height: 1200 })).toBe('document');
    expect(mediumOfSize({ width: 800, height: 4000 })).toBe('long');
    expect(pageFormat('custom', { width: 800, height: 4000 })).toMatchObject({
      medium: 'long',
      size: { width: 800, height: 4000 },
    });
    expect(pageFormat('a3', { width: 1, height: 1 }).size).toEqual({ width: 1404, height: 1985 });
  });
});
