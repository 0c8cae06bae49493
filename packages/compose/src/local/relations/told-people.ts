import type { Item } from '@pagewright/model/outline';
import { isWide, readingLoad } from '../language/text.ts';
import type { List } from './relation.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/** Fewest people that are told of one after the other, and most that is told of one, as reading load. */
const FEWEST = 2;
const LONGEST = 420;

/** `Lena Fischer (CEO) ran …`, `李雷（首席技术官）曾任…`: a name with what its bearer is in brackets, in front of what is told. */
const NAMED =
  /^((?:\p{Lu}[\p{L}’'.-]*\s){1,3}\p{Lu}[\p{L}’'-]+\s\([^()\d]{2,40}\)|\p{sc=Han}{2,4}[（(][^()（）\d]{2,20}[)）])[,，:：]?\s?(?=[\p{Ll}\p{sc=Han}])/u;
/** A sentence that goes on about whoever the one before it is of. */
const GOES_ON = /^(?:she|he|they|elle|il|她|他)(?:\s(?=\p{Ll})|(?=\p{sc=Han}))/iu;

/** People of whom the sentences from a place on tell one after the other, as a list with their names in front. */
export function toldPeople(
  sentences: Iterable<SourceText>,
): { readonly list: List; readonly count: number } | undefined {
  const people: { readonly lead: string; readonly source: SourceText; readonly texts: string[] }[] = [];
  let count = 0;
  for (const source of sentences) {
    const name = NAMED.exec(source.text);
    const last = people.at(-1);
    if (name) people.push({ lead: name[1] ?? '', source, texts: [source.text.slice(name[0].length)] });
    else if (last && GOES_ON.test(source.text)) last.texts.push(source.text);
    else break;
    count += 1;
  }
  if (people.length < FEWEST) return undefined;
  const items = people.map(({ lead, source, texts: [first = '', ...more] }): Item => {
    const text = more.length > 0 ? [first, ...more].join(isWide(first) ? '' : ' ') : trimmedPhrase(first);
    return { ...told(source, text), lead };
  });
  if (items.some(({ text }) => text === '' || readingLoad(text) > LONGEST)) return undefined;
  return { list: { kind: 'list', items }, count };
}
