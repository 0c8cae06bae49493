import type { Stat, Statement } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { readingLoad, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { type Quantity, tellingOf } from '../spans/quantities.ts';
import { MOVED_BEHIND, MOVED_BY, withoutJoint } from './changes.ts';
import { conditionsIn } from './conditional-clauses.ts';
import { isOfName } from './name-numbers.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/** A figure that tells less is not shown large. */
const LEAST_TELLING = 1.7;

/** What is counted in languages whose words stand apart: `128 people`, no word that only leads on, nor one that says how something is done: `The 11 still stops`. */
export const COUNTED =
  /^\s(?!(?:and|or|but|the|of|in|on|at|to|by|for|from|per|with|than|more|less|which|that|are|was|were|has|have|cannot|can|could|will|would|must|may|might|should|does|did|et|ou|de|du|des|dans|sur|par|pour|qui|que|sont|ont|plus|moins|est|en|still|always|never|also|just|already|often|usually|now|then|again|only|encore|toujours|aussi|déjà|souvent|jamais)\b)\p{Ll}{3,}/u;
/** How much a count of two figures tells, with the things that it counts. */
const TELLING_COUNT = 1.8;
/** In front of what something has come to: `grew 18% to 47`. */
const RESULT = new RegExp(
  `(?:\\b(?:to|at)\\s|\\sà\\s|(?:到了?|至|为|為|达到?|達到?)\\s?|${anyOf('now')}[\\s:：]?)$`,
  'iu',
);
/** A result tells more than the difference in front of it. */
const RESULT_BONUS = 2;

/** How old somebody is says who speaks, not what is reported; `0—6月龄`: in months. */
const AGE_BEHIND = /^(?:月[龄齡]|代(?![表替理码碼]))/u;
const AGE = /(?:岁|歲|歳)(?:以[上下])?$/u;
/** In front of years that are an age: `moins de 15 ans`, `under 18`. */
const AGED =
  /(?:\baged?|\bthe (?:under|over)|\b(?:le|de)s (?:moins|plus) de|(?:jeunes|enfants) de moins de|âgée?s? de)\s$/iu;
const YEARS = /(?:ans|years(?: old)?)$/iu;

/** `iOS 17/18`: versions behind a name are no share. */
const VERSIONED = /\p{Ll}*\p{Lu}\p{L}*\s?$/u;

/** `not 40 minutes but 55`: what is denied is no figure of anything. */
const DENIED = {
  before: new RegExp(`(?<!\\p{Script=Latin})${anyOf('denials')}\\s?$`, 'iu'),
  behind: new RegExp(`^${anyOf('denied')}`, 'iu'),
};

export function isDenied({ text }: Pick<SourceText, 'text'>, { start, end }: Quantity): boolean {
  return DENIED.before.test(text.slice(0, start)) || DENIED.behind.test(text.slice(end));
}

/** Behind these words stands what a figure is measured by: `92 g contre 118 g au printemps`. */
const MEASURED_BY = /(?<!\p{L})(?:vs\.?|versus|against|contre|compared (?:with|to)|(?:up|down) from)\s$/iu;
/** What is asked is not said. */
const ASKED = /[?？][”"’」』»)）\s]*$|(?:です|ます|でしょう|の)か[。.]?$/u;

export function isAsked(text: string): boolean {
  return ASKED.test(text);
}

/** `70%エタノール`, `75%酒精`, `70% ethanol`: how strong something is belongs to its name. */
const STRENGTH_OF = new RegExp(`^\\s?(?:d[e’'] ?)?(?:${anyOf('solutions')})`, 'iu');

/** `Of the $85,000 budget we have spent $52,400`: the first of two figures of a kind is what the other is of. */
const OUT_OF =
  /(?:^|[\s:：,，])(?:(?:out )?of|sur)\s(?:the|our|its|their|a|les|nos|un|une)(?:\s(?:budget|enveloppe|total) (?:of|de))?\s$/iu;

function isWhatOtherIsOf({ text, quantities }: Figured, { start, end, kind }: Quantity, index: number): boolean {
  const next = quantities[index + 1];
  // `完成周目标40万元的96.5%`
  if (kind !== 'percent' && next?.kind === 'percent' && /^[的の]$/u.test(text.slice(end, next.start))) return true;
  return kind !== 'percent' && next?.kind === kind && OUT_OF.test(text.slice(0, start));
}

/** `roses 3 for £20 (single £8.50)`: a figure of the kind in front of the bracket says first what it is about. */
function isAsideOf({ text, quantities }: Figured, { kind, start }: Quantity, index: number): boolean {
  const open = text.slice(0, start).search(/[(（][^()（）]*$/u);
  const before = quantities.slice(Math.max(0, index - MOST_BEFORE), index);
  return open >= 0 && kind !== 'bare' && before.some((own) => own.kind === kind && own.end <= open);
}

/** Figures in front of one that may say what it is an aside of: of a row of thousands no more is looked at. */
const MOST_BEFORE = 4;

/** `45 dB at 10 m, inaudible at 100 m`: from how far something is measured. */
const AT_DISTANCE = /\s(?:at|from|à)\s$/iu;

function isDistance({ text, quantities }: Figured, { unit, start }: Quantity, index: number): boolean {
  const isLength = /^(?:m|km|cm|ft|mètres?|metres?|meters?|feet)$/u.test(unit);
  const before = quantities.slice(Math.max(0, index - MOST_BEFORE), index);
  return isLength && AT_DISTANCE.test(text.slice(0, start)) && before.some((own) => own.unit !== unit);
}

type Figured = Pick<SourceText, 'text' | 'quantities'>;

/** `study space is up from 29%`: where a movement began says nothing by itself. */
const WHERE_IT_BEGAN =
  /(?:up|down|rising|falling|rose|risen|fell|fallen|grew|dropped|en hausse|en baisse)\s(?:from|contre|par rapport à)\s(?:about\s|around\s)?$/iu;

/** `由三成增至接近六成`: the same in Chinese, with the movement behind it. */
const BEGAN_FROM = {
  before: /[由从從](?:不到|不足|约|約|大约|大約)?$/u,
  behind: /^(?:左右|以上)?(?:提高|提升|上升|下[降跌]|回落|[扩擴]大|[缩縮]小|增|升|[涨漲]|降|[减減]|跌)/u,
} as const;

/** `1 秒あたり`, `10件につき`: for each of so much, and no figure of anything. */
const FOR_EACH = /^\s?(?:あたり|当たり|につき|ごとに?|おきに?)/u;

/** `4.2 goes out on Tuesday`: a number with its part in front of what only a release does is its name. */
const RELEASED =
  /^\s(?:goes (?:out|live)|ships|comes out|is (?:out|live|released|available)|was released|brings|adds|fixes|introduces|supports|sort|sortira|apporte|ajoute|corrige)(?!\p{L})/u;

function isVersion({ text }: Figured, { kind, text: own, end }: Quantity): boolean {
  return kind === 'bare' && /^\d+\.\d+$/u.test(own) && RELEASED.test(text.slice(end));
}

/** `睡够8小时的只有17人`: who they are of whom there are so many. */
const SAYS_WHO = /^(?:以[上下])?的(?:[只仅僅才][有占佔]|有|[占佔])/u;

/** `planning 25/0412`: what begins with a nought counts files. */
const OF_FILE = /\/0\d/u;

/** `第87页1～4题`: which ones of a page are meant. */
const OF_PAGE = /第\s?\d+\s?[页頁课課]\s?(?:的?第?)$/u;

/** `fits 8 to 18`: bare numbers with nothing else between them are the two ends of one range, and neither says anything alone. */
const ONLY_TO = /^\s?(?:to|à|到|至)\s?$/iu;

/** `no hoses between 11 and 4`: what goes down from the first to the last is hours. */
function areHours({ text, kind, isRange }: Quantity): boolean {
  const [from = 0, to = 0] = text.match(/\d+/gu)?.map(Number) ?? [];
  return isRange && kind === 'bare' && from > to && from <= 12;
}

function isEndOfRange({ text, quantities }: Figured, own: Quantity, index: number): boolean {
  const [before, behind] = [quantities[index - 1], quantities[index + 1]];
  if (own.kind !== 'bare' || !/^\d{1,2}$/u.test(own.text)) return false;
  return (
    (before?.kind === 'bare' && ONLY_TO.test(text.slice(before.end, own.start))) ||
    (behind?.kind === 'bare' && ONLY_TO.test(text.slice(own.end, behind.start)))
  );
}

/** `None of them keeps trays at 65 °C`: what is so of nobody is no figure of anything. */
const OF_NONE = new RegExp(`^(?:${anyOf('nones')})(?!\\p{Script=Latin})`, 'iu');

/** Whether a text says of a figure only in which case something is so, or of whom it is not. */
function isSupposed(source: Figured, { start, end }: Quantity): boolean {
  return OF_NONE.test(source.text) || conditionsIn(source).some((own) => own.start <= start && end <= own.end);
}

/** `Delivery: £3, free over £40`: what has to be spent is not what it costs. */
const FREE_FROM = new RegExp(`(?<!\\p{L})${anyOf('freeFrom')}\\s$`, 'iu');

/** `84 200 visiteurs, soit 7 % de plus`: what only says how much the figure before it is. */
const RESTATES = /[,，(（]\s?(?:soit|or|i\.e\.|that is)\s(?:environ\s|about\s|some\s)?$/iu;

function isRestated({ text, quantities }: Figured, { kind, start }: Quantity, index: number): boolean {
  const before = quantities[index - 1];
  if (kind !== 'percent' || !before || !RESTATES.test(text.slice(before.end, start))) return false;
  return before.kind === 'money' || before.kind === 'measure' || /\d\D?\d{3}/u.test(before.text);
}

/** `averaged 91%, with a dip to 82%`: what is said beside it of the figure in front. */
const IN_PASSING = /[,，]\s(?:with|avec)\s(?:an?|un|une|its?|the|le|la)?\s?\p{L}+\s(?:to|at|of|à|de)\s$/iu;

/** UTF-16 units of it in front of its figure. */
const LONGEST_PASSING = 40;

/** Fewest numbers or amounts with nothing but commas and the like between them of which none stands for the others. */
const FEWEST_OF_SERIES = 3;

/** `Velocity: 38, 41, 35, 44 over four sprints`, `$405, $216 or $126 a month`: one of several in a row tells nothing by itself. */
function isOneOfSeries({ text, quantities }: Figured, index: number): boolean {
  const goesOn = (at: number): boolean => {
    const [before, behind] = [quantities[at - 1], quantities[at]];
    if (!before || !behind || before.kind !== behind.kind || before.kind === 'percent') return false;
    return /^(?:\s?[,，、]\s?(?:(?:and|or|et|ou)\s)?|\s(?:and|or|et|ou)\s|[和或])$/u.test(
      text.slice(before.end, behind.start),
    );
  };
  let [first, last] = [index, index];
  // Of a row of thousands no more is looked at than it takes.
  while (index - first < FEWEST_OF_SERIES - 1 && goesOn(first)) first -= 1;
  while (last - index < FEWEST_OF_SERIES - 1 && goesOn(last + 1)) last += 1;
  return last - first + 1 >= FEWEST_OF_SERIES;
}

/** `takes about 4 minutes for 1 million rows`: for how many it is so, behind what it takes. */
const ONLY_SCALE = /^(?:thousand|million|billion|milliers?|millions?|milliards?)$/iu;
const FOR_SO_MANY = /\s(?:for|pour)\s(?:about\s|some\s|environ\s)?$/iu;

function isForSoMany({ text, quantities }: Figured, { kind, unit, start }: Quantity, index: number): boolean {
  const before = quantities[index - 1];
  return (
    (kind === 'bare' || ONLY_SCALE.test(unit)) &&
    (before?.kind === 'measure' || before?.kind === 'money') &&
    !/[,;.]/u.test(text.slice(before.end, start)) &&
    FOR_SO_MANY.test(text.slice(0, start))
  );
}

/** `put 3/4 nearer to 1 than 2/3`: a text with several small fractions, or that goes on behind one, is about fractions and counts nothing. */
const FRACTION = /^\d{1,2}\/(?:[2-9]|1[0-2])$/u;

function isPlainFraction({ text, quantities }: Figured, { kind, text: own, end }: Quantity): boolean {
  if (kind !== 'ratio' || !FRACTION.test(own)) return false;
  const isOneOfSeveral = quantities.filter((other) => FRACTION.test(other.text)).length > 1;
  return isOneOfSeveral || /^["”'’]|^\s\p{Ll}{2}/u.test(text.slice(end));
}

/** `翌24日に順延`, `当月25日締め`: a day of the month. */
const OF_MONTH_DAY = /(?:[翌当前同来毎]月?|月末?の?)$/u;

function isMonthDay({ text }: Figured, { unit, amount = Number.NaN, start }: Quantity): boolean {
  return unit === '日' && amount <= 31 && OF_MONTH_DAY.test(text.slice(0, start));
}

/** `100元以下的租客自己换`, `成员超过50人时`, `晚点超过30分钟的旅客可…`: a bound that says in which case something is so. */
const BOUNDS_A_CASE =
  /(?:超过|超過|不足|不到)[^\0]*\0[^，。；\0\d]{1,8}(?:要|就|须|需|請|请|應|应)|(?:以下|以内|以內|以上)\0(?:时|時|的|者)(?=\p{sc=Han})|(?:超过|超過|不足|不到|达到|達到)[^\0]*\0(?:(?:时|時|者|就|则|則|才|可|须|需)|的[^，。；\0]{1,8}(?:可|要|须|需|应|應|不得|免))|(?:以下|以上|未満|以内)\0の[^、。\0]{1,10}?(?:では?|で|には?)(?:[、\p{sc=Han}])/u;

/** `Reports with more than 40 columns print badly`, `Les colis de plus de 30 kg sont …`: of which things something is so. */
const BOUNDS_THINGS =
  /^(?:(?:all|any|the|(?:tous|toutes)?\s?les)\s)?(?:\p{L}{3,}s\s(?:over|above|under|below)|(?:\p{L}{3,}\s)?\p{L}{3,}s\s(?:with\s(?:more|fewer|less)\sthan|(?:larg|long|old|heavi|bigg|small|short|young)er\sthan|(?:(?:comptant|ayant)\s)?de\s(?:plus|moins)\sde|au-delà\sde))\s\0(?:\s\p{Ll}{3,})?\s\p{Ll}{2,}/iu;

/** UTF-16 units of it, with its bound. */
const LONGEST_SUBJECT = 60;

/** Of cases that bounds set against each other, `…以下的…，超过…的…`, none is a figure. */
const BOUND = /^(?:超过|超過|不足|不到)|(?:以下|以内|以內|以上|未満)$/u;

function boundsCase({ text, quantities }: Figured, own: Quantity): boolean {
  const isCase = ({ text: value, end }: Quantity): boolean => BOUNDS_A_CASE.test(`${value}\0${text.slice(end)}`);
  // What a sentence is about stands at its start.
  const isFirst = own.start <= LONGEST_SUBJECT;
  if (isFirst && BOUNDS_THINGS.test(`${text.slice(0, own.start)}\0${text.slice(own.end)}`)) return true;
  return BOUND.test(own.text) && quantities.some(isCase);
}

/** `テーマは「3年後の仕事」`, `《三体2》`: in what something is called a figure counts nothing; what somebody said may. */
const CALLED = /[「『《](?<name>[^「」『』《》。]{2,24})[」』》](?!と(?:話|言|述|答|い|の声)|[说說])/gu;

function isWithinName({ text }: Figured, { start, end }: Quantity): boolean {
  const from = Math.max(0, start - AROUND_NAME);
  return [...text.slice(from, end + AROUND_NAME).matchAll(CALLED)].some(
    ({ index, 0: { length } }) =>
      start > from + index && end < from + index + length && end - start < length - NAME_BESIDE,
  );
}

/** UTF-16 units around a figure within which its name begins and ends, and says who spoke. */
const AROUND_NAME = 32;

/** Least of a name that is no figure, with its marks, in UTF-16 units. */
const NAME_BESIDE = 5;

function tellingIn(source: Figured, quantity: Quantity, index: number): number {
  if (WHERE_IT_BEGAN.test(source.text.slice(0, quantity.start))) return 0;
  const { text } = source;
  if (BEGAN_FROM.before.test(text.slice(0, quantity.start)) && BEGAN_FROM.behind.test(text.slice(quantity.end)))
    return 0;
  if (quantity.kind === 'percent' && STRENGTH_OF.test(text.slice(quantity.end))) return 0;
  if (OF_PAGE.test(text.slice(0, quantity.start)) || (quantity.kind === 'ratio' && OF_FILE.test(quantity.text)))
    return 0;
  if (
    AGE_BEHIND.test(text.slice(quantity.end)) ||
    AGE.test(quantity.text) ||
    isDenied(source, quantity) ||
    areHours(quantity)
  )
    return 0;
  if (SAYS_WHO.test(text.slice(quantity.end)) || isVersion(source, quantity)) return 0;
  if (FOR_EACH.test(text.slice(quantity.end)) || isPlainFraction(source, quantity)) return 0;
  if (isMonthDay(source, quantity)) return 0;
  if (FREE_FROM.test(text.slice(0, quantity.start)) || isSupposed(source, quantity)) return 0;
  if (isEndOfRange(source, quantity, index) || isWhatOtherIsOf(source, quantity, index)) return 0;
  if (isRestated(source, quantity, index) || isOneOfSeries(source, index)) return 0;
  if (isAsideOf(source, quantity, index) || isDistance(source, quantity, index)) return 0;
  if (isForSoMany(source, quantity, index)) return 0;
  if (boundsCase(source, quantity) || isWithinName(source, quantity)) return 0;
  if (source.quantities[index - 1]?.kind === quantity.kind) {
    const front = text.slice(0, quantity.start);
    if (IN_PASSING.test(front.slice(-LONGEST_PASSING)) || MEASURED_BY.test(front)) return 0;
  }
  if (YEARS.test(quantity.text) && AGED.test(text.slice(0, quantity.start))) return 0;
  if (quantity.kind === 'ratio' && VERSIONED.test(text.slice(0, quantity.start))) return 0;
  if (quantity.kind === 'bare' && isOfName(text.slice(0, quantity.start))) return 0;
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

function tellsNone(text: string): boolean {
  return isAsked(text) || SAID_BY.test(text);
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
  behind: /^\s(?:(?:more|less|fewer|higher|lower)\sthan|de\s(?:plus|moins)\sque)\s/iu,
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
  const at = all.findIndex(({ quantity }) => quantity === best);
  const next = all[at + 1]?.quantity;
  if (next && isLevel(next) && MOVED_THEN_LEVEL.test(source.text.slice(best.end, next.start))) return next;
  if (best.kind !== 'percent') return best;
  const [left, right] = [source.text.slice(0, best.start), source.text.slice(best.end)];
  const isMoved =
    MOVED_BY.test(left) || MOVED_BEHIND.test(right) || COMPARED.before.test(left) || COMPARED.behind.test(right);
  const before = isMoved ? all[at - 1] : undefined;
  return before && isLevelBeside(source, before.quantity, best, before.telling) ? before.quantity : best;
}

function isLevel({ kind, text, isRange }: Quantity): boolean {
  if (isRange) return false;
  return kind === 'money' || kind === 'count' || (kind === 'bare' && /\d\D?\d/u.test(text));
}

/** Whether the figure in front of how much something moved is what it came to. */
function isLevelBeside({ text }: Figured, level: Quantity, moved: Quantity, telling: number): boolean {
  const between = text.slice(level.end, moved.start);
  if (visualLength(between) > BESIDE || !isLevel(level)) return false;
  const before = text.slice(0, level.start);
  return telling >= LEAST_MOVED || (MARKED.test(between) && COME_TO.test(before) && !DIFFERENCE.test(before));
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

/** Says more of the figure before it. */
export const DEPENDENT = new RegExp(`^(?:(?:and|et)\\s)?(?:${anyOf('dependents')})(?![\\p{Script=Latin}])`, 'iu');
/** A label that denies leaves open what: `The Halder does not`. */
const DENIES = new RegExp(
  `(?<!\\p{Script=Latin})(?:${anyOf('denials')}|${anyOf('undone')})(?!\\p{Script=Latin})`,
  'iu',
);
const ONLY_JOINT = new RegExp(`^(?:${anyOf('copulas')}|${anyOf('dependents')})+$`, 'iu');
/** A label does not end in a word that leads to its figure, nor with whoever has it: `Last year we`, `We will`. */
const LEADS_ON =
  /(?:^|\s)(?:saves|brings|earns|spends|gives|makes|gets|pays|uses|weighs|holds|carries|covers|reaches|every|each|within|after|before|until|during|about|almost|nearly|only|just|in|on|over|under|below|above|than|at|to|of|by|least|most|sous|à|de|for|with|versus|vs\.?|but|dans|sur|pour|avec|contre|mais|en|and|et|or|ou|run|sell|sells|employ|employs|takes?|took|lasts?|needs?|serves?|have|has|i|we|you|they|he|she|it|which|who|that|whose|qui|dont|will|would|can|could|may|might|should|must|shall|there|je|nous|on|vous|ils?|elles?|reste(?:nt)?|dure(?:nt)?|prend(?:ra)?|prennent|c[’']est-à-dire|soit|that is|i\.e\.)$|(?<=\p{sc=Han})(?:[的し]|(?<=[比较較][^，,]{1,12})[多少高低]|每[月天日周週年季])$|(?:也就是|相[当當][于於]|つまり|すなわち|[，,]即)$/iu;

/** `Two keys per flat; a third costs €25`: which one of those said before names nothing. */
const ONE_MORE =
  /^(?:an?|the|une?|les?|la)\s(?:second|third|fourth|fifth|other|next|last|deuxième|troisième|quatrième|autre|suivante?)$/iu;

/** `職人は52名です`: behind a name with its particle, the verb of the sentence says nothing more of its figure. */
const BEHIND_PARTICLE = /\p{L}[はがも]$/u;
/** All that a sentence says behind its last figure: `です`. */
export const FINAL = new RegExp(`^(?:${anyOf('finals')})[。.]?\\s*$`, 'u');

/** `1週間 | までなら混ぜなくても…`: what a particle joins to the figure says nothing without it. */
const GOES_WITH_FIGURE =
  /^(?:[をにとで](?=[\p{sc=Han}\p{sc=Katakana}])|の(?:うち|中)|まで|から|なら|より|ほど|[くぐ]らい|だけ|しか|ごと|おき|[以之]?[内內])/u;

/** `a third | of members are …`: behind a share in words the clause is said whole. */
const OF_WHAT =
  /^(?:of|is|are|was|were|has|have|had|des?|du|sont|ont|est|的|の|が|は)(?:\s|(?=[\p{sc=Han}\p{sc=Katakana}\d]))/iu;

/** `Methods. We followed …`, `先说结论：…`: the name of a part of an abstract or of a speech, and nothing that a figure measures. */
const RUN_IN =
  /^(?:\p{Lu}\p{L}{3,13}\.\s(?=\p{Lu})|(?:先[说說](?:[结結][论論]|重[点點])|[结結][论論]先[说說行]|一句[话話](?:[总總][结結])?|[总總]的?[来來][说說看]|[简簡][单單](?:[来來])?[说說])[:：，,]\s?)/u;

export function withoutRunIn(text: string): string {
  return text.replace(RUN_IN, '');
}

/** `brightness: 350 lumens`: behind a name, the one word at the end is the unit, whether anybody knows it or not. */
const UNIT_OF_NAMED = /^\s\p{Ll}{3,12}(?=[.。]?$)/u;

/** `Linen: £8 per bed`, `早餐：25元一位`, `停车：每天20元`: what an amount is for each of stands with it. */
const RATE_BEHIND = new RegExp(`^\\s?(?:${anyOf('ratesBehind')})(?=[.。]?$)`, 'iu');
const RATE_BEFORE = new RegExp(`(?<=[:：]\\s?)(?:${anyOf('ratesBefore')})$`, 'u');
/** `会費は月800円`: how often an amount comes stands with it. */
const EACH = /(?<=[はがも])[月年日週]$/u;
/** `6 by 4 metres`, `60 cm x 40 cm`: one measure says nothing without the other. */
const ACROSS =
  /(?<![\p{L}\d.,])\d{1,5}(?:[.,]\d{1,3})?(?:\s?(?:[cmk]?m|metres?|meters?|mètres?|feet|ft))?\s?(?:by|sur|[x×✕＊*])\s?$/u;
const LONGEST_ACROSS = 24;
/** Longest value of several figures, in comparable units. */
const LONGEST_VALUE = 24;

/** `Tickets: £12 / £15`: figures behind a name with nothing but strokes between them stand together over it. */
export function statOfSeveral(clause: SourceText): Stat | undefined {
  const { text, words, quantities } = clause;
  const [first, second] = quantities;
  if (!first || !second || !/^\uE000+(?:\s?[/／]\s?\uE000+)+[。.]?$/u.test(words.slice(first.start))) return undefined;
  const before = text.slice(0, first.start).trimEnd();
  const value = text.slice(first.start).replace(/[。.]$/u, '');
  if (!/^[^:：]*\p{L}[^:：]*[:：]$/u.test(before) || visualLength(value) > LONGEST_VALUE) return undefined;
  const name = trimmedPhrase(before.slice(0, -1));
  return DENIES.test(name) ? undefined : { value, label: told(clause, name) };
}

/** A figure with the word that it is counted in where a name and a colon stand in front, and what it measures. */
export function statOf(clause: SourceText, quantity: Quantity): Stat {
  const front = clause.text.slice(0, quantity.start);
  const rate = RATE_BEFORE.exec(front)?.[0] ?? '';
  const before = clause.text.slice(0, quantity.start - rate.length).trimEnd();
  const isNamed = before.search(/[:：]/u) === before.length - 1 && /\p{L}/u.test(before);
  const name = isNamed ? before.slice(0, -1) : '';
  const after = clause.text.slice(quantity.end);
  const unit = RATE_BEHIND.exec(after)?.[0] ?? (quantity.kind === 'bare' ? UNIT_OF_NAMED.exec(after)?.[0] : undefined);
  const isAll = unit !== undefined || (rate !== '' && !/\p{L}/u.test(after));
  if (name && isAll && !DENIES.test(name))
    return { value: rate + quantity.text + (unit ?? ''), label: told(clause, trimmedPhrase(name)) };
  const each = (EACH.exec(front) ?? ACROSS.exec(front.slice(-LONGEST_ACROSS)))?.[0] ?? '';
  const value = each + quantity.text;
  return { value, label: labelOf(clause, { ...quantity, text: value, start: quantity.start - each.length }) };
}

/** A figure in a bracket behind another, with the blank in front of it. */
const FIGURE_ASIDE = /^(?<aside>\s?[(（][^()（）\p{L}]*\d[^()（）\p{L}]*[)）])[.。]?\s*$/u;

/** How much a figure moved, in a bracket behind it: `1.32M (+4%)`, `97.8% (-0.3 pt)`, `12.8万（环比+6%）`. */
const MOVED_ASIDE = /^(?<aside>\s?[(（]\s?(?:[\p{L} ]{0,8})[+＋−－-]\s?\d[^()（）]{0,24}[)）])[.。]?\s*$/u;

export function isMovedBehind({ text }: Pick<SourceText, 'text'>, { end }: Quantity): boolean {
  return MOVED_ASIDE.test(text.slice(end));
}

/** The full stop of a sentence that ends in a figure or a small word. */
const STOP_BEHIND = /(?<=\s(?:\p{Ll}{2}|[^\s\p{L}]*[\d%‰]))\.$/u;

/** What stands in front of the figure or behind it where it ends or begins the clause; else the whole clause. */
export function labelOf(clause: SourceText, { start, end, kind }: Quantity): Statement {
  const [named = ''] = RUN_IN.exec(clause.text.slice(0, start)) ?? [];
  const before = clause.text.slice(named.length, start);
  const after = clause.text.slice(end);
  // `costs rose 4.5%`: without the movement it would be a level. `fell to 41%` is one.
  const isWhole = /[:：]\s*$/u.test(before) || (MOVED_BY.test(before) && !RESULT.test(before));
  const left = isWhole ? trimmedPhrase(before) : withoutJoint(trimmedPhrase(before));
  const closed = BEHIND_PARTICLE.test(before) ? after.replace(FINAL, '') : after;
  const right = trimmedPhrase(closed.replace(/^[’'](?=\s)/u, ''));
  const said = clause.text.slice(named.length);
  const whole = (trimmedPhrase(said) || said).replace(STOP_BEHIND, '');
  const isName =
    /\p{L}{2}/u.test(left) &&
    !ONLY_JOINT.test(left) &&
    !LEADS_ON.test(left) &&
    !ONE_MORE.test(left) &&
    !DENIES.test(left) &&
    !/[了着過过]$/u.test(before.trim()) &&
    isBalanced(left) &&
    !clause.quantities.some((own) => own.end <= start && isDenied(clause, own));
  // `Paid to date: £742,000 (58%)`: the share in a bracket behind it is not left out.
  const moved = MOVED_ASIDE.exec(after)?.groups?.['aside'];
  const aside = moved ?? FIGURE_ASIDE.exec(after)?.groups?.['aside'];
  if ((!/\p{L}/u.test(right) || moved !== undefined) && isName)
    return told(clause, aside === undefined ? left : left + aside);
  // `410 employees`: the number without what it counts says nothing, nor the other way round.
  const isCount = kind !== 'money' && COUNTED.test(after);
  // `£34,200 plus £2,600 at night`: what stands behind the first figure names the second.
  // Hiragana alone behind a figure is a verb: `かかります`.
  const isOpen =
    /^\p{sc=Hiragana}+$/u.test(right) ||
    GOES_WITH_FIGURE.test(right) ||
    OF_WHAT.test(right) ||
    clause.quantities.some((own) => own.start >= end && own.kind === kind);
  // `£1,250, food extra`: what stands behind a comma is something else.
  const isNext = /^\s?[,，]/u.test(after) && !/\p{L}/u.test(before);
  if (!/\p{L}/u.test(left) && /\p{L}{2}/u.test(right) && !isCount && !isOpen && !isNext) return told(clause, right);
  return told(clause, whole);
}
