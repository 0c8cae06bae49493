import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Rule } from './pdf-page.ts';

type Matrix = readonly [number, number, number, number, number, number];

/** Boxes thinner than this are lines, points. */
const THIN = 3;

/** A rule shorter than this belongs to a letter or an icon, points. */
const SHORTEST = 6;

/** A filled box: the colour behind a cell, or behind the lines of a paragraph within it. */
interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The straight horizontal and vertical lines that a page draws, in page coordinates. */
export async function readRules(page: PDFPageProxy): Promise<Rule[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { transform, width } = page.getViewport({ scale: 1 });
  const toPage = transform as unknown as Matrix;
  const stack: Matrix[] = [];
  let matrix: Matrix = toPage;
  const rules: Rule[] = [];
  const areas: Area[] = [];
  for (const [index, operation] of fnArray.entries()) {
    const parameters = argsArray[index] as unknown[] | null;
    if (operation === OPS.save) stack.push(matrix);
    else if (operation === OPS.restore) matrix = stack.pop() ?? toPage;
    else if (operation === OPS.transform) matrix = multiply(matrix, parameters as unknown as Matrix);
    else if (operation === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      if (parameters?.[0]) matrix = multiply(matrix, parameters[0] as Matrix);
    } else if (operation === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? toPage;
    else if (operation === OPS.constructPath && isPainted(parameters?.[0])) {
      const isFilled = parameters?.[0] === OPS.fill || parameters?.[0] === OPS.eoFill;
      for (const path of (parameters?.[1] ?? []) as (Float32Array | null)[]) {
        for (const lines of path ? linesOfPath(path, matrix) : []) {
          const area = isFilled ? areaOf(lines) : undefined;
          if (area && area.right - area.left > width * ACROSS) continue;
          if (area) areas.push(area);
          else for (const [start, end] of lines) addRule(rules, start, end);
        }
      }
    }
    if (rules.length + areas.length * 4 > 20_000) break;
  }
  return [...rules, ...cellsOf(areas).flatMap(edgesOf)];
}

/** Share of the page's width from which a filled box goes from one edge of the paper to the other: its background. */
const ACROSS = 0.96;

/** Room between the edge of a cell and the text in it, points: what a word processor leaves at most. */
const PADDING = 12;

/** Word fills the paragraphs within a filled cell once more, each on its own: those are no cells. */
function cellsOf(areas: readonly Area[]): Area[] {
  if (areas.length > MOST_AREAS) return [...areas];
  return areas.filter((area) => !areas.some((around) => around !== area && isPadded(area, around)));
}

/** Beyond this many filled boxes a page is a drawing. */
const MOST_AREAS = 2_000;

/** Whether a box stands within another one, with a cell's padding to both of its sides. */
function isPadded(inner: Area, { left, right, top, bottom }: Area): boolean {
  const isInside = inner.top >= top - 0.5 && inner.bottom <= bottom + 0.5;
  const sides = [inner.left - left, right - inner.right];
  return isInside && sides.every((side) => side >= 1 && side <= PADDING);
}

function edgesOf({ left, right, top, bottom }: Area): Rule[] {
  return [
    ...[top, bottom].map((at) => ({ horizontal: true, at, from: left, to: right })),
    ...[left, right].map((at) => ({ horizontal: false, at, from: top, to: bottom })),
  ];
}

/** The box that lines go round; undefined where it is so thin that it is drawn as a line, or is no box. */
function areaOf(lines: readonly Line[]): Area | undefined {
  const isUpright = lines.every(([[x1, y1], [x2, y2]]) => Math.abs(x1 - x2) < 0.8 || Math.abs(y1 - y2) < 0.8);
  if (lines.length < 3 || lines.length > 5 || !isUpright) return undefined;
  const xs = lines.flatMap(([[x1], [x2]]) => [x1, x2]);
  const ys = lines.flatMap(([[, y1], [, y2]]) => [y1, y2]);
  const area = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  return area.right - area.left > THIN && area.bottom - area.top > THIN ? area : undefined;
}

function isPainted(operation: unknown): boolean {
  return operation !== OPS.endPath && operation !== OPS.clip && operation !== OPS.eoClip;
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** pdf.js path data: 0 move, 1 line, 2 cubic, 3 quadratic, 4 close, each with its points behind. */
const POINTS_OF = [1, 1, 3, 2, 0] as const;

type Point = readonly [number, number];
type Line = readonly [Point, Point];

/** The straight lines of a path, those of each of its figures by themselves. */
function linesOfPath(path: Float32Array, matrix: Matrix): Line[][] {
  const figures: Line[][] = [];
  let start: Point | undefined;
  let current: Point | undefined;
  for (let index = 0; index < path.length; ) {
    const code = path[index] as number;
    const points = POINTS_OF[code as 0 | 1 | 2 | 3 | 4];
    if (points === undefined) break;
    const end = index + 1 + points * 2;
    const next = points > 0 ? at(path, end - 2, matrix) : start;
    if (code === 0) {
      start = next;
      figures.push([]);
    } else if (code !== 2 && code !== 3 && current && next) figures.at(-1)?.push([current, next]);
    current = next;
    index = end;
  }
  return figures;
}

function at(path: Float32Array, index: number, m: Matrix): Point {
  const x = path[index] ?? 0;
  const y = path[index + 1] ?? 0;
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

function addRule(rules: Rule[], [x1, y1]: Point, [x2, y2]: Point): void {
  const width = Math.abs(x2 - x1);
  const height = Math.abs(y2 - y1);
  if (height < 0.8 && width >= SHORTEST) {
    rules.push({ horizontal: true, at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) });
  } else if (width < 0.8 && height >= SHORTEST) {
    rules.push({ horizontal: false, at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) });
  }
}

/** Rules on one line that touch become one; both edges of a thin box are one rule. */
export function mergeRules(rules: readonly Rule[]): Rule[] {
  const merged: Rule[] = [];
  const sorted = rules.toSorted(
    (a, b) => Number(a.horizontal) - Number(b.horizontal) || a.at - b.at || a.from - b.from,
  );
  for (const rule of sorted) {
    const index = merged.findLastIndex(
      (known) =>
        known.horizontal === rule.horizontal &&
        rule.at - known.at <= THIN &&
        rule.from <= known.to + THIN &&
        rule.to >= known.from - THIN,
    );
    const known = merged[index];
    if (known && merged.length - index < 200) {
      merged[index] = { ...known, from: Math.min(known.from, rule.from), to: Math.max(known.to, rule.to) };
    } else merged.push(rule);
  }
  return merged;
}
