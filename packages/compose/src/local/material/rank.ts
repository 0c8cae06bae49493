import type { Language } from '@pagewright/model/languages';
import { contentWordsOf } from '../language/segment.ts';
import {
  endsAsSentence,
  isBalanced,
  isNoise,
  isSpeech,
  pointsBack,
  pointsElsewhere,
  startsAdding,
} from '../language/sentences.ts';
import { isForeign, readingLoad, visualLength } from '../language/text.ts';
import { readDates } from '../spans/dates.ts';
import { readQuantities, tellingOf } from '../spans/quantities.ts';

/** Words are linked when they stand so close to each other (TextRank, Mihalcea & Tarau 2004). */
const WINDOW = 3;
const DAMPING = 0.85;
const ROUNDS = 12;
/** The most frequent words make up the graph; the rest count for nothing. */
const MAX_WORDS = 2000;
/** Sentences that the graph is built from; of a longer document they are taken at even distances. */
const MAX_SENTENCES = 2500;

/** How central the words of a document are: TextRank over its words, and from them the weight of any sentence. */
export class Centrality {
  readonly language: Language;
  readonly #scores: ReadonlyMap<string, number>;
  readonly #words = new Map<string, readonly string[]>();

  constructor(texts: readonly string[], language: Language) {
    this.language = language;
    const words = contentWordsOf(texts, language);
    for (const [index, text] of texts.entries()) this.#words.set(text, words[index] ?? []);
    const step = Math.max(1, Math.ceil(texts.length / MAX_SENTENCES));
    this.#scores = rankWords(words.filter((_, index) => index % step === 0));
  }

  words(text: string): readonly string[] {
    let words = this.#words.get(text);
    if (!words) {
      words = contentWordsOf([text], this.language)[0] ?? [];
      this.#words.set(text, words);
    }
    return words;
  }

  scoreOf(word: string): number {
    return this.#scores.get(word.toLowerCase()) ?? 0;
  }

  /** 0 to 1: how much a sentence says of what the document is about. */
  weigh(sentence: string): number {
    const words = new Set(this.words(sentence));
    if (words.size === 0) return 0.02;
    let sum = 0;
    for (const word of words) sum += this.#scores.get(word) ?? 0;
    return Math.min(1, sum / (words.size + 3) ** 0.75);
  }
}

function rankWords(sentences: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const frequency = new Map<string, number>();
  for (const words of sentences) for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const chosen = [...frequency].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MAX_WORDS);
  const index = new Map(chosen.map(([word], position) => [word, position]));
  const scores = iterate(linksBetween(sentences, index), chosen.length);
  const highest = Math.max(1e-9, ...scores);
  return new Map(chosen.map(([word], position) => [word, Math.sqrt((scores[position] ?? 0) / highest)]));
}

interface Links {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly weight: Float64Array;
}

function linksBetween(sentences: readonly (readonly string[])[], index: ReadonlyMap<string, number>): Links {
  const weights = new Map<number, number>();
  for (const words of sentences) {
    const known: number[] = [];
    for (const word of words) {
      const position = index.get(word);
      if (position !== undefined) known.push(position);
    }
    for (let at = 0; at < known.length; at += 1) {
      for (let next = at + 1; next < known.length && next < at + WINDOW; next += 1) {
        const [a, b] = [known[at] as number, known[next] as number];
        if (a === b) continue;
        const key = Math.min(a, b) * MAX_WORDS + Math.max(a, b);
        weights.set(key, (weights.get(key) ?? 0) + 1);
      }
    }
  }
  const links = {
    from: new Int32Array(weights.size),
    to: new Int32Array(weights.size),
    weight: new Float64Array(weights.size),
  };
  let at = 0;
  for (const [key, weight] of weights) {
    links.from[at] = Math.floor(key / MAX_WORDS);
    links.to[at] = key % MAX_WORDS;
    links.weight[at] = weight;
    at += 1;
  }
  return links;
}

