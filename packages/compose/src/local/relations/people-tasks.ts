import { LANGUAGES } from '@pagewright/model/languages';
import type { Action } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { anyOf, wordsIn } from '../lexicon/words.ts';
import { acknowledges } from './chats.ts';
import { comesAgain, isDeadline, withDeadlineWords } from './deadlines.ts';
import { IS_OVER } from './is-over.ts';
import { leadOf } from './leads.ts';
import { leadsToTasks } from './list-heads.ts';
import { saysWhoIsThere } from './people.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { sentencesOf } from './text-sentences.ts';

/** Who does what of the people a document names, and what else a text says. */
export interface PeopleTasks {
  readonly items: readonly Action[];
  readonly rest: readonly SourceText[];
}

/** Longest clause that gives a task, and the shortest task, in comparable units. */
const LONGEST = 160;
const SHORTEST = 3;

const FILLER = /^(?:(?:ok(?:ay)?|so|then|and|also|well|那么?|然后|然後|还有|還有|alors|et|puis)[\s,，、.]+)+/iu;
const CALL = /^(?:请|請|麻烦|麻煩|由|[@＠])\s?(?=\p{L})/u;
const HONORIFIC = /^(?:さん|様|氏|くん|君|先生)/u;
/** By language: in Japanese `会場` begins with no word of Chinese. */
const CHARGES = new Map(
  LANGUAGES.map((language) => {
    const words = `(?:${wordsIn('charges', language)})(?!\\p{Script=Latin})[\\s,，、]*`;
    return [language, new RegExp(`^[\\s,，、:：]*(?:${words})+`, 'iu')] as const;
  }),
);
const REQUESTED = new RegExp(`[\\s、，,]*(?:${anyOf('requests')})[\\s.。!！?？]*$`, 'iu');
const UNDERTAKEN = new RegExp(`^(?:${anyOf('undertakings')})[\\s]*`, 'iu');
/** `J'envoie le planning d'ici vendredi`: the present tense of what one does oneself, where a day stands with it. */
const PROMISED = new RegExp(`^(?:j[’']|je\\s(?:(?:te|vous|lui|leur)\\s|t[’'])?)(?=(?:${anyOf('promises')})\\s)`, 'iu');
/** `景品は私が買います`: who takes it on stands behind what it is. */
const UNDERTAKEN_BEHIND = /^[^。、]{1,30}は(?:私|僕|自分)が[^。]{1,20}ます/u;
/** `I'll need the list`, `資料が必要です`: who says so has nothing to do. */
const STATE = new RegExp(`^(?:${anyOf('states')})|(?:${anyOf('statesBehind')})[\\s。.!！]*$`, 'iu');
const OPINION = new RegExp(`^(?:${anyOf('opinions')})(?!\\p{Script=Latin})`, 'iu');

/** `Mrs Tan arrived on Friday`. */
const PAST =
  /^(?:\p{Ll}+ed|went|came|left|got|took|gave|made|sent|told|met|held|won|lost|sold|bought|brought|wrote|spoke|began|ran|led|put|saw|found|kept|paid|built|became)(?!\p{L})/u;

interface Piece {
  readonly source: SourceText;
  readonly action: Action | undefined;
}

/**
 * `Jonas can you write the mail till Wednesday? Priya please book the hall`, `林太太写公告（本周五），陈先生调监视器`: what the
 * people that a document names are to do.
 * @param speaker who says it, in a conversation
 */
export function tasksOfPeople(text: SourceText, speaker?: string): PeopleTasks {
  const isNobody = text.people.length === 0 && text.writer === undefined;
  if (isNobody || saysWhoIsThere(text.text)) return { items: [], rest: [text] };
  const items: Action[] = [];
  const rest: SourceText[] = [];
  let isAnnounced = false;
  for (const sentence of sentencesOf(text)) {
    const lead = leadOf(sentence);
    const isLed = lead !== undefined && leadsToTasks(lead.lead);
    const body = isLed ? stretchOf(sentence, sentence.text.length - lead.rest.length, sentence.text.length) : sentence;
    isAnnounced ||= isLed;
    const pieces = piecesOf(body, speaker, isLed);
    const found = pieces.flatMap(({ action }) => action ?? []);
    items.push(...found);
    if (found.length === 0) {
      if (!acknowledges(sentence.text)) rest.push(sentence);
    } else
      rest.push(...pieces.flatMap((piece) => (piece.action || acknowledges(piece.source.text) ? [] : [piece.source])));
  }
  // One thing without a day, told among others, is no list of tasks.
  const isLoose = speaker === undefined && items.length === 1 && !items[0]?.when && !isAnnounced;
  return items.length > 0 && !isLoose ? { items, rest } : { items: [], rest: [text] };
}

/** `Rats. Bea calls the council`: a name with a full stop says what the sentence is about. */
const TOPIC = /^\p{Lu}\p{L}{2,13}\.\s+/u;

