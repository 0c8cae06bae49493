import type { Point, Rect } from '@pagewright/model/units';

/** SVG path data (SVG 2, §9.3) as the moves, lines and cubic curves that other drawings have. */
export type Segment =
  | { readonly type: 'move' | 'line'; readonly to: Point }
  | { readonly type: 'curve'; readonly first: Point; readonly second: Point; readonly to: Point }
  | { readonly type: 'close' };

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y;
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;

/** Where the pen is, where its outline began, and the last control point of each kind of curve. */
interface Pen {
  at: Point;
  start: Point;
  cubic: Point | undefined;
  quadratic: Point | undefined;
}

/** The segments of path data, up to where it cannot be read. */
export function segmentsOf(data: string): Segment[] {
  const segments: Segment[] = [];
  const pen: Pen = { at: { x: 0, y: 0 }, start: { x: 0, y: 0 }, cubic: undefined, quadratic: undefined };
  for (const { letter, values } of commandsOf(data)) {
    const absolute = letter === letter.toUpperCase();
    segments.push(...drawn(letter.toUpperCase(), values, absolute ? { x: 0, y: 0 } : pen.at, absolute, pen));
  }
  return segments;
}

interface PathCommand {
  readonly letter: string;
  readonly values: readonly number[];
}

function* commandsOf(data: string): Generator<PathCommand> {
  const reader = new Reader(data);
  let letter = '';
  while (!reader.atEnd()) {
    const next = reader.letter();
    if (next) letter = next;
    // More coordinates after a move are lines.
    else if (letter === 'M') letter = 'L';
    else if (letter === 'm') letter = 'l';
    const count = ARGUMENTS[letter.toUpperCase()];
    if (count === undefined || (!next && count === 0)) return;
    const values = reader.values(letter, count);
    if (!values) return;
    yield { letter, values };
  }
}

class Reader {
  readonly #data: string;
  #at = 0;

  constructor(data: string) {
    this.#data = data;
    this.#take(BETWEEN);
  }

  atEnd(): boolean {
    return this.#at >= this.#data.length;
  }

  letter(): string | undefined {
    const sign = this.#data[this.#at];
    if (!sign || !/[a-z]/i.test(sign)) return undefined;
    this.#at += 1;
    this.#take(BETWEEN);
    return sign;
  }

  values(letter: string, count: number): number[] | undefined {
    const values: number[] = [];
    for (let index = 0; index < count; index++) {
      const isFlag = letter.toUpperCase() === 'A' && (index === 3 || index === 4);
      const text = this.#take(isFlag ? FLAG : NUMBER);
      if (text === undefined || text === '') return undefined;
      values.push(Number(text));
      this.#take(BETWEEN);
    }
    return values;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#data);
    if (!match) return undefined;
    this.#at += match[0].length;
    return match[0];
  }
}

function drawn(letter: string, values: readonly number[], from: Point, absolute: boolean, pen: Pen): Segment[] {
  const point = (index: number): Point => ({ x: from.x + (values[index] ?? 0), y: from.y + (values[index + 1] ?? 0) });
  const { at, cubic, quadratic } = pen;
  pen.cubic = undefined;
  pen.quadratic = undefined;
  const to = (target: Point): Point => {
    pen.at = target;
    return target;
  };
  switch (letter) {
    case 'M':
      pen.start = point(0);
      return [{ type: 'move', to: to(pen.start) }];
    case 'L':
      return [{ type: 'line', to: to(point(0)) }];
    case 'H':
      return [{ type: 'line', to: to({ x: from.x + (values[0] ?? 0), y: at.y }) }];
    case 'V':
      return [{ type: 'line', to: to({ x: at.x, y: (absolute ? 0 : at.y) + (values[0] ?? 0) }) }];
    case 'C':
      pen.cubic = point(2);
      return [{ type: 'curve', first: point(0), second: pen.cubic, to: to(point(4)) }];
    case 'S':
      pen.cubic = point(0);
      return [{ type: 'curve', first: mirrored(cubic, at), second: pen.cubic, to: to(point(2)) }];
    case 'Q':
    case 'T': {
      const control = letter === 'Q' ? point(0) : mirrored(quadratic, at);
      pen.quadratic = control;
      return [quadraticCurve(at, control, to(point(letter === 'Q' ? 2 : 0)))];
    }
    case 'A': {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = values;
      return arcCurves(at, { rx, ry, turn, large: large === 1, sweep: sweep === 1 }, to(point(5)));
    }
    default:
      to(pen.start);
      return [{ type: 'close' }];
  }
}

