/** The sheet that text documents are written on: A4 upright. Lengths in twentieths of a point. */
const WIDTH = 11_906;
const HEIGHT = 16_838;
const MARGIN = 1418;
const EMU_PER_TWIP = 635;
const TWIPS_PER_PX = 15;

export const SHEET = { width: WIDTH, height: HEIGHT, margin: MARGIN, edge: 709 } as const;

/** Of the text, twentieths of a point. */
export const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const TEXT_HEIGHT = HEIGHT - 2 * MARGIN;

/** The largest that an object stands in the text, px: as wide as its lines, and leaving room for some of them. */
export const OBJECT_ROOM = { width: TEXT_WIDTH / TWIPS_PER_PX, height: (TEXT_HEIGHT / TWIPS_PER_PX) * 0.6 } as const;

/** px as English Metric Units. */
export function emu(px: number): number {
  return Math.max(1, Math.round(px * TWIPS_PER_PX * EMU_PER_TWIP));
}