function piecesOf(sentence: SourceText, speaker: string | undefined, isLed: boolean): Piece[] {
  const topic = TOPIC.exec(sentence.text)?.[0].length ?? 0;
  const cuts = topic > 0 && personAt(stretchOf(sentence, topic, sentence.text.length)) ? [0, topic] : [0];
  for (const match of sentence.words.matchAll(/\s*[;；,，、]\s*|\s(?:and|et)\s/gu)) {
    const at = match.index + match[0].length;
    const own = stretchOf(sentence, at, sentence.text.length);
    const front = FILLER.exec(own.text)?.[0].length ?? 0;
    // Behind a semicolon somebody else may be spoken of whom nobody named before: `; the agent sends the letters`.
    if (/[;；]/u.test(match[0]) || personAt(stretchOf(own, front, own.text.length))) cuts.push(at);
  }
  const stretches = cuts.map((cut, index) => stretchOf(sentence, cut, cuts[index + 1] ?? sentence.text.length));
  const plain = stretches.map((own) => stretchOf(own, 0, own.text.replace(/[\s;；,，、]+$|\s(?:and|et)$/u, '').length));
  const sure = plain.map((own) => taskOfPiece(own, speaker, isLed));
  const people = new Set(plain.flatMap((own) => personAt(own) ?? []));
  // `Hamid does the grill, Sue cakes`: several people in one sentence, each with something, share the work.
  const isShared = people.size > 1 && people.size === plain.length;
  return plain.map((source, index) => ({
    source,
    action: sure[index] ?? (isShared || sure[index - 1] ? taskOfPiece(source, speaker, true) : undefined),
  }));
}

/** The person that a text begins with, as it writes the name. */
function personAt({ text, people }: SourceText): string | undefined {
  const start = CALL.exec(text)?.[0].length ?? 0;
  const own = text.slice(start);
  const name = people.find((person) => own.startsWith(person));
  if (name === undefined) return undefined;
  const behind = own.slice(name.length);
  if (/\p{Script=Latin}$/u.test(name) && /^[\p{Script=Latin}\d’']/u.test(behind)) return undefined;
  return name + (HONORIFIC.exec(behind)?.[0] ?? '');
}

/** @param isSure what stands around it says that people are given tasks */
function taskOfPiece(whole: SourceText, speaker: string | undefined, isSure: boolean): Action | undefined {
  if (visualLength(whole.text) > LONGEST) return undefined;
  const source = stretchOf(whole, FILLER.exec(whole.text)?.[0].length ?? 0, whole.text.length);
  const undertaken = undertakenBy(source, speaker);
  if (undertaken) return undertaken;
  const who = personAt(source);
  if (who === undefined) return undefined;
  const from = (CALL.exec(source.text)?.[0].length ?? 0) + who.length;
  const behind = source.text.slice(from);
  if (/^\s*[:：(（]/u.test(behind)) return undefined;
  const charge = CHARGES.get(source.language)?.exec(behind)?.[0] ?? '';
  const isCalled = CALL.test(source.text);
  const request = REQUESTED.exec(behind);
  const isAsked = isCalled || charge.trim() !== '' || request !== null;
  const task = behind.slice(charge.length);
  if (!isAsked && (OPINION.test(task.trim()) || /[?？]$/u.test(task.trim()))) return undefined;
  if (speaker === undefined && charge.trim() === '' && PAST.test(task.trim())) return undefined;
  if (IS_OVER.test(task.replace(/[?？]$/u, ''))) return undefined;
  const body = stretchOf(source, from + charge.length, from + charge.length + task.length);
  const action = withDay(body, who, request?.[0]);
  if (!action) return undefined;
  return isAsked || isSure || action.when ? action : undefined;
}

/** What the speaker takes on; of who writes a letter only what is to be done by a day: `I will be away on Friday` is no task. */
function undertakenBy(source: SourceText, speaker: string | undefined): Action | undefined {
  const { writer, text } = source;
  if ((speaker === undefined && writer === undefined) || /[?？]$/u.test(text)) return undefined;
  const front = UNDERTAKEN.exec(text)?.[0];
  const isBehind = UNDERTAKEN_BEHIND.test(text);
  const promised = speaker === undefined ? PROMISED.exec(text)?.[0] : undefined;
  if (front === undefined && !isBehind && promised === undefined) return undefined;
  const body = stretchOf(source, (front ?? promised ?? '').length, text.length);
  if (STATE.test(body.text)) return undefined;
  if (speaker !== undefined) return withDay(body, speaker, undefined);
  if (writer === undefined || IS_OVER.test(text)) return undefined;
  const action = withDay(body, writer.name, undefined);
  if (!action?.when || !isDeadline(action.when.text)) return undefined;
  return { ...action, who: { ...told(source, writer.name), origins: [writer.origin] } };
}

/** `book the hall for`: what a date belongs to. */
const OPEN = /\s(?:for|on|at|in|of|to|le|la|du|de|des|pour|à|au)$/iu;

/** `I can, from 9`: when alone is nothing to do. */
const ONLY_WHEN = /^(?:from|at|by|until|till|on|around|dès|à|de|vers)\s\d[\d:.h]*(?:\s?[ap]m)?$/iu;

/** What is to be done, and when where one day is said. */
function withDay(body: SourceText, who: string, request: string | undefined): Action | undefined {
  const open = request && body.text.endsWith(request) ? body.text.slice(0, -request.length) : body.text;
  const what = trimmedPhrase(open.replace(/[\s.。!！?？]+$/u, ''));
  if (visualLength(what) < SHORTEST || ONLY_WHEN.test(what) || !/\p{L}{2}|[\p{sc=Han}\p{sc=Katakana}]/u.test(what))
    return undefined;
  const days = body.dates.filter((own) => own.grain !== 'time');
  if (days.some(comesAgain)) return undefined;
  const [day] = days;
  const span = day && days.length === 1 ? withDeadlineWords(body.text, day) : undefined;
  const when = span && body.text.slice(span.start, span.end);
  const bare = when !== undefined && what.endsWith(when) ? trimmedPhrase(what.slice(0, -when.length)) : what;
  return {
    what: told(body, /\p{L}/u.test(bare) && !OPEN.test(bare) ? bare : what),
    who: told(body, who),
    ...(when ? { when: told(body, when) } : {}),
  };
}
