import type { Rect } from '@pagewright/model/units';
import type { Sheet } from '../sheet.ts';
import { type Box, box } from './box.ts';

/** A part of a line: text or mark. */
export interface Piece {
  /** Width that it likes to have, px; it gets less where the line is narrower. */
  readonly width: number;
  /** Height at a width, px. */
  height(width: number): number;
  draw(sheet: Sheet, rect: Rect): void;
}

/** Pieces one after the other as in a line of text, in as many lines as the width asks for. */
export function lineOf(pieces: readonly Piece[], gap: number, align: 'left' | 'center' = 'left'): Box {
  const lines = (width: number) => {
    const rows: Piece[][] = [];
    let used = 0;
    for (const piece of pieces) {
      const row = rows.at(-1);
      if (row && used + gap + piece.width <= width) {
        row.push(piece);
        used += gap + piece.width;
      } else {
        rows.push([piece]);
        used = piece.width;
      }
    }
    return rows;
  };
  const within = (piece: Piece, width: number) => Math.min(piece.width, Math.floor(width));
  const heightOf = (row: readonly Piece[], width: number) =>
    Math.max(0, ...row.map((piece) => piece.height(within(piece, width))));
  return box({
    height: (width) => lines(width).reduce((sum, row) => sum + heightOf(row, width), 0),
    draw(sheet, rect) {
      let { y } = rect;
      for (const row of lines(rect.width)) {
        const whole = row.reduce((sum, piece) => sum + piece.width, gap * (row.length - 1));
        let x = align === 'center' ? rect.x + Math.max(0, (rect.width - whole) / 2) : rect.x;
        const height = heightOf(row, rect.width);
        for (const piece of row) {
          const width = within(piece, rect.width);
          const own = piece.height(width);
          piece.draw(sheet, { x, y: y + (height - own) / 2, width, height: own });
          x += width + gap;
        }
        y += height;
      }
    },
  });
}
