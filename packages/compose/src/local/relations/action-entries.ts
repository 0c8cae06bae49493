import type { Action } from '@pagewright/model/outline';
import { readingLoad, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import { isActor, isCalledSo, isLatinName, isNobody, isPersonName } from './actors.ts';
import { dayInFront } from './day-in-front.ts';
import { beginsAsDeadline, deadlineOf, isDeadline } from './deadlines.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** Longest name of who does it, in comparable units. */
const LONGEST_WHO = 26;

/** Words that make a date a deadline, beside it. */
const DEADLINE = new RegExp(
  `^(?:le|まで|中に?|[内內]に?|前|之前|(?:早上|上午|中午|下午|傍晚|晚上|午前|午後|夕方)(?:[之以]?前|まで)?|${anyOf('deadlines')}(?:\\s(?:le|la|the|au|du))?)?$`,
  'iu',
);
/** `今天`: a word that says when, alone between two marks. */
const DAY_WORD = new RegExp(`^(?:${anyOf('dayWords')})(?:中|[内內])?$`, 'iu');
/** `担当：`, `owner:` in front of who does it. */
const OWNER = new RegExp(`^(?:${anyOf('owners')})(?:\\s?[:：は]\\s?|\\s)(?=\\S)`, 'iu');
/** `Give access to all – Ingrid, done`: how far a task is stands where its day would. */
const STATUS = new RegExp(`^(?:${anyOf('statuses')})$`, 'iu');
const UNTIL = /^まで(?:に)?/u;

const MARKS = `\\s+[@＠](?=\\p{L})|\\s*(?:——|—|－|→|->)\\s*|\\s[–-]\\s|[:：]\\s*|\\s*[（(](?=[^()（）]{1,24}[)）]$)|[)）]$`;
const COMMAS = `,\\s(?=[^,]{1,16}$|${anyOf('deadlines')}\\s[^,]{1,24}$)|，(?=[^，]{1,12}$)|、(?=[^、]{1,12}(?:まで(?:に)?|から)$)`;
/** Marks between the fields of an entry; those of a bracket at its end are divided at commas too. */
const FIELD = new RegExp(`${MARKS}|${COMMAS}`, 'iu');
/** The same, where behind the last comma stands nothing but more of what is done: `王芳：总协调，联系街道`. */
const FIELD_OF_MARKS = new RegExp(MARKS, 'iu');
/** `12月4日前完成`: what is done by then says nothing more. */
const DONE_BY = /(?<=[前内內])(?:完成|搞定|做完|做好|[办辦][完好]|弄好)$/u;
/** `周五前提交`: what is to be done by then with what the other field names stays with the day. */
const HANDED_BY = /(?<=[前内內])(?:提交|交|[给給]出|[发發]出|[结結]束)$/u;
const ASIDE = /^(.+?)\s*[（(]([^()（）]{1,32})[)）]$/u;

interface Fields {
  readonly fields: readonly string[];
  /** A bracket at the end says who and when. */
  readonly isAside: boolean;
  /** A word says who does it. */
  readonly owner: string | undefined;
}

function fieldsOf(source: SourceText): Fields {
  // With its full stop the last field would be no name any more, and longer than the task.
  const text = source.text.replace(/[。；]$/u, '');
  // `Lint rule - owner: Priya - due 28 Nov`: a word says which of the fields between dashes is who.
  const [first = '', ...others] = text.split(/\s[–—-]\s/u).map((field) => field.trim());
  const [, task = '', aside = ''] = ASIDE.exec(text) ?? [];
  const said = aside.split(/\s*[、,，;；]\s*/u).filter(Boolean);
  const owned = ownedFields(first, others, false) ?? ownedFields(task, said, true);
  if (owned) return owned;
  // `客服增加 8 人，元旦前到岗（人事部）`: the bracket says nothing but who.
  if (said.length === 1 && isHan(aside) && isActor(aside, source))
    return { fields: [task, aside], isAside: true, owner: aside };
  // `確認する（坂、今週中）`: a name and a day.
  const [name = '', day = ''] = said;
  // `増やす（総務、6月まで）`: in front of until when stands whose it is.
  const isWhose = isHan(name) && name.length <= LONGEST_OFFICE && isDeadline(day) && dateOfField(day, source);
  if (said.length === 2 && (isActor(name, source) || isWhose))
    return { fields: [task, ...said], isAside: true, owner: undefined };
  const fields = dividedAt(FIELD, text);
  const [last = ''] = fields.slice(2);
  const goesOn = fields.length > 2 && isHan(last) && !isCalledSo(last) && dateOfField(last, source) === undefined;
  const own = goesOn && text.endsWith(`，${last}`) ? dividedAt(FIELD_OF_MARKS, text) : fields;
  return { fields: own, isAside: /[)）]$/u.test(text), owner: undefined };
}

