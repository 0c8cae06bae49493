import { mix } from '@pagewright/model/color';
import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';
import type { Theme } from '../theme.ts';
import { inner, isWide, part, type StyleArt } from './art.ts';

/** Tiles that lock together: 1 is a plain tile, 2 wide, others coloured. */
const TILES: readonly (readonly [column: number, row: number, width: number, height: number, color: number])[] = [
  [0, 0, 1, 1, 0],
  [1, 0, 2, 1, 1],
  [0, 1, 2, 1, 2],
  [2, 1, 1, 2, 3],
  [0, 2, 1, 2, 4],
  [1, 2, 1, 1, 0],
  [1, 3, 2, 1, 2],
];

function mosaic(sheet: Sheet, area: Rect, theme: Theme, base: string, quiet: boolean): void {
  const { palette, shape } = theme.tokens;
  const gap = Math.round(10 * theme.unit);
  const width = (area.width - gap * 2) / 3;
  const height = (area.height - gap * 3) / 4;
  const plain = (share: number) => mix(base, '#ffffff', share);
  const colors = quiet
    ? [plain(0.06), plain(0.1), plain(0.08), plain(0.12), plain(0.05)]
    : [plain(0.1), palette.accents[1], palette.accents[0], palette.accents[2], plain(0.18)];
  for (const [column, row, wide, high, color] of TILES) {
    sheet.rectangle(
      'art-tile',
      {
        x: area.x + column * (width + gap),
        y: area.y + row * (height + gap),
        width: width * wide + gap * (wide - 1),
        height: height * high + gap * (high - 1),
      },
      { backgroundColor: colors[color] ?? base, borderRadius: shape.radius * 1.4 },
    );
  }
}

export const blocksArt: StyleArt = {
  cover(sheet, frame, theme) {
    const wide = isWide(frame);
    const words = inner(frame, theme);
    mosaic(
      sheet,
      wide ? part(words, 0.66, 0, 1, 1) : part(words, 0, 0.66, 1, 1),
      theme,
      theme.tokens.palette.cover.base,
      false,
    );
    return { area: wide ? part(words, 0, 0, 0.6, 1) : part(words, 0, 0, 1, 0.6), align: 'left', vertical: 'middle' };
  },
  section(sheet, frame, theme) {
    const wide = isWide(frame);
    const words = inner(frame, theme);
    mosaic(
      sheet,
      wide ? part(words, 0.72, 0, 1, 1) : part(words, 0, 0.72, 1, 1),
      theme,
      theme.tokens.palette.section.base,
      true,
    );
    sheet.rectangle('art-tab', wide ? part(frame, 0, 0.32, 0.014, 0.68) : part(frame, 0.3, 0, 0.7, 0.01), {
      backgroundColor: theme.tokens.palette.accents[1],
    });
    return { area: wide ? part(words, 0, 0, 0.66, 1) : part(words, 0, 0, 1, 0.66), align: 'left', vertical: 'middle' };
  },
  page(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const width = Math.max(8, 12 * theme.unit);
    sheet.rectangle('art-edge', { ...frame, width }, { backgroundColor: palette.strong });
    sheet.rectangle(
      'art-edge',
      { x: frame.x, y: frame.y + frame.height * 0.12, width, height: frame.height * 0.1 },
      { backgroundColor: palette.accents[1] },
    );
  },
  panel(sheet, frame, theme) {
    const { palette, shape } = theme.tokens;
    const tiles = [mix(palette.strong, '#ffffff', 0.12), palette.accents[0], palette.accents[1], palette.accents[2]];
    for (const [index, color] of tiles.entries()) {
      sheet.rectangle('art-tile', part(frame, 0.12 + index * 0.195, 0.84, 0.29 + index * 0.195, 0.93), {
        backgroundColor: color,
        borderRadius: shape.radius,
      });
    }
  },
};
