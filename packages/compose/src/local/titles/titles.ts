import type { Statement } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { isForeign, isTitleLength, isWide, squeeze } from '../language/text.ts';
import { LABELS } from '../lexicon/labels.ts';
import { type Atom, label, statement, textOf } from '../material/atoms.ts';
import { commonHeading, headingsOf, onlyChild, sectionsIn } from '../material/group-headings.ts';
import { atomsOfGroup, type Group } from '../material/groups.ts';
import type { Material } from '../material/material.ts';
import type { Centrality } from '../material/rank.ts';
import { isSilentName } from '../tables/vocabulary.ts';
import { entriesOf, ofAtoms, ofListing } from './contents.ts';
import { entryTitles } from './entries.ts';
import {
  isFragment,
  joined,
  ofFirstTwo,
  ofParts,
  ofSeveral,
  overAnswerMark,
  underItsParent,
  underParent,
} from './headings.ts';
import { shortenedTitle } from './length.ts';
import { cellsOfOneTable, namedThings, ownCells } from './own-words.ts';
import { againPhrases, PHRASE } from './phrases.ts';
import { headingsOfSeveral, writesWord } from './places.ts';
import {
  anyStatements,
  broaderStatements,
  canStandOver,
  firstThings,
  leadingClauses,
  openingClauses,
  sentencesOf,
  shortStatements,
  titleLongStatements,
} from './statements.ts';
import {
  isFurtherTable,
  nameOfTable,
  ownHeadsOfTables,
  periodsOfTables,
  rangesOfTables,
  titlesOfTables,
} from './tables.ts';
import { inSentenceCase, tidiedTitle } from './tidied.ts';

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
  readonly #groups: readonly Group[];
  /** What one table of the documents says alone, looked for where nothing else tells two pages apart. */
  #cellsOfOne: ReadonlySet<string> | undefined;
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
    this.#groups = groups;
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
      const candidate = withFirstLine(this.#underParent({ ...own, text: this.#written(own) }, path), group);
      // What stands in brackets or in front of a colon may be too short for a name; a heading is one.
      const isHeading = group.parts.some(({ passage: { heading, path } }) => [heading, ...path].includes(own.text));
      if (isFragment(candidate.text) && own.origins.length > 0 && !isHeading) continue;
      const key = squeeze(candidate.text);
      if (ADDRESS.test(candidate.text) || endsWithinWord(candidate.text, group)) continue;
      if (key === '' || !isTitleLength(candidate.text) || !isBalanced(candidate.text)) continue;
      yield { statement: candidate, kind, keys: child?.text === candidate.text ? [key, squeeze(child.above)] : [key] };
    }
    yield* this.#lastOf(group);
  }

  /**
   * A chapter of a story is called by its two signs of Chinese or Japanese, and `前言` is a part of any document: the
   * document over them only makes that long.
   */
  #underParent(own: Statement, path: readonly string[]): Statement {
    const text = own.text.trim();
    const isChapter = this.#isNarrative && isWide(text) && text.length >= SHORTEST_CHAPTER;
    if (isChapter || PART_OF_ANY.test(text)) return underParent(own, path, '');
    return underParent(own, path, this.#fallback);
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
    const named = this.#underParent(statement(name, origin, 1), path);
    yield { statement: statement(named.text, origin, 1), kind: 'name', keys: [squeeze(named.text)] };
    for (const { own, kind } of this.#besideCopies(group)) {
      if (isTitleLength(own.text)) yield { statement: own, kind, keys: [squeeze(own.text)] };
    }
    this.#cellsOfOne ??= cellsOfOneTable(this.#groups);
    for (const own of [...ownCells(group, named.text, this.#cellsOfOne), ...namedThings(group, named.text)])
      yield { statement: own, kind: 'phrase', keys: [squeeze(own.text)] };
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
    for (const candidate of as('statement', [
      ...firstThings(sentences),
      ...broaderStatements(sentences),
      ...openingClauses(sentences),
    ]))
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
    const asked = only && headings.length === 1 ? overAnswerMark(only, group) : [];
    yield* as('name', asked);
    if (headings.length === 1 && only && !isSilent && asked.length === 0) {
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
    if (!this.#isNarrative) yield* as('phrase', againPhrases(group, this.#centrality, PHRASE.often));
    yield* as('statement', leadingClauses(atoms));
    if (!this.#isNarrative) yield* as('phrase', againPhrases(group, this.#centrality, PHRASE.twice));
  }
}

/** Whether a page says what a title ends on in full: `Shows 0` of `Shows 0.022 lbs`, `with 7 Ph` of `with 7 Ph.D. students`. */
function endsWithinWord(title: string, group: Group): boolean {
  if (!/[\d\p{Script=Latin}]$/u.test(title)) return false;
  return atomsOfGroup(group).some((atom) => {
    const text = isTable(atom) ? '' : textOf(atom);
    const at = text.indexOf(title);
    return at >= 0 && /^(?:[.,]\d|\.\p{L})/u.test(text.slice(at + title.length));
  });
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

/** Short names of parts that documents of every kind have. */
const PART_OF_ANY =
  /^(?:前言|序言|引言|[緒绪][論论]|简介|簡介|背景|目的|概[述要况況览覽]|摘要|要[点點旨]|[结結][论論语語果]|[总總][结結]|小[结結]|附[录錄]|序論|考察|付録|まとめ)$/u;

/** Signs of the shortest name of a chapter in wide scripts. */
const SHORTEST_CHAPTER = 2;

/** Taken when the document's title has named a table. */
const ONLY_NAME = ' the document alone';

/** Where the document's name is too long for it, with the short line that stands first under it: `Form 1 · Application`. */
function withFirstLine(own: Statement, group: Group): Statement {
  if (!isFragment(own.text) || own.origins.length === 0) return own;
  const [first] = atomsOfGroup(group);
  const line = first && (first.kind === 'sentence' || first.kind === 'item') ? textOf(first).trim() : '';
  const text = `${own.text} · ${line}`;
  const isName = line !== '' && canStandOver(line) && !/[。.]$/.test(line) && isTitleLength(text);
  return isName && first ? { ...own, text, origins: [...own.origins, first.origin] } : own;
}
