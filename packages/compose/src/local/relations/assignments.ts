import type { Action, Statement } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { actorOf, HAN_CHARGES, HAN_WHOLE_NAME, isActor, isCalledSo, isChinese, NAMES } from './actors.ts';
import { chargedPieces } from './charges.ts';
import { dayOf } from './day-in-front.ts';
import { deadlineOf, LASTING } from './deadlines.ts';
import { IS_OVER } from './is-over.ts';
import { leadOf } from './leads.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** Who does what by when, told in sentences. */
export interface Assignments {
  /** What they are for, in front of the first: `For the new term, Nadia …`. */
  readonly head?: Statement;
  readonly items: readonly Action[];
  /** What is said before the first of them, between them and behind. */
  readonly before: readonly SourceText[];
  readonly rest: readonly SourceText[];
}

/** Fewest sentences with a name and a deadline: one by itself is told as it stands. */
const FEWEST = 2;
/** Longest sentence that assigns something, in comparable units. */
const LONGEST = 160;

/** `Sam sends the draft by 20 June. Priya books …`, `李强在5月20日前完成…`: sentences that say who does what by when. */
export function assignmentsIn(whole: readonly SourceText[]): Assignments | undefined {
  const [lead, sentences] = withoutPurpose(whole);
  const charged = sentences.map(chargedPieces);
  const divided = sentences.map((own, index) => charged[index]?.map(({ source }) => source) ?? clausesOf(own));
  const clauses = divided.flat();
  const told = divided.flatMap((own, index) => charged[index]?.map(({ action }) => action) ?? actionsOfSentence(own));
  const dated = besideOthers(clauses, told);
  const actions = dated.map((action, index) => action ?? chargeOf(clauses[index] as SourceText));
  const items = actions.filter((action) => action !== undefined);
  if (items.length < FEWEST || new Set(items.map(({ who }) => who?.text)).size < FEWEST) return undefined;
  const first = actions.findIndex((action) => action !== undefined);
  const others = clauses.flatMap((source, index) => (actions[index] ? [] : [{ source, index }]));
  return {
    items,
    ...(lead && { head: lead }),
    before: others.filter(({ index }) => index < first).map(({ source }) => source),
    rest: others.filter(({ index }) => index > first).map(({ source }) => source),
  };
}

/** `Pour la rentrée, Nadège …`: what the tasks are for stands in front of who does the first; `For example` names nothing. */
const PURPOSE =
  /^(?:[Pp]our|[Aa]vant|[Dd][’']ici|[Ff]or|[Bb]efore|[Bb]y)\s(?!(?:example|instance|now|once|me|ma part|mémoire|l[’']instant)(?!\p{L}))[^,;:.]{3,24}(?=,\s\p{Lu})/u;

function withoutPurpose(sentences: readonly SourceText[]): [Statement | undefined, readonly SourceText[]] {
  const [first, ...others] = sentences;
  const lead = first && PURPOSE.exec(first.text)?.[0];
  if (!lead) return [undefined, sentences];
  const rest = stretchOf(first, lead.length + 1, first.text.length);
  return actorOf(rest) === undefined ? [undefined, sentences] : [told(first, lead), [rest, ...others]];
}

/**
 * `Omar cleans the shed by Friday and Bea orders tyres on Monday`: of two people in a sentence both have their task. A day
 * that is said to be of all of them, `…，都在周五前完成`, is the day of each.
 */
function actionsOfSentence(clauses: readonly SourceText[]): (Action | undefined)[] {
  const sure = clauses.map((clause) => assignmentOf(clause) ?? chargeOf(clause));
  const isDated = sure.some((action) => action?.when);
  // In Chinese the others must begin with how somebody is called.
  const fewest = clauses[0] && isChinese(clauses[0]) ? 1 : FEWEST;
  const isSure = isDated || sure.filter((action) => action !== undefined).length >= fewest;
  if (clauses.length < 2 || !isSure) return clauses.map(assignmentOf);
  const shared = clauses.map(
    (clause, index) => sure[index] ?? (IS_OVER.test(clause.text) ? undefined : taskOf(clause)),
  );
  if (!shared.every((action) => action !== undefined)) return clauses.map(assignmentOf);
  const last = clauses.at(-1) as SourceText;
  const when = OF_ALL.test(last.words) ? shared.at(-1)?.when : undefined;
  return when ? shared.map((action) => ({ ...action, when: action.when ?? when })) : shared;
}

