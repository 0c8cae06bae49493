import { behaviourOf } from '@pagewright/components/behaviours';
import { isNumberingSlot } from '@pagewright/components/slots';
import type { Part } from './page-reading.ts';
import type { Rule } from './rule.ts';

/** A digit in any script. */
const DIGIT = /\p{Nd}/u;
/** A number in a configuration, as it is written there; that of a name, as in Q1, is none. */
const FIGURE = /(?<![\p{L}\p{Nd}_.])-?\p{Nd}+(?:\.\p{Nd}+)?%?/gu;
/** Most characters of the text quoted in a finding. */
const QUOTED = 40;

/** A figure that no place in the source vouches for. Page, section and list numbers are the design's own. */
export const figureWithoutOriginRule: Rule = {
  name: 'figure-without-origin',
  check: ({ parts }) =>
    parts.flatMap((part) => {
      const { component } = part;
      if (part.decorative || (component.origin?.length ?? 0) > 0 || isNumberingSlot(component.slot)) return [];
      const figure = wordsOf(part).find((text) => DIGIT.test(text));
      if (figure === undefined) return [];
      return [
        {
          rule: 'figure-without-origin',
          message: 'figure-without-origin/figure',
          severity: 'warning',
          componentIds: [component.id],
          params: { text: figure.slice(0, QUOTED) },
        },
      ];
    }),
};

/** Texts, table cells and, for charts, the figures of their configuration, each by itself. */
function wordsOf(part: Part): string[] {
  const texts = part.texts.map(({ text }) => text);
  const data = behaviourOf(part.component)
    .texts(part.component)
    .filter(({ is }) => is === 'data' || is === 'names');
  return [...texts, ...data.flatMap(({ text }) => text.match(FIGURE) ?? [])];
}
