import type { Pair } from '@pagewright/model/outline';
import { splitSentences } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { type SourceText, told } from './source-text.ts';

/** Fewest voices that are told side by side. */
const FEWEST = 2;
/** Of what ends as a sentence does, nothing is a name. */
const ENDS_SENTENCE = /[。！？!?]/u;
/** Longest words that are one saying, and longest name with what is told of who said it; comparable units. */
const LONGEST = { words: 420, name: 64 } as const;

/** Words between quotation marks with no other quotation in them. */
export const QUOTED = '(?<said>["“«「『]\\s?(?<words>[^"“”«»「」『』]+?)\\s?[,，]?\\s?["”»」』])';
/** `“…” – Ada, nurse`. */
export const SAID_BEFORE_DASH = new RegExp(`^${QUOTED}[.。]?\\s*(?:[—―–]{1,2}|--?)\\s*(?<name>\\S.*)$`, 'su');

const FORMS = [
  SAID_BEFORE_DASH,
  /** `“…” (Ada, nurse)`. */
  new RegExp(`^${QUOTED}[.。]?\\s*[(（](?<name>[^()（）]+)[)）][.。]?$`, 'su'),
  /** `「…」3名`: how many said so. */
  new RegExp(`^${QUOTED}\\s?(?<name>\\d{1,3}\\s?(?:名|人|件|票|[条條]))。?$`, 'su'),
  /** `“…” Ada, nurse`. */
  new RegExp(`^${QUOTED}\\s+(?<name>\\p{Lu}[^"“”«»:]*)$`, 'su'),
] as const;
const ONLY_SAID = new RegExp(`^${QUOTED}[.。]?$`, 'su');

export interface Voices {
  readonly items: readonly Pair[];
  /** Lines that say them. */
  readonly lines: number;
}

/** `“…” – Ada`, `“…” (Ada)`, or the name in a line of its own, one voice behind the other: what each said, and who that was. */
export function voicesIn(all: Iterable<SourceText>): Voices {
  const items: Pair[] = [];
  let lines = 0;
  let said: SourceText | undefined;
  for (const line of all) {
    if (said) {
      if (!isName(line.text) || /^["“«「『]/u.test(line.text)) break;
      items.push({ left: told(said, said.text), right: told(line, line.text) });
      lines += 2;
      said = undefined;
      continue;
    }
    const pair = pairOf(line);
    if (pair) {
      items.push(pair);
      lines += 1;
    } else if (ONLY_SAID.test(line.text)) said = line;
    else break;
  }
  return items.length >= FEWEST ? { items, lines } : { items: [], lines: 0 };
}

/** Whether a paragraph says nothing but what somebody said and who that was, however short. */
export function isVoice(text: string): boolean {
  return namedIn(text) !== undefined;
}

function pairOf(line: SourceText): Pair | undefined {
  const own = namedIn(line.text);
  return own && { left: told(line, own.said), right: told(line, own.name) };
}

function namedIn(text: string): { readonly said: string; readonly name: string } | undefined {
  for (const form of FORMS) {
    const { said = '', name = '' } = form.exec(text.trim())?.groups ?? {};
    if (visualLength(said) <= LONGEST.words && isName(name)) return { said, name: name.trim() };
  }
  return undefined;
}

function isName(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    visualLength(text) <= LONGEST.name &&
    !ENDS_SENTENCE.test(text) &&
    splitSentences(text).length <= 1
  );
}
