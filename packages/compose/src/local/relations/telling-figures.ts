import { readingLoad, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { type Quantity, tellingOf } from '../spans/quantities.ts';
import { MOVED_BEHIND, MOVED_BY } from './changes.ts';
import { isMovedBehind, isSignedBeside } from './moved-asides.ts';
import { type Figured, isAsked, isDenied, isSupposed, saysNothing, VERSIONED } from './no-figures.ts';
import type { SourceText } from './source-text.ts';

/** A figure that tells less is not shown large. */
const LEAST_TELLING = 1.7;

/** What is counted in languages whose words stand apart: `128 people`, no word that only leads on, nor one that says how something is done: `The 11 still stops`. */
export const COUNTED =
  /^\s(?!(?:and|or|but|the|of|in|on|at|to|by|for|from|per|with|than|more|less|which|that|are|was|were|has|have|cannot|can|could|will|would|must|may|might|should|does|did|et|ou|de|du|des|dans|sur|par|pour|qui|que|sont|ont|plus|moins|est|en|still|always|never|also|just|already|often|usually|now|then|again|only|encore|toujours|aussi|déjà|souvent|jamais)\b)\p{Ll}{3,}/u;
/** How much a count of two figures tells, with the things that it counts. */
const TELLING_COUNT = 1.8;
/** In front of what something has come to: `grew 18% to 47`. */
export const RESULT = new RegExp(
  `(?:\\b(?:to|at)\\s|\\sà\\s|(?:到了?|至|为|為|达到?|達到?)\\s?|${anyOf('now')}[\\s:：]?)$`,
  'iu',
);
/** A result tells more than the difference in front of it. */
const RESULT_BONUS = 2;

function tellingIn(source: Figured, quantity: Quantity, index: number): number {
  if (saysNothing(source, quantity, index)) return 0;
  const { text } = source;
  const isCount =
    quantity.kind === 'bare' &&
    /^\d{2,}$|\d\D\d{3}$|^\d[.,]\d{1,2}$/u.test(quantity.text) &&
    COUNTED.test(text.slice(quantity.end)) &&
    !(/^\d[.,]\d{1,2}$/u.test(quantity.text) && VERSIONED.test(text.slice(0, quantity.start)));
  const own = isCount ? Math.max(TELLING_COUNT, tellingOf(quantity)) : tellingOf(quantity);
  const before = source.quantities[index - 1];
  const isReference = before !== undefined && before.unit !== '' && quantity.unit.endsWith(before.unit);
  const isBound = SIGNED_BOUND.test(quantity.text) && !isReference ? BOUND_BONUS : 0;
  const isResult = index > 0 && /\d{2}|\D/u.test(quantity.text) && RESULT.test(text.slice(0, quantity.start));
  return own + isBound + (isResult ? RESULT_BONUS : 0);
}

/** `上线3个月后冲突≤3次`: what a sign sets a bound to is what the clause is about; `82 mL/min ≥60 mL/min` only says what is usual. */
const SIGNED_BOUND = /^[≤≥]/u;
const BOUND_BONUS = 4;

/** `“…至少有19辆。”——刘阿姨`: what somebody said in so many words stays whole, whatever figures it holds. */
const SAID_BY =
  /^[“"「『«].*[”"」』»](?:(?:\s?(?:[—–]{1,2}|--)\s?|\s-\s)\S|\s?[(（][^()（）]*\p{L}[^()（）]*[)）][.。]?$)/su;

/** `“So half of the ground floor has no shelves.”`: nor is a whole sentence between quotation marks cut up. */
const ALL_SAID = /^[“"「『«][^“”"「」『』«»]*[.。!！?？][”"」』»]$/su;

function tellsNone(text: string): boolean {
  return isAsked(text) || SAID_BY.test(text) || ALL_SAID.test(text);
}

/** Whether a text has a figure that may be shown large. */
export function hasTellingFigure(source: Figured): boolean {
  if (tellsNone(source.text)) return false;
  return source.quantities.some((quantity, index) => tellingIn(source, quantity, index) >= LEAST_TELLING);
}

/** Least that a figure tells to be what something moved to where no word says that it is. */
const LEAST_MOVED = 1.5;
/** Most between what something came to and how much it moved, in comparable units. */
const BESIDE = 16;
/** In front of what something came to, however little the figure tells: `grew to 400`, `the list is 400`. */
const COME_TO = new RegExp(
  `(?:${anyOf('risenTo')}|${anyOf('fallenTo')}|(?:^|\\s|(?<=\\p{sc=Han}|[はがも]))${anyOf('copulas')})\\s?$`,
  'iu',
);
/** In front of a difference. */
const DIFFERENCE = new RegExp(`(?:${anyOf('differencesBefore')})$`, 'iu');
/** Between what something came to and how much it moved: `, up`, `に増え、`. */
const MARKED = /[,，、;；(（–—]/u;
/** `12%増の400人`, `18億円増加し、713億円`: what it came to stands right behind how much it moved. */
const MOVED_THEN_LEVEL = new RegExp(`^(?:${anyOf('movements')})(?:の|し(?:て)?、)(?:約)?$`, 'iu');

/** `12% more than in 2022`, `比2022年多12%`: by how much it differs from another. */
const COMPARED = {
  before: /[比较較][^，,。；]{1,12}[多少高低]了?$/u,
  behind:
    /^(?:\s(?:(?:more|less|fewer|higher|lower)\sthan|de\s(?:plus|moins)\sque)\s|(?:ほど)?(?:多|少な|高|低|大き|小さ)(?:い|く|かった))/iu,
} as const;

/** Earlier figures of a clause are what it is about; of `$4.2m, up 11%` the first one is, not how much it moved. */
export function tellingFigure(source: Figured): Quantity | undefined {
  if (tellsNone(source.text)) return undefined;
  const all = source.quantities.map((quantity, index) => ({
    quantity,
    telling: tellingIn(source, quantity, index),
    index,
  }));
  const best = all
    .filter(({ telling }) => telling >= LEAST_TELLING)
    .toSorted((a, b) => b.telling - b.index * 0.25 - (a.telling - a.index * 0.25))[0]?.quantity;
  if (!best) return undefined;
  // `粉丝数 18,420（+2,310，环比 +14.3%）`: in its bracket stands how much a level moved.
  const level = source.quantities.find((own) => own.end < best.start && isMovedBehind(source, own));
  if (level && isLevel(level)) return level;
  const at = all.findIndex(({ quantity }) => quantity === best);
  const next = all[at + 1]?.quantity;
  if (next && isLevel(next) && MOVED_THEN_LEVEL.test(source.text.slice(best.end, next.start))) return next;
  if (best.kind !== 'percent') return best;
  const [left, right] = [source.text.slice(0, best.start), source.text.slice(best.end)];
  const before = all[at - 1];
  const isMoved =
    MOVED_BY.test(left) || MOVED_BEHIND.test(right) || COMPARED.before.test(left) || COMPARED.behind.test(right);
  if (!before || !(isMoved || isSignedBeside(before.quantity, best))) return best;
  return isLevelBeside(source, before.quantity, best, before.telling) ? before.quantity : best;
}

/** `12.6万`, `126k`: how many there are, told in steps. */
const STEPS_ALONE = /^[千万萬亿億kKM]$/u;

function isLevel({ kind, text, unit, isRange }: Quantity): boolean {
  if (isRange) return false;
  return kind === 'money' || kind === 'count' || STEPS_ALONE.test(unit) || (kind === 'bare' && /\d\D?\d/u.test(text));
}

/** Whether the figure in front of how much something moved is what it came to. */
function isLevelBeside({ text }: Figured, level: Quantity, moved: Quantity, telling: number): boolean {
  const between = text.slice(level.end, moved.start);
  if (visualLength(between) > BESIDE || !isLevel(level)) return false;
  const before = text.slice(0, level.start);
  const isSaidAsMoved =
    MARKED.test(between) && (COME_TO.test(before) || isSignedBeside(level, moved)) && !DIFFERENCE.test(before);
  return telling >= LEAST_MOVED || isSaidAsMoved;
}

/** Longest clause in which any number is its figure, as reading load. */
const TERSE = 48;
/** Most words in front of such a number, and where a colon or a verb leads to it. */
const MOST_WORDS = { plain: 3, led: 8 } as const;
const LED_TO = new RegExp(`(?:[:：]|\\s(?:${anyOf('copulas')}))$`, 'iu');

/** `Backlog now 342`: a few words with a number at their end. */
export function terseFigure(source: SourceText): Quantity | undefined {
  const { text, quantities } = source;
  const [only] = quantities;
  if (
    !only ||
    isDenied({ text }, only) ||
    isSupposed(source, only) ||
    // `cadastral plot AB 317`: letters of a code stand in front of its number.
    /(?:^|\s)\p{Lu}{1,3}\s$/u.test(text.slice(0, only.start)) ||
    quantities.length > 1 ||
    readingLoad(text) > TERSE ||
    !/\d{2}/u.test(only.text)
  )
    return undefined;
  const isAtEnd = !/\p{L}/u.test(text.slice(only.end));
  const before = text.slice(0, only.start).trim();
  const most = LED_TO.test(before) ? MOST_WORDS.led : MOST_WORDS.plain;
  const isFew = before.split(/\s+/u).length <= most && readingLoad(before) <= TERSE / 1.5;
  return isAtEnd && /\p{L}{2}/u.test(before) && isFew ? only : undefined;
}

/** `进店人数4230，比上周少了…`: a name in a wide script with its number right behind it, and then what is said of both. */
export function namedFigure({ words, quantities }: SourceText): Quantity | undefined {
  const [first, ...others] = quantities;
  const name = NAMED.exec(words)?.[1];
  if (others.some(({ kind }) => kind === 'bare')) return undefined;
  return first?.kind === 'bare' && first.start === name?.length && /\d{2}/u.test(first.text) ? first : undefined;
}

/** What ends in `号码` or `日期` tells which or when, and not how many: `房间号码302，钥匙在前台`. */
const NAMED = /^((?!第)\p{sc=Han}{2,8}(?<![号號码碼期间間时時年于於房室]))\uE000+[，,、]/u;
