import type { Origin } from '@pagewright/model/origin';
import type { Item, Statement } from '@pagewright/model/outline';
import { startsDangling } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { type Atom, itemOf, statement, textOf } from '../material/atoms.ts';
import type { Heading } from '../material/group-headings.ts';
import { atomsOfGroup, type Group } from '../material/groups.ts';
import { joined, MOST_JOINED } from './headings.ts';
import { shortenedTitle } from './length.ts';
import { canStandOver, goesOn } from './statements.ts';

/** Names of pages by what stands in their content. */

/** What stands in the content itself: captions, article titles, lines that lead to lists, leads. */
export function* ofAtoms(group: Group): Generator<Statement> {
  const atoms = atomsOfGroup(group);
  for (const atom of atoms) {
    if (atom.kind === 'image' && atom.block.caption) {
      yield statement(shortenedTitle(atom.block.caption), atom.origin, 1);
    }
  }
  yield* ofArticles(atoms);
  for (const atom of atoms) {
    const intro = atom.kind === 'item' ? atom.intro : undefined;
    if (intro && isNaming(intro.text)) yield statement(intro.text.replace(/\s*[:：]$/, ''), intro.origins[0], 1);
  }
  // Of a record — time, place, people — no single entry is what the page is about.
  const isRecord = atoms.length >= 3 && atoms.every((atom) => atom.kind === 'item' && atom.item.lead);
  for (const atom of isRecord ? [] : atoms.slice(0, atoms.length <= 4 ? 4 : 1)) {
    if (atom.kind === 'item' && atom.item.lead && visualLength(atom.item.lead) >= 6 && canStandOver(atom.item.lead))
      yield statement(atom.item.lead, atom.origin, 1);
  }
}

/** Names of the articles of a statute, `第十条【书面形式】`: of two or three all, else the first. */
function* ofArticles(atoms: readonly Atom[]): Generator<Statement> {
  const named = new Map<string, Origin>();
  for (const atom of atoms) {
    const text = atom.kind === 'item' ? `${atom.intro?.text ?? ''}\n${textOf(atom)}` : textOf(atom);
    for (const [, name = ''] of text.matchAll(/【([^】]{2,30})】/g)) if (!named.has(name)) named.set(name, atom.origin);
  }
  const articles = [...named].map(([text, origin]) => ({ text, origin }));
  if (articles.length > 1 && articles.length <= MOST_JOINED) yield joined(articles);
  for (const { text, origin } of articles.slice(0, 3)) yield statement(text, origin, 1);
}

const ONLY_ANNOUNCES = new RegExp(`${anyOf('announcing')}|,|，`);

/** A line before a list names what is in it, where it is no mere `for example:`. */
function isNaming(text: string): boolean {
  const length = visualLength(text);
  if (goesOn(text)) return false;
  return (
    length >= 10 &&
    length <= 52 &&
    !startsDangling(text) &&
    canStandOver(text.replace(/\s*[:：]$/, '')) &&
    !ONLY_ANNOUNCES.test(text)
  );
}

/** What a listing declares first. */
const DECLARED =
  /^[ \t]*(?:(?:export|default|public|private|static|abstract|async|pub)\s+)*(?:class|interface|struct|enum|trait|def|function|func|fn|fun|object|create table)\s+(\w{3,})/im;

/** A listing under a heading that names another page already: with what it declares, or the command that it begins with. */
export function* ofListing(group: Group, { text, origin }: Heading): Generator<Statement> {
  const listing = atomsOfGroup(group).find(({ kind }) => kind === 'code');
  const code = listing ? textOf(listing) : '';
  const word = DECLARED.exec(code)?.[1] ?? code.trim().split(/[\s(;={]/)[0];
  if (word && /^[\p{L}][\p{L}\p{N}_.-]{1,23}$/u.test(word)) yield statement(`${text} · ${word}`, origin, 1);
}

/** Entries and sentences, as a page may list them. */
export function entriesOf(group: Group): Item[] {
  return atomsOfGroup(group).flatMap((atom) => {
    if (atom.kind === 'item') return [atom.item];
    return atom.kind === 'sentence' ? [itemOf(atom.statement)] : [];
  });
}
