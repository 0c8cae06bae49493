import { inner, isWide, part, type StyleArt } from './art.ts';

/** One red square, one black bar, and the words. */
export const swissArt: StyleArt = {
  cover(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const wide = isWide(frame);
    const side = wide ? frame.height * 0.46 : frame.width * 0.46;
    const words = inner(frame, theme);
    sheet.rectangle(
      'art-square',
      { x: frame.x + frame.width - side, y: frame.y, width: side, height: side },
      { backgroundColor: palette.accent },
    );
    sheet.rectangle(
      'art-bar',
      { x: words.x, y: words.y, width: side * 0.34, height: Math.max(8, 12 * theme.unit) },
      { backgroundColor: palette.ink },
    );
    return {
      area: wide
        ? {
            x: words.x,
            y: words.y + Math.round(30 * theme.unit),
            width: Math.round(Math.min(words.width * 0.78, frame.width - side - words.x + frame.x - 48 * theme.unit)),
            height: words.height - Math.round(30 * theme.unit),
          }
        : part(words, 0, 0.42, 1, 1),
      align: 'left',
      vertical: 'bottom',
    };
  },
  section(sheet, frame, theme) {
    const wide = isWide(frame);
    const words = inner(frame, theme);
    sheet.rectangle(
      'art-bar',
      { x: words.x, y: words.y, width: wide ? words.width : words.width * 0.6, height: Math.max(8, 14 * theme.unit) },
      { backgroundColor: theme.section.ink },
    );
    return { area: part(words, 0, 0.12, wide ? 0.8 : 1, 1), align: 'left', vertical: 'bottom' };
  },
  page(sheet, frame, theme) {
    const side = 14 * theme.unit;
    sheet.rectangle(
      'art-square',
      { x: frame.x + frame.width - theme.content.x - side, y: frame.y, width: side, height: side * 2.4 },
      { backgroundColor: theme.tokens.palette.accent },
    );
  },
  panel(sheet, frame, theme) {
    const side = frame.width * 0.3;
    sheet.rectangle(
      'art-square',
      { x: frame.x, y: frame.y + frame.height - side, width: side, height: side },
      { backgroundColor: theme.tokens.palette.accent },
    );
  },
};
