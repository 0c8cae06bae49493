import type { Origin } from '@pagewright/model/origin';
import type { Statement } from '@pagewright/model/outline';
import { statement } from './atoms.ts';
import { isStepName } from './forms/steps.ts';
import type { Group } from './groups.ts';
import { isTitleLength } from './language/text.ts';
import { shortenedTitle } from './title-length.ts';

/** Names of pages by the headings that stand over what is on them. */

export interface Heading {
  readonly text: string;
  readonly origin: Origin | undefined;
}

export function headingsOf(group: Group): Heading[] {
  const seen = new Set<string>();
  return group.parts.flatMap(({ passage }) => {
    if (!passage.heading || seen.has(passage.heading)) return [];
    seen.add(passage.heading);
    return [{ text: passage.heading, origin: passage.origin }];
  });
}

/** Signs of a name that says little by itself: `Sud`, `分发`. */
const LONGEST_FRAGMENT = 3;

export function isFragment(text: string): boolean {
  return text.trim().length <= LONGEST_FRAGMENT;
}

/** So short a name stands behind what it is a part of: the nearest heading above it, else the document. */
export function underParent(own: Statement, path: readonly string[], document: string): Statement {
  // A label of ours is whole.
  if (!isFragment(own.text) || own.origins.length === 0) return own;
  for (const above of [...path.filter((above) => above !== own.text).reverse(), document]) {
    const text = `${shortenedTitle(above)} · ${own.text}`;
    if (above && !isFragment(above) && isTitleLength(text)) return { ...own, text };
  }
  return own;
}

/** The sections that a group draws on, by name. */
export function sectionsIn({ parts }: Group): Heading[] {
  const sections = new Map(parts.map(({ passage }) => [passage.section, passage.sectionOrigin]));
  return [...sections].filter(([name]) => name).map(([text, origin]) => ({ text, origin }));
}

/** Several names as one title. */
export function joined(headings: readonly Heading[]): Statement {
  const origins = headings.flatMap(({ origin }) => origin ?? []);
  return { text: headings.map(({ text }) => text).join(' · '), origins, rank: 1 };
}

/** Headings that one title names. */
export const MOST_JOINED = 4;

/** The heading above all of them, else the first with the second, else the first. */
export function* ofSeveral(group: Group, headings: readonly Heading[]): Generator<Statement> {
  const child = onlyChild(group);
  if (child) yield statement(child.text, child.origin, 1);
  const parent = commonHeading(group);
  if (parent) yield statement(parent, group.parts[0]?.passage.origin, 1);
  if (headings.length <= MOST_JOINED) yield joined(headings);
  const names = headings.filter(({ text }) => !isStepName(text));
  if (headings.length <= 3) for (const { text, origin } of names) yield statement(text, origin, 1);
}

/** Behind the heading above them the first that it has, where another page is called by that heading alone. */
export function* ofParts(group: Group, [first]: readonly Heading[]): Generator<Statement> {
  const parent = commonHeading(group);
  const own = first?.text === parent ? headingsOf(group)[1] : first;
  if (!parent || !own || isStepName(own.text)) return;
  const origins = [group.parts[0]?.passage.origin, own.origin].filter((origin) => origin !== undefined);
  yield { text: `${shortenedTitle(parent)} · ${shortenedTitle(own.text)}`, origins, rank: 1 };
}

/** A heading that other pages have too behind the nearest one above it that leaves room for it. */
export function underItsParent({ text, origin }: Heading, group: Group): Statement[] {
  const path = group.parts[0]?.passage.path ?? [];
  const name = path.map((above) => `${shortenedTitle(above)} · ${text}`).findLast(isTitleLength);
  return name === undefined ? [] : [statement(name, origin, 1)];
}

/** Of many passages the first two, else one, whose names are all that is left to tell the page by. */
export function* ofFirstTwo(headings: readonly Heading[]): Generator<Statement> {
  const names = headings.filter(({ text }) => !isStepName(text));
  if (names.length > MOST_JOINED) yield joined(names.slice(0, 2));
  for (const { text, origin } of names.slice(0, 3)) yield statement(shortenedTitle(text), origin, 1);
}

/** Of a heading's own text and the one heading below it the latter: it names what is new, under the former. */
export function onlyChild({ parts }: Group): (Heading & { readonly above: string }) | undefined {
  const [first, second, ...others] = [...new Set(parts.map(({ passage }) => passage))];
  if (!first?.heading || !second?.heading || others.length > 0 || second.path.at(-1) !== first.heading)
    return undefined;
  return { text: second.heading, origin: second.origin, above: first.heading };
}

/** The heading right above all passages of a group. */
export function commonHeading(group: Group): string | undefined {
  const paths = group.parts.map(({ passage }) => [...passage.path, passage.heading]);
  const [first = []] = paths;
  let common: string | undefined;
  for (const [depth, heading] of first.entries()) {
    if (!paths.every((path) => path[depth] === heading)) break;
    common = heading;
  }
  return common || undefined;
}
