export const RULE_NAMES = [
  'overflow',
  'overlap',
  'off-page',
  'contrast',
  'small-text',
  'empty-page',
  'missing-glyph',
  'figure-without-origin',
  'unsupported',
  'placeholder',
  'dead-link',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];

/** An error is seen by every reader; a warning may be meant so. */
export type Severity = 'error' | 'warning';

/** What is wrong, as a stable code that is translated where it is shown. */
export type FindingMessage =
  | 'overflow/text'
  | 'overflow/table'
  | 'overlap/text'
  | 'overlap/text-boxes'
  | 'overlap/text-on-figure'
  | 'overlap/figures'
  | 'overlap/covered'
  | 'off-page/outside'
  | 'off-page/margin'
  | 'contrast/low'
  | 'contrast/picture'
  | 'small-text/small'
  | 'empty-page/empty'
  | 'missing-glyph/missing'
  | 'figure-without-origin/figure'
  | 'unsupported/words'
  | 'placeholder/unfilled'
  | 'placeholder/asked'
  | 'dead-link/page';

export interface Finding {
  readonly rule: RuleName;
  readonly message: FindingMessage;
  readonly severity: Severity;
  /** The components concerned, the faulty one first. */
  readonly componentIds: readonly string[];
  /** Values for the message: px, ratios, the characters. */
  readonly params: Readonly<Record<string, string | number>>;
}
