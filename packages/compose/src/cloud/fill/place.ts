import type { FillWish } from '@pagewright/model/filling';
import { questionOf } from '../../local/fill/tables.ts';

/** Something that is wanted in one place: one wish, or several that ask for it under other names. */
export interface Place {
  readonly id: string;
  /** The first is the one that is answered. */
  readonly wishes: readonly [FillWish, ...FillWish[]];
  /** What is wanted, in the words of the template or of the person. */
  readonly description: string;
}

export function placesOf(wishes: readonly FillWish[]): Place[] {
  const groups = Map.groupBy(wishes, (wish) => wish.place?.id ?? wish.id);
  return [...groups.values()].flatMap(([first, ...others], index): Place[] =>
    first
      ? [
          {
            id: `w${index + 1}`,
            wishes: [first, ...others],
            description: first.place?.description || questionOf(first).replace(/\s+/g, ' ').trim(),
          },
        ]
      : [],
  );
}

/** What it is called: sources may have any of the names. */
export function namesOf({ wishes }: Place): string[] {
  return [...new Set(wishes.map(questionOf))].filter((name) => name.trim() !== '');
}
