import { squeeze } from '../language/text.ts';
import { type Atom, textOf } from '../material/atoms.ts';
import { atomsOfGroup, type Group } from '../material/groups.ts';

/** What the documents say elsewhere of the words of a title. */

/** Headings that stand in several places, each under another one, in comparable form. */
export function headingsOfSeveral(groups: readonly Group[]): ReadonlySet<string> {
  const places = new Map<string, Set<string>>();
  for (const { passage } of groups.flatMap(({ parts }) => parts)) {
    if (passage.heading === '') continue;
    const key = squeeze(passage.heading);
    places.set(key, (places.get(key) ?? new Set()).add(passage.path.join('\n')));
  }
  return new Set([...places].filter(([, own]) => own.size > 1).map(([key]) => key));
}

/** Whether the documents write a word with a capital; each is looked for once, where one is asked for. */
export function writesWord(groups: readonly Group[]): (capitalised: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const answer = known.get(word) ?? groups.some((group) => atomsOfGroup(group).some((atom) => says(atom, word)));
    known.set(word, answer);
    return answer;
  };
}

function says(atom: Atom, word: string): boolean {
  if (atom.kind === 'code') return false;
  const text = textOf(atom);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isApart =
      !/[\p{L}\p{N}_.-]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}_-]/u.test(text[at + word.length] ?? ' ');
    if (isApart) return true;
  }
  return false;
}
