import { type Point, type Rect, rectContains, rectsOverlap } from '@pagewright/model/units';
import type { Finding, FindingMessage, Severity } from './finding.ts';
import type { Part, SeenText } from './page-reading.ts';
import type { Rule } from './rule.ts';

/** px by which neighbours may touch. */
const TOLERANCE = 1;
/** From this opacity on what lies above hides a text. */
const HIDING_ALPHA = 0.85;

/**
 * Words over words, words over charts and tables, figures over figures, and words hidden by what lies above them. Text
 * on a shape or wholly on a picture below it is a design; decoration may lie anywhere but on top of words.
 */
export const overlapRule: Rule = {
  name: 'overlap',
  check: ({ parts }) => {
    const content = parts.filter((part) => !part.decorative && !isBlank(part));
    const findings: Finding[] = [];
    content.forEach((lower, index) => {
      for (const upper of content.slice(index + 1)) {
        const found = checkPair(lower, upper);
        if (found) findings.push(found);
      }
    });
    return [...findings, ...parts.flatMap((part, index) => checkCovered(part, parts.slice(index + 1)))];
  },
};

/** A text without words takes no room. */
function isBlank(part: Part): boolean {
  return part.role === 'text' && part.texts.length === 0;
}

/** `upper` lies above `lower`. */
function checkPair(lower: Part, upper: Part): Finding | undefined {
  if (lower.role === 'text' && upper.role === 'text') return checkTexts(lower, upper);
  if (lower.role === 'text' || upper.role === 'text') return checkTextAndFigure(lower, upper);
  if (!isFigure(lower) || !isFigure(upper)) return undefined;
  if (!rectsOverlap(lower.bounds, upper.bounds, TOLERANCE) || sameGroup(lower, upper)) return undefined;
  return finding('overlap/figures', 'error', lower, upper, lower.bounds, upper.bounds);
}

function checkTexts(lower: Part, upper: Part): Finding | undefined {
  const [a, b] = [(lower.texts[0] as SeenText).seen, (upper.texts[0] as SeenText).seen];
  if (rectsOverlap(a.ink, b.ink, TOLERANCE)) return finding('overlap/text', 'error', lower, upper, a.ink, b.ink);
  if (!rectsOverlap(a.box, b.box, TOLERANCE) || sameGroup(lower, upper)) return undefined;
  return finding('overlap/text-boxes', 'warning', lower, upper, a.box, b.box);
}

function checkTextAndFigure(lower: Part, upper: Part): Finding | undefined {
  const [text, other] = lower.role === 'text' ? [lower, upper] : [upper, lower];
  const { ink } = (text.texts[0] as SeenText).seen;
  if (!isFigure(other) || sameGroup(text, other) || !rectsOverlap(ink, other.bounds, TOLERANCE)) return undefined;
  const titleOnPicture = other.role === 'picture' && other === lower && rectContains(other.bounds, ink, TOLERANCE);
  return titleOnPicture ? undefined : finding('overlap/text-on-figure', 'error', text, other, ink, other.bounds);
}

/** Words that a later component paints over. Figures are left to the pairs above. */
function checkCovered(part: Part, above: readonly Part[]): Finding[] {
  if (part.decorative) return [];
  const covers = above.filter((other) => other.role === 'shape' || (other.role === 'text' && other.paints.length > 0));
  return part.texts.flatMap(({ ink, seen }) => {
    const points = samplePoints(ink).map(part.seenAt);
    const cover = covers.find((other) => rectsOverlap(seen.ink, other.bounds, TOLERANCE) && hides(other, points));
    return cover ? [finding('overlap/covered', 'error', part, cover, seen.ink, cover.bounds)] : [];
  });
}

function hides(part: Part, points: readonly Point[]): boolean {
  return points.some((point) =>
    part.paints.some((paint) => {
      const color = paint.colorAt(point);
      return color === 'picture' || (color !== undefined && color.a >= HIDING_ALPHA);
    }),
  );
}

function samplePoints(ink: Rect): Point[] {
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  return shares.flatMap((x) => shares.map((y) => ({ x: ink.x + ink.width * x, y: ink.y + ink.height * y })));
}

function isFigure(part: Part): boolean {
  return part.role === 'figure' || part.role === 'picture';
}

function sameGroup(a: Part, b: Part): boolean {
  return a.component.groupId !== undefined && a.component.groupId === b.component.groupId;
}

function finding(message: FindingMessage, severity: Severity, a: Part, b: Part, first: Rect, second: Rect): Finding {
  const width = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x);
  const height = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  return {
    rule: 'overlap',
    message,
    severity,
    componentIds: [a.component.id, b.component.id],
    params: { width: Math.round(width), height: Math.round(height) },
  };
}
