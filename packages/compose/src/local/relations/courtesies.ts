import type { SourceBlock } from '@pagewright/model/source-document';
import { splitSentences } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { type SourceText, stretchOf } from './source-text.ts';
import { sentencesOf } from './text-sentences.ts';

const GREETING = new RegExp(`^(?:${anyOf('greetings')})`, 'iu');
const CLOSING = new RegExp(`^(?:${anyOf('closings')})\\s*[,，.。!！]?$`, 'iu');
/** Longest line that greets and says nothing else, in comparable units. */
const LONGEST_GREETING = 48;

/** Whether a paragraph only greets or ends a letter or a speech. */
export function isCourtesy(block: SourceBlock): boolean {
  return block.kind === 'paragraph' && (isClosing(block.text) || greets(block.text) || areCourtesies(block.text));
}

/** `祝大家前程似锦。谢谢！`: nothing but words that end a speech. */
function areCourtesies(text: string): boolean {
  return splitSentences(text).every((sentence) => isClosing(sentence) || greets(sentence));
}

/** Thanks and words of welcome behind a greeting: `Good evening, and thank you for coming.` */
const THANKING =
  /^[^,，.!！。]{1,40}[,，.!！。]\s*(?:and\s|et\s)?(?:thank|welcome|merci|bienvenue|谢谢|謝謝|感谢|感謝|欢迎|歡迎)/iu;
/** Longest sentence that does both, in comparable units. */
const LONGEST_THANKS = 80;

/** Whether a line greets its readers and says nothing else. */
export function greets(text: string): boolean {
  if (GREETING.test(text) && THANKING.test(text) && !/\d/u.test(text) && splitSentences(text).length === 1)
    return visualLength(text) <= LONGEST_THANKS;
  return (
    GREETING.test(text) &&
    !/\d/u.test(text) &&
    /[,，:：!！。]$/u.test(text.trim()) &&
    visualLength(text) <= LONGEST_GREETING &&
    splitSentences(text).length === 1
  );
}

/** A line that only ends a letter or a speech. */
export function isClosing(text: string): boolean {
  return CLOSING.test(text.trim());
}

/** A paragraph without the sentences that only greet at its start and those that only end it, as far as it says more. */
export function withoutCourtesies(source: SourceText): SourceText {
  const sentences = sentencesOf(source).map(({ text }) => text);
  const first = sentences.findIndex((text) => !greets(text));
  const last = sentences.findLastIndex((text) => !isClosing(text));
  if (first < 0 || last < first || (first === 0 && last === sentences.length - 1)) return source;
  const start = source.text.indexOf(sentences[first] ?? '');
  const end = source.text.lastIndexOf(sentences[last] ?? '') + (sentences[last]?.length ?? 0);
  return stretchOf(source, start, end);
}
