import { withAlpha } from '@pagewright/model/color';
import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';
import type { Theme } from '../theme.ts';
import { glow, inner, isWide, lightBehind, part, type StyleArt } from './art.ts';

/** A field of grid lines with lit nodes, brackets in the corners. */
function gridLines(sheet: Sheet, area: Rect, step: number, color: string): void {
  for (let x = area.x; x <= area.x + area.width + 1; x += step)
    sheet.line('art-line', { x, y: area.y }, { x, y: area.y + area.height }, { color });
  for (let y = area.y; y <= area.y + area.height + 1; y += step)
    sheet.line('art-line', { x: area.x, y }, { x: area.x + area.width, y }, { color });
}

function brackets(sheet: Sheet, rect: Rect, length: number, color: string): void {
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  for (const [x, y, dx, dy] of [
    [rect.x, rect.y, 1, 1],
    [right, rect.y, -1, 1],
    [rect.x, bottom, 1, -1],
    [right, bottom, -1, -1],
  ] as const) {
    sheet.line('art-bracket', { x, y }, { x: x + length * dx, y }, { color, width: 2 });
    sheet.line('art-bracket', { x, y }, { x, y: y + length * dy }, { color, width: 2 });
  }
}

/** A path through the grid, as steps of whole cells, with a light at every turn. */
const PATH = [
  [0, 6],
  [1, 6],
  [1, 4],
  [3, 4],
  [3, 2],
  [5, 2],
  [5, 1],
  [6, 1],
] as const;

function circuit(sheet: Sheet, area: Rect, step: number, theme: Theme): void {
  const { accents } = theme.tokens.palette;
  const at = ([column, row]: readonly [number, number]) => ({ x: area.x + column * step, y: area.y + row * step });
  for (let index = 1; index < PATH.length; index++) {
    const from = PATH[index - 1];
    const to = PATH[index];
    if (from && to) sheet.line('art-path', at(from), at(to), { color: accents[0], width: 3 });
  }
  for (const [index, point] of PATH.entries()) {
    if (index % 2 === 1) continue;
    const color = accents[(index / 2) % 3] ?? accents[0];
    sheet.circle('art-halo', at(point), step * 0.34, glow(color, 0x66 / 255));
    sheet.circle('art-node', at(point), step * 0.09, { backgroundColor: color });
  }
}

export const gridArt: StyleArt = {
  cover(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const wide = isWide(frame);
    const field = wide ? part(frame, 0.62, 0.1, 1, 0.9) : part(frame, 0.1, 0.62, 0.95, 0.97);
    const step = Math.floor(Math.min(field.width / 6.2, field.height / 7));
    const own = {
      x: field.x + Math.round((field.width - step * 6) / 2),
      y: field.y + Math.round((field.height - step * 7) / 2),
      width: step * 6,
      height: step * 7,
    };
    sheet.circle(
      'art-glow',
      { x: own.x + own.width * 0.6, y: own.y + own.height * 0.4 },
      own.height * 0.7,
      glow(palette.accents[1], 0x55 / 255),
    );
    gridLines(sheet, own, step, withAlpha(palette.accents[0], 0.16));
    circuit(sheet, own, step, theme);
    brackets(
      sheet,
      {
        x: frame.x + theme.margin,
        y: frame.y + theme.margin,
        width: frame.width - theme.margin * 2,
        height: frame.height - theme.margin * 2,
      },
      28 * theme.unit,
      withAlpha(palette.accent, 0.7),
    );
    const words = inner(frame, theme);
    return {
      area: wide ? part(words, 0, 0, 0.58, 1) : part(words, 0, 0.02, 1, 0.58),
      align: 'left',
      vertical: 'middle',
    };
  },
  section(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const step = Math.round(Math.max(frame.width, frame.height) / 22);
    const wide = isWide(frame);
    sheet.circle(
      'art-glow',
      { x: frame.x + frame.width * 0.85, y: frame.y + frame.height * 0.5 },
      Math.min(frame.width, frame.height) * 0.55,
      glow(palette.accents[0], 0x3a / 255),
    );
    gridLines(
      sheet,
      wide
        ? { x: frame.x + frame.width - step * 6, y: frame.y, width: step * 6, height: frame.height }
        : { x: frame.x, y: frame.y + frame.height - step * 5, width: frame.width, height: step * 5 },
      step,
      withAlpha(palette.accents[0], 0.14),
    );
    sheet.rectangle(
      'art-beam',
      { x: frame.x, y: frame.y + frame.height - 5 * theme.unit, width: frame.width, height: 5 * theme.unit },
      {
        backgroundColor: palette.accents[0],
        backgroundType: 'linear-gradient',
        gradientAngle: 90,
        gradientStops: [
          { color: palette.accents[0], position: 0 },
          { color: palette.accents[1], position: 60 },
          { color: palette.accents[2], position: 100 },
        ],
      },
    );
    const words = inner(frame, theme);
    return { area: wide ? part(words, 0, 0, 0.7, 1) : part(words, 0, 0, 1, 0.7), align: 'left', vertical: 'middle' };
  },
  page(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const inset = Math.round(theme.margin * 0.5);
    brackets(
      sheet,
      { x: frame.x + inset, y: frame.y + inset, width: frame.width - inset * 2, height: frame.height - inset * 2 },
      16 * theme.unit,
      withAlpha(palette.accent, 0.45),
    );
    const side = Math.min(frame.width, frame.height);
    sheet.circle(
      'art-glow',
      { x: frame.x + frame.width, y: frame.y },
      side * 0.5,
      lightBehind(theme.page, palette.accents[1], 0x26 / 255),
    );
  },
  panel(sheet, frame, theme) {
    const { palette } = theme.tokens;
    gridLines(sheet, part(frame, 0, 0.78, 1, 1), frame.width / 8, withAlpha(palette.accents[0], 0.22));
    sheet.circle(
      'art-node',
      { x: frame.x + (frame.width * 3) / 8, y: Math.round(frame.y + frame.height * 0.78 + frame.width / 8) },
      5 * theme.unit,
      { backgroundColor: palette.accents[2] },
    );
    sheet.circle(
      'art-node',
      { x: frame.x + (frame.width * 6) / 8, y: Math.round(frame.y + frame.height * 0.78 + frame.width / 4) },
      5 * theme.unit,
      { backgroundColor: palette.accents[0] },
    );
  },
};
