import { anyOf } from '../lexicon/words.ts';

const POINTER = new RegExp(`^${anyOf('pointers')}[\\s:：,，.。–—-]*$`, 'iu');

/** Whether all that a line says is that something follows: `For example:`, `如下：`. */
export function onlyPoints(text: string): boolean {
  return POINTER.test(text.trim());
}

const TOPIC = new RegExp(
  `^${anyOf('topics')}(?:(?<=\\p{L})\\s+|(?<=\\p{sc=Han}))(?:[^,，;；:：.。!！?？]|(?<=\\d)[.,](?=\\d))+(?=[,，])`,
  'iu',
);
const OPENING = new RegExp(`^${anyOf('topics')}\\s*`, 'iu');

/** What a sentence says first that it is about: `the new map` of `Regarding the new map, everyone agreed.` */
export function topicOf(sentence: string): string | undefined {
  return TOPIC.exec(sentence.trim())?.[0].replace(OPENING, '').trim() || undefined;
}