/** `小王负责海报`, `Sue volunteered to write`: somebody of whom it is said in so many words, with or without a day. */
export function chargeOf(clause: SourceText): Action | undefined {
  const { text } = withoutRequest(clause);
  const isSaid =
    CHARGED.test(text) ||
    closingCharge(clause) !== undefined ||
    takenOverIn(clause) !== undefined ||
    COMMITTED.test(text) ||
    ASKED.test(clause.text);
  if (IS_OVER.test(clause.text) || !isSaid) return undefined;
  const task = taskOf(clause);
  const isName = !isChinese(clause) || (task?.who && (isCalledSo(task.who.text) || HAN_WHOLE_NAME.test(task.who.text)));
  return task?.who && isName ? task : undefined;
}

/** Fewest sentences in a row of which each begins with a name and says what that person does. */
const FEWEST_IN_A_ROW = 3;

/** `Kofi will write to the council by Friday. Lena books the coach. Tom asks …`: beside a task with its day, the others are tasks too. */
function besideOthers(
  clauses: readonly SourceText[],
  actions: readonly (Action | undefined)[],
): readonly (Action | undefined)[] {
  if (actions.every((action) => action === undefined)) return actions;
  const result = [...actions];
  for (let start = 0; start < clauses.length; ) {
    let end = start;
    const row: Action[] = [];
    while (end < clauses.length) {
      const own = clauses[end] as SourceText;
      const task = actions[end] ?? (IS_OVER.test(own.text) || own.quantities.length > 1 ? undefined : taskOf(own));
      if (!task) break;
      row.push(task);
      end += 1;
    }
    const isDated = actions.slice(start, end).some((action) => action !== undefined);
    if (isDated && row.length >= FEWEST_IN_A_ROW) result.splice(start, row.length, ...row);
    start = Math.max(end, start + 1);
  }
  return result;
}

/** A sentence cut where somebody else's task begins: `…；林志明…`, `…, Priya books …`. */
export function clausesOf(source: SourceText): SourceText[] {
  const cuts = [0];
  for (const match of source.words.matchAll(/\s*[;；,，、]\s*|\s(?:and|et)\s/gu)) {
    const at = match.index + match[0].length;
    // What is longer assigns nothing, and is not copied for each of its marks.
    if (match.index - (cuts.at(-1) ?? 0) > 2 * LONGEST) continue;
    const own = stretchOf(source, cuts.at(-1) ?? 0, match.index);
    const isTask = (assignmentOf(own) ?? taskOf(own)) !== undefined;
    const isParted = /[;；]/u.test(match[0]) && cuts.length + (isTask ? 1 : 0) > 1;
    const isNext = beginsTask(stretchOf(source, at, source.text.length));
    if ((isTask && isNext) || isParted || (isNext && cuts.length > 1 && assignmentOf(clauseFrom(source, at))))
      cuts.push(at);
  }
  return cuts
    .map((start, index) => stretchOf(source, start, cuts[index + 1] ?? source.text.length))
    .map((own) => stretchOf(own, 0, own.text.replace(/(?<![\s;；,，、])[\s;；,，、]+$|\s(?:and|et)$/u, '').length));
}

/** From a place to the next semicolon, no further than what assigns something may be long. */
function clauseFrom(source: SourceText, start: number): SourceText {
  const text = source.text.slice(start, start + LONGEST);
  const end = text.search(/[;；]/u);
  return stretchOf(source, start, start + (end < 0 ? text.length : end));
}

function beginsTask(source: SourceText): boolean {
  return actorOf(withoutRequest(source)) !== undefined || takenOverIn(source) !== undefined;
}

function withoutRequest(source: SourceText): SourceText {
  return stretchOf(source, REQUEST.exec(source.text)?.[0].length ?? 0, source.text.length);
}

/** Whether a sentence gives somebody a task. */
export function assigns(sentence: SourceText): boolean {
  return clausesOf(sentence).some((clause) => (assignmentOf(clause) ?? chargeOf(clause)) !== undefined);
}

