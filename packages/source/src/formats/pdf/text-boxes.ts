import type { Fragment } from './pdf-page.ts';

/** Pieces of a page that were written one after the other and stand below each other: the text of one box. */
interface TextBox {
  readonly pieces: readonly Fragment[];
  readonly left: number;
  readonly right: number;
  /** The first line's top and the last one's baseline. */
  readonly top: number;
  readonly bottom: number;
  /** Baselines. */
  readonly lines: number;
  readonly letters: number;
}

/** Share of the letters that stand in boxes of several lines beside each other, from which a page is laid out in boxes. */
const SHARE = 0.22;
/** Boxes of a page beyond which it is no design but a drawing made of letters. */
const MOST = 800;
/** Distance of two lines of a box, of those of items, which slides set wider, and of two pieces of one line, in letter heights. */
const CLOSE = { below: 1.75, items: 1.85, beside: 3 } as const;
const BULLET = /^\s*[●•○▪■◦‣]/u;
/** Share of the lower box that must stand beside the other one. */
const BESIDE = 0.5;
/** Rows and columns from which boxes whose tops stand level are the cells of a table. */
const TABLE = { rows: 3, columns: 2, severalLines: 0.6 } as const;

/**
 * The boxes of a designed page in reading order, where reading line by line would mix the words of boxes that stand
 * beside each other; undefined elsewhere. Programs write a box whole before the next one, so the order of writing says
 * which lines belong together.
 * @param pieces in the order in which the file writes them
 */
export function textBoxesOf(pieces: readonly Fragment[]): (readonly Fragment[])[] | undefined {
  const boxes = writtenBoxes(pieces);
  if (boxes.length > MOST) return undefined;
  const long = boxes.filter(({ lines }) => lines > 1);
  const beside = long.filter((box) => long.some((other) => other !== box && standBeside(box, other)));
  const lettersOf = (some: readonly TextBox[]): number => some.reduce((sum, { letters }) => sum + letters, 0);
  if (lettersOf(beside) < lettersOf(boxes) * SHARE) return undefined;
  const table = tableOf(boxes);
  if (table === 'cells') return undefined;
  return (table === 'pairs' ? inRows(boxes) : inReadingOrder(boxes)).map((box) => box.pieces);
}

/** Boxes row by row, each row from left to right. */
function inRows(boxes: readonly TextBox[]): TextBox[] {
  return rowsOf(boxes).flatMap((row) => row.toSorted((a, b) => a.left - b.left));
}

function writtenBoxes(pieces: readonly Fragment[]): TextBox[] {
  const boxes: TextBox[] = [];
  for (const piece of pieces) {
    const last = boxes.at(-1);
    if (last && goesOn(last, piece)) boxes[boxes.length - 1] = withPiece(last, piece);
    else boxes.push(boxOf(piece));
  }
  return boxes;
}

function boxOf(piece: Fragment): TextBox {
  const { x: left, right, y: bottom, size, letters } = piece;
  return { pieces: [piece], left, right, top: bottom - size, bottom, lines: 1, letters };
}

function withPiece(box: TextBox, piece: Fragment): TextBox {
  const isNewLine = piece.y - box.bottom > piece.size * 0.5;
  return {
    pieces: [...box.pieces, piece],
    left: Math.min(box.left, piece.x),
    right: Math.max(box.right, piece.right),
    top: box.top,
    bottom: isNewLine ? piece.y : box.bottom,
    lines: box.lines + (isNewLine ? 1 : 0),
    letters: box.letters + piece.letters,
  };
}

/** Whether a piece goes on with the last line of a box, or begins the next one. */
function goesOn(box: TextBox, piece: Fragment): boolean {
  const last = box.pieces.at(-1) as Fragment;
  const size = Math.max(last.size, piece.size);
  const down = piece.y - box.bottom;
  if (Math.abs(down) < size * 0.5) {
    const gap = piece.x - last.right;
    return gap > -size && gap < size * CLOSE.beside;
  }
  const overlap = Math.min(box.right, piece.right) - Math.max(box.left, piece.x);
  const narrower = Math.min(box.right - box.left, piece.right - piece.x);
  const most = box.pieces.some(({ text }) => BULLET.test(text)) ? CLOSE.items : CLOSE.below;
  return down > 0 && down < size * most && overlap > narrower * BESIDE;
}

