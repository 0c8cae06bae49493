import type { Action } from '@pagewright/model/outline';
import { readingLoad, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** Longest name of who does it, in comparable units. */
const LONGEST_WHO = 26;

/** Words that make a date a deadline, beside it. */
const DEADLINE = new RegExp(`^(?:le|まで|前|之前|${anyOf('deadlines')})?$`, 'iu');
const UNTIL = /^まで(?:に)?/u;

/** Who, what and when of an entry, as far as its marks tell them apart. */
export function actionOfFields(source: SourceText): Action | undefined {
  const fields = source.text
    .split(
      /\s*(?:——|—|－|→|->)\s*|\s[–-]\s|[:：]\s*|\s*[（(](?=[^()（）]{1,24}[)）]$)|[)）]$|,\s(?=[^,]{1,16}$)|，(?=[^，]{1,12}$)/u,
    )
    .map((field) => field?.trim() ?? '')
    .filter(Boolean);
  if (fields.length < 2 || fields.length > 4) return undefined;
  const dates = fields.map((field) => leadDateOf(field, source.language) ?? trailingDate(field, source));
  // `Book the hall (Tanaka, by 8 May)`: the bracket says who and when, however long it is.
  const isAside = dates.at(-1) !== undefined && /[)）]$/u.test(source.text);
  const undated = fields.filter((field, index) => !isDate(field, dates[index]?.date.text));
  const may = isAside ? fields.slice(0, -1) : undated.length > 1 ? undated : fields;
  const tasks = may.filter((field) => !FULL_NAME.test(field));
  const what = (tasks.length === 1 ? tasks : may).toSorted((a, b) => readingLoad(b) - readingLoad(a))[0] as string;
  let who: string | undefined;
  let when: string | undefined;
  for (const [index, field] of fields.entries()) {
    if (field === what) continue;
    const date = dates[index];
    if (date) {
      const { text } = date.date;
      when = text + (UNTIL.exec(field.slice(field.indexOf(text) + text.length))?.[0] ?? '');
      const rest = trimmedPhrase(field.replace(when, ' '));
      if (DEADLINE.test(rest)) when = field;
      else if (isName(rest) && !who) who = rest;
    } else if (!who && isName(field)) who = field;
  }
  // What has no place among the three would be lost.
  if (!who || fields.length > (when ? 3 : 2)) return undefined;
  const open = when ? undefined : dateBehind(what, source);
  if (open) return { what: told(source, open.what), who: told(source, who), when: told(source, open.when) };
  return { what: told(source, what), who: told(source, who), ...(when ? { when: told(source, when) } : {}) };
}

/** `C. Shah`, `Maria van Dam`: the field beside it is the task, however short. */
const FULL_NAME = /^\p{Lu}(?:\.|[\p{Ll}’'-]+)(?:\s(?:\p{Lu}[\p{L}’'-]*\.?|van|von|de|du|da|la|le))+$/u;

/** `募集チラシ 8月8日`: the date at the end of a task, a space before it. */
function dateBehind(what: string, source: SourceText): { what: string; when: string } | undefined {
  const when = trailingDate(what, source)?.date.text;
  const before = when && what.endsWith(when) ? what.slice(0, -when.length) : '';
  return when && /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]\s+$/u.test(before)
    ? { what: before.trim(), when }
    : undefined;
}

/** Whether a field says nothing but when. */
function isDate(field: string, date: string | undefined): boolean {
  return date !== undefined && DEADLINE.test(trimmedPhrase(field.replace(date, ' ')));
}

function trailingDate(field: string, source: SourceText): { date: { text: string } } | undefined {
  const own = stretchOf(source, source.text.indexOf(field), source.text.indexOf(field) + field.length).dates;
  const last = own.at(-1);
  return last ? { date: last } : undefined;
}

/** Whether a text may be the name of who does it. */
export function isName(text: string): boolean {
  return (
    visualLength(text) <= LONGEST_WHO &&
    /\p{L}/u.test(text) &&
    !/[。.!?！？，,；;]\s?\S/u.test(text.replace(/\b\p{Lu}\./gu, ''))
  );
}
