import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { conditionsIn } from './conditional-clauses.ts';
import { isOfName } from './name-numbers.ts';
import type { SourceText } from './source-text.ts';

/** How old somebody is says who speaks, not what is reported; `0—6月龄`: in months. */
const AGE_BEHIND = /^(?:月[龄齡]|代(?![表替理码碼]))/u;
const AGE = /(?:岁|歲|歳)(?:以[上下])?$/u;
/** In front of years that are an age: `moins de 15 ans`, `under 18`. */
const AGED =
  /(?:\baged?|\bthe (?:under|over)|\b(?:le|de)s (?:moins|plus) de|(?:jeunes|enfants) de moins de|âgée?s? de)\s$/iu;
/** `95% CI 1.21–1.52`, `IC à 95 %`: how sure a figure is. */
const CONFIDENCE = {
  before:
    /(?:(?<!\p{L})(?:CI|IC)(?:\sà)?|intervalle de confiance (?:à|de)|置信(?:区间|水平|度)[为是]?|信[頼赖](?:区間|水準|度)は?)\s?[:：]?\s?$/u,
  behind: /^\s?(?:(?:CI|IC)(?!\p{L})|confidence|credible|(?:的)?置信|信[頼赖](?:区間|水準))/u,
} as const;
function isConfidence(text: string, { start, end }: Quantity): boolean {
  return CONFIDENCE.before.test(text.slice(0, start)) || CONFIDENCE.behind.test(text.slice(end));
}

const YEARS = /(?:ans|years(?: old)?)$/iu;

/** `iOS 17/18`: versions behind a name are no share. */
export const VERSIONED = /\p{Ll}*\p{Lu}\p{L}*\s?$/u;

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

