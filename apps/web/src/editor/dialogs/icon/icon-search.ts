import { ICON_KEYWORDS } from './icon-keywords.ts';

/** An icon that can be found: the name that components hold, and its words. */
export interface IconEntry {
  readonly name: string;
  readonly words: string;
}

export function iconEntry(name: string): IconEntry {
  const own = name.replace(/^material-icons:|^fa-\w+ fa-/, '');
  return { name, words: own.replace(/[_-]/g, ' ') };
}

/** Icons that a query means, the nearest first: by their names, or by words of the interface's languages. */
export function searchIcons(entries: readonly IconEntry[], query: string): IconEntry[] {
  const text = folded(query);
  if (text === '') return [...entries];
  const terms = text.split(/[\s_-]+/);
  const meant = meantNames(text, terms);
  return entries
    .map((entry) => ({ entry, rank: nameRank(entry, text, terms) || meantRank(entry, meant) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.entry.words.length - b.entry.words.length)
    .map(({ entry }) => entry);
}

function nameRank({ words }: IconEntry, text: string, terms: readonly string[]): number {
  const plain = words.toLowerCase();
  if (plain === text) return 5;
  if (plain.startsWith(terms.join(' '))) return 4;
  const parts = plain.split(' ');
  if (terms.every((term) => parts.includes(term))) return 3;
  if (terms.every((term) => plain.includes(term))) return 2;
  return 0;
}

/** Between 0 and 2, the more the nearer: how well the name says a word is how early it stands in its line. */
function meantRank({ words }: IconEntry, meant: ReadonlyMap<string, number>): number {
  const plain = ` ${words.toLowerCase()} `;
  let best = 0;
  for (const [name, nearness] of meant) {
    // Whole words: a search for a car is not answered by cards, nor one for a bus by businesses.
    if (nearness > best && plain.includes(` ${name} `)) best = nearness;
  }
  return best;
}

/** Names of icons for what was typed in any language, with their nearness; each word that was typed has to be meant. */
function meantNames(text: string, terms: readonly string[]): ReadonlyMap<string, number> {
  const whole = namesOf(text);
  if (whole.size > 0 || terms.length === 1) return whole;
  const [first, ...others] = terms.map(namesOf);
  const common = [...(first ?? [])].filter(([name]) => others.every((names) => names.has(name)));
  return new Map(common);
}

function namesOf(text: string): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const { names, words } of KEYWORDS) {
    const likeness = Math.max(...words.map((word) => likenessOf(word, text)));
    if (likeness === 0) continue;
    for (const [index, name] of names.entries()) {
      const nearness = likeness + 1 / (index + 2);
      if (nearness > (all.get(name) ?? 0)) all.set(name, nearness);
    }
  }
  return all;
}

/** How much of a word a query is: 1 all of it, less a part; one or two Latin letters could mean too much. */
function likenessOf(word: string, text: string): number {
  if (word === text) return 1;
  const isLatin = /^[a-z’' -]+$/.test(text);
  if (isLatin) return text.length > 2 && word.split(/[\s’-]/).some((part) => part.startsWith(text)) ? 0.5 : 0;
  if (word.includes(text)) return 0.5;
  return word.length > 1 && text.includes(word) ? 0.25 : 0;
}

/** As people type it: without capitals and accents, and in one kind of kana and width. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[à-ÿ]/g, (letter) => letter.normalize('NFD').slice(0, 1))
    .replace(/'/g, '’')
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + KATAKANA));
}

/** From a sign of hiragana to its katakana in Unicode. */
const KATAKANA = 0x60;

const KEYWORDS = ICON_KEYWORDS.map(({ names, words }) => ({ names, words: words.flat().map(folded) }));
