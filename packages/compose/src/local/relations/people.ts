import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { chatFrom } from './chats.ts';

/** `Present: Bea, Hamid, old Mr Lund`, `到：主委、林太太`. */
const PRESENT = new RegExp(`^(?:[-*•・·]\\s*)?(?:${anyOf('attendance')})\\s*[:：]\\s*(?<names>\\S.*)$`, 'iu');
/** `To: Mum, Dad, Callum`: several names and nothing else; what is written to `All staff` names nobody. */
const ADDRESSED = new RegExp(`^(?:${anyOf('addressees')})\\s?[:：]\\s*(?=\\S)`, 'iu');
/** Names in capitals or of a few Han characters: what speaks for something, `Pour : rapide, simple`, has none. */
const NAME = "(?:\\p{Lu}[\\p{L}’'-]+(?:\\s\\p{Lu}[\\p{L}’'-]+)?|\\p{sc=Han}{2,4})";
const ONLY_NAMES = new RegExp(`^(?<names>${NAME}(?:\\s?[,，、;；]\\s?${NAME})+)$`, 'u');
/** Most people that a line names, and the longest name in comparable units. */
const MOST = 20;
const LONGEST = 22;

/** Who a document says was there, and who speaks in it: of them it tells who does what. The longest names first. */
export function peopleIn(blocks: readonly SourceBlock[]): readonly string[] {
  const people = new Set<string>();
  for (let index = 0; index < blocks.length; ) {
    const block = blocks[index] as SourceBlock;
    const messages = chatFrom(blocks, index);
    for (const { speaker } of messages) people.add(speaker);
    for (const line of linesOf(block)) {
      for (const name of [...namesIn(line), ...matchedIn(line)]) {
        people.add(name);
        // `Mme Roux` is there, and `Roux` does it.
        const own = name.replace(TITLED, '');
        if (own !== name) people.add(own);
      }
    }
    index += Math.max(1, messages.length);
  }
  return [...people].toSorted((a, b) => b.length - a.length);
}

const TITLED = /^(?:Mr|Mrs|Ms|Dr|Mme|Mlle|M|Monsieur|Madame)\.?\s(?=\p{Lu}\p{L}{2}|\p{Lu}\p{L}\s\p{Lu})/u;

function linesOf(block: SourceBlock): readonly string[] {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? block.items.map(({ text }) => text) : [];
}

/** `Tom, can you …`, `Julien, peux-tu …`, `麻烦小宋…`, `麻煩怡君下週三前…`: who is asked to do something. */
const ASKED =
  /(?<=^|[.!?:]\s|[-•]\s)\p{Lu}[\p{L}’'-]+(?=,?\s(?:can|could|will|would)\syou\s|,\s(?:(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|tu peux|vous pouvez)\s)|(?<=麻[烦煩]|拜[托託])(?![大各你妳您我咱他她它对對客])(?:[小老阿]\p{sc=Han}|\p{sc=Han}{2,3}?)(?=(?:[在于於把将將帮幫]|[上下本这這]?[个個]?(?:[周週]|星期|[礼禮]拜|月)|[今明后後][天日]|[月年]底|\d))/gu;

/** First words that call nobody: `How can you …`, `麻烦尽快…`. */
const NOBODY = new RegExp(`^(?:${anyOf('nobodies')})(?!\\p{L})`, 'iu');

/** `Mr Diaz`, `Mme Lopez`, `西村さん`, `林太太`: what stands beside a name says that it is one. */
const CALLED =
  /(?<![\p{L}\d])(?:Mr|Mrs|Ms|Dr|Mme|Mlle|M)\.?\s\p{Lu}[\p{L}’'-]+|[\p{sc=Han}\p{sc=Katakana}ー]{1,6}(?=さん)|\p{sc=Han}(?:太太|小姐|先生)/gu;

function matchedIn(line: string): string[] {
  if (line.length > LONGEST_LINE) return [];
  const namesBy = (pattern: RegExp): string[] => [...line.matchAll(pattern)].map(([name]) => name);
  return [...namesBy(CALLED), ...namesBy(ASKED).filter((name) => !NOBODY.test(name))];
}

/** Longest line that is looked through for names, UTF-16 units. */
const LONGEST_LINE = 600;

/** Whether a line only says who is there. */
export function saysWhoIsThere(line: string): boolean {
  return PRESENT.test(line.trim());
}

function namesIn(line: string): string[] {
  const text = line.trim();
  const lead = ADDRESSED.exec(text)?.[0];
  const addressed = lead === undefined ? undefined : ONLY_NAMES.exec(text.slice(lead.length));
  const names = (PRESENT.exec(text) ?? addressed)?.groups?.['names'];
  if (names === undefined) return [];
  const plain = names
    .replace(/[（(][^()（）]*[)）]/gu, '')
    .replace(/[.。;；].*$/su, (rest) => (/^\.\s?\p{Lu}/u.test(rest) ? rest : ''));
  return plain
    .split(/\s*[,，、;；]\s*|\s(?:and|et|&)\s/u)
    .map((name) => name.trim().replace(/^(?:\p{Ll}[\p{Ll}'’]*\s)+(?=\p{Lu})|^\d+\p{sc=Han}(?=\p{sc=Han}{2})/u, ''))
    .filter((name) => /^\p{L}/u.test(name) && visualLength(name) <= LONGEST)
    .slice(0, MOST);
}