function mirrored(control: Point | undefined, at: Point): Point {
  return control ? { x: 2 * at.x - control.x, y: 2 * at.y - control.y } : at;
}

function quadraticCurve(from: Point, control: Point, to: Point): Segment {
  const towards = (end: Point): Point => ({
    x: end.x + (2 / 3) * (control.x - end.x),
    y: end.y + (2 / 3) * (control.y - end.y),
  });
  return { type: 'curve', first: towards(from), second: towards(to), to };
}

interface Arc {
  readonly rx: number;
  readonly ry: number;
  /** Degrees. */
  readonly turn: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

/** An elliptical arc as curves of at most a quarter of a turn each (SVG 2, B.2.4). */
function arcCurves(from: Point, arc: Arc, to: Point): Segment[] {
  if (arc.rx === 0 || arc.ry === 0) return [{ type: 'line', to }];
  if (from.x === to.x && from.y === to.y) return [];
  const cos = Math.cos((arc.turn * Math.PI) / 180);
  const sin = Math.sin((arc.turn * Math.PI) / 180);
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const turned = { x: cos * half.x + sin * half.y, y: -sin * half.x + cos * half.y };
  const reach = Math.max(1, Math.hypot(turned.x / arc.rx, turned.y / arc.ry));
  const rx = Math.abs(arc.rx) * reach;
  const ry = Math.abs(arc.ry) * reach;
  const spread = (rx * turned.y) ** 2 + (ry * turned.x) ** 2;
  const factor = Math.sqrt(Math.max(0, (rx * ry) ** 2 / spread - 1)) * (arc.large === arc.sweep ? -1 : 1);
  const centre = { x: (factor * rx * turned.y) / ry, y: (-factor * ry * turned.x) / rx };
  const start = Math.atan2((turned.y - centre.y) / ry, (turned.x - centre.x) / rx);
  const end = Math.atan2((-turned.y - centre.y) / ry, (-turned.x - centre.x) / rx);
  let sweep = end - start;
  if (arc.sweep && sweep < 0) sweep += 2 * Math.PI;
  if (!arc.sweep && sweep > 0) sweep -= 2 * Math.PI;
  const onPage = (x: number, y: number): Point => ({
    x: cos * (centre.x + rx * x) - sin * (centre.y + ry * y) + (from.x + to.x) / 2,
    y: sin * (centre.x + rx * x) + cos * (centre.y + ry * y) + (from.y + to.y) / 2,
  });
  const count = Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9);
  const step = sweep / count;
  const pull = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, index) => {
    const a = start + index * step;
    const b = a + step;
    return {
      type: 'curve',
      first: onPage(Math.cos(a) - pull * Math.sin(a), Math.sin(a) + pull * Math.cos(a)),
      second: onPage(Math.cos(b) + pull * Math.sin(b), Math.sin(b) - pull * Math.cos(b)),
      to: index === count - 1 ? to : onPage(Math.cos(b), Math.sin(b)),
    };
  });
}

/** Segments whose points are moved by a function that keeps straight lines straight. */
export function transformed(segments: readonly Segment[], move: (point: Point) => Point): Segment[] {
  return segments.map((segment): Segment => {
    if (segment.type === 'close') return segment;
    if (segment.type !== 'curve') return { type: segment.type, to: move(segment.to) };
    return { type: 'curve', first: move(segment.first), second: move(segment.second), to: move(segment.to) };
  });
}

/** Around all points of segments, those of curves outside of them included; undefined where there is none. */
export function boundsOf(segments: readonly Segment[]): Rect | undefined {
  const points = segments.flatMap((segment) => {
    if (segment.type === 'close') return [];
    return segment.type === 'curve' ? [segment.first, segment.second, segment.to] : [segment.to];
  });
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Path data of segments. */
export function dataOf(segments: readonly Segment[]): string {
  const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  return segments
    .map((segment) => {
      switch (segment.type) {
        case 'move':
          return `M${at(segment.to)}`;
        case 'line':
          return `L${at(segment.to)}`;
        case 'curve':
          return `C${at(segment.first)} ${at(segment.second)} ${at(segment.to)}`;
        case 'close':
          return 'Z';
      }
    })
    .join('');
}

function round(px: number): number {
  return Math.round(px * 1000) / 1000;
}
