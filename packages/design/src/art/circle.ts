import { mix } from '@pagewright/model/color';
import { inner, isWide, part, type StyleArt } from './art.ts';

/** One circle, one hairline. */
export const circleArt: StyleArt = {
  cover(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const wide = isWide(frame);
    const side = Math.min(frame.width, frame.height);
    const words = inner(frame, theme);
    const center = wide
      ? { x: frame.x + frame.width * 0.79, y: frame.y + frame.height * 0.44 }
      : { x: frame.x + frame.width * 0.62, y: frame.y + Math.min(frame.height * 0.27, frame.width * 0.5) };
    const radius = wide ? Math.min(side * 0.3, frame.width * 0.17) : Math.min(frame.width * 0.27, frame.height * 0.2);
    sheet.circle('art-disc', center, radius, { backgroundColor: mix(palette.cover.base, palette.accent, 0.24) });
    sheet.circle('art-ring', { x: center.x - radius * 0.42, y: center.y + radius * 0.2 }, radius, {
      backgroundColor: 'transparent',
      borderWidth: 1,
      borderColor: palette.ink,
    });
    return {
      area: wide ? part(words, 0, 0, 0.5, 1) : part(words, 0, 0.52, 0.94, 1),
      align: 'left',
      vertical: 'bottom',
    };
  },
  section(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const side = Math.min(frame.width, frame.height);
    sheet.circle('art-ring', { x: frame.x + frame.width * 0.82, y: frame.y + frame.height * 0.28 }, side * 0.15, {
      backgroundColor: 'transparent',
      borderWidth: 1,
      borderColor: palette.soft,
    });
    const words = inner(frame, theme);
    return { area: part(words, 0, 0.2, isWide(frame) ? 0.66 : 1, 1), align: 'left', vertical: 'bottom' };
  },
  page() {
    // Air is the ornament.
  },
  panel(sheet, frame, theme) {
    const radius = frame.width * 0.17;
    sheet.circle('art-ring', { x: frame.x + frame.width * 0.3, y: frame.y + frame.height - radius * 1.7 }, radius, {
      backgroundColor: 'transparent',
      borderWidth: 1,
      borderColor: theme.tokens.palette.ink,
    });
  },
};