function iterate({ from, to, weight }: Links, size: number): Float64Array {
  const totals = new Float64Array(size);
  for (let at = 0; at < weight.length; at += 1) {
    totals[from[at] as number] = (totals[from[at] as number] ?? 0) + (weight[at] as number);
    totals[to[at] as number] = (totals[to[at] as number] ?? 0) + (weight[at] as number);
  }
  let scores = new Float64Array(size).fill(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(size).fill(1 - DAMPING);
    for (let at = 0; at < weight.length; at += 1) {
      const [a, b, own] = [from[at] as number, to[at] as number, weight[at] as number];
      next[b] = (next[b] as number) + (DAMPING * own * (scores[a] as number)) / (totals[a] as number);
      next[a] = (next[a] as number) + (DAMPING * own * (scores[b] as number)) / (totals[b] as number);
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
  /** Entries of a list are short by nature and need no full stop. */
  readonly listed: boolean;
}

/** Rank of a sentence, 0 to 1: centrality, position, likeness to its heading, figures; less for what cannot stand alone. */
export function rankSentence(sentence: string, place: SentencePlace, centrality: Centrality): number {
  let rank = 0.25 + 0.45 * centrality.weigh(sentence);
  if (place.inPassage === 0) rank += 0.16;
  else if (place.inParagraph === 0) rank += 0.08;
  if (place.emphasised) rank += 0.06;
  rank += figuresIn(sentence, centrality.language);
  rank += 0.1 * overlap(centrality.words(sentence), centrality.words(place.heading));
  return Math.min(1, Math.max(0.01, rank - faultsOf(sentence, place, centrality.language)));
}

/** What figures add: any digit a little, a date or a figure of something more. */
const FIGURES = { any: 0.05, date: 0.05, telling: 0.03 } as const;

function figuresIn(sentence: string, language: Language): number {
  if (!/\d/.test(sentence)) return 0;
  const date = readDates(sentence, language).some(({ grain }) => grain !== 'time') ? FIGURES.date : 0;
  const most = Math.max(0, ...readQuantities(sentence, language).map(tellingOf));
  return FIGURES.any + Math.max(date, most * FIGURES.telling);
}

/** What speaks against a sentence standing by itself. */
function faultsOf(sentence: string, { listed }: SentencePlace, language: Language): number {
  const length = visualLength(sentence);
  const load = readingLoad(sentence);
  let faults = 0;
  if (pointsBack(sentence)) faults += 0.22;
  else if (startsAdding(sentence)) faults += 0.08;
  if (pointsElsewhere(sentence)) faults += 0.3;
  if (isSpeech(sentence)) faults += 0.14;
  if (length < 24 && !listed) faults += 0.25;
  if (load > 300) faults += 0.1;
  if (load > 480) faults += 0.15;
  if (/[:：]$/.test(sentence)) faults += 0.25;
  if (/https?:\/\/|copyright|©/i.test(sentence)) faults += 0.25;
  if (/[?？]$/.test(sentence)) faults += 0.1;
  if (!isBalanced(sentence)) faults += 0.2;
  if (!listed && !endsAsSentence(sentence)) faults += 0.18;
  if (isNoise(sentence)) faults += 0.4;
  if (isForeign(sentence, language)) faults += 0.3;
  if (!listed && /^(?:[⑴-⒇①-⑳⁰-⁹¹²³]|\d{1,2}[⁰-⁹¹²³]|\d{1,2}\s?(?=\p{sc=Han}))/u.test(sentence)) faults += 0.25;
  if (!listed && /^\p{Ll}/u.test(sentence)) faults += 0.2;
  return faults;
}

function overlap(words: readonly string[], heading: readonly string[]): number {
  if (heading.length === 0) return 0;
  const own = new Set(words);
  return heading.filter((word) => own.has(word)).length / heading.length;
}