/** `Under 5 km anything works; above 15 km think about …`: bounds that set one case against another, of which none is a figure. */
const BOUNDS = {
  low: /(?:^|[.;]\s|,\s)(?:under|below|up to|less than|fewer than|moins de|jusqu[’']à|en dessous de|sous)\s\uE000/iu,
  high: /(?:^|[.;]\s|,\s)(?:(?:above|over|beyond|more than|from|plus de|au-delà de|au-dessus de|à partir de)\s\uE000|(?:above|over|beyond|more than)\sthat(?!\p{L})|au-delà(?!\sde))/iu,
} as const;

/** Whether a sentence says what goes for less than so much and for more. */
export function setsCasesApart({ words }: Pick<SourceText, 'words'>): boolean {
  return BOUNDS.low.test(words) && BOUNDS.high.test(words);
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

/** `租户（占28%）参与率只有52%`: in a bracket behind a name stands how many they are, in front of what is said of them. */
function isSizeOfNamed({ text, quantities }: Figured, { kind, start, end }: Quantity, index: number): boolean {
  const next = quantities[index + 1];
  return (
    kind === 'percent' &&
    next?.kind === kind &&
    /\p{L}\s?[(（][^()（）\d]*$/u.test(text.slice(0, start)) &&
    /^\s?[)）][^()（）,，;；。]*$/u.test(text.slice(end, next.start))
  );
}

/** `45 dB at 10 m, inaudible at 100 m`: from how far something is measured. */
const AT_DISTANCE = /\s(?:at|from|à)\s$/iu;

function isDistance({ text, quantities }: Figured, { unit, start }: Quantity, index: number): boolean {
  const isLength = /^(?:m|km|cm|ft|mètres?|metres?|meters?|feet)$/u.test(unit);
  const before = quantities.slice(Math.max(0, index - MOST_BEFORE), index);
  return isLength && AT_DISTANCE.test(text.slice(0, start)) && before.some((own) => own.unit !== unit);
}

/** `foamed over at 5 h`, `smelled of ester from 6 h on`: when it was, and not how long. */
function isPointInTime(text: string, { unit, start, end }: Quantity): boolean {
  if (!/^(?:h|hrs?|hours?|min|minutes?)$/u.test(unit)) return false;
  const before = text.slice(0, start);
  return /\sat\s$/u.test(before) || (/\sfrom\s$/u.test(before) && /^\son(?!\p{L})/u.test(text.slice(end)));
}

export type Figured = Pick<SourceText, 'text' | 'quantities'>;

/** `study space is up from 29%`: where a movement began says nothing by itself. */
const WHERE_IT_BEGAN =
  /(?:up|down|rising|falling|rose|risen|fell|fallen|grew|dropped|en hausse|en baisse)\s(?:from|contre|par rapport à)\s(?:about\s|around\s)?$/iu;

/** `由三成增至接近六成`: the same in Chinese, with the movement behind it. */
const BEGAN_FROM = {
  before: /[由从從](?:不到|不足|约|約|大约|大約)?$/u,
  behind: /^(?:左右|以上)?(?:提高|提升|上升|下[降跌]|回落|[扩擴]大|[缩縮]小|增|升|[涨漲]|降|[减減]|跌)/u,
} as const;

/** `4月の22%から減りました`: the same in Japanese, with nothing of what it came to. */
const BEGAN_ALONE = /^から(?:も|は)?(?:大幅に|大きく|わずかに|少し|やや)?(?:増|減|上が|下が|伸び|低下|改善|悪化|縮)/u;

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
export function isSupposed(source: Figured, { start, end }: Quantity): boolean {
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

/** `Price £85, or £150 for two`: behind the price stands what it is otherwise. */
const OR_ELSE = /^\s?[,，]?\s?(?:(?:or|ou)\s|或(?:者)?)$/iu;

function isOtherwise({ text, quantities }: Figured, { kind, start }: Quantity, index: number): boolean {
  const before = quantities[index - 1];
  return before?.kind === kind && kind === 'money' && OR_ELSE.test(text.slice(before.end, start));
}

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
  /^(?:(?:all|any|the|(?:tous|toutes)?\s?les)\s)?(?:(?:each|every|any|no)\s(?:\p{L}{3,}\s){1,2}(?:over|above|under|below)|\p{L}{3,}s\s(?:over|above|under|below)|(?:\p{L}{3,}\s)?\p{L}{3,}s\s(?:with\s(?:more|fewer|less)\sthan|(?:larg|long|old|heavi|bigg|small|short|young)er\sthan|(?:(?:comptant|ayant)\s)?de\s(?:plus|moins)\sde|au-delà\sde))\s\0(?:\s\p{Ll}{3,})?\s\p{Ll}{2,}/iu;

/** `slow for files over 50 MB: 3 min 20 s`: in which case something is so, in front of how much it is. */
const ABOVE =
  /\p{L}{3,}\s(?:over|above|under|below|(?:more|less|fewer) than|de (?:plus|moins) de)\s$|[超低高][过過于於]$/u;
const LEADS_TO_CASE = /^\s?[:：]\s?$/u;

/** UTF-16 units of it, with its bound. */
const LONGEST_SUBJECT = 60;

/** Of cases that bounds set against each other, `…以下的…，超过…的…`, none is a figure. */
const BOUND = /^(?:超过|超過|不足|不到)|(?:以下|以内|以內|以上|未満)$/u;

function boundsCase({ text, quantities }: Figured, own: Quantity): boolean {
  const isCase = ({ text: value, end }: Quantity): boolean => BOUNDS_A_CASE.test(`${value}\0${text.slice(end)}`);
  // What a sentence is about stands at its start.
  const isFirst = own.start <= LONGEST_SUBJECT;
  if (isFirst && BOUNDS_THINGS.test(`${text.slice(0, own.start)}\0${text.slice(own.end)}`)) return true;
  const next = quantities.find(({ start }) => start >= own.end);
  if (next && LEADS_TO_CASE.test(text.slice(own.end, next.start)) && ABOVE.test(text.slice(0, own.start))) return true;
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

/** Whether a figure of a text says nothing by itself: whose age, which page, in which case, out of what. */
export function saysNothing(source: Figured, quantity: Quantity, index: number): boolean {
  if (WHERE_IT_BEGAN.test(source.text.slice(0, quantity.start))) return true;
  const { text } = source;
  if (BEGAN_FROM.before.test(text.slice(0, quantity.start)) && BEGAN_FROM.behind.test(text.slice(quantity.end)))
    return true;
  if (source.quantities.length === 1 && BEGAN_ALONE.test(text.slice(quantity.end))) return true;
  if (quantity.kind === 'percent' && STRENGTH_OF.test(text.slice(quantity.end))) return true;
  if (quantity.kind === 'percent' && isConfidence(text, quantity)) return true;
  if (OF_PAGE.test(text.slice(0, quantity.start)) || (quantity.kind === 'ratio' && OF_FILE.test(quantity.text)))
    return true;
  if (
    AGE_BEHIND.test(text.slice(quantity.end)) ||
    AGE.test(quantity.text) ||
    isDenied(source, quantity) ||
    areHours(quantity)
  )
    return true;
  if (SAYS_WHO.test(text.slice(quantity.end)) || isVersion(source, quantity)) return true;
  if (FOR_EACH.test(text.slice(quantity.end)) || isPlainFraction(source, quantity)) return true;
  // `課題は3つある`: how many things are told of is no figure, unless it changed.
  if (quantity.unit === 'つ' || isMonthDay(source, quantity)) return true;
  if (FREE_FROM.test(text.slice(0, quantity.start)) || isSupposed(source, quantity)) return true;
  if (isEndOfRange(source, quantity, index) || isWhatOtherIsOf(source, quantity, index)) return true;
  if (isRestated(source, quantity, index) || isOneOfSeries(source, index)) return true;
  if (isAsideOf(source, quantity, index) || isSizeOfNamed(source, quantity, index)) return true;
  if (isDistance(source, quantity, index) || isPointInTime(text, quantity)) return true;
  if (isForSoMany(source, quantity, index) || isOtherwise(source, quantity, index)) return true;
  if (boundsCase(source, quantity) || isWithinName(source, quantity)) return true;
  if (source.quantities[index - 1]?.kind === quantity.kind) {
    const front = text.slice(0, quantity.start);
    if (IN_PASSING.test(front.slice(-LONGEST_PASSING)) || MEASURED_BY.test(front)) return true;
  }
  if (YEARS.test(quantity.text) && AGED.test(text.slice(0, quantity.start))) return true;
  if (quantity.kind === 'ratio' && VERSIONED.test(text.slice(0, quantity.start))) return true;
  return quantity.kind === 'bare' && isOfName(text.slice(0, quantity.start));
}
