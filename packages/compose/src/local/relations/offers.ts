import type { Item } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import type { List } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** Fewest and most things that lines tell of side by side, and fewest things that each line says. */
const THINGS = { fewest: 2, most: 4, said: 2 } as const;
/** Measures that all lines must give: of two things more than one. */
const SHARED = { ofTwo: 2, ofMore: 1 } as const;
/** Longest name, and longest thing said of it, in comparable units. */
const LONGEST = { name: 28, said: 64 } as const;

/** `Et Monop'Pay : …`, `Third was the Yuba at 2,350`: what counts a thing is no part of its name. */
const COUNTS = new RegExp(
  `^(?:(?:and|et|puis)\\s|(?:the\\s)?(?:${anyOf('ordinals')})(?:\\sone)?\\s(?:is|was|est|était)\\s)?(?:(?:${anyOf('articles')}|the)\\s|l[’'])?`,
  'iu',
);
/** A name of one to three words with capitals or figures, or of a wide script, up to what is said of it. */
const LATIN_NAME =
  /^\p{Lu}[\p{L}\p{N}’'+-]*(?:\s[\p{Lu}\p{N}][\p{L}\p{N}’'+-]*){0,2}(?=\s?[:,(–—]|\s-\s|\s(?:is|at|costs?|est|coûte|à)\s)/u;
const WIDE_NAME = /^[^\s\d，,、：:；;（）()。]{1,10}(?=[（(：:，,]|是|は|\s)/u;
const ASIDE = /^\s?[（(][^（）()]{1,24}[）)]/u;
/** Between a name and what is said of it. */
const JOINT = /^[\s:：,，–—-]*(?:(?:is|at|costs?|est|à|coûte)\s|是|は、?)?/iu;
const CUT = /\s*[,，;；。]\s*|(?<=\D)\.\s+|\s?[:：]\s/gu;

interface Offer {
  readonly name: string;
  readonly said: readonly SourceText[];
  readonly source: SourceText;
}

/**
 * `Tern: 1,050 euros, 24 kg, range 60 km`, `Babboe, 1,700, 58 kg, 45 km`: lines that each begin with a name and measure
 * the same of it are told side by side, each under its name. Nothing where they do not.
 */
export function offersFrom(
  lines: Iterable<SourceText>,
): { readonly lists: readonly List[]; readonly lines: number } | undefined {
  const offers: Offer[] = [];
  let shared: ReadonlySet<string> = new Set();
  for (const line of lines) {
    const offer = offerOf(line);
    if (!offer || offers.some(({ name }) => name === offer.name)) break;
    const own = measuresOf(offer);
    const common = offers.length === 0 ? own : new Set([...shared].filter((key) => own.has(key)));
    if (common.size === 0) break;
    shared = common;
    offers.push(offer);
    if (offers.length > THINGS.most) return undefined;
  }
  const fewest = offers.length === THINGS.fewest ? SHARED.ofTwo : SHARED.ofMore;
  if (offers.length < THINGS.fewest || shared.size < fewest) return undefined;
  const lists = offers.map(({ name, said, source }): List => {
    const items = said.map((own): Item => told(own, trimmedPhrase(own.text) || own.text));
    return { kind: 'list', head: { ...told(source, name), rank: 0.9 }, items };
  });
  return { lists, lines: offers.length };
}

function offerOf(source: SourceText): Offer | undefined {
  const { text } = source;
  const from = COUNTS.exec(text)?.[0].length ?? 0;
  const front = text.slice(from);
  const bare = LATIN_NAME.exec(front)?.[0] ?? WIDE_NAME.exec(front)?.[0];
  if (bare === undefined || !/\p{L}/u.test(bare) || source.dates.some(({ start }) => start < from + bare.length))
    return undefined;
  const aside = ASIDE.exec(front.slice(bare.length))?.[0] ?? '';
  const name = front.slice(0, bare.length + aside.length).trim();
  const at = from + bare.length + aside.length;
  const joint = JOINT.exec(text.slice(at))?.[0].length ?? 0;
  const said = piecesOf(stretchOf(source, at + joint, text.length));
  const isShort = said.every((own) => visualLength(own.text) <= LONGEST.said);
  return said.length >= THINGS.said && isShort && visualLength(name) <= LONGEST.name
    ? { name, said, source }
    : undefined;
}

function piecesOf(source: SourceText): SourceText[] {
  const pieces: SourceText[] = [];
  let start = 0;
  for (const match of source.words.matchAll(CUT)) {
    if (!isBalanced(source.text.slice(start, match.index))) continue;
    pieces.push(stretchOf(source, start, match.index));
    start = match.index + match[0].length;
  }
  pieces.push(stretchOf(source, start, source.text.length));
  return pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** What is measured of a thing: by unit, else by the word in front of the figure. */
function measuresOf({ said }: Offer): ReadonlySet<string> {
  return new Set(said.flatMap((own) => own.quantities.flatMap((quantity) => measureOf(quantity, own) ?? [])));
}

function measureOf({ kind, unit, start }: Quantity, { text }: SourceText): string | undefined {
  if (kind === 'money') return 'money';
  const plain = unit.replace(/^[~≈<>≤≥约約+]+/u, '').toLowerCase();
  if (plain !== '') return plain;
  const word = /(\p{L}{2,8})\s?$/u.exec(text.slice(0, start))?.[1];
  return word && `${word.toLowerCase()} #`;
}
