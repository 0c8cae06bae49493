import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { componentOf } from '../fixtures.ts';
import { lower } from '../lowering.ts';
import { fieldChange } from '../panels.ts';
import { qrCodeModel } from './model.ts';
import { codeOutline } from './modules.ts';

/** The modules that an outline fills: from the left, its lines that go up or down are counted in each row. */
function filled(path: string, side: number): boolean[][] {
  const turns = Array.from({ length: side }, () => Array.from({ length: side }, () => 0));
  for (const loop of path.split('Z').filter((one) => one !== '')) {
    const corners = loop
      .slice(1)
      .split('L')
      .map((corner) => corner.split(' ').map(Number));
    for (const [index, [x = 0, from = 0]] of corners.entries()) {
      const to = corners[(index + 1) % corners.length]?.[1] ?? 0;
      for (let y = Math.min(from, to); y < Math.max(from, to); y += 1) {
        const row = turns[y];
        if (row?.[x] !== undefined) row[x] += from < to ? 1 : -1;
      }
    }
  }
  return turns.map((row) => {
    let winding = 0;
    return row.map((turn) => {
      winding += turn;
      return winding !== 0;
    });
  });
}

describe('a QR code', () => {
  it.each(['https://example.org', '季度收入：¥3.2 亿', 'A'.repeat(424), '汉'.repeat(424)])(
    'of any text is drawn module for module, light around it',
    (text) => {
      const { side, path } = codeOutline({ value: text, correction: 'H' });
      const { data, size } = encode(text, { ecc: 'H', boostEcc: true, border: 4 });
      expect(side).toBe(size);
      const drawn = filled(path, side);
      expect(drawn.map((row) => row.map(Number).join(''))).toEqual(data.map((row) => row.map(Number).join('')));
      expect(
        drawn
          .slice(0, 4)
          .flat()
          .some((isDark) => isDark),
      ).toBe(false);
    },
  );

  it('has room for as many words as it takes, in every correction', () => {
    const longest = '漢'.repeat(424);
    expect(qrCodeModel.props.safeParse({ value: longest }).success).toBe(true);
    expect(qrCodeModel.props.safeParse({ value: `${longest}!` }).success).toBe(false);
    for (const correction of ['L', 'M', 'Q', 'H'] as const) {
      expect(codeOutline({ value: longest, correction }).side).toBeLessThanOrEqual(177 + 8);
    }
  });

  it('is one outline in the middle of its box, and nothing without words', () => {
    const size = { width: 300, height: 200 };
    const context = { language: 'en-US', assets: () => undefined } as const;
    const code = componentOf('qrCode', { value: 'a' }, { size, position: { x: 10, y: 20 } });
    expect(lower(code, context)).toMatchObject([
      { type: 'rect', fill: { color: '#ffffff' } },
      { type: 'path', box: { x: 60, y: 20, width: 200, height: 200 }, fill: { color: '#000000' } },
    ]);
    expect(lower(componentOf('qrCode', {}, { size }), context)).toMatchObject([{ type: 'rect' }]);
  });

  it('is called by what it says until it is called otherwise', () => {
    const fresh = componentOf('qrCode');
    expect(fieldChange(fresh, 'value', 'https://a.org', 'en-US').props).toEqual({
      value: 'https://a.org',
      alt: 'https://a.org',
    });
    const named = componentOf('qrCode', { value: 'https://a.org', alt: 'Our shop' });
    expect(fieldChange(named, 'value', 'https://b.org', 'en-US').props).toEqual({ value: 'https://b.org' });
  });
});
