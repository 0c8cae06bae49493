import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { lineOf } from './block-lines.ts';
import { isClosing } from './courtesies.ts';
import type { Writer } from './source-text.ts';

/** `From: Ana Ruiz <ana@example.org>`, `寄件者：林佳蓉`. */
const SENDER = new RegExp(
  `^(?:${anyOf('senders')})\\s*[:：]\\s*(?<name>[^<（(,，;；@]+?)\\s*(?:[<（(,，;；].*)?$`,
  'iu',
);
/** A name of a person: up to three words with capitals, or a few signs of a wide script. */
const NAME =
  /^(?:\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){0,2}|[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{1,4}[\s　][\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{1,4}|[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{2,5})$/u;
/** Lines at the start among which the sender stands, and longest name in comparable units. */
const HEAD_LINES = 6;
const LONGEST = 24;
/** Longest line that is looked at, UTF-16 units. */
const LONGEST_LINE = 200;

/**
 * Undefined where neither a line at the head nor a name below the closing words says who writes, or where several messages
 * stand one below the other.
 */
export function writerIn(blocks: readonly SourceBlock[]): Writer | undefined {
  const senders = blocks.flatMap((block) => {
    const line = lineOf(block)?.trim() ?? '';
    const name = line.length > LONGEST_LINE ? undefined : SENDER.exec(line)?.groups?.['name'];
    return name && isName(name) ? [{ name, origin: block.origin, block }] : [];
  });
  const [sender, other] = senders;
  if (!sender) return signedBy(blocks);
  const isAtHead = blocks.indexOf(sender.block) < HEAD_LINES;
  return other || !isAtHead ? undefined : { name: sender.name, origin: sender.origin };
}

function signedBy(blocks: readonly SourceBlock[]): Writer | undefined {
  const last = blocks.findLastIndex((block) => block.kind === 'paragraph' && isClosing(block.text));
  const block = last < 0 ? undefined : blocks[last + 1];
  const name = lineOf(block)?.trim() ?? '';
  return block && isName(name) ? { name, origin: block.origin } : undefined;
}

function isName(text: string): boolean {
  return visualLength(text) <= LONGEST && NAME.test(text);
}
