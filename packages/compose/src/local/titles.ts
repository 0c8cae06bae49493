import type { Origin } from '@pagewright/model/origin';
import type { Item, Statement } from '@pagewright/model/outline';
import { type Atom, itemOf, label, statement, textOf } from './atoms.ts';
import { atomsOfGroup, type Group } from './groups.ts';
import { LABELS } from './labels.ts';
import { phrasesOf } from './language/phrases.ts';
import { isBalanced, pointsElsewhere, startsDangling } from './language/sentences.ts';
import { capitalised, isForeign, isTitleLength, squeeze, visualLength } from './language/text.ts';
import type { Material } from './material.ts';
import type { Centrality } from './rank.ts';
import { isSilentName } from './tables/vocabulary.ts';
import { entryTitles } from './title-entries.ts';
import {
  commonHeading,
  type Heading,
  headingsOf,
  isFragment,
  joined,
  MOST_JOINED,
  ofFirstTwo,
  ofParts,
  ofSeveral,
  onlyChild,
  sectionsIn,
  underItsParent,
  underParent,
} from './title-headings.ts';
import { shortenedTitle } from './title-length.ts';
import { headingsOfSeveral, writesWord } from './title-places.ts';
import {
  anyStatements,
  broaderStatements,
  canStandOver,
  firstThings,
  leadingClauses,
  sentencesOf,
  shortStatements,
  titleLongStatements,
} from './title-statements.ts';
import {
  isFurtherTable,
  nameOfTable,
  ownHeadsOfTables,
  periodsOfTables,
  rangesOfTables,
  titlesOfTables,
} from './title-tables.ts';
import { inSentenceCase, tidiedTitle } from './title-tidied.ts';

/** How well a name says what is on a page: in the document's own words for it, or only told apart from others. */
export type TitleKind = 'name' | 'statement' | 'phrase' | 'label' | 'copy';

/** A title that a page may have. */
export interface Title {
  readonly statement: Statement;
  readonly kind: TitleKind;
  /** What no further page is called then. */
  readonly keys: readonly string[];
  /** Of a copy the name that it numbers. */
  readonly numbers?: Statement;
}

/** Titles that say what is on pages, in the words of their documents. */
export class Titles {
  readonly #used = new Set<string>();
  readonly #centrality: Centrality;
  readonly #fallback: string;
  readonly #overview: string;
  readonly #isNarrative: boolean;
  /** Headings that stand in several places, each under another one. */
  readonly #ofSeveral: ReadonlySet<string>;
  readonly #isWord: (capitalised: string) => boolean;

  /** @param isNarrative the words that come up most in a story name nothing */
  constructor({
    centrality,
    title,
    language,
    isNarrative,
    groups,
  }: Pick<Material, 'centrality' | 'title' | 'language' | 'isNarrative' | 'groups'>) {
    this.#overview = LABELS[language].overview;
    this.#centrality = centrality;
    this.#fallback = title;
    this.#isNarrative = isNarrative;
    this.#ofSeveral = headingsOfSeveral(groups);
    this.#isWord = writesWord(groups);
  }

  /** Marks a title as taken without using it. */
  take(text: string): void {
    this.#used.add(squeeze(text));
  }

