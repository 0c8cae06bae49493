import { unsupportedWords } from '../unsupported.ts';
import type { Rule } from './rule.ts';

/** Words quoted in a finding at most. */
const QUOTED = 4;

/** Words and figures that a language model wrote and the named places of the sources do not carry. */
export const unsupportedRule: Rule = {
  name: 'unsupported',
  check: ({ parts }) =>
    parts.flatMap(({ component }) => {
      const words = unsupportedWords(component);
      if (words.length === 0) return [];
      return [
        {
          rule: 'unsupported',
          message: 'unsupported/words',
          severity: 'warning',
          componentIds: [component.id],
          params: { text: words.slice(0, QUOTED).join(', ') },
        },
      ];
    }),
};
