import type { Paint, PlacedText, TextColor } from '@pagewright/components/behaviours';
import { contrastRatio, parseColor, requiredContrast } from '@pagewright/model/color';
import { rectsOverlap } from '@pagewright/model/units';
import type { Finding } from './finding.ts';
import { distinctGrounds, type Ground, groundsAt, type Paper, paintOver, paperOf, pointsAllOver } from './ground.ts';
import type { Part, SeenText } from './page-reading.ts';
import type { Rule } from './rule.ts';

/** px by which a computed place may miss the edge that it lies on. */
const ROUNDING = 0.01;

/**
 * Text whose colour is too near to what lies below it: 4.5:1, from 24 px 3:1. Each text is compared at points all over
 * its lines with what the page and the components below paint there, so gradients count where the text stands. What a
 * picture shows is not known: it counts as black and as white under whatever veils it.
 */
export const contrastRule: Rule = {
  name: 'contrast',
  check: ({ page, parts }) => {
    const paper = paperOf(page);
    const below: Paint[] = [];
    return parts.flatMap((part) => {
      below.push(...part.paints);
      if (part.decorative) return [];
      const findings = part.texts.flatMap((text) => checkText(paper, below, part, text));
      const worst = findings.sort((a, b) => Number(a.params.ratio) - Number(b.params.ratio))[0];
      return worst ? [worst] : [];
    });
  },
};

/** @param below what is painted before the text, the lowest first */
function checkText(paper: Paper, below: readonly Paint[], part: Part, text: SeenText): Finding[] {
  const near = below.filter(({ bounds }) => rectsOverlap(bounds, text.seen.ink, -ROUNDING));
  const cell = text.background === undefined ? undefined : parseColor(text.background);
  // Most points of a text lie on the same ground: it is compared once.
  const grounds = distinctGrounds(
    pointsAllOver(text.ink).flatMap((point) => groundsAt(paper, near, part.seenAt(point), cell)),
  );
  return text.colors.flatMap((color) => checkColor(part, text, color, grounds));
}

function checkColor(
  part: Part,
  text: PlacedText,
  { color, fontSize, highlight }: TextColor,
  bare: readonly Ground[],
): Finding[] {
  const parsed = parseColor(color);
  if (!parsed) return [];
  const painted = { ...parsed, a: parsed.a * text.opacity };
  const required = requiredContrast(fontSize);
  const mark = highlight === undefined ? undefined : parseColor(highlight);
  const grounds = mark ? bare.map((ground) => paintOver(ground, mark)) : bare;
  const ratios = grounds.map((ground) => contrastRatio(painted, ground.color));
  const ratio = Math.min(...ratios);
  const worst = grounds[ratios.indexOf(ratio)];
  if (!worst || ratio >= required) return [];
  return [
    {
      rule: 'contrast',
      message: worst.overPicture ? 'contrast/picture' : 'contrast/low',
      severity: worst.overPicture ? 'warning' : 'error',
      componentIds: [part.component.id],
      params: { ratio: Math.floor(ratio * 100) / 100, required, color },
    },
  ];
}