/** What a sentence says that begins with a name and holds a deadline, and tells nothing that is over. */
export function assignmentOf(whole: SourceText): Action | undefined {
  const closing = closingCharge(whole);
  if (closing) return closing.when && !IS_OVER.test(whole.text) ? closing : undefined;
  const taken = takenOverIn(whole);
  if (taken) {
    const day = IS_OVER.test(whole.text) || visualLength(whole.text) > LONGEST ? undefined : deadlineOf(whole);
    return day && day.start >= taken.start ? { ...taken.action, when: told(whole, day.text) } : undefined;
  }
  const source = withoutRequest(whole);
  const { text } = source;
  if (visualLength(text) > LONGEST || (IS_OVER.test(text) && !TO_BE_DONE.test(text))) return undefined;
  const who = actorOf(source);
  const when = who && deadlineOf(source);
  if (!who || !when || when.start < who.length) return undefined;
  const front = trimmedPhrase(text.slice(who.length, when.start)).replace(LEADS, '').replace(INFINITIVE, '');
  const back = trimmedPhrase(text.slice(when.end));
  // `Letter to parents by 5 May`: without an object it may be whom something is for.
  if (TO_ONE_WORD.test(text.slice(who.length, when.start)) && back === '') return undefined;
  const [isFront, isBack] = [front, back].map((own) => /\p{L}{2}|\p{sc=Han}/u.test(own)) as [boolean, boolean];
  if (!isFront && visualLength(back) < SHORTEST) return undefined;
  // What stands on both sides of the date is told whole, not joined anew.
  const all = trimmedPhrase(text.slice(who.length)).replace(/^[はが](?=\p{L})/u, '');
  const what = isFront && isBack ? all : isFront ? front.replace(ENDS_OF_ALL, '') : back;
  return { what: told(source, what), who: told(source, who), when: told(source, when.text) };
}

/**
 * `Crack in the wall: Mr Petit calls an expert by 12 November.`: behind what it is about stands who does what.
 * @param mayBeUndated the entries beside it say so with a day
 */
export function issueTaskOf(source: SourceText, mayBeUndated: boolean): Action | undefined {
  const lead = leadOf(source);
  if (lead?.mark !== 'colon') return undefined;
  const rest = stretchOf(source, source.text.length - lead.rest.length, source.text.length);
  const own = assignmentOf(rest) ?? (mayBeUndated && actorOf(rest) !== undefined ? taskOf(rest) : undefined);
  const front = source.text.slice(0, source.text.length - lead.rest.length);
  return own && (own.when || mayBeUndated) ? { ...own, what: told(source, front + own.what.text) } : undefined;
}

/** What a sentence says that begins with a name, where a heading says that it is a task: it may have no day, or only one. */
export function taskOf(whole: SourceText): Action | undefined {
  const closing = closingCharge(whole);
  if (closing) return closing;
  const taken = visualLength(whole.text) <= LONGEST ? takenOverIn(whole) : undefined;
  if (taken) {
    const day = deadlineOf(whole);
    return day && day.start >= taken.start ? { ...taken.action, when: told(whole, day.text) } : taken.action;
  }
  const source = withoutRequest(whole);
  const who = actorOf(source);
  if (!who || visualLength(source.text) > LONGEST) return undefined;
  const what = trimmedPhrase(source.text.slice(who.length)).replace(LEADS, '').replace(INFINITIVE, '');
  const dates = source.dates.filter(({ grain }) => grain !== 'time');
  const when = dates.length === 1 ? dates[0]?.text : undefined;
  if (visualLength(what) < SHORTEST) return undefined;
  return { what: told(source, what), who: told(source, who), ...(when ? { when: told(source, when) } : {}) };
}

/** `10月15日前补招客服12人，由王敏负责`: whose task it is stands in a clause of its own behind it. */
export function closingCharge(source: SourceText): Action | undefined {
  if (!isChinese(source) || visualLength(source.text) > LONGEST) return undefined;
  const [, what = '', who = ''] = CLOSING_CHARGE.exec(source.text) ?? [];
  // `1998年建成第一条生产线，由李刚负责`: a year alone tells what was.
  const isOfYear = source.dates.some(({ grain, start }) => grain === 'year' && start < what.length);
  if (what === '' || isOfYear || !isCalledSo(who)) return undefined;
  return withDayInFront(source, what, who);
}

/** A task of somebody, and until when where it begins with a day. */
function withDayInFront(source: SourceText, what: string, who: string): Action {
  const front = dayOf(what, source);
  return {
    what: told(source, front?.what ?? what),
    who: told(source, who),
    ...(front && { when: told(source, front.when) }),
  };
}

const CLOSING_CHARGE = new RegExp(
  `^([^。；;]{4,80})[，,]\\s?由(\\p{sc=Han}{2,8}?)(?:${HAN_CHARGES}|主责|主責|跟[进進]|落[实實])(?:落[实實]|跟[进進]|推[进進])?[。；;]?$`,
  'u',
);

interface TakenOver {
  readonly action: Action;
  /** Where who does it is said. */
  readonly start: number;
}