  /** The first title of a group that no page before has: at last one with a number. */
  of(group: Group): Title {
    for (const title of this.candidatesOf(group)) {
      const [key = ''] = title.keys;
      if (this.#used.has(key)) continue;
      for (const each of title.keys) this.#used.add(each);
      return title;
    }
    return { statement: statement(this.#fallback, undefined, 1), kind: 'name', keys: [] };
  }

  /**
   * Titles of a group, best first and without end: the heading that all of it stands under, else a caption, a lead-in, a
   * short sentence or a noun phrase of its own; text that stands under no heading begins as an overview; at last the
   * heading with a number.
   */
  *candidatesOf(group: Group): Generator<Title, void> {
    const path = group.parts[0]?.passage.path ?? [];
    const child = onlyChild(group);
    for (const { own, kind } of this.#candidates(group)) {
      const candidate = withFirstLine(underParent({ ...own, text: this.#written(own) }, path, this.#fallback), group);
      // What stands in brackets or in front of a colon may be too short for a name; a heading is one.
      const isHeading = group.parts.some(({ passage }) => passage.heading === own.text);
      if (isFragment(candidate.text) && own.origins.length > 0 && !isHeading) continue;
      const key = squeeze(candidate.text);
      if (ADDRESS.test(candidate.text)) continue;
      if (key === '' || !isTitleLength(candidate.text) || !isBalanced(candidate.text)) continue;
      yield { statement: candidate, kind, keys: child?.text === candidate.text ? [key, squeeze(child.above)] : [key] };
    }
    yield* this.#lastOf(group);
  }

  /** A name of the source as a title is written; what is ours is written so already. */
  #written({ text, origins }: Pick<Statement, 'text' | 'origins'>): string {
    return origins.length === 0 ? text : this.#titled(text);
  }

  #titled(text: string): string {
    return inSentenceCase(tidiedTitle(text), this.#centrality.language, this.#isWord);
  }

  /** What is left for a group that nothing names which is on no other page. */
  *#lastOf(group: Group): Generator<Title, void> {
    const origin = group.parts[0]?.passage.origin ?? group.parts[0]?.atoms[0]?.origin;
    const table = nameOfTable(group, this.#fallback);
    // A table that has no name but the document's has that, though the cover says it too.
    if (table && squeeze(table) === squeeze(this.#fallback)) {
      yield { statement: statement(table, origin, 1), kind: 'name', keys: [ONLY_NAME] };
    }
    const heading = table ?? commonHeading(group) ?? headingsOf(group)[0]?.text ?? group.parts[0]?.passage.section;
    if (!heading) yield { statement: label(this.#overview), kind: 'label', keys: [squeeze(this.#overview)] };
    const path = group.parts[0]?.passage.path ?? [];
    const name = this.#titled(shortenedTitle(heading || this.#fallback));
    const named = underParent(statement(name, origin, 1), path, this.#fallback);
    yield { statement: statement(named.text, origin, 1), kind: 'name', keys: [squeeze(named.text)] };
    for (const { own, kind } of this.#besideCopies(group)) {
      if (isTitleLength(own.text)) yield { statement: own, kind, keys: [squeeze(own.text)] };
    }
    for (let number = 2; ; number += 1) {
      const text = `${named.text} (${number})`;
      yield { statement: statement(text, origin, 1), kind: 'copy', keys: [squeeze(text)], numbers: named };
    }
  }

  /** Where another page is called as the heading says: what the page has first below it, or says first. */
  *#besideCopies(group: Group): Generator<Candidate> {
    const headings = headingsOf(group);
    if (headings.length > 1) yield* as('name', ofParts(group, headings));
    if (this.#isNarrative) return;
    const sentences = sentencesOf(atomsOfGroup(group));
    for (const candidate of as('statement', [...firstThings(sentences), ...broaderStatements(sentences)]))
      if (!this.#isForeign(candidate.own)) yield candidate;
  }

  *#candidates(group: Group): Generator<Candidate> {
    const headings = headingsOf(group);
    yield* as('name', titlesOfTables(group, this.#fallback));
    if (isFurtherTable(group) && nameOfTable(group, this.#fallback)) {
      yield* as('name', ownHeadsOfTables(group, this.#fallback));
      yield* as('statement', rangesOfTables(group, this.#fallback));
      return;
    }
    const sections = sectionsIn(group);
    if (sections.length > 1) {
      yield { own: statement(this.#fallback, group.parts[0]?.passage.origin, 1), kind: 'name' };
      yield { own: joined(sections), kind: 'name' };
      yield { own: label(this.#overview), kind: 'label' };
    }
    if (headings.length > 1) yield* as('name', ofSeveral(group, headings));
    const [only] = headings;
    // The name of a sheet that only says that there are figures comes behind what they are.
    const isSilent = only !== undefined && isSilentName(only.text) && atomsOfGroup(group).every(isTable);
    if (isSilent) yield* as('statement', rangesOfTables(group, this.#fallback));
    if (headings.length === 1 && only && !isSilent) {
      yield { own: statement(only.text, only.origin, 1), kind: 'name' };
      const short = shortenedTitle(only.text);
      if (short !== only.text) yield { own: statement(short, only.origin, 1), kind: 'name' };
      if (this.#ofSeveral.has(squeeze(only.text))) yield* as('name', underItsParent(only, group));
      yield* as('name', ofListing(group, only));
    }
    yield* as('name', ownHeadsOfTables(group, this.#fallback));
    yield* as('name', periodsOfTables(group));
    yield* as('statement', rangesOfTables(group, this.#fallback));
    for (const candidate of as('name', ofAtoms(group))) if (!this.#isForeign(candidate.own)) yield candidate;
    for (const candidate of this.#ofWords(group)) if (!this.#isForeign(candidate.own)) yield candidate;
    if (headings.length > 1) yield* as('phrase', ofFirstTwo(headings));
    yield* as('statement', anyStatements(sentencesOf(atomsOfGroup(group))));
    for (const candidate of as('phrase', entryTitles(entriesOf(group))))
      if (!this.#isForeign(candidate.own)) yield candidate;
  }

  /** In a document of two languages a page is named in the one that it is written in, where it can be. */
  #isForeign({ text }: Statement): boolean {
    return isForeign(text, this.#centrality.language);
  }

  /** What the page itself says: a short statement, a phrase, a longer statement, the beginning of one. */
  *#ofWords(group: Group): Generator<Candidate> {
    const atoms = atomsOfGroup(group);
    yield* as('statement', shortStatements(atoms));
    yield* as('statement', titleLongStatements(atoms));
    if (!this.#isNarrative) yield* as('phrase', this.#phrases(group, PHRASE.often));
    yield* as('statement', leadingClauses(atoms));
    if (!this.#isNarrative) yield* as('phrase', this.#phrases(group, PHRASE.twice));
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
}

/** An address, or letters and digits without a space that are a key or a piece of code: no words. */
const ADDRESS = /https?:|www\.|(?=[\w?=&%/+-]*\d)(?=[\w?=&%/+-]*[A-Za-z])[\w?=&%/+-]{22,}/u;

function isTable({ kind }: Atom): boolean {
  return kind === 'table';
}

interface Candidate {
  readonly own: Statement;
  readonly kind: TitleKind;
}

function* as(kind: TitleKind, all: Iterable<Statement>): Generator<Candidate> {
  for (const own of all) yield { own, kind };
}

/** Taken when the document's title has named a table. */
const ONLY_NAME = ' the document alone';

/** How often a noun phrase stands in a text that it names, and in one that it may name if nothing else does. */
const PHRASE = { often: 4, twice: 2 } as const;

/** A phrase that a question begins with names nothing. */
const QUESTION = /^(?:how|what|when|where|which|who|why|may|must|can|does|do|is|are|comment|quel|quelle|pourquoi)\b/i;

/** Where the document's name is too long for it, with the short line that stands first under it: `Form 1 · Application`. */
function withFirstLine(own: Statement, group: Group): Statement {
  if (!isFragment(own.text) || own.origins.length === 0) return own;
  const [first] = atomsOfGroup(group);
  const line = first && (first.kind === 'sentence' || first.kind === 'item') ? textOf(first).trim() : '';
  const text = `${own.text} · ${line}`;
  const isName = line !== '' && canStandOver(line) && !/[。.]$/.test(line) && isTitleLength(text);
  return isName && first ? { ...own, text, origins: [...own.origins, first.origin] } : own;
}

/** What a listing declares first. */
const DECLARED =
  /^[ \t]*(?:(?:export|default|public|private|static|abstract|async|pub)\s+)*(?:class|interface|struct|enum|trait|def|function|func|fn|fun|object|create table)\s+(\w{3,})/im;

/** A listing under a heading that names another page already: with what it declares, or the command that it begins with. */
function* ofListing(group: Group, { text, origin }: Heading): Generator<Statement> {
  const listing = atomsOfGroup(group).find(({ kind }) => kind === 'code');
  const code = listing ? textOf(listing) : '';
  const word = DECLARED.exec(code)?.[1] ?? code.trim().split(/[\s(;={]/)[0];
  if (word && /^[\p{L}][\p{L}\p{N}_.-]{1,23}$/u.test(word)) yield statement(`${text} · ${word}`, origin, 1);
}

/** Entries and sentences, as a page may list them. */
function entriesOf(group: Group): Item[] {
  return atomsOfGroup(group).flatMap((atom) => {
    if (atom.kind === 'item') return [atom.item];
    return atom.kind === 'sentence' ? [itemOf(atom.statement)] : [];
  });
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