const SPACED =
  /^(?<who>[^\s\d]{2,4})\s(?:(?<when>[^\s,，。:：]{1,10}\s?前)\s?)?(?<what>[^\s,，。:：\d]*\p{sc=Han}[^。:：]*)$/u;

/** `小徐 12.1前 签合同`, `陳雅芳 12/5 前公布班表`, `林姐 审批预算`: blanks part who it is from the day and from what is to be done. */
function spacedTask(source: SourceText): Action | undefined {
  const { who = '', when, what = '' } = SPACED.exec(source.text)?.groups ?? {};
  if (who === '' || !(isCalledSo(who) || (when !== undefined && /\p{sc=Han}/u.test(who)))) return undefined;
  return { what: told(source, what), who: told(source, who), ...(when ? { when: told(source, when) } : {}) };
}

/** `やぐら：森（8月1日設営）`, `海报：林晓，7/1 起发`: a duty, whose it is, and behind that when. */
const DUTY =
  /^(?<what>[^：:、，。（(\d]{1,16})[：:]\s*(?<who>\p{sc=Han}{1,4}?)(?:さん)?(?:$|(?=[、，（(\s]))(?<more>.*)$/su;

function dutyOf(source: SourceText): Action | undefined {
  const { what = '', who = '', more = '' } = DUTY.exec(source.text)?.groups ?? {};
  // `林晓：海报`: of two names the first is whose it is.
  const isDuty = isPersonName(who, source) && !isPersonName(what, source) && !isActor(what, source);
  if (!isDuty) return undefined;
  const when = trimmedPhrase(more).replace(/^[（(]|[)）]$/gu, '');
  const own = source.text.length - more.length;
  if (when !== '' && !source.dates.some(({ start }) => start >= own)) return undefined;
  return { what: told(source, what), who: told(source, who), ...(when === '' ? {} : { when: told(source, when) }) };
}

/** Most characters of an office in Han. */
const LONGEST_OFFICE = 4;

/** A task and what is said behind it, where a word there says who does it. */
function ownedFields(task: string, said: readonly string[], isAside: boolean): Fields | undefined {
  const owned = said.find((field) => OWNER.test(field));
  if (owned === undefined) return undefined;
  const owner = owned.replace(OWNER, '');
  return { fields: [task, ...said.map((field) => (field === owned ? owner : field))], isAside, owner };
}

function dividedAt(mark: RegExp, text: string): string[] {
  return text
    .split(mark)
    .map((field) => field?.trim() ?? '')
    .filter(Boolean);
}

const CLOSING_OFFICE =
  /^(?<what>.{4,}?)\s?(?:——|—)\s?(?<who>\p{sc=Han}{2,8}[，、]\s?(?<name>\p{sc=Han}{2,4}))[。；;]?$/su;

/** `统一知识库，3月底前完成校对——运营部，陈思远`: behind a dash the office that it is of, and whose it is there. */
export function taskOfOffice(source: SourceText): Action | undefined {
  const { what = '', who = '', name = '' } = CLOSING_OFFICE.exec(source.text)?.groups ?? {};
  if (what === '' || !(isCalledSo(name) || isPersonName(name, source))) return undefined;
  const when = deadlineOf(stretchOf(source, 0, what.length));
  return { what: told(source, what), who: told(source, who), ...(when ? { when: told(source, when.text) } : {}) };
}

/**
 * Who, what and when of an entry, as far as its marks tell them apart.
 * @param isLed the entries beside it begin with who does it
 */
export function actionOfFields(source: SourceText, isLed = false): Action | undefined {
  const plain = spacedTask(source) ?? dutyOf(source) ?? taskOfOffice(source);
  if (plain) return plain;
  const { fields, isAside: isBracketed, owner } = fieldsOf(source);
  if (fields.length < 2 || fields.length > 4) return undefined;
  const dates = fields.map((field) => dateOfField(field, source));
  // `Book the hall (Tanaka, by 8 May)`: the bracket says who and when, however long it is.
  const isAside = isBracketed && (owner !== undefined || dates.at(-1) !== undefined);
  const undated = fields.filter(
    (field, index) => !isDate(field.replace(DONE_BY, '').replace(HANDED_BY, ''), dates[index]?.date.text),
  );
  const within = owner !== undefined ? fields.slice(0, 1) : isAside ? fields.slice(0, -1) : undefined;
  const may = within ?? (undated.length > 1 ? undated : fields);
  const named = nameBeside(may);
  const isFirst = isLed && named === undefined;
  const tasks = may.filter(
    (field) => field !== named && !FULL_NAME.test(field) && !isCalled(field) && !(isFirst && field === fields[0]),
  );
  const what = (tasks.length > 0 ? tasks : may).toSorted((a, b) => readingLoad(b) - readingLoad(a))[0] as string;
  let who: string | undefined = owner;
  let when: string | undefined;
  for (const [index, field] of fields.entries()) {
    if (field === what || field === owner) continue;
    const date = dates[index];
    if (date) {
      const { text } = date.date;
      when = text + (UNTIL.exec(field.slice(field.indexOf(text) + text.length))?.[0] ?? '');
      const due = field.replace(DONE_BY, '');
      const rest = trimmedPhrase(due.replace(HANDED_BY, '').replace(when, ' '));
      if (DEADLINE.test(rest)) when = due;
      else if (!who && isName(rest) && isWhoBeside(rest, field)) who = rest;
      // `first on 9 Dec`: where a word says who it is, what stands with the day says when.
      else if (owner !== undefined) when = field;
      else return undefined;
    } else if (!who && isName(field) && isWho(field, source)) who = field;
  }
  // What has no place among the three would be lost.
  if (!who || fields.length > (when ? 3 : 2)) return undefined;
  const open = when ? undefined : (dateBehind(what, source) ?? dayInFront(what, source));
  if (open) return { what: told(source, open.what), who: told(source, who), when: told(source, open.when) };
  return { what: told(source, what), who: told(source, who), ...(when ? { when: told(source, when) } : {}) };
}

function dateOfField(field: string, source: SourceText): { readonly date: { readonly text: string } } | undefined {
  if (DAY_WORD.test(field) || STATUS.test(field)) return { date: { text: field } };
  return leadDateOf(field, source.language) ?? trailingDate(field, source);
}

/** `李建国（物业）`: a bracket behind a name says who that is. */
function isCalled(field: string): boolean {
  const name = field.replace(/\s?[（(][^()（）]*[)）]$/u, '');
  return isHan(name) && isCalledSo(name);
}

function isHan(text: string): boolean {
  return /^\p{sc=Han}+$/u.test(text);
}

/** `老范周四前清掉`, `11/10 给客户`, `Objectif 2030`: beside a day in one field stands who does it only where that is how people are called. */
function isWhoBeside(rest: string, field: string): boolean {
  return field.includes(rest) && (/\p{sc=Han}/u.test(rest) ? isCalledSo(rest) : !isNobody(rest));
}

/** Most characters of a name in Han in front of a comma: what is longer is a clause. */
const LONGEST_HAN_WHO = 7;

/** Beside a comma in Chinese a clause may stand, `小王来`: behind it a name only where people are called so, in front of it a short one. */
function isWho(field: string, { text, language }: SourceText): boolean {
  // `レジを1台追加 — 来年2月`: what something is done to has its particle.
  if (language === 'ja-JP' && /[をにがでへ]|\d/u.test(field)) return false;
  const at = text.indexOf(field);
  // `Paint: green, by 8 May`: behind what it is of stands what it is to be like.
  if (/^\p{Ll}/u.test(field) && /[:：]\s*$/u.test(text.slice(0, at))) return false;
  if (!/\p{sc=Han}/u.test(field)) return !SAYS_A_TASK.test(field);
  if (/，\s*$/u.test(text.slice(0, at))) return isCalledSo(field) && !/[来來去到]$/u.test(field);
  const isFront = /^\s*，/u.test(text.slice(at + field.length));
  return !isFront || isCalledSo(field) || (isHan(field) && field.length <= LONGEST_HAN_WHO);
}

/** `hire 20 more tables`: what begins in small letters with several words and a number is no name. */
const SAYS_A_TASK = /^\p{Ll}+\s(?:.*\s)?\d/u;

/** `C. Shah`, `Maria van Dam`: the field beside it is the task, however short. */
const FULL_NAME = /^\p{Lu}(?:\.|[\p{Ll}’'-]+)(?:\s(?:\p{Lu}[\p{L}’'-]*\.?|van|von|de|du|da|la|le))+$/u;

/** `募集チラシ 8月8日`, `order the shelf by 20 May`: the date at the end of a task, a space or the words of a deadline before it. */
function dateBehind(what: string, source: SourceText): { what: string; when: string } | undefined {
  const when = trailingDate(what, source)?.date.text;
  const due = when && what.endsWith(when) ? DUE.exec(what.slice(0, -when.length)) : undefined;
  if (when && due && due.index > 0)
    return { what: what.slice(0, due.index).trim(), when: what.slice(due.index).trim() };
  const before = when && what.endsWith(when) ? what.slice(0, -when.length) : '';
  if (when && beginsAsDeadline(when) && before.trim() !== '') return { what: before.trim(), when };
  return when && /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]\s+$/u.test(before)
    ? { what: before.trim(), when }
    : undefined;
}

