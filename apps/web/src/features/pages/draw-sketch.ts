import { flippedSides } from '@pagewright/components/flip';
import { lowerPage } from '@pagewright/components/lower-page';
import type { Page } from '@pagewright/components/models';
import type {
  ChartPrimitive,
  Primitive,
  PrimitiveParagraph,
  TablePrimitive,
  TextPrimitive,
} from '@pagewright/components/primitives';
import type { Fill } from '@pagewright/model/page';
import type { Rect, Size } from '@pagewright/model/units';
import { chartMarks, type Mark } from './chart-marks.ts';

/** Bars in the place of text are so much of a line's height, and so strong. */
const BAR = { height: 0.42, opacity: 0.55 } as const;
/** Width of a chart's lines, px. */
const LINE = 5;
/** Ground of a page that cannot be drawn, as where it says what is wrong with it. */
const FAILED = '#fff6f5';
/** What stands where pictures and diagrams will be. */
const PLACEHOLDER = 'rgb(128 140 170 / 18%)';

export type SketchContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws a page in low detail: its background, its shapes, the marks of its charts, and bars for the lines of its texts. */
export function drawSketch(context: SketchContext, page: Page): void {
  const { width, height } = page.size;
  const area = { x: 0, y: 0, width, height };
  context.fillStyle = paint(context, page.background, area);
  context.fillRect(0, 0, width, height);
  for (const primitive of lowerPage(page, { assets: () => undefined }).primitives) draw(context, primitive);
}

function draw(context: SketchContext, primitive: Primitive): void {
  context.save();
  try {
    context.globalAlpha *= primitive.opacity ?? 1;
    turn(context, primitive);
    DRAW[primitive.type](context, primitive as never);
  } finally {
    // What cannot be drawn must not turn or dim what is drawn after it.
    context.restore();
  }
}

/** Stands for a page that cannot be drawn: from afar it has the colour that says so when it is seen near. */
export function drawFailed(context: SketchContext, { width, height }: Size): void {
  context.fillStyle = FAILED;
  context.fillRect(0, 0, width, height);
}

function turn(context: SketchContext, { box, rotation }: Primitive): void {
  if (!rotation) return;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  context.translate(middle.x, middle.y);
  context.rotate((rotation * Math.PI) / 180);
  context.translate(-middle.x, -middle.y);
}

const DRAW: {
  readonly [T in Primitive['type']]: (context: SketchContext, primitive: Extract<Primitive, { type: T }>) => void;
} = {
  rect(context, { box, fill, radius }) {
    if (!fill) return;
    context.fillStyle = paint(context, fill, box);
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, Math.min(radius, box.width / 2, box.height / 2));
    context.fill();
  },
  ellipse(context, { box, fill }) {
    if (!fill) return;
    context.fillStyle = paint(context, fill, box);
    context.beginPath();
    context.ellipse(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, box.height / 2, 0, 0, Math.PI * 2);
    context.fill();
  },
  path(context, { box, data, viewSize, fill, stroke, lines, preset, flip }) {
    const { across, down } = flippedSides(flip);
    context.translate(across ? box.x + box.width : box.x, down ? box.y + box.height : box.y);
    context.scale(across ? -1 : 1, down ? -1 : 1);
    context.scale(box.width / viewSize.width, box.height / viewSize.height);
    const path = new Path2D(data);
    if (fill) {
      context.fillStyle = paint(context, fill, { x: 0, y: 0, ...viewSize });
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      context.fill(path, preset ? 'evenodd' : 'nonzero');
    }
    for (const drawn of [stroke && { path, stroke }, lines && { path: new Path2D(lines.data), stroke: lines.stroke }]) {
      if (!drawn) continue;
      context.strokeStyle = drawn.stroke.color;
      context.lineWidth = drawn.stroke.width;
      context.stroke(drawn.path);
    }
  },
  text: drawText,
  table: drawTable,
  image: placeholder,
  chart: drawChart,
  diagram: placeholder,
  group(context, { children }) {
    for (const child of children) draw(context, child);
  },
};

function drawText(context: SketchContext, { paragraphs }: TextPrimitive): void {
  drawLines(context, paragraphs);
}

/** Bars in the places of the lines. */
function drawLines(context: SketchContext, paragraphs: readonly PrimitiveParagraph[]): void {
  context.save();
  context.globalAlpha *= BAR.opacity;
  for (const { runs, lines } of paragraphs) {
    context.fillStyle = runs[0]?.look.color ?? 'transparent';
    for (const { box } of lines) {
      const bar = box.height * BAR.height;
      context.fillRect(box.x, box.y + (box.height - bar) / 2, box.width, bar);
    }
  }
  context.restore();
}

/** The table's ground and its cells with their lines. */
function drawTable(context: SketchContext, { box, rows, background }: TablePrimitive): void {
  if (background) {
    context.fillStyle = background;
    context.fillRect(box.x, box.y, box.width, box.height);
  }
  for (const cell of rows.flat()) {
    if (cell.background) {
      context.fillStyle = cell.background;
      context.fillRect(cell.box.x, cell.box.y, cell.box.width, cell.box.height);
    }
    drawLines(context, cell.paragraphs);
  }
}

function drawChart(context: SketchContext, chart: ChartPrimitive): void {
  const marks = chartMarks(chart);
  if (marks.length === 0) placeholder(context, chart);
  for (const mark of marks) {
    context.save();
    context.globalAlpha *= mark.strength;
    drawMark(context, mark);
    context.restore();
  }
}

function drawMark(context: SketchContext, mark: Mark): void {
  const path = pathOf(mark);
  if (mark.kind === 'line') {
    context.strokeStyle = mark.color;
    context.lineWidth = LINE;
    context.stroke(path);
    return;
  }
  context.fillStyle = mark.color;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(path);
}

function pathOf(mark: Mark): Path2D {
  const path = new Path2D();
  if (mark.kind === 'bar') {
    path.rect(mark.box.x, mark.box.y, mark.box.width, mark.box.height);
  } else if (mark.kind === 'sector') {
    const { middle, outer, inner, from, to } = mark;
    path.arc(middle.x, middle.y, outer, from, to);
    path.arc(middle.x, middle.y, inner, to, from, true);
  } else {
    for (const { x, y } of mark.points) path.lineTo(x, y);
  }
  return path;
}

function placeholder(context: SketchContext, { box }: Primitive): void {
  context.fillStyle = PLACEHOLDER;
  context.fillRect(box.x, box.y, box.width, box.height);
}

function paint(context: SketchContext, fill: Fill, box: Rect): string | CanvasGradient {
  if (fill.type === 'solid') return fill.color;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const gradient = fill.type === 'linear' ? linear(context, fill.angle, box) : radial(context, x, y, box);
  for (const { color, position } of fill.stops) gradient.addColorStop(position / 100, color);
  return gradient;
}

/** CSS angles: 0 points up, 90 to the right; the gradient reaches into the corners. */
function linear(context: SketchContext, angle: number, { x, y, width, height }: Rect): CanvasGradient {
  const turned = (angle * Math.PI) / 180;
  const half = (Math.abs(width * Math.sin(turned)) + Math.abs(height * Math.cos(turned))) / 2;
  const dx = Math.sin(turned) * half;
  const dy = -Math.cos(turned) * half;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return context.createLinearGradient(middle.x - dx, middle.y - dy, middle.x + dx, middle.y + dy);
}

function radial(context: SketchContext, x: number, y: number, { width, height }: Rect): CanvasGradient {
  return context.createRadialGradient(x, y, 0, x, y, Math.hypot(width, height) / 2);
}
