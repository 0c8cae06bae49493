import { mix } from '@pagewright/model/color';
import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';
import type { Theme } from '../theme.ts';
import { inner, isWide, part, type StyleArt } from './art.ts';

/** A low sun over three hills; the hills are circles that stand mostly below the edge. */
function landscape(sheet: Sheet, frame: Rect, theme: Theme, height: number): void {
  const { accents } = theme.tokens.palette;
  const bottom = frame.y + frame.height;
  const radius = Math.min(height * 0.62, frame.width * 0.13);
  sheet.circle('art-sun', { x: frame.x + frame.width * 0.8, y: bottom - height }, radius, {
    backgroundColor: accents[1],
  });
  const hill = (at: number, top: number, size: number, color: string) => {
    const r = frame.width * size;
    sheet.circle('art-hill', { x: frame.x + frame.width * at, y: bottom - height * top + r }, r, {
      backgroundColor: color,
    });
  };
  hill(0.78, 0.78, 0.42, mix(accents[2], '#ffffff', 0.25));
  hill(0.22, 0.55, 0.5, accents[2]);
  hill(0.66, 0.34, 0.6, accents[0]);
}

export const hillsArt: StyleArt = {
  cover(sheet, frame, theme) {
    const wide = isWide(frame);
    landscape(sheet, frame, theme, Math.min(frame.height * 0.36, frame.width * 0.42));
    const words = inner(frame, theme);
    return {
      area: wide ? part(words, 0, -0.02, 0.66, 0.6) : part(words, 0, 0, 1, 0.56),
      align: 'left',
      vertical: 'middle',
    };
  },
  section(sheet, frame, theme) {
    const { accents, section } = theme.tokens.palette;
    const wide = isWide(frame);
    const side = Math.min(frame.width, frame.height);
    const center = { x: frame.x + frame.width * (wide ? 0.86 : 0.8), y: frame.y + frame.height };
    for (const [index, color] of [mix(section.base, accents[1], 0.5), accents[1], accents[0]].entries()) {
      sheet.circle('art-arc', center, Math.min(side * 0.52, frame.width * 0.34) * (1 - index * 0.29), {
        backgroundColor: color,
      });
    }
    const words = inner(frame, theme);
    return { area: wide ? part(words, 0, 0, 0.6, 1) : part(words, 0, 0, 1, 0.62), align: 'left', vertical: 'middle' };
  },
  page(sheet, frame, theme) {
    const { accents, page } = theme.tokens.palette;
    const side = Math.min(frame.width, frame.height);
    sheet.circle('art-blob', { x: frame.x + frame.width * 0.985, y: frame.y + side * 0.01 }, side * 0.095, {
      backgroundColor: mix(page.base, accents[1], 0.34),
    });
    sheet.circle('art-blob', { x: frame.x + frame.width - side * 0.16, y: frame.y - side * 0.012 }, side * 0.05, {
      backgroundColor: mix(page.base, accents[0], 0.34),
    });
  },
  panel(sheet, frame, theme) {
    const { accents } = theme.tokens.palette;
    const foot = frame.y + frame.height;
    for (const [index, color] of [accents[1], accents[0]].entries()) {
      const radius = frame.width * (0.26 - index * 0.1);
      sheet.circle('art-arc', { x: frame.x + frame.width * 0.5, y: foot }, radius, { backgroundColor: color });
    }
  },
};
