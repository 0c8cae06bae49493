import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';
import { inner, isWide, part, type StyleArt } from './art.ts';

/** Slanted stripes rushing through the page. */
function stripe(sheet: Sheet, frame: Rect, at: number, width: number, color: string): void {
  const length = Math.hypot(frame.width, frame.height) * 1.2;
  const center = { x: frame.x + frame.width * at, y: frame.y + frame.height / 2 };
  const thickness = frame.width * width;
  sheet.rectangle(
    'art-stripe',
    { x: center.x - thickness / 2, y: center.y - length / 2, width: thickness, height: length, rotation: 20 },
    { backgroundColor: color },
  );
}

export const diagonalsArt: StyleArt = {
  cover(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const words = inner(frame, theme);
    if (isWide(frame)) {
      stripe(sheet, frame, 0.985, 0.2, palette.strong);
      stripe(sheet, frame, 0.845, 0.075, palette.accents[1]);
      stripe(sheet, frame, 0.775, 0.026, palette.accents[2]);
      return { area: part(words, 0, 0, 0.62, 1), align: 'left', vertical: 'middle' };
    }
    const low = part(frame, 0, 0.68, 1, 1);
    sheet.rectangle('art-block', low, { backgroundColor: palette.strong });
    for (const [index, color] of [palette.accents[1], palette.accents[2], palette.accents[0]].entries()) {
      const width = frame.width * 0.09;
      sheet.rectangle(
        'art-stripe',
        {
          x: frame.x + frame.width * (0.5 + index * 0.16),
          y: low.y + low.height * 0.16,
          width,
          height: low.height * 0.68,
          rotation: 20,
        },
        { backgroundColor: color },
      );
    }
    return { area: part(words, 0, 0.02, 1, 0.64), align: 'left', vertical: 'middle' };
  },
  section(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const words = inner(frame, theme);
    if (isWide(frame)) {
      stripe(sheet, frame, 0.97, 0.12, palette.accents[0]);
      stripe(sheet, frame, 0.865, 0.04, palette.accents[2]);
      return { area: part(words, 0, 0, 0.66, 1), align: 'left', vertical: 'bottom' };
    }
    sheet.rectangle('art-block', part(frame, 0, 0.86, 1, 1), { backgroundColor: palette.accents[0] });
    return { area: part(words, 0, 0, 1, 0.8), align: 'left', vertical: 'middle' };
  },
  page(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const { unit } = theme;
    const right = frame.x + frame.width;
    for (const [index, color] of [palette.accents[0], palette.accents[1], palette.accents[2]].entries()) {
      sheet.rectangle(
        'art-slash',
        {
          x: right - (40 + index * 22) * unit,
          y: frame.y + theme.margin * 0.22,
          width: theme.margin * 0.26,
          height: theme.margin * 0.7,
          rotation: 20,
        },
        { backgroundColor: color },
      );
    }
  },
  panel(sheet, frame, theme) {
    const { accents } = theme.tokens.palette;
    for (const [index, color] of accents.entries()) {
      const width = frame.width * 0.1;
      sheet.rectangle(
        'art-slash',
        {
          x: frame.x + frame.width * (0.16 + index * 0.19),
          y: frame.y + frame.height * 0.82,
          width,
          height: frame.height * 0.13,
          rotation: 20,
        },
        { backgroundColor: color },
      );
    }
  },
};
