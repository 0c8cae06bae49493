import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Rule } from './pdf-page.ts';

type Matrix = readonly [number, number, number, number, number, number];

/** Boxes thinner than this are lines, points. */
const THIN = 3;

/** A rule shorter than this belongs to a letter or an icon, points. */
const SHORTEST = 6;

/** The straight horizontal and vertical lines that a page draws, in page coordinates. */
export async function readRules(page: PDFPageProxy): Promise<Rule[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const toPage = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
  const stack: Matrix[] = [];
  let matrix: Matrix = toPage;
  const rules: Rule[] = [];
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
      for (const path of (parameters?.[1] ?? []) as (Float32Array | null)[]) if (path) addPath(rules, path, matrix);
    }
    if (rules.length > 20_000) break;
  }
  return rules;
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

function addPath(rules: Rule[], path: Float32Array, matrix: Matrix): void {
  let start: [number, number] | undefined;
  let current: [number, number] | undefined;
  for (let index = 0; index < path.length; ) {
    const code = path[index] as number;
    const points = POINTS_OF[code as 0 | 1 | 2 | 3 | 4];
    if (points === undefined) return;
    const end = index + 1 + points * 2;
    const next = points > 0 ? at(path, end - 2, matrix) : start;
    if (code === 0) start = next;
    else if (code !== 2 && code !== 3 && current && next) addRule(rules, current, next);
    current = next;
    index = end;
  }
}

function at(path: Float32Array, index: number, m: Matrix): [number, number] {
  const x = path[index] ?? 0;
  const y = path[index + 1] ?? 0;
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

function addRule(rules: Rule[], [x1, y1]: [number, number], [x2, y2]: [number, number]): void {
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
