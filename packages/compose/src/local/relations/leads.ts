import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { lookedOnce } from './looked-once.ts';
import { type SourceText, stretchOf } from './source-text.ts';

/** A short name in front of what is said of it: `Support: …`, `做得好的 — …`, `测试范围 …`. */
export interface Lead {
  readonly lead: string;
  readonly rest: string;
  readonly mark: 'colon' | 'dash' | 'arrow' | 'space';
}

/** What stands behind a lead, with its spans; in Japanese a verb may stand behind that. */
export function restOfLead(source: SourceText, { rest }: Lead): SourceText {
  const start = source.text.lastIndexOf(rest);
  return stretchOf(source, start, start + rest.length);
}

/** Longest name, in comparable units. */
const LONGEST = 44;

/**
 * What stands behind a blank that only keeps two scripts apart: a bracket, or letters in a sentence or in a text that has
 * such blanks elsewhere, `预编译的 Vue 组件`; but `环境 iOS 17/18、Android 12-15`.
 */
const KEEPS_APART =
  '[(\\[{]|[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}](?:.*[。！？:：]$|.*[\\p{sc=Latin}\\d)]\\s\\p{sc=Han}|.*\\p{sc=Han}\\s[\\p{sc=Latin}\\d(])';

const MARKS: readonly (readonly [Lead['mark'], RegExp])[] = [
  // `TL;DR: …`: a semicolon between capitals is of an abbreviation.
  ['colon', /^((?:[^:：。！？!?;；]|(?<=\p{Lu});(?=\p{Lu})){1,60}?)\s*[:：｜]\s*(?!\/\/)(\S.*)$/su],
  // `Où ? dans la cour`, `When? Friday at 6`: a question of a word or two with what answers it.
  ['colon', /^(\p{L}[\p{L}’']*(?:\s\p{L}[\p{L}’']*)?)\s?[?？]\s+(\S.*[^?？])$/su],
  ['dash', /^([^—–。！？!?;；]{1,60}?)(?:\s*(?:——|—|－)\s*|\s[–-]\s)(\S.*)$/su],
  // `Passport photos ...... 18`: dots lead from what something is to what is said of it.
  ['dash', /^([^。！？!?;；]{1,60}?)\s*(?:\.{4,}|(?:\.\s){4,}|…{2,}|(?<=\s)…(?=\s)|[·_]{4,})\s*(\S.*)$/su],
  // `喜欢的👍 老师耐心`: a sign of a face or a hand behind a name leads on.
  ['colon', /^([\p{L}][\p{L}\s]{1,18}?)\s?\p{Extended_Pictographic}\uFE0F?\s*((?![的地得了吗嗎呢吧])\p{L}.*)$/su],
  // `よかったこと…新人が独り立ち`.
  ['dash', /^([\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{2,12})…+\s*(\S.*)$/su],
  ['arrow', /^([^→。！？!?;；]{1,60}?)\s*(?:→|->|=>|⇒)\s*(\S.*)$/su],
  // `日時 12月20日`, `联系人 Anna`: behind a blank, what a field of a notice is called leads to its figure or word too.
  [
    'space',
    new RegExp(
      `^((?:${anyOf('metadata')})(?<=[\\p{sc=Han}\\p{sc=Katakana}\\p{sc=Hiragana}]))(?:\\s{2,}|　+|\\s)([\\d\\p{sc=Latin}].*)$`,
      'su',
    ),
  ],
  // Behind a particle, as in `私たちは Snowflake で`, a sentence goes on.
  [
    'space',
    new RegExp(
      `^([\\p{sc=Han}\\p{sc=Katakana}\\p{sc=Hiragana}ー（）()]{2,10}(?<![はがをにへでともの]))(?:\\s{2,}|　+|\\s(?!${KEEPS_APART}))(?=[^\\d\\s])(\\S.*)$`,
      'su',
    ),
  ],
];

const ENDS_IN_OWNER = new RegExp(`(?<=[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}])\\s(?:${anyOf('owners')})$`, 'iu');

export const leadOf = lookedOnce(({ text, dates }: Pick<SourceText, 'text' | 'dates'>): Lead | undefined => {
  for (const [mark, pattern] of MARKS) {
    const [, lead = '', rest = ''] = pattern.exec(text) ?? [];
    if (!lead || !/\p{L}/u.test(lead) || visualLength(lead) > LONGEST) continue;
    // `We open in May. Shops follow: …`: what leads on is the last sentence alone.
    if (/\p{L}{3}\.\s+\p{Lu}/u.test(lead)) continue;
    // `at 14:30`: the colon belongs to a time.
    if (dates.some(({ start, end }) => start < lead.length && end > lead.length)) continue;
    // `护理人力由 1:8 提高为 1:6`: nor to a ratio.
    if (mark === 'colon' && endsInRatio(text.slice(0, text.length - rest.length), rest)) continue;
    // `椅子を購入 担当：小林`: the word that says whose it is names nothing that is said.
    if (ENDS_IN_OWNER.test(lead)) continue;
    // `iron + oxygen → rust`: what comes out of several things is nothing that is said of them.
    if (mark === 'arrow' && /\s\+\s/u.test(text)) continue;
    if (/https?$/u.test(lead) || !isClosed(lead) || (/[,，、]/u.test(lead) && visualLength(lead) > 28)) continue;
    return { lead: lead.trim(), rest: rest.trim(), mark };
  }
  return undefined;
});

function endsInRatio(before: string, rest: string): boolean {
  return /(?<![\p{L}\d.])\d{1,3}[:：]$/u.test(before) && /^\d{1,3}(?!\d|\s?[月年日])/u.test(rest);
}

function isClosed(text: string): boolean {
  const open = text.match(/[(（「『“«[【]/gu)?.length ?? 0;
  const closed = text.match(/[)）」』”»\]】]/gu)?.length ?? 0;
  return open === closed;
}
