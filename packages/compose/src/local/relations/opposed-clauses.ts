import type { Item } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { areOpposites } from '../lexicon/contrasts.ts';
import { saysMoreThanFigure } from './opposed-lines.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/**
 * `The advantages are …`, `优点是…`, `Les inconvénients sont …`, `短所は…`: a side of a matter with what it has; none where that
 * is denied: `优点不是…`, `les avantages ne sont pas …`.
 */
const SIDE =
  /^(?:(?:the|its|our|one|les?|un|son|ses)\s|l[’']\s?)?(?<name>[^,，、。.；;:：是\uE000]{1,24}?)(?:(?<!\sne)\s(?<verb>is|are|includes?|est|sont)(?:\sthat)?\s(?!(?:not|neither|pas|ni)(?!\p{L}))|(?<![不没沒未非无無还還就都也只更])(?:主要)?(?:是|有|包括|在[于於]|[为為])(?!什|不是)|は、?|\s?[:：]\s?)(?<rest>\S.*)$/isu;
/** Most that is said of a side, in comparable units. */
const LONGEST = 160;
const CUT = /[；;]\s*|[。！!]\s*|(?<=\p{L}{2}|[\uE000)%])\.\s+/gu;
const ENTRIES = /\s*[、，,；;]\s*(?:(?:and|et)\s)?|以及/gu;
/** Behind a verb in the plural two things may stand with no mark between them, but `the road between A and B` is one. */
const ENTRIES_OF_SEVERAL =
  /\s*[、，,；;]\s*(?:(?:and|et)\s)?|(?<!(?<!\p{L})(?:between|both|entre)\s[^,;]{1,60})\s(?:and|et)\s/giu;
const PLURAL = /^(?:are|includes?|sont)$/iu;
/** A mark behind a particle stands within what is said: `雨の日に、…`. */
const ENTRIES_JAPANESE = /(?<![にではがをともへばて])[、，]/gu;
/** `没有电梯、停车场`: what is denied in front is denied of all behind it, unless each says so for itself. */
const DENIED = /^(?:no|not|neither|without|pas|sans|aucune?)(?!\p{L})|^[不没沒未非无無缺]/iu;

/** Two sides of a matter as one list, and the stretch of the text that says them. */
export interface OpposedClauses {
  readonly sides: readonly Item[];
  readonly start: number;
  readonly end: number;
}

/** `自建的优势是新鲜、可控；劣势是投入大`: two clauses in a row that say what speaks for something and what against it. */
export function opposedClauses(source: SourceText): OpposedClauses | undefined {
  const clauses = clausesOf(source).flatMap(parted);
  for (const [index, { own, start }] of clauses.entries()) {
    const next = clauses[index + 1];
    if (!next || visualLength(own.text) > LONGEST || visualLength(next.own.text) > LONGEST) continue;
    const names = [own, next.own].map(nameOf);
    if (names.includes('') || !areOpposites(names[0] ?? '', names[1] ?? '')) continue;
    if (![own, next.own].some(({ words }) => saysMoreThanFigure(SIDE.exec(words)?.groups?.['rest'] ?? ''))) continue;
    const sides = [own, next.own].map(sideOf);
    return { sides, start, end: next.start + next.own.text.length };
  }
  return undefined;
}

/** What a clause calls its side; empty where it is none. */
function nameOf({ words }: SourceText): string {
  return SIDE.exec(words)?.groups?.['name'] ?? '';
}

interface Clause {
  readonly own: SourceText;
  readonly start: number;
}

/** `优点是上手快、成本低，缺点是扩展性差`: a comma parts the sides, too, where the other side is named behind it. */
function parted(clause: Clause): Clause[] {
  const { own, start } = clause;
  const name = nameOf(own);
  if (name === '') return [clause];
  for (const { index, 0: mark } of own.words.matchAll(/[，,]\s?(?:(?:but|and|while|mais|et)\s|但是?|而)?/gu)) {
    const at = index + mark.length;
    const other = stretchOf(own, at, own.text.length);
    if (areOpposites(name, nameOf(other)))
      return [
        { own: stretchOf(own, 0, index), start },
        { own: other, start: start + at },
      ];
  }
  return [clause];
}

/** `做得不好的：客服响应慢；赠品漏发`: behind a colon all that semicolons divide belongs to the side that was named. */
function isSameSide(before: Clause | undefined, own: SourceText, mark: string): boolean {
  const name = before && NAMED.exec(before.own.words)?.[1];
  return name !== undefined && /[；;]/u.test(mark) && !SIDE.test(own.words);
}

const NAMED = /^([^:：]{1,24})\s?[:：]/u;

function clausesOf(source: SourceText): Clause[] {
  const clauses: Clause[] = [];
  let before = '';
  let start = 0;
  const take = (end: number): void => {
    const own = stretchOf(source, start, end);
    if (own.text === '') return;
    const last = clauses.at(-1);
    if (last && isSameSide(last, own, before))
      clauses[clauses.length - 1] = { own: stretchOf(source, last.start, end), start: last.start };
    else clauses.push({ own, start: source.text.indexOf(own.text, start) });
  };
  for (const { index, 0: mark } of source.words.matchAll(CUT)) {
    if (!isBalanced(source.text.slice(start, index))) continue;
    take(index);
    start = index + mark.length;
    before = mark;
  }
  take(source.text.length);
  return clauses;
}

function sideOf(clause: SourceText): Item {
  const { name = '', verb = '', rest = '' } = SIDE.exec(clause.words)?.groups ?? {};
  const from = clause.text.length - rest.length;
  const at = clause.words.indexOf(name);
  const lead = told(clause, trimmedPhrase(clause.text.slice(at, at + name.length)));
  const body = stretchOf(clause, from, clause.text.length);
  const entries = entriesOf(body, PLURAL.test(verb) ? ENTRIES_OF_SEVERAL : ENTRIES);
  const isJointlyDenied = DENIED.test(entries[0] ?? '') && !entries.every((text) => DENIED.test(text));
  const children = (isJointlyDenied ? [body.text] : entries).map((text) =>
    told(clause, trimmedPhrase(text).replace(/(?:です|でした|こと)?[。.]$/u, '')),
  );
  return { ...lead, children: children.filter(({ text }) => text !== '') };
}

function entriesOf({ text, words, language }: SourceText, marks: RegExp): string[] {
  const cuts = [...words.matchAll(language === 'ja-JP' ? ENTRIES_JAPANESE : marks)];
  const bounds = cuts.filter(({ index }) => isBalanced(text.slice(0, index)));
  return [...bounds, undefined].map((cut, place) => {
    const before = bounds[place - 1];
    return text.slice(before ? before.index + before[0].length : 0, cut?.index ?? text.length).trim();
  });
}
