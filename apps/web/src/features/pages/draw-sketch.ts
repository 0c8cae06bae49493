import { lower } from '@pagewright/components/lowering';
import type { Page } from '@pagewright/components/models';
import type { Primitive, TablePrimitive, TextPrimitive } from '@pagewright/components/primitives';
import type { Fill } from '@pagewright/model/page';
import type { Rect } from '@pagewright/model/units';

/** px of a sketch's longer side. */
const SKETCH = 240;
/** Bars in the place of text are so much of a line's height, and so strong. */
const BAR = { height: 0.42, opacity: 0.55 } as const;
/** Mean width of a character in em: a Han character is one em wide, a Latin letter about half. */
const HAN_WIDTH = 1;
const LATIN_WIDTH = 0.52;
/** What stands where pictures and charts will be. */
const PLACEHOLDER = 'rgb(128 140 170 / 18%)';

type Context = CanvasRenderingContext2D;

/** Draws a page in low detail: its background, its shapes, and bars for the lines of its texts. */
export function drawSketch(canvas: HTMLCanvasElement, page: Page): void {
  const { width, height } = page.size;
  const scale = SKETCH / Math.max(width, height);
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.scale(scale, scale);
  const area = { x: 0, y: 0, width, height };
  context.fillStyle = paint(context, page.background, area);
  context.fillRect(0, 0, width, height);
  const components = [...page.components].sort((a, b) => a.zIndex - b.zIndex);
  for (const component of components) {
    for (const primitive of lower(component, { language: page.language, assets: () => undefined })) {
      draw(context, primitive);
    }
  }
}

function draw(context: Context, primitive: Primitive): void {
  context.save();
  context.globalAlpha *= primitive.opacity ?? 1;
  turn(context, primitive);
  DRAW[primitive.type](context, primitive as never);
  context.restore();
}

function turn(context: Context, { box, rotation }: Primitive): void {
  if (!rotation) return;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  context.translate(middle.x, middle.y);
  context.rotate((rotation * Math.PI) / 180);
  context.translate(-middle.x, -middle.y);
}

const DRAW: {
  readonly [T in Primitive['type']]: (context: Context, primitive: Extract<Primitive, { type: T }>) => void;
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
  path(context, { box, data, viewSize, fill, stroke }) {
    context.translate(box.x, box.y);
    context.scale(box.width / viewSize.width, box.height / viewSize.height);
    const path = new Path2D(data);
    if (fill) {
      context.fillStyle = paint(context, fill, { x: 0, y: 0, ...viewSize });
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      context.fill(path);
    }
    if (!stroke) return;
    context.strokeStyle = stroke.color;
    context.lineWidth = stroke.width;
    context.stroke(path);
  },
  text: drawText,
  table: drawTable,
  image: placeholder,
  chart: placeholder,
  group(context, { children }) {
    for (const child of children) draw(context, child);
  },
};

/** Bars in the places of the lines of a text. */
function drawText(context: Context, { inner, paragraphs, verticalAlign }: TextPrimitive): void {
  const lines = paragraphs.flatMap(({ runs, align, lineHeight, hangingIndent }) => {
    const look = runs[0]?.look;
    if (!look) return [];
    const room = Math.max(1, inner.width - hangingIndent);
    const total = runs.reduce((sum, { text }) => sum + roughWidth(text) * look.fontSize, 0);
    const count = Math.max(1, Math.ceil(total / room));
    return Array.from({ length: count }, (_, index) => ({
      width: Math.min(room, total - index * room),
      indent: hangingIndent,
      align,
      lineHeight,
      color: look.color,
    }));
  });
  const height = lines.reduce((sum, line) => sum + line.lineHeight, 0);
  const free = Math.max(0, inner.height - height);
  let y = inner.y + (verticalAlign === 'top' ? 0 : verticalAlign === 'middle' ? free / 2 : free);
  context.globalAlpha *= BAR.opacity;
  for (const { width, indent, align, lineHeight, color } of lines) {
    const space = inner.width - indent - width;
    const x = inner.x + indent + (align === 'center' ? space / 2 : align === 'right' ? space : 0);
    const bar = lineHeight * BAR.height;
    context.fillStyle = color;
    context.fillRect(x, y + (lineHeight - bar) / 2, Math.max(0, width), bar);
    y += lineHeight;
  }
}

/** In em. */
function roughWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character > '⺀' ? HAN_WIDTH : LATIN_WIDTH;
  return width;
}

/** The ruled grid with its header, and a bar a cell. */
function drawTable(context: Context, { box, rows, rowHeights, columnWidths, background }: TablePrimitive): void {
  if (background) {
    context.fillStyle = background;
    context.fillRect(box.x, box.y, box.width, box.height);
  }
  const lefts = starts(columnWidths, box.x);
  const tops = starts(rowHeights, box.y);
  for (const cell of rows.flat()) {
    const x = lefts[cell.column] ?? box.x;
    const y = tops[cell.row] ?? box.y;
    const width = columnWidths[cell.column] ?? 0;
    const height = rowHeights[cell.row] ?? 0;
    if (cell.background) {
      context.fillStyle = cell.background;
      context.fillRect(x, y, width, height);
    }
    drawCellBar(context, cell.paragraphs[0]?.runs[0], {
      x: x + cell.padding,
      y,
      width: width - cell.padding * 2,
      height,
    });
  }
}

function drawCellBar(
  context: Context,
  run: { readonly text: string; readonly look: { readonly fontSize: number; readonly color: string } } | undefined,
  room: Rect,
): void {
  if (!run) return;
  const { fontSize, color } = run.look;
  context.save();
  context.globalAlpha *= BAR.opacity;
  context.fillStyle = color;
  const bar = fontSize * 1.4 * BAR.height;
  context.fillRect(
    room.x,
    room.y + (room.height - bar) / 2,
    Math.max(0, Math.min(room.width, roughWidth(run.text) * fontSize)),
    bar,
  );
  context.restore();
}

function starts(lengths: readonly number[], first: number): number[] {
  let next = first;
  return lengths.map((length) => {
    const start = next;
    next += length;
    return start;
  });
}

function placeholder(context: Context, { box }: Primitive): void {
  context.fillStyle = PLACEHOLDER;
  context.fillRect(box.x, box.y, box.width, box.height);
}

function paint(context: Context, fill: Fill, box: Rect): string | CanvasGradient {
  if (fill.type === 'solid') return fill.color;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const gradient = fill.type === 'linear' ? linear(context, fill.angle, box) : radial(context, x, y, box);
  for (const { color, position } of fill.stops) gradient.addColorStop(position / 100, color);
  return gradient;
}

/** CSS angles: 0 points up, 90 to the right; the gradient reaches into the corners. */
function linear(context: Context, angle: number, { x, y, width, height }: Rect): CanvasGradient {
  const turned = (angle * Math.PI) / 180;
  const half = (Math.abs(width * Math.sin(turned)) + Math.abs(height * Math.cos(turned))) / 2;
  const dx = Math.sin(turned) * half;
  const dy = -Math.cos(turned) * half;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return context.createLinearGradient(middle.x - dx, middle.y - dy, middle.x + dx, middle.y + dy);
}

function radial(context: Context, x: number, y: number, { width, height }: Rect): CanvasGradient {
  return context.createRadialGradient(x, y, 0, x, y, Math.hypot(width, height) / 2);
}
