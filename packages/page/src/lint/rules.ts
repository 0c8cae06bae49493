import { contrastRule } from './contrast.ts';
import { deadLinkRule } from './dead-link.ts';
import { emptyPageRule } from './empty-page.ts';
import { figureWithoutOriginRule } from './figure-without-origin.ts';
import { missingGlyphRule } from './missing-glyph.ts';
import { offPageRule } from './off-page.ts';
import { overflowRule } from './overflow.ts';
import { overlapRule } from './overlap.ts';
import { placeholderRule } from './placeholder.ts';
import type { Rule } from './rule.ts';
import { smallTextRule } from './small-text.ts';
import { unsupportedRule } from './unsupported.ts';

/** Every rule, in the order of `RULE_NAMES`. */
export const RULES: readonly Rule[] = [
  overflowRule,
  overlapRule,
  offPageRule,
  contrastRule,
  smallTextRule,
  emptyPageRule,
  missingGlyphRule,
  figureWithoutOriginRule,
  unsupportedRule,
  placeholderRule,
  deadLinkRule,
];
