import type { Action } from '@pagewright/model/outline';
import { anyOf } from '../lexicon/words.ts';
import { type SourceText, stretchOf, told } from './source-text.ts';

const PERSON = '[\\p{sc=Han}\\p{sc=Katakana}\\p{Script=Latin}ー]{1,10}(?:さん|様|氏|くん|先生)';
/** `会場は田中さん`, the verb behind the last of them. */
const DUTY_FIRST = new RegExp(
  `^(?<what>[^はが、。]{1,20})は(?<who>${PERSON})(?<verb>が(?:${anyOf('takesOn')})[^。]*)?。?$`,
  'u',
);
/** `田中さんが会場`. */
const PERSON_FIRST = new RegExp(
  `^(?<who>${PERSON})が(?<what>[^はが、。]{1,20}?)(?<verb>(?:を|の)(?:${anyOf('takesOn')})[^。]*)?。?$`,
  'u',
);
/** Fewest people among whom work is shared. */
const FEWEST = 2;

/** `企画は佐藤さん、会場は田中さんが担当します`: who takes on what, the verb once behind all. */
export function sharedDuties(source: SourceText): readonly Action[] | undefined {
  if (source.language !== 'ja-JP') return undefined;
  const marks = [...source.text.matchAll(/、/gu)].map(({ index }) => index);
  if (marks.length + 1 < FEWEST) return undefined;
  const pieces = [-1, ...marks].map((at, index) => stretchOf(source, at + 1, marks[index] ?? source.text.length));
  for (const pattern of [DUTY_FIRST, PERSON_FIRST]) {
    const found = pieces.map(({ text }) => pattern.exec(text.trim())?.groups);
    const isVerbLast = found.every((own, index) => own && (own['verb'] !== undefined) === (index === found.length - 1));
    if (isVerbLast) {
      return found.map((own, index) => {
        const piece = pieces[index] as SourceText;
        return { what: told(piece, own?.['what'] ?? ''), who: told(piece, own?.['who'] ?? '') };
      });
    }
  }
  return undefined;
}
