import type { Language } from '@pagewright/model/languages';
import type { Item, Statement } from '@pagewright/model/outline';
import { isStopWord } from '../language/stop-words.ts';
import { readingLoad } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { countOf } from './counted-lists.ts';
import type { List, Relation } from './relation.ts';
import { trimmedPhrase } from './source-text.ts';

/** Fewest lists that are told of things side by side, most that stand on one page, and most that is said of each with what comes behind, as entries. */
const FEWEST_SIDES = 2;
const MOST_SIDES = 4;
const MOST_SAID = 6;
/** Longest sentence that goes to what is told of its thing, as reading load. */
const LONGEST = 140;

const ARTICLE = new RegExp(`^(?:(?:and|but|et|mais)\\s)?(?:(?:${anyOf('articles')})\\s|l[’'])?`, 'iu');
/** Behind a name: something else is told of together with it. */
const TOGETHER = /^\s?(?:and|or|et|ou|&|[,，、和与與及或])(?!\p{L}{4})/iu;

/**
 * `The Urban Glide: 19 kg, …`, `The CargoMax 5: 34 kg, …`, and further down `The CargoMax is hard to park.`: what is said
 * of one of several things that stand side by side stands with it.
 */
export function withMoreOfSides(relations: readonly Relation[], language: Language): readonly Relation[] {
  const sides = relations.flatMap((own) => (own.kind === 'list' && own.areTold && own.head ? [own] : []));
  if (sides.length < FEWEST_SIDES) return relations;
  const more = new Map<List, Item[]>();
  const moved = new Set<Relation>();
  for (const relation of relations.slice(relations.indexOf(sides.at(-1) as Relation) + 1)) {
    if (relation.kind !== 'said' || relation.item.lead || relation.item.children) continue;
    const side = sideOf(relation.item, sides);
    const known = side && (more.get(side) ?? []);
    if (!side || !known || side.items.length + known.length >= MOST_SAID) continue;
    more.set(side, [...known, relation.item]);
    moved.add(relation);
  }
  const first = relations.indexOf(sides[0] as Relation);
  const areTogether = sides.every((own, at) => relations[first + at] === own);
  const intro = areTogether ? introOver(relations[first - 1], sides.length, language) : undefined;
  if (!areTogether || sides.length > MOST_SIDES || (moved.size === 0 && !intro)) return relations;
  const items = sides.flatMap((own): Item[] =>
    own.head ? [{ ...own.head, children: [...own.items, ...(more.get(own) ?? [])] }] : [],
  );
  const together: Relation = { kind: 'list', ...(intro && { head: intro }), items, areSides: true };
  const before = relations.slice(0, intro ? first - 1 : first);
  const behind = relations.slice(first + sides.length).filter((own) => !moved.has(own));
  return [...before, together, ...behind];
}

/** `We looked at three models.` over three of them: their title. */
function introOver(before: Relation | undefined, sides: number, language: Language): Statement | undefined {
  if (before?.kind !== 'said' || before.item.lead || before.item.children) return undefined;
  const { text } = before.item;
  return countOf({ text, language }) === sides
    ? { ...before.item, text: trimmedPhrase(text.replace(/[.。]$/u, '')) }
    : undefined;
}

/** Whose side a sentence begins with; undefined where it is told of several or of none. */
function sideOf({ text }: Statement, sides: readonly List[]): List | undefined {
  if (readingLoad(text) > LONGEST) return undefined;
  const own = text.slice(ARTICLE.exec(text)?.[0].length ?? 0);
  const found = sides.filter(({ head }) => calledIn(own, head?.text ?? '') !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

/** The name of a thing at the beginning of a text, or what is left of it without its number: `CargoMax` of `CargoMax 5`. */
function calledIn(text: string, name: string): string | undefined {
  const shorter = name.replace(/\s?\d+$/u, '');
  return [name, shorter].find((own) => {
    const behind = text.slice(own.length);
    const isWord = own !== '' && text.startsWith(own) && !/^[\p{Script=Latin}\d]/u.test(behind);
    return isWord && !isStopWord(own.toLowerCase()) && !TOGETHER.test(behind);
  });
}
