import { isNoTitle } from './no-title.ts';
import { squeeze } from './squeeze.ts';

/** Codes of languages that people put in front of or behind a file's name. */
const LANGUAGE_CODE = /^(?:en|fr|de|ja|jp|zh|zhtw|zhcn|cn|tw|eng|fra|chs|cht|hans|hant|us)$/i;
/** What a file's name says of versions and copies rather than of its matter. */
const COPY =
  /^(?:v?\d+(?:\.\d+)*|final|draft|copy|copie|new|rev\w?|version|ver|huge|print|web|public|signed|utf\d*|gb\w*|big5|sjis)$/i;

/** The words of a file's name. */
export function wordsOfFile(file: string): string[] {
  return file
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .split(/(?:[\s_\-–—+()[\]]|(?<!\d)\.|\.(?!\d))+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter((word) => word !== '');
}

/** A file's name as a person would write it: words with spaces, without the language's code. */
export function readableName(file: string): string {
  const words = wordsOfFile(file);
  const own = words.filter((word, index) => !LANGUAGE_CODE.test(word) || (index > 0 && index < words.length - 1));
  const told = own.filter((word) => !/^(?:utf\d*|gbk?\d*|big5|s?jis|huge|copy|copie|final|draft)$/i.test(word));
  const text = (told.length > 0 ? told : own.length > 0 ? own : words).join(' ').trim();
  if (!/\p{L}/u.test(text)) return file;
  return text === text.toLowerCase() ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Words that no name begins or ends with. */
const SMALL = /^(?:a|an|and|the|of|for|in|on|to|with|by|et|de|du|des|la|le|les|l|d|pour|sur)$/i;

/** Longest text that is looked through, UTF-16 units. */
const MOST_TEXT = 400_000;
/** Fewest letters of a file's name that a document must repeat to be called by them. */
const FEWEST = 7;

/**
 * What a file is named after, as the document itself writes it: `top10_2010.pdf` and “OWASP Top 10” in the text. Undefined
 * where the text says nothing like the name.
 */
export function namedByFile(file: string, text: string): string | undefined {
  const words = wordsOfFile(file).filter((word) => !LANGUAGE_CODE.test(word));
  const sample = text.slice(0, MOST_TEXT);
  for (let length = words.length; length >= 1; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length);
      if (
        run.every((word) => COPY.test(word)) ||
        SMALL.test(run[0] ?? '') ||
        SMALL.test(run.at(-1) ?? '') ||
        squeeze(run.join('')).length < FEWEST
      )
        continue;
      if (length === 1 && !/\p{sc=Han}/u.test(run[0] ?? '')) continue;
      const found = spelled(run, sample);
      if (found && !isNoTitle(found) && !/^\p{Ll}/u.test(found)) return found;
    }
  }
  return undefined;
}

/** The most frequent spelling of some words in a text, with the capitalised words right before them. */
function spelled(words: readonly string[], text: string): string | undefined {
  const letters = squeeze(words.join('')).split('');
  const escape = (letter: string): string => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const body = letters.map(escape).join('[\\s\\-–—_·]?');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:\\p{Lu}[\\p{L}\\p{N}&/]*\\s){0,4}${body}(?![\\p{Ll}\\p{N}])`,
    'giu',
  );
  const counts = new Map<string, number>();
  for (const [match] of text.matchAll(pattern)) {
    const words = match.split(/\s+/);
    // `i` lets small words in: only capitalised ones before the name belong to it.
    const first = words.findLastIndex((word) => /^\p{Ll}/u.test(word));
    const own = words.slice(first + 1 + Number(SMALL.test(words[first + 1] ?? ''))).join(' ');
    const shown = squeeze(own).includes(letters.join('')) ? own : match.trim();
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0]?.[0];
}
