import type { CanvasSketch } from '../../canvas/CanvasView.tsx';
import type { SketchContext } from '../pages/draw-sketch.ts';
import { drawFramedSketch, framedSketchKey } from '../pages/framed-canvas-page.ts';
import { type ComparedRow, type ComparedSide, detailsOf } from './compared-row.ts';
import { LEFT_OUT, OUTLINE_COLORS } from './outline-colors.ts';
import type { ObjectDifferenceKind, Outline } from './page-outlines.ts';

/** Line of an outline, and what its dashes are made of, px of the world: to be told apart from afar. */
const LINE = 12;
const DASHES: Readonly<Record<ObjectDifferenceKind, readonly number[]>> = {
  added: [],
  words: [],
  removed: [LINE, LINE],
  moved: [LINE * 4, LINE * 2],
  look: [LINE * 2, LINE * 2],
};
/** How much is seen of a page that is left out. */
const FAINT = 0.35;
/** Where a page is not there. */
const ABSENT = 'rgb(128 140 170 / 12%)';

/** Both pages of a row in low detail, with what differs outlined. */
export function rowSketch(row: ComparedRow): CanvasSketch {
  const { before, after, choice } = row;
  const sides = [before, after].map((side) => side && framedSketchKey(side));
  const left = [...(choice?.objects?.left ?? [])];
  return { key: [...sides, choice?.isTaken, ...left].join('\n'), draw: (context) => drawRow(context, row) };
}

function drawRow(context: SketchContext, row: ComparedRow): void {
  const { outlines } = detailsOf(row);
  drawSide(context, row, 'before', outlines.before);
  context.globalAlpha *= row.choice?.isTaken === false ? FAINT : 1;
  drawSide(context, row, 'after', outlines.after);
}

function drawSide(
  context: SketchContext,
  { places, ...row }: ComparedRow,
  which: 'before' | 'after',
  outlines: readonly Outline[],
): void {
  const { x, y, width, height } = places[which];
  const side: ComparedSide | undefined = row[which];
  context.save();
  context.translate(x, y);
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  if (side) {
    drawFramedSketch(context, side);
    for (const outline of outlines) drawOutline(context, outline);
  } else {
    context.fillStyle = ABSENT;
    context.fillRect(0, 0, width, height);
  }
  context.restore();
}

function drawOutline(context: SketchContext, { box, is, isLeft }: Outline): void {
  context.lineWidth = LINE;
  context.setLineDash([...DASHES[is]]);
  context.strokeStyle = isLeft ? LEFT_OUT : OUTLINE_COLORS[is];
  context.strokeRect(box.x, box.y, box.width, box.height);
}