/** In front of the day by which something is to be done. */
const DUE = new RegExp(
  `(?<=\\p{L}{2}|\\d)\\s(?!until|jusqu)${anyOf('deadlines')}\\s(?:(?:le|la|the|au|du)\\s)?$`,
  'iu',
);

/** Whether a field says nothing but when. */
function isDate(field: string, date: string | undefined): boolean {
  return date !== undefined && DEADLINE.test(trimmedPhrase(field.replace(date, ' ')));
}

function trailingDate(field: string, source: SourceText): { date: { text: string } } | undefined {
  const own = stretchOf(source, source.text.indexOf(field), source.text.indexOf(field) + field.length).dates;
  const last = own.at(-1);
  return last ? { date: last } : undefined;
}

/** `two tills – Malik`: of fields in Latin letters the only one that begins as a name does, behind what is done. */
function nameBeside(fields: readonly string[]): string | undefined {
  const capitals = fields.filter((field) => /^\p{Lu}/u.test(field));
  const [only] = capitals;
  const areOthers = fields.every((field) => field === only || /^[\p{Ll}\d]/u.test(field));
  const isBehind = capitals.length === 1 && only !== fields[0];
  return isBehind && areOthers && only !== undefined && isLatinName(only) ? only : undefined;
}

/** Whether a text may be the name of who does it. */
export function isName(text: string): boolean {
  return (
    visualLength(text) <= LONGEST_WHO &&
    /\p{L}/u.test(text) &&
    !/[。.!?！？，,；;]\s?\S/u.test(text.replace(/\b\p{Lu}\./gu, ''))
  );
}
