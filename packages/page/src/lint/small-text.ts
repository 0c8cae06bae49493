import type { Page } from '@pagewright/components/models';
import { type Medium, pageFormat } from '@pagewright/model/formats';
import type { Part } from './page-reading.ts';
import type { Rule } from './rule.ts';

/** Least font size, px: 12 on slides; sheets that are held in the hand may go to 11. */
const LEAST: Readonly<Record<Medium, number>> = { slide: 12, document: 11, poster: 11, long: 11 };

/** Least size of words on a page, px. */
export function leastFontSize({ format, size }: Pick<Page, 'format' | 'size'>): number {
  return LEAST[pageFormat(format, size).medium];
}

/** Text too small to be read, words of charts included. */
export const smallTextRule: Rule = {
  name: 'small-text',
  check: ({ parts, medium }) =>
    parts.flatMap((part) => {
      const size = smallestSize(part);
      if (part.decorative || size === undefined || size >= LEAST[medium]) return [];
      return [
        {
          rule: 'small-text',
          message: 'small-text/small',
          severity: 'error',
          componentIds: [part.component.id],
          params: { fontSize: size, least: LEAST[medium] },
        },
      ];
    }),
};

function smallestSize(part: Part): number | undefined {
  const { component, role, texts } = part;
  const sizes = texts.flatMap((text) => text.colors.map(({ fontSize }) => fontSize));
  if (role === 'figure' && 'fontSize' in component.props) sizes.push(component.props.fontSize);
  return sizes.length === 0 ? undefined : Math.min(...sizes);
}
