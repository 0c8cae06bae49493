import type { Origin } from '@pagewright/model/origin';
import type { Statement } from '@pagewright/model/outline';
import { type Atom, label, statement, textOf } from './atoms.ts';
import { isStepName } from './forms/steps.ts';
import { atomsOfGroup, type Group } from './groups.ts';
import { LABELS } from './labels.ts';
import { phrasesOf } from './language/phrases.ts';
import { isBalanced, pointsElsewhere, startsDangling } from './language/sentences.ts';
import { isForeign, isTitleLength, squeeze, visualLength } from './language/text.ts';
import type { Material } from './material.ts';
import type { Centrality } from './rank.ts';
import { shortenedTitle } from './title-length.ts';
import {
  anyStatements,
  canStandOver,
  leadingClauses,
  shortStatements,
  titleLongStatements,
} from './title-statements.ts';
import { isFurtherTable, nameOfTable, periodsOfTables, titlesOfTables } from './title-tables.ts';

/** Gives pages titles that say what is on them, no two alike where the content allows. */
export class Titles {
  readonly #used = new Set<string>();
  readonly #centrality: Centrality;
  readonly #fallback: string;
  readonly #overview: string;
  readonly #isNarrative: boolean;
  /** A table that has no name but the document's has that, though the cover says it too. */
  #isTitleSaid = false;

  /** @param isNarrative the words that come up most in a story name nothing */
  constructor({
    centrality,
    title,
    language,
    isNarrative,
  }: Pick<Material, 'centrality' | 'title' | 'language' | 'isNarrative'>) {
    this.#overview = LABELS[language].overview;
    this.#centrality = centrality;
    this.#fallback = title;
    this.#isNarrative = isNarrative;
  }

  /** Marks a title as taken without using it. */
  take(text: string): void {
    this.#used.add(squeeze(text));
  }

