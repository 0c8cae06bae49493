import type { PageConnection } from '@pagewright/contract/pages';
import type { Point, Rect } from '@pagewright/model/units';

/**
 * Ways of arrows between pages that stand in rows: along the gaps between them, never over a page. An arrow leaves its
 * page on the right and enters the other on the left.
 */

export interface FlowPage {
  readonly id: number;
  /** px of the world. */
  readonly place: Rect;
}

export interface Route {
  readonly connection: PageConnection;
  /** Corners of the way, px of the world: the first on the right side of its source, the last on the left of its target. */
  readonly points: readonly Point[];
}

/** Share of a gap that arrows may use: the page's number stands in the rest. */
const USED_SHARE = 0.6;
/** px of the world between two arrows side by side, where there is room. */
const LANE = 40;

/** Where gaps run: the middle of each, from the one before the first page to the one after the last. */
interface Gaps {
  readonly width: number;
  readonly height: number;
  /** x of the gaps between columns. */
  readonly columns: readonly number[];
  /** y of the gaps between rows. */
  readonly rows: readonly number[];
  readonly placeOf: ReadonlyMap<number, { readonly rect: Rect; readonly row: number; readonly column: number }>;
}

/** A stretch of a way within one gap. */
interface Run {
  readonly source: number;
  readonly from: number;
  readonly to: number;
  lane: number;
}

interface Plan {
  readonly connection: PageConnection;
  readonly start: Point;
  readonly end: Point;
  readonly out: Lanes;
  readonly outRun: Run;
  /** Along a gap between rows, and down or up the gap before the target, where the way is not that short. */
  readonly across?: { readonly lanes: Lanes; readonly run: Run; readonly into: Lanes; readonly intoRun: Run };
}

/** @param pages in the order in which they were laid out, rows of equally many (the last may be shorter) */
export function routesOf(pages: readonly FlowPage[], connections: readonly PageConnection[]): readonly Route[] {
  const gaps = gapsOf(pages);
  if (!gaps) return [];
  const vertical = gaps.columns.map((at) => new Lanes(at, gaps.width * USED_SHARE));
  const horizontal = gaps.rows.map((at) => new Lanes(at, gaps.height * USED_SHARE));
  const plans = connections.flatMap((connection) => planOf(connection, gaps, vertical, horizontal) ?? []);
  for (const lanes of [...vertical, ...horizontal]) lanes.assign();
  return plans.map((plan) => ({ connection: plan.connection, points: pointsOf(plan) }));
}

function gapsOf(pages: readonly FlowPage[]): Gaps | undefined {
  const [first, second] = pages;
  if (!first) return undefined;
  const top = first.place.y;
  const beyond = pages.findIndex(({ place }) => place.y !== top);
  const count = beyond < 0 ? pages.length : beyond;
  const cell = Math.max(...pages.map(({ place }) => place.width));
  const pitch = count > 1 && second ? second.place.x - first.place.x : first.place.x * 2 + cell;
  const width = pitch - cell;
  const rows = Array.from({ length: Math.ceil(pages.length / count) }, (_, row) =>
    pages.slice(row * count, (row + 1) * count),
  );
  const bottoms = rows.map((row) => Math.max(...row.map(({ place }) => place.y + place.height)));
  const height = rows.length > 1 ? (rows[1]?.[0]?.place.y ?? 0) - (bottoms[0] ?? 0) : width;
  return {
    width,
    height,
    columns: Array.from({ length: count + 1 }, (_, column) => first.place.x + column * pitch - width / 2),
    // Nearer to the row above, away from the numbers of the pages below.
    rows: [top - height / 2, ...bottoms.map((bottom) => bottom + (height * USED_SHARE) / 2)],
    placeOf: new Map(
      pages.map(({ id, place }, index) => [id, { rect: place, row: Math.floor(index / count), column: index % count }]),
    ),
  };
}

function planOf(
  connection: PageConnection,
  { placeOf }: Gaps,
  vertical: readonly Lanes[],
  horizontal: readonly Lanes[],
): Plan | undefined {
  const source = placeOf.get(connection.sourcePageId);
  const target = placeOf.get(connection.targetPageId);
  if (!source || !target) return undefined;
  const start = { x: source.rect.x + source.rect.width, y: source.rect.y + source.rect.height / 2 };
  const end = { x: target.rect.x, y: target.rect.y + target.rect.height / 2 };
  const out = vertical[source.column + 1];
  const into = vertical[target.column];
  // Towards the target; in the same row below the pages, where its number is not in the way.
  const lanes = horizontal[target.row < source.row ? source.row : source.row + 1];
  if (!out || !into || !lanes) return undefined;
  const id = connection.sourcePageId;
  if (out === into) return { connection, start, end, out, outRun: out.add(id, start.y, end.y) };
  return {
    connection,
    start,
    end,
    out,
    outRun: out.add(id, start.y, lanes.at),
    across: { lanes, run: lanes.add(id, out.at, into.at), into, intoRun: into.add(id, lanes.at, end.y) },
  };
}

function pointsOf({ start, end, out, outRun, across }: Plan): Point[] {
  const x = out.placeOf(outRun);
  if (!across) return start.y === end.y ? [start, end] : [start, { x, y: start.y }, { x, y: end.y }, end];
  const y = across.lanes.placeOf(across.run);
  const last = across.into.placeOf(across.intoRun);
  return [start, { x, y: start.y }, { x, y }, { x: last, y }, { x: last, y: end.y }, end];
}

/** The arrows that run along one gap, side by side where they would lie on each other. */
class Lanes {
  /** Middle of the gap, px of the world. */
  readonly at: number;
  readonly #breadth: number;
  readonly #runs: Run[] = [];
  #count = 1;

  constructor(at: number, breadth: number) {
    this.at = at;
    this.#breadth = breadth;
  }

  add(source: number, a: number, b: number): Run {
    const run: Run = { source, from: Math.min(a, b), to: Math.max(a, b), lane: 0 };
    this.#runs.push(run);
    return run;
  }

  /** Arrows out of the same page may share a lane: they part where they go different ways. */
  assign(): void {
    const lanes: Run[][] = [];
    for (const run of [...this.#runs].sort((a, b) => a.from - b.from)) {
      const free = lanes.findIndex((lane) => lane.every((other) => other.source === run.source || other.to < run.from));
      run.lane = free < 0 ? lanes.length : free;
      (lanes[run.lane] ??= []).push(run);
    }
    this.#count = Math.max(1, lanes.length);
  }

  placeOf({ lane }: Run): number {
    const step = Math.min(LANE, this.#breadth / this.#count);
    return this.at + (lane - (this.#count - 1) / 2) * step;
  }
}

/** A way with round corners, as the path data of SVG. */
export function pathOf(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = [`M${at(first)}`];
  let before = first;
  for (const [index, corner] of rest.entries()) {
    const after = rest[index + 1];
    if (!after) {
      parts.push(`L${at(corner)}`);
    } else {
      const reach = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
      parts.push(`L${at(towards(corner, before, reach))}Q${at(corner)} ${at(towards(corner, after, reach))}`);
    }
    before = corner;
  }
  return parts.join('');
}

/** The point halfway along a way. */
export function middleOf(points: readonly Point[]): Point {
  const [first = { x: 0, y: 0 }] = points;
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    const from = points[index];
    const to = points[index + 1];
    if (from && to && left <= length) return towards(from, to, left);
    left -= length;
  }
  return first;
}

function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to);
  return length === 0
    ? from
    : { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
