import type { Statement } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { readingLoad, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { changesOf } from './changes.ts';
import { isInstruction } from './instructions.ts';
import { type Lead, leadOf } from './leads.ts';
import { PURPOSE, STEPS } from './list-heads.ts';
import { orderedSentence } from './ordered-sentence.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

const ORDINAL = new RegExp(`^(?:${anyOf('ordinals')})(?![\\p{Script=Latin}])[,，、]?\\s*`, 'iu');
/** `When it beeps, rinse …`: what is to be done stands behind the clause that says when. */
const WHEN_CLAUSE = new RegExp(`^(?:${anyOf('moments')})[^,，、]{2,60}[,，、]\\s*(?=\\p{L})`, 'iu');
/** `Meanwhile fry …`, `Le lendemain, verser …`. */
const INTERLUDE = new RegExp(`^(?:${anyOf('interludes')})[\\s,，、]*(?=\\p{L})`, 'iu');
/** A sentence that tells what one does, as each language says it in a recipe: `On fonce le moule`, `領収書を貼ります`. */
const DONE = new RegExp(`(?:${anyOf('proceedings')})`, 'iu');
/** Longest sentence that is a step, as reading load. */
const LONGEST = 230;
/** Fewest sentences that are steps, where words count some of them and where none does. */
const FEWEST = { counted: 3, uncounted: 4 } as const;
/** Share of the sentences that must tell what is to be done; those between them are what happens meanwhile. */
const MOST = 0.7;

/** Between two things that are done one after the other. */
const THEN = /[,，;；、]\s*(?:(?:puis|et|ensuite|enfin|then|and|finally)\s)*|\s(?:puis|and then|et enfin)\s/giu;
/** Says that what stands around it is done in this order. */
const IN_ORDER = new RegExp(`(?:^|[\\s,，;；、])(?:${anyOf('ordinals')}|再)(?!\\p{Script=Latin})`, 'iu');
/** In front of a clause: it is done after the one before. */
const FOLLOWING = `(?:${anyOf('followings')})(?!\\p{Script=Latin})`;
const FOLLOWS = new RegExp(`^${FOLLOWING}`, 'iu');
/** Where a clause begins that is done after the one before, or counts itself. */
const NEXT_CLAUSE = new RegExp(
  `(?:\\s*[，,；;、。]\\s*(?:and\\s|et\\s)?|\\s(?:and|et)\\s)(?=(?:${anyOf('ordinals')}|${anyOf('followings')})(?!\\p{Script=Latin}))`,
  'giu',
);
const LAST_CLAUSE = new RegExp(
  `\\s*[，,；;]\\s*(?:and\\s|et\\s)?(?=(?:${anyOf('lasts')})(?!\\p{Script=Latin}))`,
  'giu',
);
const OPENS = new RegExp(`^(?:${anyOf('ordinals')}|${anyOf('openings')})(?!\\p{Script=Latin})`, 'iu');
/** Somebody does it, or it is done: what clauses tell is no instruction. */
const TOLD = new RegExp(`${anyOf('tellers')}`, 'iu');
/** Shortest clause that is a step of its own, in comparable units. */
const SHORTEST = 7;
/** The same of wide scripts, between words that say in which order: `再交费`. */
const SHORTEST_WIDE = 6;

/** Sentences that are steps, with those before and behind them. */
export interface ToldSteps {
  readonly before: readonly SourceText[];
  readonly steps: readonly SourceText[];
  readonly rest: readonly SourceText[];
  /** The words in front of the only sentence that tells them. */
  readonly head?: Statement;
}

/** What sentences tell to do one after the other; nothing where they do not. */
export function toldSteps(sentences: readonly SourceText[]): ToldSteps | undefined {
  if (sentences.length <= MOST_AROUND) {
    for (const [at, own] of sentences.entries()) {
      const alone = stepsOfOne(own);
      if (alone) return { before: sentences.slice(0, at), ...alone, rest: sentences.slice(at + 1) };
    }
  }
  const run = countedSteps(sentences) ?? runOfSteps(sentences) ?? orderedClauses(sentences);
  if (!run) return stepsInOrder(sentences);
  return {
    before: sentences.slice(0, run.from),
    steps: onOnePage(sentences.slice(run.from, run.to)),
    rest: sentences.slice(run.to),
  };
}

/** One sentence of several clauses in order, with the question in front that it answers: `看房怎么约？先…，再…`. */
function stepsInOrder(sentences: readonly SourceText[]): ToldSteps | undefined {
  for (const [at, own] of sentences.entries()) {
    const question = sentences[at - 1];
    const asked = question && /[?？]$/u.test(question.text) && STEPS.test(question.text) ? question : undefined;
    const found = orderedSentence(own, asked !== undefined);
    if (!found) continue;
    const head = asked ? told(asked, asked.text) : found.lead === '' ? undefined : told(own, found.lead);
    return {
      before: sentences.slice(0, asked ? at - 1 : at),
      steps: found.clauses,
      rest: sentences.slice(at + 1),
      ...(head && { head }),
    };
  }
  return undefined;
}

/** Most steps that one page shows: sentences are cut into their clauses as long as these are no more. */
const MOST_STEPS = 7;

function onOnePage(sentences: readonly SourceText[]): SourceText[] {
  const clauses = sentences.flatMap(clausesInOrder);
  return clauses.length <= MOST_STEPS ? clauses : sentences.flatMap(clausesToDo);
}

/**
 * The steps that one sentence tells by itself, with the name in front of them: `How to update: back up first, then …`,
 * `报名：先…，再…`, `First …, then …, and finally …`.
 */
export function stepsOfOne(own: SourceText): Pick<ToldSteps, 'steps' | 'head'> | undefined {
  const lead = leadOf(own) ?? procedureIn(own);
  const isLed = lead !== undefined && lead.mark !== 'arrow' && (lead.mark === 'colon' || STEPS.test(lead.lead));
  if (!isLed) {
    const steps = followingClauses(own);
    return steps.length >= FEWEST.counted ? { steps } : stepsOfCase(own);
  }
  if (REASONS.test(lead.lead)) return undefined;
  const body = stretchOf(own, own.text.length - lead.rest.length, own.text.length);
  const isProcedure = STEPS.test(lead.lead) || PURPOSE.test(lead.lead) || goesOnInOrder(body);
  const steps = isProcedure ? clausesUnder(body) : followingClauses(body);
  return steps.length >= FEWEST.counted ? { steps, head: told(own, lead.lead) } : undefined;
}

/** `申し込み方法は、…`, `To register, …`: what a sentence says in front of a procedure that it tells. */
function procedureIn({ text, language }: SourceText): Lead | undefined {
  const [, lead = '', rest = ''] = (language === 'ja-JP' ? TOPIC : AIM).exec(text) ?? [];
  return STEPS.test(lead) || PURPOSE.test(lead) ? { lead, rest, mark: 'colon' } : undefined;
}

const TOPIC = /^([^、。はがを]{2,20})は、?(.+)$/su;
const AIM = new RegExp(`^((?:${anyOf('aims')})(?:\\s[^\\s,;:]+){0,5})\\s?,\\s(.+)$`, 'isu');

/** The clauses of what is known to be a procedure: those that say that they follow, else those that say what is to be done. */
function clausesUnder(body: SourceText): SourceText[] {
  const following = followingClauses(body);
  return following.length >= FEWEST.counted ? following : clausesLedTo(body);
}

const REASONS = new RegExp(`(?:${anyOf('reasons')})$`, 'iu');

/** `If you smell gas, first turn off the meter, then open …`, `火災を見つけたら、まず…`: what is done, under when it is done. */
function stepsOfCase(own: SourceText): Pick<ToldSteps, 'steps' | 'head'> | undefined {
  const front = CASE.exec(own.text)?.[0] ?? '';
  if (front === '' || /[?？“”"「」]/u.test(own.text) || TOLD.test(own.text.slice(front.length))) return undefined;
  const body = stretchOf(own, front.length, own.text.length);
  const isOpened = OPENS.test(body.text) || tellsToDo(body);
  if (!isOpened || !IN_ORDER.test(body.words)) return undefined;
  const steps = clausesUnder(body);
  return steps.length >= FEWEST.counted ? { steps, head: told(own, trimmedPhrase(front)) } : undefined;
}

/** `d'abord envoyer un CV, réponse sous dix jours, puis un entretien`: the words that lead on stand before some clauses alone. */
function goesOnInOrder(body: SourceText): boolean {
  return (
    OPENS.test(body.text) &&
    !TOLD.test(body.text) &&
    cutAt(body, NEXT_CLAUSE).some(({ text }, index) => index > 0 && FOLLOWS.test(text))
  );
}

/** Most sentences of a text in which one alone tells all steps. */
const MOST_AROUND = 4;

/** `首先…；然后…；最后…`, `First …, then …, and finally …`: the clauses of one sentence that follow one another in time. */
function followingClauses(source: SourceText): SourceText[] {
  if (PASSIVE.test(source.text)) return passiveClauses(source);
  if (!OPENS.test(source.text) || !isBalanced(source.text) || changesOf(source).length > 0) return [];
  if (/[?？“”"「」]/u.test(source.text) || TOLD.test(source.text) || IS_SAID.test(source.text)) return [];
  const clauses = cutAt(source, NEXT_CLAUSE);
  const telling = clauses.filter(tellsToDo).length;
  const isWide = isWideText(source);
  // In Chinese and Japanese words that follow in time are enough; `firstly` and `最后` may count what is thought.
  const following = clauses.slice(1, -1).filter(({ text }) => FOLLOWS.test(text));
  const isClosed = ENDS_IN_ORDER.test(clauses.at(-1)?.text ?? '') && following.length === clauses.length - 2;
  const areSteps =
    !haveHappened(clauses) &&
    (telling >= clauses.length * MOST ||
      (isWide ? following.length > 0 : isClosed && following.length >= BETWEEN_ENDS));
  const shortest = isWide ? SHORTEST_WIDE : SHORTEST;
  return areSteps && clauses.every((own) => visualLength(own.text) >= shortest && isStep(own)) ? clauses : [];
}

/** `The order is first checked, then packed, and finally shipped`: what is done to something, where every clause says that it follows. */
function passiveClauses(source: SourceText): SourceText[] {
  if (/[?？“”"]/u.test(source.text) || TOLD.test(source.text)) return [];
  const clauses = cutAt(source, NEXT_CLAUSE);
  return clauses.slice(1).every(({ text }) => FOLLOWS.test(text)) && clauses.every(isStep) ? clauses : [];
}

const PASSIVE = new RegExp(`^[^,;:.]{3,60}\\s(?:${anyOf('passiveOpenings')})`, 'iu');

/** Fewest clauses between `First` and `finally` that say that they come next: one alone may count what is thought. */
const BETWEEN_ENDS = 2;
/** `prices rose`, `les prix ont monté`: what happened is no procedure. */
const PAST = new RegExp(anyOf('happenings'), 'iu');
/** Share of clauses that say what happened above which all do; in wide scripts the same sign may say when something is done. */
const LEAST_PAST = 0.5;

/** `首先水管漏了，接着物业关了总闸，最后…`: what happened is told in its order too. */
function haveHappened(clauses: readonly SourceText[]): boolean {
  const past = clauses.filter((own) => PAST.test(own.text) && (isWideText(own) || !tellsToDo(own)));
  if (!clauses.every(isWideText)) return past.length > 0;
  return past.length > clauses.length * LEAST_PAST || (past.length > 0 && past.at(-1) === clauses.at(-1));
}

const ENDS_IN_ORDER = new RegExp(`^(?:${anyOf('lasts')})(?!\\p{Script=Latin})`, 'iu');

/** @param from where the first cut may be: the clause that says when something is to be done belongs to the next one */
function cutAt(source: SourceText, mark: RegExp, from = 0): SourceText[] {
  const cuts = [...source.words.matchAll(mark)].filter(({ index }) => index >= from);
  return [...cuts, undefined].map((cut, index) => {
    const before = cuts[index - 1];
    return stretchOf(source, before ? before.index + before[0].length : 0, cut?.index ?? source.text.length);
  });
}

/** Most sentences between what is to be done and what is to be done at a time behind it. */
const MOST_BETWEEN = 2;

function isTimed(own: SourceText): boolean {
  return own.dates[0]?.start === 0 && own.quantities.length === 0;
}

const FOLLOWING_FIRST = new RegExp(`^(?:${FOLLOWING}|(?:after|before|only then|once|ensuite|après)\\s)`, 'iu');
/** `輪にします。`: under words that announce a procedure the plain present tells what one does. */
const IS_DONE = new RegExp(`(?:${anyOf('present')})[。]?$`, 'u');
/** Fewest sentences that say or count what is done where words over them announce it, and share of the sentences. */
const ANNOUNCED = { fewest: 2, most: 0.5 } as const;

/**
 * Sentences under a heading that announces a procedure, from the first that says or counts what is to be done to the
 * last; each clause that says that it comes next is a step.
 */
export function announcedSteps(sentences: readonly SourceText[]): ToldSteps | undefined {
  const asks = sentences.map(
    (own) => isStep(own) && (IN_ORDER.test(own.words) || opensSteps(own) || tellsToDo(own) || IS_DONE.test(own.text)),
  );
  const first = asks.indexOf(true);
  // What is done after something stands behind that.
  let from = first === 1 && FOLLOWING_FIRST.test(sentences[1]?.text ?? '') ? 0 : first;
  const before = sentences[from - 1];
  if (before && isTimed(before) && isStep(before)) from -= 1;
  let to = asks.lastIndexOf(true) + 1;
  // `当日は身分証を持って窓口へ`: what is at a time behind the others is of the procedure too.
  while (to > 0 && sentences.slice(to, to + MOST_BETWEEN).some(isTimed)) to += 1;
  const asked = asks.filter(Boolean).length;
  const own = sentences.slice(from, to);
  const steps = own.flatMap(announcedClauses);
  // One sentence may tell it all.
  const isWhole = to - from === 1 && steps.length >= FEWEST.counted;
  const isDense = isWhole || (asked >= ANNOUNCED.fewest && asked >= (to - from) * ANNOUNCED.most);
  if (from < 0 || !isDense || !own.every(isStep) || !areToDo(own)) return undefined;
  return steps.length >= FEWEST.counted
    ? { before: sentences.slice(0, from), steps, rest: sentences.slice(to) }
    : undefined;
}

/** Under words that announce a procedure: what semicolons divide, else the clauses of a sentence that goes on in order. */
function announcedClauses(source: SourceText): SourceText[] {
  if (!IN_ORDER.test(source.words) || !isWideText(source)) return clausesInOrder(source);
  const parts = partsOf(source);
  if (parts.length > 0) return parts;
  const inOrder = clausesInOrder(source);
  const led = inOrder.length < FEWEST.counted ? clausesLedTo(source) : [];
  return led.length > 0 ? led : inOrder;
}

/** What semicolons divide, where they divide enough. */
function partsOf(source: SourceText): SourceText[] {
  const parts = cutAt(source, /\s*[；;]\s*/gu);
  return parts.length >= FEWEST.counted && parts.every(({ text }) => visualLength(text) >= SHORTEST_WIDE) ? parts : [];
}

/** The clauses of a sentence that say that they come next. */
function clausesInOrder(source: SourceText): SourceText[] {
  const told = clausesToDo(source);
  if (told.length > 1 || !isBalanced(source.text)) return told;
  const clauses = cutAt(source, NEXT_CLAUSE, CASE.exec(source.text)?.[0].length);
  const shortest = isWideText(source) ? SHORTEST : SHORTEST_LATIN;
  return clauses.every(({ text }) => visualLength(text) >= shortest) ? clauses : [source];
}

/** The same in Latin letters between words that only say that it comes next: `puis 180`. */
const SHORTEST_LATIN = 12;

/** `Whisk the eggs, add the milk, then pour …`: one sentence whose clauses say in order what is to be done. */
function orderedClauses(sentences: readonly SourceText[]): { from: number; to: number } | undefined {
  const from = sentences.findIndex(
    (own) => isStep(own) && IN_ORDER.test(own.text) && clausesToDo(own).length >= FEWEST.counted,
  );
  return from < 0 ? undefined : { from, to: from + 1 };
}

/**
 * `back up your log first, then update, and finally open it`: the clauses of the one sentence that a name leads to which
 * announces a procedure. Words that count them, or most of them saying what is to be done, make them steps.
 */
function clausesLedTo(source: SourceText): SourceText[] {
  if (
    readingLoad(source.text) > MOST_LED * LONGEST ||
    !isBalanced(source.text) ||
    /[。！!]\S|[.!?]\s\p{Lu}/u.test(source.text)
  )
    return [];
  const clauses = withLastTwo(cutAt(source, THEN).filter(({ text }) => text !== ''));
  const isGoingOn = tellsToDo(clauses.at(-1));
  const telling = clauses.filter((own) => tellsToDo(own) || (isGoingOn && GOES_ON.test(own.text))).length;
  const isOrdered = IN_ORDER.test(source.words) && (telling > 0 || isWideText(source));
  const areSteps = isOrdered || telling >= clauses.length * LEAST_LED;
  const areWhole = clauses.every(
    (own) => visualLength(own.text) >= SHORTEST_LED && isBalanced(own.text) && isStep(own),
  );
  return clauses.length >= FEWEST.counted && areSteps && areWhole && !haveHappened(clauses) ? clauses : [];
}

/** `attach a copy and send it`: the last clause holds two, where what stands behind the word between them is to be done too. */
function withLastTwo(clauses: readonly SourceText[]): SourceText[] {
  const last = clauses.at(-1);
  const and = last && /\s(?:and|et)\s(?!.*\s(?:and|et)\s)/u.exec(last.text);
  if (!and) return [...clauses];
  const [own, next] = [
    stretchOf(last, 0, and.index),
    stretchOf(last, and.index + and[0].length, last.text.length),
  ] as const;
  const areTwo = [own, next].every(
    (one) => visualLength(one.text) >= SHORTEST && tellsToDo({ ...one, text: one.text.replace(ELIDED, '') }),
  );
  return areTwo ? [...clauses.slice(0, -1), own, next] : [...clauses];
}

/** `l'envoyer au secrétariat`: what is done stands in front of the verb. */
const ELIDED = /^l[’']/iu;

/** `電源を入れ、ふたを開け、水を注ぐ`: only the last verb says that something is to be done. */
const GOES_ON = new RegExp(`(?:${anyOf('continuing')})$`, 'u');

/** Share of the clauses behind the name of a procedure that say what is to be done, and the shortest, in comparable units. */
const LEAST_LED = 0.6;
const SHORTEST_LED = 3;
/** Longest of all of them, in steps of the greatest length. */
const MOST_LED = 3;

/** Where words need no spaces between them, what follows in time tells enough. */
function isWideText({ language }: SourceText): boolean {
  return language !== 'en-US' && language !== 'fr-FR';
}

/** The clauses of a sentence where each says what is to be done, else the sentence. */
function clausesToDo(source: SourceText): SourceText[] {
  const clauses: SourceText[] = [];
  let start = 0;
  for (const match of source.words.matchAll(THEN)) {
    if (!isBalanced(source.text.slice(start, match.index))) continue;
    clauses.push(stretchOf(source, start, match.index));
    start = match.index + match[0].length;
  }
  clauses.push(stretchOf(source, start, source.text.length));
  const isGoingOn = tellsToDo(clauses.at(-1));
  const areSteps = clauses.every(
    (own) => visualLength(own.text) >= SHORTEST && (tellsToDo(own) || (isGoingOn && GOES_ON.test(own.text))),
  );
  if (areSteps) return clauses;
  // `Then type the code, and finally try it`: a sentence that counts itself counts its clauses too.
  const counted = ORDINAL.test(source.text) && !TOLD.test(source.text) ? cutAt(source, LAST_CLAUSE) : [source];
  return counted.every(({ text }) => visualLength(text) >= SHORTEST) ? counted : [source];
}

/** `先让主管提单。…`: in Chinese and Japanese the word that opens is enough where nobody tells what was done. */
function opensSteps(own: SourceText): boolean {
  return OPENS.test(own.text) && ((isWideText(own) && !TOLD.test(own.text)) || tellsToDo(own));
}

/** `First … Then … Finally …`: sentences that count themselves, with those between them and what is done behind them. */
function countedSteps(sentences: readonly SourceText[]): { from: number; to: number } | undefined {
  const counted = sentences.flatMap((own, index) => (countsItself(own) || opensSteps(own) ? [index] : []));
  const [from = 0] = counted;
  const last = counted.at(-1) ?? 0;
  const isDense = counted.length >= 2 && counted.length >= (last + 1 - from) * 0.4;
  if (!isDense) return undefined;
  let to = last + 1;
  while (to < sentences.length && (tellsToDo(sentences[to]) || tellsToDo(sentences[to + 1]))) to += 1;
  // What is to be done before anything counts begins the steps too.
  let first = from;
  while (first > 0 && tellsToDo(sentences[first - 1])) first -= 1;
  const steps = sentences.slice(first, to);
  const all = steps.length < FEWEST.counted ? steps.flatMap(clausesInOrder) : steps;
  return all.length >= FEWEST.counted && steps.every(isStep) && areToDo(steps) ? { from: first, to } : undefined;
}

/** `First …`, also behind the clause that says when it is to be done: `盗まれたときは、まず…`, `If it jams, first …`. */
function countsItself({ text }: SourceText): boolean {
  return ORDINAL.test(text) || ORDINAL.test(text.replace(CASE, ''));
}

const CASE = new RegExp(
  `^(?:[^、，,。]{2,30}(?:とき(?:に)?は?|場合(?:に)?は|たら|[时時]|[后後]|的[话話])[、，,]|(?:${anyOf('leanings')})(?!\\p{Script=Latin})[^,，、]{2,60}[,，、])\\s*`,
  'iu',
);

/** `首先是库存不准`: what comes first is said to be something. */
const IS_SAID = new RegExp(`^(?:${anyOf('ordinals')})(?:就?是|在于|在於|要[说說])`, 'iu');

/** Whether sentences that are counted say what is to be done: what somebody thinks or did is counted too. */
function areToDo(steps: readonly SourceText[]): boolean {
  const isWide = steps.every(isWideText);
  const isTold = steps.some((own) => IS_SAID.test(own.text) || (TOLD.test(own.text) && !tellsToDo(own)));
  return !isTold && !(isWide && haveHappened(steps)) && (isWide || steps.some(tellsToDo));
}

/** Sentences in a row of which nearly each tells what is to be done. */
function runOfSteps(sentences: readonly SourceText[]): { from: number; to: number } | undefined {
  const asking = sentences.map((own) => isStep(own) && tellsToDo(own));
  const from = asking.indexOf(true);
  if (from < 0) return undefined;
  let to = from + 1;
  for (let index = to; index < sentences.length; index += 1) {
    if (asking[index]) to = index + 1;
    else if (!asking[index + 1] || !isBetween(sentences[index] as SourceText)) break;
  }
  const told = asking.slice(from, to).filter(Boolean).length;
  return told >= FEWEST.uncounted && told >= (to - from) * MOST ? { from, to } : undefined;
}

/** Whether a sentence between steps may be what happens meanwhile: what was done in another year is none of it. */
function isBetween(source: SourceText): boolean {
  return isStep(source) && !(isWideText(source) && PAST.test(source.text));
}

/** `つまり、…`: what the sentence before comes to is nothing that is done behind it. */
const EXPLAINS = new RegExp(`^(?:${anyOf('comesTo')})\\s?[,，、]`, 'iu');

function isStep(source: SourceText): boolean {
  // `most of them comics 67%, then novels 24%`: shares come one after the other, too.
  const shares = source.quantities.filter(({ text }) => /[%％]/u.test(text)).length;
  const isPlain = shares < 2 && !/[?？]$/u.test(source.text) && !EXPLAINS.test(source.text);
  return isPlain && readingLoad(source.text) <= LONGEST && changesOf(source).length === 0;
}

/** Whether a sentence says what is to be done: by its first word, or as its language tells how one goes about it. */
export function tellsToDo(source: SourceText | undefined): boolean {
  if (!source) return false;
  const text = source.text.replace(ORDINAL, '');
  const behind = text.replace(INTERLUDE, '').replace(WHEN_CLAUSE, '');
  return [text, behind].some((own) => isInstruction({ ...source, text: own })) || DONE.test(behind);
}
