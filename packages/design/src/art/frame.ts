import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';
import type { Theme } from '../theme.ts';
import { inner, isWide, part, type StyleArt } from './art.ts';

/** A double frame with lozenges in the middle of its sides. */
function doubleFrame(sheet: Sheet, rect: Rect, theme: Theme, strong: string, faint: string): void {
  const gap = Math.round(9 * theme.unit);
  const bare = { backgroundColor: 'transparent' };
  sheet.rectangle('art-frame', rect, { ...bare, borderWidth: 2, borderColor: strong });
  sheet.rectangle(
    'art-frame',
    { x: rect.x + gap, y: rect.y + gap, width: rect.width - gap * 2, height: rect.height - gap * 2 },
    { ...bare, borderWidth: 1, borderColor: faint },
  );
  const side = Math.round(13 * theme.unit);
  const middle = rect.x + rect.width / 2 - side / 2;
  for (const y of [rect.y, rect.y + rect.height]) {
    sheet.rectangle(
      'art-lozenge',
      { x: middle, y: y - side / 2, width: side, height: side, rotation: 45 },
      { backgroundColor: strong },
    );
  }
}

function framed(frame: Rect, theme: Theme, share: number): Rect {
  const inset = Math.round(theme.content.x * share);
  return { x: frame.x + inset, y: frame.y + inset, width: frame.width - inset * 2, height: frame.height - inset * 2 };
}

export const frameArt: StyleArt = {
  cover(sheet, frame, theme) {
    const { palette } = theme.tokens;
    doubleFrame(sheet, framed(frame, theme, 0.52), theme, palette.accents[0], palette.rule);
    return {
      area: part(inner(frame, theme), isWide(frame) ? 0.1 : 0.04, 0.06, isWide(frame) ? 0.9 : 0.96, 0.94),
      align: 'center',
      vertical: 'middle',
    };
  },
  section(sheet, frame, theme) {
    const { palette } = theme.tokens;
    doubleFrame(sheet, framed(frame, theme, 0.52), theme, palette.accents[0], `${palette.accents[0]}66`);
    return { area: part(inner(frame, theme), 0.08, 0.06, 0.92, 0.94), align: 'center', vertical: 'middle' };
  },
  page(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const inset = Math.round(18 * theme.unit);
    const line = (y: number, color: string) =>
      sheet.line('art-line', { x: frame.x + inset, y }, { x: frame.x + frame.width - inset, y }, { color });
    for (const [index, color] of [palette.accents[0], palette.rule].entries()) {
      line(frame.y + inset + index * 4, color);
      line(frame.y + frame.height - inset - index * 4, color);
    }
  },
  panel(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const inset = Math.round(22 * theme.unit);
    sheet.rectangle(
      'art-frame',
      { x: frame.x + inset, y: frame.y + inset, width: frame.width - inset * 2, height: frame.height - inset * 2 },
      { backgroundColor: 'transparent', borderWidth: 1, borderColor: palette.accents[0] },
    );
  },
};
