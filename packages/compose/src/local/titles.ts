import type { Origin } from '@pagewright/model/origin';
import type { Statement } from '@pagewright/model/outline';
import { type Atom, label, statement, textOf } from './atoms.ts';
import { isStepName } from './forms/steps.ts';
import { atomsOfGroup, type Group } from './groups.ts';
import { LABELS } from './labels.ts';
import { phrasesOf } from './language/phrases.ts';
import { isBalanced, isNoise, isSpeech, startsDangling } from './language/sentences.ts';
import { isTitleLength, isWide, squeeze, visualLength } from './language/text.ts';
import type { Material } from './material.ts';
import type { Centrality } from './rank.ts';
import { isHeadNote } from './tables/vocabulary.ts';

/** Gives pages titles that say what is on them, no two alike where the content allows. */
export class Titles {
  readonly #used = new Set<string>();
  readonly #centrality: Centrality;
  readonly #fallback: string;
  readonly #overview: string;
  readonly #isNarrative: boolean;

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
    for (const candidate of this.#candidates(group)) {
      const key = squeeze(candidate.text);
      if (key === '' || this.#used.has(key) || !isTitleLength(candidate.text)) continue;
      this.#used.add(key);
      return candidate;
    }
    const origin = group.parts[0]?.passage.origin ?? group.parts[0]?.atoms[0]?.origin;
    const heading = commonHeading(group) ?? headingsOf(group)[0]?.text ?? group.parts[0]?.passage.section;
    if (!heading && !this.#used.has(squeeze(this.#overview))) {
      this.take(this.#overview);
      return label(this.#overview);
    }
    return this.#numbered(shortened(heading || this.#fallback), origin);
  }

  *#candidates(group: Group): Generator<Statement> {
    const headings = headingsOf(group);
    yield* ofViews(group);
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
      const short = shortened(only.text);
      if (short !== only.text) yield statement(short, only.origin, 1);
    }
    yield* ofAtoms(group);
    yield* this.#shortSentences(group);
    if (!this.#isNarrative) yield* this.#phrases(group);
  }

  /** Short sentences that can stand as a title, the most central first. */
  #shortSentences(group: Group): Statement[] {
    return atomsOfGroup(group)
      .filter(({ kind }) => kind === 'sentence')
      .map((atom) => statement(textOf(atom).replace(/[。．.]$/, ''), atom.origin, atom.rank))
      .filter(({ text }) => visualLength(text) >= 10 && visualLength(text) <= 46)
      .filter(({ text }) => !startsDangling(text) && !isSpeech(text) && isBalanced(text) && !isNoise(text))
      .filter(({ text }) => !/[:：?？!！,，;；”"]|https?|['’]$|^[A-Z]\.\s|^[(（[\d⁰-⁹¹²³]|^\p{Ll}/u.test(text))
      .sort((a, b) => b.rank - a.rank);
  }

  /** Noun phrases that come up again in the group, of several passages also in a heading, and mean most to the document. */
  #phrases(group: Group): Statement[] {
    const atoms = atomsOfGroup(group).filter(({ kind }) => kind !== 'table' && kind !== 'code');
    const text = atoms.map(textOf).join('\n');
    const headings = headingsOf(group).map((heading) => squeeze(heading.text));
    const parts = group.parts.map((part) => squeeze([part.passage.heading, ...part.atoms.map(textOf)].join(' ')));
    return [...phrasesOf(text, this.#centrality.language)]
      .filter(([phrase, times]) => {
        const own = squeeze(phrase);
        if (times < 2 || !isTitleLength(phrase)) return false;
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

/** A further view of a table is named after what it shows. */
function* ofViews(group: Group): Generator<Statement> {
  for (const atom of atomsOfGroup(group)) {
    if (atom.kind !== 'table') continue;
    const { view, block } = atom;
    if (view.as === 'chart') {
      const { valueName, series, notes, caption } = view.chart;
      const isTally = Object.values(LABELS).some(({ rowCount }) => rowCount === valueName);
      if (isTally) {
        if (view.chart.categoryName) yield statement(view.chart.categoryName, block.origin, 1);
        continue;
      }
      const period = notes[0] && !block.notes?.includes(notes[0]) ? notes[0] : undefined;
      if (valueName) yield statement(valueName, block.origin, 1);
      if (series.length === 1 && series[0]) yield statement(series[0].name, block.origin, 1);
      if (period) yield statement(period, block.origin, 1);
      if (caption && caption !== block.caption) yield statement(caption, block.origin, 1);
    }
    if (view.as === 'auto' && block.caption) yield statement(shortened(block.caption), block.origin, 1);
    if (view.as === 'auto') yield* ofHead(atom.block.rows.slice(0, block.headerRows).flat(), block.origin);
  }
}

/** A period in the head tells two tables of one section apart. */
function* ofHead(cells: readonly { text: string }[], origin: Origin): Generator<Statement> {
  const period = cells.find(({ text }) => /(?:19|20)\d{2}/.test(text) && /\p{L}/u.test(text) && !isHeadNote(text));
  if (period) yield statement(period.text, origin, 1);
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

/** The heading above all of them, else the first with the second, else the first. */
function* ofSeveral(group: Group, headings: readonly Heading[]): Generator<Statement> {
  const parent = commonHeading(group);
  if (parent) yield statement(parent, group.parts[0]?.passage.origin, 1);
  if (headings.length === 2) yield joined(headings);
  const names = headings.filter(({ text }) => !isStepName(text));
  if (headings.length <= 3) for (const { text, origin } of names) yield statement(text, origin, 1);
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
    if ((atom.kind === 'table' || atom.kind === 'image') && atom.block.caption) {
      yield statement(shortened(atom.block.caption), atom.origin, 1);
    }
  }
  for (const atom of atoms.slice(0, 3)) {
    const article = /【([^】]{2,30})】/.exec(textOf(atom))?.[1];
    if (article) yield statement(article, atom.origin, 1);
  }
  for (const atom of atoms) {
    const intro = atom.kind === 'item' ? atom.intro : undefined;
    if (intro && isNaming(intro.text)) yield statement(intro.text.replace(/\s*[:：]$/, ''), intro.origins[0], 1);
  }
  for (const atom of atoms.slice(0, atoms.length <= 4 ? 4 : 1)) {
    if (atom.kind === 'item' && atom.item.lead && visualLength(atom.item.lead) >= 6)
      yield statement(atom.item.lead, atom.origin, 1);
  }
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
    !/^\p{Ll}/u.test(text) &&
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

/** A heading longer than a title may be: up to its first strong mark, whole phrases only. */
function shortened(heading: string): string {
  if (isTitleLength(heading)) return heading;
  const plain = heading.replace(/^[\d.]+\s*[–—-]?\s*/, '');
  const marks = isWide(plain) ? /^[^:：;；,，(（–—。]{4,}/ : /^[^:;,(–—]{6,}/;
  const part = marks.exec(plain)?.[0].trim();
  return part && isTitleLength(part) ? part : heading;
}
