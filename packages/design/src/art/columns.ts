import { mix } from '@pagewright/model/color';
import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';
import type { Theme } from '../theme.ts';
import { inner, isWide, part, type StyleArt } from './art.ts';

/** A rising colonnade, the last column in gold. */
const HEIGHTS = [0.26, 0.38, 0.34, 0.52, 0.61, 0.74, 0.9];

function colonnade(sheet: Sheet, area: Rect, base: string, last: string): void {
  const step = area.width / HEIGHTS.length;
  for (const [index, share] of HEIGHTS.entries()) {
    const height = area.height * share;
    const isLast = index === HEIGHTS.length - 1;
    const color = isLast ? last : mix(base, '#ffffff', 0.05 + index * 0.022);
    sheet.rectangle(
      'art-column',
      { x: area.x + step * index, y: area.y + area.height - height, width: step * 0.72, height },
      { backgroundColor: color },
    );
  }
}

export const columnsArt: StyleArt = {
  cover(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const wide = isWide(frame);
    colonnade(
      sheet,
      wide ? part(frame, 0.64, 0, 1, 1) : part(frame, 0.1, 0.62, 1, 1),
      palette.cover.base,
      palette.accents[1],
    );
    const words = inner(frame, theme);
    return {
      area: wide ? part(words, 0, 0, 0.6, 1) : part(words, 0, 0.04, 1, 0.58),
      align: 'left',
      vertical: 'middle',
    };
  },
  section(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const wide = isWide(frame);
    const panel = wide ? part(frame, 0, 0, 0.022, 1) : part(frame, 0, 0, 1, 0.012);
    sheet.rectangle('art-band', panel, { backgroundColor: palette.accents[1] });
    const ground = wide ? part(frame, 0.72, 0.3, 1, 1) : part(frame, 0.4, 0.75, 1, 1);
    colonnade(sheet, ground, palette.section.base, mix(palette.section.base, '#ffffff', 0.2));
    const words = inner(frame, theme);
    return { area: wide ? part(words, 0, 0, 0.68, 1) : part(words, 0, 0, 1, 0.66), align: 'left', vertical: 'middle' };
  },
  page(sheet, frame, theme: Theme) {
    const { palette } = theme.tokens;
    const height = Math.max(6, 8 * theme.unit);
    sheet.rectangle('art-band', { ...frame, height }, { backgroundColor: palette.strong });
    sheet.rectangle(
      'art-band',
      { x: frame.x, y: frame.y, width: frame.width * 0.12, height },
      { backgroundColor: palette.accents[1] },
    );
  },
  panel(sheet, frame, theme) {
    const { palette } = theme.tokens;
    colonnade(sheet, part(frame, 0.12, 0.76, 0.96, 1), palette.strong, mix(palette.strong, '#ffffff', 0.22));
  },
};