function standBeside(one: TextBox, other: TextBox): boolean {
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return gap > 0 && shared > Math.min(one.bottom - one.top, other.bottom - other.top) * BESIDE;
}

/** Boxes whose tops are level. */
function rowsOf(boxes: readonly TextBox[]): TextBox[][] {
  const rows: TextBox[][] = [];
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    const size = box.pieces[0]?.size ?? 0;
    if (row?.[0] && Math.abs(row[0].top - box.top) < size * 0.4) row.push(box);
    else rows.push([box]);
  }
  return rows;
}

/**
 * Whether boxes stand in rows whose tops are level and in the same columns: the cells of a table, most of which are one
 * line or look alike; or pairs, two boxes of several lines in each row, which say more than a table's cells.
 */
function tableOf(boxes: readonly TextBox[]): 'cells' | 'pairs' | undefined {
  const wide = rowsOf(boxes).filter((row) => row.length >= TABLE.columns);
  const [first] = wide;
  if (!first || wide.length < TABLE.rows) return undefined;
  const lefts = first.map(({ left }) => left);
  const level = wide.filter(
    (row) => row.filter(({ left }) => lefts.some((at) => Math.abs(at - left) < 4)).length >= TABLE.columns,
  );
  if (level.length < TABLE.rows) return undefined;
  const cells = level.flat();
  const several = cells.filter(({ lines }) => lines > 1).length;
  if (several < cells.length * TABLE.severalLines) return 'cells';
  if (!cells.every(isPlain)) return undefined;
  return level.every((row) => row.length === TABLE.columns) ? 'pairs' : 'cells';
}

/** Whether all of a box looks alike: cards have a name in other letters. */
function isPlain({ pieces }: TextBox): boolean {
  const [first] = pieces;
  const isBold = ({ boldLetters, letters }: Fragment): boolean => boldLetters > letters / 2;
  return pieces.every((piece) => first && Math.abs(piece.size - first.size) < 0.6 && isBold(piece) === isBold(first));
}

/** Cuts along the widest gap across all boxes, from top to bottom and from left to right, until none is left. */
function inReadingOrder(boxes: readonly TextBox[]): TextBox[] {
  if (boxes.length < 2) return [...boxes];
  const across = widestGap(
    boxes,
    ({ top }) => top,
    ({ bottom }) => bottom,
  );
  const down = widestGap(
    boxes,
    ({ left }) => left,
    ({ right }) => right,
  );
  if (!across && !down) return boxes.toSorted((a, b) => a.top - b.top || a.left - b.left);
  const isDown = down && (!across || down.width > across.width);
  const at = isDown ? down.at : (across?.at ?? 0);
  const startOf = (box: TextBox): number => (isDown ? box.left : box.top);
  return [
    ...inReadingOrder(boxes.filter((box) => startOf(box) < at)),
    ...inReadingOrder(boxes.filter((box) => startOf(box) >= at)),
  ];
}

function widestGap(
  boxes: readonly TextBox[],
  startOf: (box: TextBox) => number,
  endOf: (box: TextBox) => number,
): { readonly at: number; readonly width: number } | undefined {
  const sorted = boxes.toSorted((a, b) => startOf(a) - startOf(b));
  let widest: { at: number; width: number } | undefined;
  let end = Number.NEGATIVE_INFINITY;
  for (const box of sorted) {
    const width = startOf(box) - end;
    if (end > Number.NEGATIVE_INFINITY && width > (widest?.width ?? 0)) widest = { at: startOf(box), width };
    end = Math.max(end, endOf(box));
  }
  return widest;
}
