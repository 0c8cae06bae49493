import type { Language } from '@pagewright/model/languages';
import { contentWords } from './segment.ts';
import { hasLooseQuote, isSpeech, splitSentences, startsDangling, visualLength } from './text.ts';

/** Words are linked when they stand so close to each other (TextRank, Mihalcea & Tarau 2004). */
const WINDOW = 4;
const DAMPING = 0.85;
const ROUNDS = 12;
/** The most frequent words make up the graph; the rest count by their frequency alone. */
const MAX_WORDS = 2500;

/** How central the words of a document are: TextRank over its words, and from them the weight of any sentence. */
export class Centrality {
  readonly #language: Language;
  readonly #scores: ReadonlyMap<string, number>;
  readonly #words = new Map<string, readonly string[]>();

  constructor(texts: readonly string[], language: Language) {
    this.#language = language;
    this.#scores = rankWords(texts.map((text) => this.words(text)));
  }

  words(text: string): readonly string[] {
    let words = this.#words.get(text);
    if (!words) {
      words = contentWords(text, this.#language);
      this.#words.set(text, words);
    }
    return words;
  }

  /** 0 to 1: how much a sentence says of what the document is about. */
  weigh(sentence: string): number {
    const words = new Set(this.words(sentence));
    if (words.size === 0) return 0.02;
    let sum = 0;
    for (const word of words) sum += this.#scores.get(word) ?? 0;
    return Math.min(1, sum / (words.size + 3) ** 0.75);
  }

  /** The words of a text that are most central, most central first. */
  keywords(text: string, count: number): string[] {
    const frequency = new Map<string, number>();
    for (const sentence of splitSentences(text)) {
      for (const word of this.words(sentence)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    }
    return [...frequency]
      .map(([word, times]) => ({ word, score: (this.#scores.get(word) ?? 0.01) * Math.log2(1 + times) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ word }) => word);
  }
}

function rankWords(sentences: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const frequency = new Map<string, number>();
  for (const words of sentences) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const chosen = [...frequency].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MAX_WORDS);
  const index = new Map(chosen.map(([word], position) => [word, position]));
  const links = linkWords(sentences, index);
  const scores = iterate(links);
  const highest = Math.max(1e-9, ...scores);
  return new Map(chosen.map(([word], position) => [word, Math.sqrt((scores[position] ?? 0) / highest)]));
}

function linkWords(
  sentences: readonly (readonly string[])[],
  index: ReadonlyMap<string, number>,
): Map<number, number>[] {
  const links: Map<number, number>[] = Array.from({ length: index.size }, () => new Map());
  for (const words of sentences) {
    const known = words.map((word) => index.get(word)).filter((position) => position !== undefined);
    for (let at = 0; at < known.length; at += 1) {
      for (let next = at + 1; next < Math.min(known.length, at + WINDOW); next += 1) {
        const [a, b] = [known[at] as number, known[next] as number];
        if (a === b) continue;
        links[a]?.set(b, (links[a]?.get(b) ?? 0) + 1);
        links[b]?.set(a, (links[b]?.get(a) ?? 0) + 1);
      }
    }
  }
  return links;
}

function iterate(links: readonly Map<number, number>[]): number[] {
  const totals = links.map((own) => [...own.values()].reduce((sum, weight) => sum + weight, 0));
  let scores = links.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = links.map(() => 1 - DAMPING);
    for (const [from, own] of links.entries()) {
      const share = (DAMPING * (scores[from] ?? 0)) / Math.max(1, totals[from] ?? 1);
      for (const [to, weight] of own) next[to] = (next[to] ?? 0) + share * weight;
    }
    scores = next;
  }
  return scores;
}

export interface SentencePlace {
  /** Position among the sentences of its paragraph and of its passage, from 0. */
  readonly inParagraph: number;
  readonly inPassage: number;
  readonly heading: string;
  readonly emphasised: boolean;
  /** Entries of a list are short by nature. */
  readonly listed?: boolean;
}

/** Rank of a sentence, 0 to 1: centrality, position, likeness to its heading, figures; less for what cannot stand alone. */
export function rankSentence(sentence: string, place: SentencePlace, centrality: Centrality): number {
  const length = visualLength(sentence);
  let rank = 0.25 + 0.45 * centrality.weigh(sentence);
  if (place.inPassage === 0) rank += 0.16;
  else if (place.inParagraph === 0) rank += 0.08;
  if (place.emphasised) rank += 0.06;
  if (/\d/.test(sentence)) rank += 0.05;
  rank += 0.1 * overlap(centrality.words(sentence), centrality.words(place.heading));
  if (startsDangling(sentence)) rank -= 0.2;
  if (isSpeech(sentence)) rank -= 0.12;
  if (length < 24 && !place.listed) rank -= 0.3;
  if (hasLooseQuote(sentence)) rank -= 0.2;
  if (length > 220) rank -= 0.08;
  if (length > 380) rank -= 0.15;
  if (/[:：]$/.test(sentence) || /https?:\/\/|copyright|©/i.test(sentence)) rank -= 0.25;
  if (/[?？]$/.test(sentence)) rank -= 0.06;
  return Math.min(1, Math.max(0.01, rank));
}

function overlap(words: readonly string[], heading: readonly string[]): number {
  if (heading.length === 0) return 0;
  const own = new Set(words);
  return heading.filter((word) => own.has(word)).length / heading.length;
}