/** `海报由小王负责`, `会場は鈴木さんが水曜までに予約する`: who does it stands behind what it is. */
function takenOverIn(source: SourceText): TakenOver | undefined {
  if (IS_HELD.test(source.text)) return undefined;
  const [pattern] = TAKEN_OVER.filter(({ language }) => language.includes(source.language));
  const found = pattern?.words.exec(source.words);
  const [whole = '', subject = '', who = '', verb = ''] = found ?? [];
  const what = source.text.slice(0, subject.length);
  if (what === '' || ONLY_DECIDED.test(what) || !(pattern?.isWho(who) ?? false)) return undefined;
  // `海报由小王负责设计和印刷`: what else is said of it is told too.
  const isAll = pattern?.isWhole || TASK_VERB.test(verb) || !SAYS_WHEN.test(source.words.slice(whole.length));
  const body = isAll ? trimmedPhrase(source.text) : what;
  return { action: { what: told(source, body), who: told(source, who) }, start: subject.length };
}

/** `Book the hall (Rosa, by 8 May)`: a task with who does it by when in a bracket behind it. */
export function bracketedTaskOf(source: SourceText): Action | undefined {
  const [, what = '', who = '', rest = ''] = BRACKETED.exec(source.text) ?? [];
  const from = source.text.length - rest.length - 1;
  const own = stretchOf(source, from, from + rest.length);
  const when = deadlineOf(own);
  if (what === '' || when?.text !== own.text || LASTING.test(when.text) || !isActor(who, source)) return undefined;
  return { what: told(source, what), who: told(source, who), when: told(source, when.text) };
}

/** `Fix the gate (owner: Ana)`, `広告を減らす（5月版・担当 野口）`: who does it, where a word says so, with what else the bracket says of it. */
export function ownedTaskOf(source: SourceText): Action | undefined {
  const [, what = '', aside = '', who = '', until = ''] = OWNED.exec(source.text) ?? [];
  if (what === '' || !/\p{L}{2}/u.test(what)) return undefined;
  if (until !== '') {
    const isTime = source.dates.some(({ start }) => start >= what.length) || STARTS_NOW.test(until);
    return isTime ? { what: told(source, what), who: told(source, who), when: told(source, until) } : undefined;
  }
  const isDated = source.dates.some(({ start, end }) => start >= what.length && end <= source.text.lastIndexOf(who));
  if (isDated && aside !== '') return { what: told(source, what), who: told(source, who), when: told(source, aside) };
  return withDayInFront(source, what, who);
}

/** `10月起增开2个窗口。责任人：王建国`, `Fix the gate. Owner: Ana`: whose it is, in a sentence of its own behind. */
export function ownedBehind(source: SourceText): Action | undefined {
  const { what = '', who = '', when } = OWNED_BEHIND.exec(source.text)?.groups ?? {};
  // Behind the word that says so, a few signs are a name, known or not, with the office in front of it or without.
  const isName = isActor(who, source) || /^(?:\p{sc=Han}{2,6}\s)?\p{sc=Han}{1,4}$/u.test(who);
  if (what === '' || visualLength(source.text) > LONGEST || !isName) return undefined;
  if (when !== undefined) {
    const isDue = source.dates.some(({ text }) => when.startsWith(text) && when.length - text.length <= LONGEST_BESIDE);
    return isDue ? { what: told(source, what), who: told(source, who), when: told(source, when) } : undefined;
  }
  return withDayInFront(source, what, who);
}

const OWNED_BEHIND = new RegExp(
  `^(?<what>[^。；;]{4,}?)(?:[。；;，,]|\\.\\s|(?<=[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}])\\s)\\s?(?:${anyOf('owners')})\\s?[:：]\\s?(?<who>\\p{L}[\\p{L}\\s.’'-]{0,18}?)(?:[,，、]\\s?(?<when>[^,，、。；;]{2,16}))?[。.]?$`,
  'iu',
);
/** Most signs beside the day that somebody's task is due: `之前`. */
const LONGEST_BESIDE = 3;

/** `即日起`, `from now on`: when, without a date. */
const STARTS_NOW = /^(?:即日起?|立即|[长長]期|from now(?: on)?|asap|immediately|dès maintenant|随時)$/iu;

const OWNED = new RegExp(
  `^([^()（）]+?)\\s*[（(](?:([^()（）・,，、/／;；]{1,12})\\s?[・,，、/／;；]\\s?)?(?:${anyOf('owners')})\\s?[:：]?\\s?(\\p{L}[\\p{L}\\s.’'-]{0,18})(?:[,，、;；]\\s?([^()（）,，;；]{1,16}))?[)）][。.]?$`,
  'iu',
);

const BRACKETED = /^([^()（）]+?)\s*[（(]([^()（）,，、]+)[,，、]\s*([^()（）]+)[)）]$/u;

