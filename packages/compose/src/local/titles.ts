import type { Origin } from '@pagewright/model/origin';
import type { Statement } from '@pagewright/model/outline';
import type { TableBlock } from '@pagewright/model/source-document';
import { originOf, statement, textOf } from './atoms.ts';
import { atomsOfGroup, type Group } from './groups.ts';
import type { Centrality } from './rank.ts';
import { headerOf } from './tables.ts';
import { isSpeech, splitLead, splitSentences, squeeze, startsDangling, TITLE_LENGTH, visualLength } from './text.ts';

/** Gives pages titles that say what is on them, no two alike where the content allows. */
export class Titles {
  readonly #used = new Set<string>();
  readonly #centrality: Centrality;
  readonly #fallback: string;

  readonly #overview: string;

  /**
   * @param fallback for pages that have nothing of their own to be named after
   * @param overview label for what stands before the first heading
   */
  constructor(centrality: Centrality, fallback: string, overview: string) {
    this.#centrality = centrality;
    this.#fallback = fallback;
    this.#overview = overview;
  }

  /** Marks a title as taken without using it. */
  take(text: string): void {
    this.#used.add(squeeze(text));
  }

  /**
   * Title of a group: the heading that all of it stands under, else a sub-heading, caption, lead-in or short sentence of
   * its own, else its most central words.
   */
  of(group: Group): Statement {
    for (const candidate of this.#candidates(group)) {
      const key = squeeze(candidate.text);
      if (key === '' || this.#used.has(key) || visualLength(candidate.text) > TITLE_LENGTH) continue;
      this.#used.add(key);
      return candidate;
    }
    const heading = headingsOf(group)[0]?.text || this.#fallback;
    return this.#numbered(clipped(heading), originOfGroup(group));
  }

  *#candidates(group: Group): Generator<Statement> {
    const atoms = atomsOfGroup(group);
    const headings = headingsOf(group);
    const [only] = headings;
    const [tableOnly] = atoms;
    if (atoms.length === 1 && tableOnly?.kind === 'table') yield* tableTitles(tableOnly.block, only?.text);
    if (headings.length === 1 && only) yield statement(only.text, only.origin, 1);
    if (headings.length > 1) {
      const parent = commonHeading(group);
      if (parent) yield statement(parent, headings[0]?.origin, 1);
      const pair = headings.map(({ text }) => text).join(group.parts.length === 2 ? ' / ' : ', ');
      if (headings.length === 2) yield statement(pair, headings[0]?.origin, 1);
      for (const { text, origin } of headings) yield statement(text, origin, 1);
    }
    for (const atom of atoms) {
      if (atom.kind === 'table' && atom.block.caption) yield statement(atom.block.caption, atom.block.origin, 1);
      if (atom.kind === 'image' && atom.block.caption) yield statement(atom.block.caption, atom.block.origin, 1);
    }
    for (const atom of atoms) {
      const text = textOf(atom);
      const lead = atom.kind === 'item' ? atom.item.lead : splitLead(splitSentences(text)[0] ?? '')?.lead;
      if (/[:：]$/.test(text) && visualLength(text) <= 50)
        yield statement(text.replace(/\s*[:：]$/, ''), originOf(atom), 1);
      else if (lead && visualLength(lead) >= 6 && atoms.length <= 3) yield statement(lead, originOf(atom), 1);
    }
    if (headings.length === 0 && !group.parts[0]?.passage.section) yield { text: this.#overview, origins: [], rank: 1 };
    yield* this.#shortSentences(group);
    const words = this.#words(group);
    if (words) yield statement(words, originOfGroup(group), 1);
  }

  /** Short sentences that can stand as a title, the most central first. */
  #shortSentences(group: Group): Statement[] {
    return atomsOfGroup(group)
      .filter(({ kind }) => kind === 'sentence')
      .map((atom) => ({ atom, text: textOf(atom).replace(/[。．.]$/, '') }))
      .filter(({ text }) => visualLength(text) >= 10 && visualLength(text) <= 48)
      .filter(({ text }) => !startsDangling(text) && !isSpeech(text) && !/[:：?？!！,，]/.test(text))
      .map(({ atom, text }) => statement(text, originOf(atom), this.#centrality.weigh(text)))
      .sort((a, b) => b.rank - a.rank);
  }

  /** The most central words as they are written in the text. */
  #words(group: Group): string {
    const text = atomsOfGroup(group)
      .map(textOf)
      .join('\n')
      .replace(/https?:\/\/\S+/g, '');
    const words = this.#centrality.keywords(text, 3).map((word) => asWritten(word, text));
    const heading = headingsOf(group)[0]?.text;
    if (words.length < 2) return '';
    const isHan = /[\u3040-\u9fff]/.test(words.join(''));
    const list = words.join(isHan ? '、' : ', ');
    const whole = heading ? `${heading}${isHan ? '：' : ': '}${list}` : list;
    return visualLength(whole) <= TITLE_LENGTH ? whole : list;
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

/** A table's caption, and what its first figures are, in its own words. */
function* tableTitles(block: TableBlock, heading: string | undefined): Generator<Statement> {
  for (const part of [block.caption, ...(block.caption?.split(' – ').reverse() ?? [])]) {
    if (part && /\p{L}{3}/u.test(part)) yield statement(part, block.origin, 1);
  }
  if (heading) yield statement(heading, block.origin, 1);
  const labels = block.rows
    .slice(block.headerRows)
    .map((row) => row.find(({ type }) => type === 'text')?.text ?? '')
    .filter((text) => /\p{L}{2}/u.test(text));
  const [from, to] = [labels[0], labels.at(-1)];
  if (!block.caption && from && to && from !== to) yield statement(`${from} – ${to}`, block.origin, 1);
  const named = headerOf(block).filter((text) => visualLength(text) >= 4);
  const [measure] = named.slice(1);
  if (measure) yield statement(heading ? `${heading} – ${measure}` : measure, block.origin, 1);
}

function headingsOf(group: Group): { text: string; origin: Origin | undefined }[] {
  const seen = new Set<string>();
  return group.parts.flatMap(({ passage }) => {
    if (!passage.heading || seen.has(passage.heading)) return [];
    seen.add(passage.heading);
    return [{ text: passage.heading, origin: passage.origin }];
  });
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

function originOfGroup(group: Group): Origin | undefined {
  const atom = atomsOfGroup(group)[0];
  return atom ? originOf(atom) : undefined;
}

function asWritten(word: string, text: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped, 'i').exec(text)?.[0] ?? word;
}

/** A heading longer than a title may be: up to its first strong mark, whole words only. */
function clipped(heading: string): string {
  if (visualLength(heading) <= TITLE_LENGTH) return heading;
  const part = /^[^:：;；,，(（–—]{6,}/.exec(heading)?.[0].trim();
  return part && visualLength(part) <= TITLE_LENGTH ? part : heading;
}
