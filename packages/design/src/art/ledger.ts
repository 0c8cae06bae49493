import { mix } from '@pagewright/model/color';
import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';
import { inner, isWide, part, type StyleArt } from './art.ts';

/** The ruled sheet of a journal: columns of hairlines, a head strip, one filled column of cells. */
function hairlines(sheet: Sheet, area: Rect, columns: number, rows: number, color: string): void {
  for (let column = 0; column <= columns; column++) {
    const x = area.x + (area.width * column) / columns;
    sheet.line('art-line', { x, y: area.y }, { x, y: area.y + area.height }, { color });
  }
  for (let row = 0; row <= rows; row++) {
    const y = area.y + (area.height * row) / rows;
    sheet.line('art-line', { x: area.x, y }, { x: area.x + area.width, y }, { color });
  }
}

const CELLS = [0, 4, 5, 7, 10, 11, 14, 15, 17];

function cells(sheet: Sheet, area: Rect, columns: number, rows: number, colors: readonly string[]): void {
  const width = area.width / columns;
  const height = area.height / rows;
  for (const [index, cell] of CELLS.entries()) {
    if (cell >= columns * rows) continue;
    const x = area.x + (cell % columns) * width;
    const y = area.y + Math.floor(cell / columns) * height;
    sheet.rectangle(
      'art-cell',
      { x: x + 1, y: y + 1, width: width - 1, height: height - 1 },
      { backgroundColor: colors[index % colors.length] ?? '#000000' },
    );
  }
}

export const ledgerArt: StyleArt = {
  cover(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const wide = isWide(frame);
    const band = Math.round(18 * theme.unit);
    sheet.rectangle('art-strip', { ...frame, height: band }, { backgroundColor: palette.strong });
    const table = wide ? part(frame, 0.66, 0, 1, 1) : part(frame, 0, 0.66, 1, 1);
    const ground = wide ? { ...table, y: table.y + band, height: table.height - band } : table;
    const [columns, rows] = wide ? [3, 6] : [6, 3];
    cells(sheet, ground, columns, rows, [
      palette.accent,
      mix(palette.accent, palette.cover.base, 0.55),
      palette.accents[2],
      mix(palette.accent, palette.cover.base, 0.75),
      palette.accents[1],
    ]);
    hairlines(sheet, ground, columns, rows, palette.rule);
    const words = inner(frame, theme);
    return {
      area: wide ? part(words, 0, 0.04, 0.62, 1) : part(words, 0, 0.03, 1, 0.64),
      align: 'left',
      vertical: 'middle',
    };
  },
  section(sheet, frame, theme) {
    const { palette } = theme.tokens;
    const wide = isWide(frame);
    const table = wide ? part(frame, 0.7, 0, 1, 1) : part(frame, 0, 0.78, 1, 1);
    hairlines(sheet, table, wide ? 3 : 6, wide ? 6 : 2, mix(palette.section.base, '#ffffff', 0.22));
    sheet.rectangle('art-cell', wide ? part(table, 0, 2 / 6, 1 / 3, 3 / 6) : part(table, 0, 0, 1 / 6, 0.5), {
      backgroundColor: palette.accents[2],
    });
    const words = inner(frame, theme);
    return { area: wide ? part(words, 0, 0, 0.66, 1) : part(words, 0, 0, 1, 0.72), align: 'left', vertical: 'top' };
  },
  page() {
    // The title strip is the only ornament: room is for words.
  },
  panel(sheet, frame, theme) {
    const { palette } = theme.tokens;
    hairlines(sheet, part(frame, 0, 0.78, 1, 1), 4, 2, mix(palette.strong, '#ffffff', 0.2));
    sheet.rectangle('art-cell', part(frame, 0.5, 0.78, 0.75, 0.89), { backgroundColor: palette.accents[2] });
  },
};