  /**
   * Title of a group: the heading that all of it stands under, else a caption, a lead-in, a short sentence or a noun
   * phrase of its own, else the heading with a number; text that stands under no heading begins as an overview.
   */
  of(group: Group): Statement {
    for (const named of this.#candidates(group)) {
      const candidate = withFirstLine(underParent(named, group.parts[0]?.passage.path ?? [], this.#fallback), group);
      // What stands in brackets or in front of a colon may be too short for a name; a heading is one.
      const isHeading = group.parts.some(({ passage }) => passage.heading === named.text);
      if (isFragment(candidate.text) && named.origins.length > 0 && !isHeading) continue;
      const key = squeeze(candidate.text);
      if (key === '' || this.#used.has(key) || !isTitleLength(candidate.text) || !isBalanced(candidate.text)) continue;
      this.#used.add(key);
      const child = onlyChild(group);
      if (child?.text === candidate.text) this.take(child.above);
      return candidate;
    }
    const origin = group.parts[0]?.passage.origin ?? group.parts[0]?.atoms[0]?.origin;
    const table = nameOfTable(group, this.#fallback);
    if (table && squeeze(table) === squeeze(this.#fallback) && !this.#isTitleSaid) {
      this.#isTitleSaid = true;
      return statement(table, origin, 1);
    }
    const heading = table ?? commonHeading(group) ?? headingsOf(group)[0]?.text ?? group.parts[0]?.passage.section;
    if (!heading && !this.#used.has(squeeze(this.#overview))) {
      this.take(this.#overview);
      return label(this.#overview);
    }
    const path = group.parts[0]?.passage.path ?? [];
    const named = underParent(statement(shortenedTitle(heading || this.#fallback), origin, 1), path, this.#fallback);
    return this.#numbered(named.text, origin);
  }

  *#candidates(group: Group): Generator<Statement> {
    const headings = headingsOf(group);
    yield* titlesOfTables(group, this.#fallback);
    if (isFurtherTable(group) && nameOfTable(group, this.#fallback)) return;
    const sections = sectionsIn(group);
    if (sections.length > 1) {
      yield statement(this.#fallback, group.parts[0]?.passage.origin, 1);
      yield joined(sections);
      yield label(this.#overview);
    }
    if (headings.length > 1) yield* ofSeveral(group, headings);
    const [only] = headings;
    if (headings.length === 1 && only) {
      yield statement(only.text, only.origin, 1);
      const short = shortenedTitle(only.text);
      if (short !== only.text) yield statement(short, only.origin, 1);
      yield* ofListing(group, only);
    }
    yield* periodsOfTables(group);
    for (const own of ofAtoms(group)) if (!this.#isForeign(own)) yield own;
    for (const own of this.#ofWords(group)) if (!this.#isForeign(own)) yield own;
    if (headings.length > 1) yield* ofFirstTwo(headings);
    yield* anyStatements(atomsOfGroup(group));
  }

  /** In a document of two languages a page is named in the one that it is written in, where it can be. */
  #isForeign({ text }: Statement): boolean {
    return isForeign(text, this.#centrality.language);
  }

  /** What the page itself says: a short statement, a phrase, a longer statement, the beginning of one. */
  *#ofWords(group: Group): Generator<Statement> {
    const atoms = atomsOfGroup(group);
    yield* shortStatements(atoms);
    yield* titleLongStatements(atoms);
    if (!this.#isNarrative) yield* this.#phrases(group, PHRASE.often);
    yield* leadingClauses(atoms);
    if (!this.#isNarrative) yield* this.#phrases(group, PHRASE.twice);
  }

  /** Noun phrases that come up again in the group, of several passages also in a heading, and mean most to the document. */
  #phrases(group: Group, least: number): Statement[] {
    const atoms = atomsOfGroup(group).filter(({ kind }) => kind !== 'table' && kind !== 'code');
    const text = atoms.map(textOf).join('\n');
    const headings = headingsOf(group).map((heading) => squeeze(heading.text));
    const parts = group.parts.map((part) => squeeze([part.passage.heading, ...part.atoms.map(textOf)].join(' ')));
    return [...phrasesOf(text, this.#centrality.language)]
      .filter(([phrase, times]) => {
        const own = squeeze(phrase);
        if (times < least || isFragment(phrase) || !isTitleLength(phrase)) return false;
        if (QUESTION.test(phrase) || pointsElsewhere(phrase)) return false;
        if (headings.length <= 1) return !headings[0]?.includes(own);
        return (
          headings.some((heading) => heading.includes(own)) && parts.filter((part) => part.includes(own)).length >= 2
        );
      })
      .map(([phrase, times]) => statement(phrase, originOf(phrase, atoms), this.#weigh(phrase, times)))
      .sort((a, b) => b.rank - a.rank || (a.text < b.text ? -1 : 1))
      .slice(0, 6)
      .map((own) => ({ ...own, text: capitalised(own.text), rank: 1 }));
  }

  #weigh(phrase: string, times: number): number {
    const words = this.#centrality.words(phrase);
    const score = words.reduce((sum, word) => sum + this.#centrality.scoreOf(word), 0) / Math.max(1, words.length);
    const isNamed = /^\p{Lu}/u.test(phrase) ? 1.25 : 1;
    return (0.15 + score) * Math.log2(1 + times) * isNamed;
  }

  /** The last resort: the heading with how many times it stood before. */
  #numbered(heading: string, origin: Origin | undefined): Statement {
    for (let number = 1; ; number += 1) {
      const text = number === 1 ? heading : `${heading} (${number})`;
      if (this.#used.has(squeeze(text))) continue;
      this.#used.add(squeeze(text));
      return statement(text, origin, 1);
    }
  }
}

/** How often a noun phrase stands in a text that it names, and in one that it may name if nothing else does. */
const PHRASE = { often: 4, twice: 2 } as const;

/** A phrase that a question begins with names nothing. */
const QUESTION = /^(?:how|what|when|where|which|who|why|may|must|can|does|do|is|are|comment|quel|quelle|pourquoi)\b/i;

interface Heading {
  readonly text: string;
  readonly origin: Origin | undefined;
}

function headingsOf(group: Group): Heading[] {
  const seen = new Set<string>();
  return group.parts.flatMap(({ passage }) => {
    if (!passage.heading || seen.has(passage.heading)) return [];
    seen.add(passage.heading);
    return [{ text: passage.heading, origin: passage.origin }];
  });
}

/** Signs of a name that says little by itself: `Sud`, `分发`. */
const LONGEST_FRAGMENT = 3;

function isFragment(text: string): boolean {
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

/** Where the document's name is too long for it, with the short line that stands first under it: `Form 1 · Application`. */
function withFirstLine(own: Statement, group: Group): Statement {
  if (!isFragment(own.text) || own.origins.length === 0) return own;
  const [first] = atomsOfGroup(group);
  const line = first && (first.kind === 'sentence' || first.kind === 'item') ? textOf(first).trim() : '';
  const text = `${own.text} · ${line}`;
  const isName = line !== '' && canStandOver(line) && !/[。.]$/.test(line) && isTitleLength(text);
  return isName && first ? { ...own, text, origins: [...own.origins, first.origin] } : own;
}

/** A listing under a heading that names another page already: with the command or the word that it begins with. */
function* ofListing(group: Group, { text, origin }: Heading): Generator<Statement> {
  const listing = atomsOfGroup(group).find(({ kind }) => kind === 'code');
  const [word] = (listing ? textOf(listing) : '').trim().split(/[\s(;={]/);
  if (word && /^[\p{L}][\p{L}\p{N}_.-]{1,23}$/u.test(word)) yield statement(`${text} · ${word}`, origin, 1);
}

/** The sections that a group draws on, by name. */
function sectionsIn({ parts }: Group): Heading[] {
  const sections = new Map(parts.map(({ passage }) => [passage.section, passage.sectionOrigin]));
  return [...sections].filter(([name]) => name).map(([text, origin]) => ({ text, origin }));
}

/** Several names as one title. */
function joined(headings: readonly Heading[]): Statement {
  const origins = headings.flatMap(({ origin }) => origin ?? []);
  return { text: headings.map(({ text }) => text).join(' · '), origins, rank: 1 };
}

/** Headings that one title names. */
const MOST_JOINED = 4;

/** The heading above all of them, else the first with the second, else the first. */
function* ofSeveral(group: Group, headings: readonly Heading[]): Generator<Statement> {
  const child = onlyChild(group);
  if (child) yield statement(child.text, child.origin, 1);
  const parent = commonHeading(group);
  if (parent) yield statement(parent, group.parts[0]?.passage.origin, 1);
  if (headings.length <= MOST_JOINED) yield joined(headings);
  const names = headings.filter(({ text }) => !isStepName(text));
  if (headings.length <= 3) for (const { text, origin } of names) yield statement(text, origin, 1);
}

/** Of many passages the first two, else one, whose names are all that is left to tell the page by. */
function* ofFirstTwo(headings: readonly Heading[]): Generator<Statement> {
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
function commonHeading(group: Group): string | undefined {
  const paths = group.parts.map(({ passage }) => [...passage.path, passage.heading]);
  const [first = []] = paths;
  let common: string | undefined;
  for (const [depth, heading] of first.entries()) {
    if (!paths.every((path) => path[depth] === heading)) break;
    common = heading;
  }
  return common || undefined;
}

/** What stands in the content itself: captions, article titles, lines that lead to lists, leads. */
function* ofAtoms(group: Group): Generator<Statement> {
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

/** A line before a list names what is in it, where it is no mere `for example:`. */
function isNaming(text: string): boolean {
  const length = visualLength(text);
  if (
    /\b(?:must|should|may|will|can|is|are|to|that|of|by|with|includes?|describe|have|has|the|be|and|or|sont|est|de|à|que|doit)\s*[-–—:]?$/i.test(
      text,
    )
  )
    return false;
  return (
    length >= 10 &&
    length <= 52 &&
    !startsDangling(text) &&
    canStandOver(text.replace(/\s*[:：]$/, '')) &&
    !/例如|如下|下列|以下|following|suivant|example|exemple|,|，/.test(text)
  );
}

function originOf(phrase: string, atoms: readonly Atom[]): Origin | undefined {
  return (atoms.find((atom) => textOf(atom).includes(phrase)) ?? atoms[0])?.origin;
}

/** With a capital where the first word is a plain lower-case one; names such as `iPhone` stay as they are. */
function capitalised(text: string): string {
  return /^\p{Ll}+(?![\p{Lu}\d])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