/** Says in so many words that it is somebody's task. */
const CHARGED = new RegExp(`^\\p{sc=Han}{2,6}?${HAN_CHARGES}(?![人任过過了的])|由\\p{sc=Han}{2,6}${HAN_CHARGES}`, 'u');
/** `本次会议由王主任主持`: who was in the chair has no task. */
const IS_HELD = /[会會](?:[议議])?由[^，。]{2,8}主持/u;
/** When it is to be done, in front of who is asked. */
const AFTERWARDS = '(?:[会會随隨之][后後])?';
/** Words that ask somebody. */
const ASKING = '(?:请|請|麻烦|麻煩|辛苦|[劳勞][烦煩])';
/** Somebody takes it on. */
const COMMITTED = new RegExp(`^(?:${NAMES}\\s|\\p{sc=Han}{2,6}?)(?:${anyOf('commitments')})`, 'u');
/** `请小李…`: somebody is asked to do it. */
const ASKED = new RegExp(`^${AFTERWARDS}${ASKING}\\p{sc=Han}`, 'u');
/** Beside the day in the last clause, `both by Friday`: the day is that of all of them. `all members by Friday` says no such thing. */
const OF_ALL = new RegExp(
  `(?:^|[,，、;；]\\s?|\\s(?:and|et)\\s)(?:${anyOf('ofAll')})\\s?(?:(?:by|before|on|until|avant|pour|d[’']ici|le|la|the)\\s|[在于於要须須需得应應]|必[须須]){0,3}\\uE000|[,，]\\s?\\uE000+(?:[之以]?前)?[都均]`,
  'iu',
);
const ENDS_OF_ALL = new RegExp(`[,，、]\\s?(?:${anyOf('ofAll')})$`, 'iu');

/** In front of who is asked to do something, with who decided that. */
const REQUEST = new RegExp(`^(?:${anyOf('decisions')})?(?:${AFTERWARDS}(?:${ASKING}|由|[@＠])\\s?)?(?=\\p{L})`, 'iu');

/** `会议决定由小王负责…`: no task stands in front. */
const ONLY_DECIDED = new RegExp(`^(?:${anyOf('decisions')})$`, 'iu');

/** Shortest task, in comparable units. */
const SHORTEST = 4;
/** Words between a name and its deadline or its task. */
const LEADS = new RegExp(
  `^(?:在|于|於|需要?|要|应该?|應該?|将|將|会|會|请|請|は|が|、|[则則也再另]|${anyOf('commitments')})+(?=\\s*$)|^(?:は|が|、|[则則也再另](?=\\p{sc=Han}))+`,
  'u',
);
/** `Ben to call the bank`, `Ben will call`: what somebody is to do. */
const INFINITIVE = new RegExp(
  `^(?:${anyOf('commitments')}|will|shall|(?:is |has |needs )?to) (?!not\\s|never\\s|be\\s)(?=\\p{Ll})`,
  'u',
);
const TO_ONE_WORD = /^\s*to \p{Ll}+\s*$/u;
/** `今晚之前把花买了`: it is to be done by then. */
const TO_BE_DONE = /前把[^，。；了]{2,14}了$/u;

/** Nothing but a day. */
const SAYS_WHEN = /^[^\p{L}\p{N}\uE000]*(?:[在于於须須要]?\uE000+(?:[之以]?前)?(?:完成)?)?[^\p{L}\p{N}\uE000]*$/u;

/** What is done with it, where that is more than that it is somebody's. */
const TASK_VERB = new RegExp(`^(?!完成|落|跟|安排|主持)(?:${anyOf('taskVerbs')})$`, 'u');

/** Who does it behind what it is, by language. */
const TAKEN_OVER: readonly {
  readonly language: readonly string[];
  readonly words: RegExp;
  readonly isWho: (text: string) => boolean;
  /** The verb stands behind who does it: all is told. */
  readonly isWhole: boolean;
}[] = [
  {
    language: ['zh-CN', 'zh-TW'],
    words: new RegExp(
      `^([^，。；、,;：:]{2,16}?)(?:都|均|仍)?由(\\p{sc=Han}{2,6}?)(?:在|于|於)?(?:\\uE000+(?:[之以]?前)?)?(?:来|來|去)?(负责|負責|完成|落[实實]|承[担擔]|跟[进進]|安排|主持|[处處]理|${anyOf('taskVerbs')})(?![人的了过過])`,
      'u',
    ),
    isWho: (text) => isCalledSo(text),
    isWhole: false,
  },
  {
    language: ['ja-JP'],
    words:
      /^([^、。はが]{1,20})は、?([^、。はが]{1,10}(?:さん|様|氏))が(?=[^、。]*(?:る|う|く|す|つ|む|ぶ|ぐ|ます)[。]?$)/u,
    isWho: () => true,
    isWhole: true,
  },
];
