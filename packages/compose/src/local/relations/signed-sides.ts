import type { Item, Statement } from '@pagewright/model/outline';
import type { EntryList } from './entry-lists.ts';
import { type SourceText, stretchOf, told } from './source-text.ts';

/** Signs in front of what is meant, allowed or done, and of what is not. */
const FOR = /^([+＋○◯〇⭕✓✔√☑✅👍])\uFE0F?\s*(?=\S)/u;
const AGAINST = /^([−－–×╳✗✘✕✖❌👎🚫])\uFE0F?\s*(?=\S)/u;

/** What parts the two names of a heading: `What we pay ／ what we do not`, `Do / Don't`. */
const OR = /\s*[／|｜]\s*|\s+\/\s+|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\/|\s+vs\.?\s+/u;

/** `○ Train, bus`, `× season tickets`: entries whose signs say which of two sides they are on, as these sides. */
export function signedSides({ entries, head }: EntryList): Item[] | undefined {
  const signs = entries.map(({ source, children }) => (children.length === 0 ? signOf(source) : undefined));
  if (!signs.every((sign) => sign !== undefined)) return undefined;
  const names = headingsOf(head);
  const sides = [true, false].map((isFor, place): Item | undefined => {
    const own = entries.flatMap(({ source }, index) => (signs[index]?.isFor === isFor ? [source] : []));
    const first = signs.find((sign) => sign.isFor === isFor);
    const [line] = own;
    if (!line || !first) return undefined;
    const children = own.map((entry) => told(entry, signless(entry).text));
    return { ...(names?.[place] ?? told(line, first.sign)), children };
  });
  return sides.every((side) => side !== undefined) ? sides : undefined;
}

/** `+ deploys take 9 minutes`, `+ no Friday release`: the same plus in front of every entry marks nothing but entries. */
export function withoutPlus(list: EntryList): EntryList | undefined {
  const { entries } = list;
  if (entries.length < 2 || !entries.every(({ source }) => PLUS.test(source.text))) return undefined;
  return { ...list, entries: entries.map((entry) => ({ ...entry, source: signless(entry.source) })) };
}

const PLUS = /^[+＋]\s*\p{L}/u;

interface Sign {
  readonly sign: string;
  readonly isFor: boolean;
}

function signOf({ text }: SourceText): Sign | undefined {
  const [, pro] = FOR.exec(text) ?? [];
  const [, contra] = AGAINST.exec(text) ?? [];
  if (pro !== undefined) return { sign: pro, isFor: true };
  return contra === undefined ? undefined : { sign: contra, isFor: false };
}

function signless(source: SourceText): SourceText {
  const length = (FOR.exec(source.text) ?? AGAINST.exec(source.text))?.[0].length ?? 0;
  return stretchOf(source, length, source.text.length);
}

/** A heading that names two things names the two sides. */
function headingsOf(head: Statement | undefined): readonly [Statement, Statement] | undefined {
  if (!head) return undefined;
  const [one = '', other = '', more] = head.text.split(OR);
  return one && other && more === undefined
    ? [
        { ...head, text: one },
        { ...head, text: other },
      ]
    : undefined;
}
