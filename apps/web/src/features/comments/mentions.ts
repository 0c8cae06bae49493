import { type CommentPerson, OWNER } from '@pagewright/contract/comments';

/** Somebody who can be mentioned, by the word that they are called here: no two have the same. */
export interface CalledPerson {
  readonly id: number;
  readonly label: string;
}

/** A stretch of a comment. */
export type Piece = Said & {
  /** Where it begins, UTF-16 units. */
  readonly at: number;
};
type Said =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string }
  | { readonly kind: 'mention'; readonly id: number; readonly text: string };

/** How a comment is stored names people by their ids: names change, and two may have the same. */
const TOKEN = /@\{(\d{1,10})\}/;
const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^（）「」『』【】，。；、！？]+/i;
const PIECE = new RegExp(`${TOKEN.source}|${ADDRESS.source}`, 'gi');
/** What ends a sentence, not an address. */
const TRAILING = /[.,;:!?)\]]+$/;

/** The people of a document, the owner by the given word and first. */
export function calledPeople(people: readonly CommentPerson[], owner: string): CalledPerson[] {
  const taken = new Map<string, number>([[owner.toLowerCase(), 1]]);
  const others = people.map(({ id, name }) => {
    const count = (taken.get(name.toLowerCase()) ?? 0) + 1;
    taken.set(name.toLowerCase(), count);
    return { id, label: count === 1 ? name : `${name} (${count})` };
  });
  return [{ id: OWNER, label: owner }, ...others];
}

/** A stored comment as it is shown: mentions of people who are known, addresses as links, the rest as it is. */
export function piecesOf(text: string, people: readonly CalledPerson[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const plain = (to: number) => {
    if (to > done) pieces.push({ at: done, kind: 'text', text: text.slice(done, to) });
  };
  for (const match of text.matchAll(PIECE)) {
    const piece = match[1] === undefined ? linkOf(match[0]) : mentionOf(Number(match[1]), people);
    if (!piece) continue;
    plain(match.index);
    pieces.push({ ...piece, at: match.index });
    done = match.index + (piece.kind === 'link' ? piece.text.length : match[0].length);
  }
  plain(text.length);
  return pieces;
}

function mentionOf(id: number, people: readonly CalledPerson[]): Said | undefined {
  const person = people.find((one) => one.id === id);
  return person && { kind: 'mention', id, text: `@${person.label}` };
}

function linkOf(address: string): Said | undefined {
  const text = address.replace(TRAILING, '');
  return URL.canParse(text) ? { kind: 'link', text } : undefined;
}

/** A stored comment as it stands in a field. */
export function asTyped(text: string, people: readonly CalledPerson[]): string {
  return piecesOf(text, people)
    .map((piece) => piece.text)
    .join('');
}

/** What was typed as it is stored: `@` and what somebody is called, where no longer word and no address holds it. */
export function asStored(typed: string, people: readonly CalledPerson[]): string {
  const longestFirst = [...people].sort((a, b) => b.label.length - a.label.length);
  return typed
    .split('@')
    .map((part, index, parts) => {
      if (index === 0) return part;
      const before = parts[index - 1] ?? '';
      const person = /[\w.%+-]$/.test(before) ? undefined : longestFirst.find(({ label }) => startsWith(part, label));
      return person ? `@{${person.id}}${part.slice(person.label.length)}` : `@${part}`;
    })
    .join('');
}

function startsWith(text: string, label: string): boolean {
  if (!text.startsWith(label)) return false;
  return !(/[\p{Script=Latin}\p{N}]$/u.test(label) && /^[\p{Script=Latin}\p{N}]/u.test(text.slice(label.length)));
}

/** What stands between an `@` and the caret, where somebody may be being mentioned. */
export function mentionAt(
  typed: string,
  caret: number,
): { readonly start: number; readonly query: string } | undefined {
  const start = typed.lastIndexOf('@', caret - 1);
  if (start < 0 || caret - start > 41) return undefined;
  const query = typed.slice(start + 1, caret);
  if (/[\n@{]/.test(query) || /[\w.%+-]$/.test(typed.slice(0, start))) return undefined;
  return { start, query };
}

/** Whom a query means. */
export function peopleLike(people: readonly CalledPerson[], query: string): CalledPerson[] {
  const wanted = query.trim().toLocaleLowerCase();
  return people.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)).slice(0, 6);
}
