import type { Statement } from '@pagewright/model/outline';
import { isStepName } from '../language/step-names.ts';
import { isTitleLength } from '../language/text.ts';
import { statement } from '../material/atoms.ts';
import { commonHeading, type Heading, headingsOf, onlyChild } from '../material/group-headings.ts';
import type { Group } from '../material/groups.ts';
import { shortenedTitle } from './length.ts';

/** Names of pages by the headings that stand over what is on them. */

/** Signs of a name that says little by itself: `Sud`, `分发`. */
const LONGEST_FRAGMENT = 3;

export function isFragment(text: string): boolean {
  return text.trim().length <= LONGEST_FRAGMENT || isMark(text);
}

/** `C.6`, `2.1.3`, `§ 12`: which part of something it is, and nothing of what it says. */
function isMark(text: string): boolean {
  return /^(?:§\s?)?(?:\p{Lu}{0,2}[.-]?)?\d{1,3}(?:[.-]\d{1,3})*[.)]?$/u.test(text.trim());
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

/** Several names as one title. */
export function joined(headings: readonly Heading[]): Statement {
  const origins = headings.flatMap(({ origin }) => origin ?? []);
  return { text: headings.map(({ text }) => text).join(' · '), origins, rank: 1 };
}

/** `Beginner's guide (in French)`: what the last bracket says beside a name; `material(s)` is one word. */
const ASIDE = /(?:\s[（(]|(?<=\S)（)[^（）()]*[）)]$/u;

/** Headings that one title names. */
export const MOST_JOINED = 4;

/** The heading above all of them, else the first with the second, else the first. */
export function* ofSeveral(group: Group, headings: readonly Heading[]): Generator<Statement> {
  const child = onlyChild(group);
  if (child) yield statement(child.text, child.origin, 1);
  const parent = commonHeading(group);
  if (parent) yield statement(parent, group.parts[0]?.passage.origin, 1);
  const areMarks = headings.every(({ text }) => isMark(text));
  if (areMarks && parent)
    yield joined([
      { text: shortenedTitle(parent), origin: group.parts[0]?.passage.origin },
      ...headings.slice(0, headings.length > MOST_JOINED ? 2 : MOST_JOINED),
    ]);
  if (headings.length <= MOST_JOINED && !areMarks) {
    yield joined(headings);
    yield joined(headings.map((heading) => ({ ...heading, text: heading.text.replace(ASIDE, '') })));
  }
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

/** `Question`, `Answer No`: what an entry of a list of questions is, and nothing that it says. */
const ANSWER_MARK =
  /^(?:q|a|questions?|answers?|réponses?|質問|質疑|回答|答え?|解答|问题?|問題?|答案)(?:\s*[:：]?\s*(?:\d{1,2}|yes|no|oui|non|はい|いいえ|是的?|不是|否))?$/iu;

/** Over what only says that it is a question or an answer, the nearest heading above it that says what of. */
export function overAnswerMark({ text, origin }: Heading, group: Group): Statement[] {
  if (!ANSWER_MARK.test(text.trim())) return [];
  const path = group.parts[0]?.passage.path ?? [];
  const name = path.findLast((above) => isTitleLength(above) && !ANSWER_MARK.test(above.trim()) && above !== text);
  return name === undefined ? [] : [statement(name, origin, 1)];
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
  if (names.length > MOST_JOINED && !names.every(({ text }) => isMark(text))) yield joined(names.slice(0, 2));
  for (const { text, origin } of names.slice(0, 3)) yield statement(shortenedTitle(text), origin, 1);
}
