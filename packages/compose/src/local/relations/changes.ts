import type { Stat } from '@pagewright/model/outline';
import { behindLast } from '../language/matches.ts';
import { isBalanced } from '../language/sentences.ts';
import { isStopWord } from '../language/stop-words.ts';
import { anyOf, CHANGE_WORDS } from '../lexicon/words.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { areOfOtherDimensions, inOneUnit } from '../spans/dimensions.ts';
import { minutesOf, timeOf } from '../spans/durations.ts';
import type { Quantity } from '../spans/quantities.ts';
import { orderOf, wayInTime } from './date-order.ts';
import { isDue } from './deadlines.ts';
import { lookedOnce } from './looked-once.ts';
import { isHowMuchMoved } from './moved-asides.ts';
import { isNumbered } from './name-numbers.ts';
import { withoutPlanned } from './planned-asides.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';
import { WORDS_BACK } from './times-back.ts';

/** What changed, with the stretch of the text that says it. */
export interface Change {
  readonly stat: Stat;
  readonly start: number;
  readonly end: number;
}

/** When the second figure was may stand behind the arrow: `10月 0.82% → 11月 0.64%`, `初月120人→12か月後1,500人`. */
const ARROW = /^\s*(?:→|->|-->|=>|⇒|➔|➜|＞|⟶)\s*(?:\uE000+\s?[後后]?[のは:：]?\s?)?(?:about |~|约|約)?$/u;
const BEHIND_ARROW = /(?:→|->|=>|⇒|➔|➜|＞|⟶)\s*$/u;
/** When it has come to that, or how much that is: `to a record 615`, `涨到2026年的1350欧元`. */
const UNTIL = `(?:(?:${anyOf('now')}|${anyOf('until')}|\\uE000+[年月]?[底末初中]?)(?:的|の|では|は|に|、)?\\s?){0,2}`;
const FORWARD = CHANGE_WORDS.map(({ before, between }) => ({
  before: before ? new RegExp(`(?<!\\p{Script=Latin})${before}\\s?$`, 'iu') : undefined,
  between: new RegExp(
    `^${between}\\s?${UNTIL}(?:(?:about|around|nearly|almost|over|just over|under|just under|below|less than|close to|environ|près de|presque|plus de) |约|約|大约|大約|接近|将近|將近|近|ほぼ)?$`,
    'iu',
  ),
}));
const BACKWARD = new RegExp(`^\\s?(?:${anyOf('backward')})$`, 'iu');
/** `6.8 kg vs 9.1 kg for the Kudo`: what the second figure is of says that two things are compared. */
const OF_ANOTHER = /^\s?(?:for|with|at|in|pour|chez|avec)\s(?:the\s|l[ae]s?\s|l[’'])?\p{Lu}/u;
const SET_AGAINST = /^\s?(?:vs\.?|versus|against)\s?$/iu;
const AGAINST_WORDS = '(?:vs\\.?|versus|against|contre|compared (?:with|to))';
const AGAINST = new RegExp(`${AGAINST_WORDS}\\s*$`, 'iu');
/** Words of what is counted in front of what it is measured by, at another time. */
const NAMED_AGAINST = new RegExp(`^(?:\\s(?:\\p{L}+|\\uE000+)){1,7}\\s?,\\s${AGAINST_WORDS}\\s$`, 'iu');
/** Characters between such a figure and its date: ` in `. */
const MOST_TO_DATE = 6;
/** `312 members, up from 268`: what is counted stands between the two figures. */
const NAMED_BACKWARD = new RegExp(
  `^(?:(?:\\s(?:\\p{Ll}+|\\p{Lu}{2,})){1,2}|\\s(?:of|des?|du)(?:\\s\\p{Ll}+){1,3})${anyOf('backward')}$`,
  'iu',
);
/** `212 élèves à la rentrée contre 227 l'an dernier`: when it is so may stand with what is counted, if behind the second figure stands when that was. */
const NAMED_THEN_EARLIER = new RegExp(
  `^(?!.*\\s(?:and|et|but|mais|or|ou)\\s)(?:\\s(?:\\p{Ll}[\\p{L}’']*|\\p{Lu}{2,}|\\uE000+)){1,5}${anyOf('backward')}$`,
  'iu',
);
/** `study space is up from 29% and computers down from 26%`: two that changed, each with where it began. */
const OF_ANOTHER_CLAUSE = /^\s(?:and|but|or|while|whereas|et|mais|ou|tandis)\s/iu;
const STARTS = /\s(?:from|contre|against)\s$/iu;
/** Only these words say by themselves that the figure behind them is an earlier one. */
const MOVED_FROM = /\s(?:up|down|rising|falling)\sfrom\s\S*$/iu;
const THEN_EARLIER = new RegExp(`^\\s?${anyOf('earlier')}(?!\\p{L})`, 'iu');
const EARLIER = new RegExp(
  `^\\s?[^\\s,，。;；(（]{0,6}\\s?[(（,，]\\s?(?:\\uE000+\\s?[:：]?\\s?)?(?:(?:${anyOf('earlier')})[^,，。()（）;；\\uE000]{0,6}?)?[:：]?\\s?$`,
  'iu',
);
const COMPARING = new RegExp(anyOf('comparing'), 'iu');
/** `did not rise from 30 to 35`, `30日から35日に増えなかった`: what is denied did not change. */
const UNDONE = new RegExp(
  `(?:(?<!\\p{L})|(?<=\\p{L})(?=n[’'])|(?<=\\p{sc=Han}))(?:${anyOf('undone')})(?!\\p{Script=Latin})`,
  'iu',
);
const UNDONE_BEHIND = new RegExp(`^(?:${anyOf('undoneBehind')})`, 'u');
const RANGING = new RegExp(`^(?:${anyOf('ranging')})`, 'u');
/** The clause that leads to a figure. */
const LEADING =
  /(?:^|[,，、;；。:：!！?？]|\.\s|\s(?:and|but|et|mais)\s)((?:(?!\s(?:and|but|et|mais)\s|\.\s)[^,，、;；。:：!！?？])*)$/u;
/** `We counted 14 herons this winter; last winter there were 9.`: what is counted is said once. */
const COUNTED_EARLIER = new RegExp(
  `^(?:\\s(?!(?:and|et)\\s)\\p{L}+){1,4}?\\s?[,;]\\s?(?:and\\s|et\\s)?(?:${anyOf('articles')}\\s|l[’'])?(?!(?:avant|before|was|était|prior)(?!\\p{L}))(?:${anyOf('earlier')})(?:\\s(?:it was|there (?:was|were)|we (?:had|counted)|(?:il y en|nous en|on en) (?:avait|avions|comptait))|(?<=year before|an d[’']avant|année d[’']avant))\\s?$`,
  'iu',
);
/** `88 now, 124 after`: how it is, and how it will be. */
const NOW_THEN = {
  between: /^\s?(?:now|today|at present|maintenant|aujourd[’']hui|actuellement)\s?[,;]\s?(?:and\s|et\s)?$/iu,
  behind: /^\s?(?:after(?:wards)?|later|then|in future|après|ensuite|à terme)(?!\s?\p{L})/iu,
} as const;
const LATER = new RegExp(`${anyOf('now')}`, 'iu');
const NOW_NEXT = new RegExp(`^[^)）\\d]{0,16}[,，、;；]\\s?(?:${anyOf('now')})[^)）]{0,8}\\d`, 'iu');
/** `31%，上月28%`: the earlier time stands right in front of its figure. */
/** `1.24 million, beating last year’s`, `1240万元，超过去年同期的`. */
const EXCEEDS_EARLIER = new RegExp(
  `^\\s?[,，、]?\\s?${anyOf('exceeding')}\\s?(?:the\\s)?${anyOf('earlier')}(?:[’']s|同期)?的?\\s?$`,
  'iu',
);
const EARLIER_NEXT = new RegExp(
  `^\\s?(?:で|であり|と)?[,，、;；]\\s?(?:and\\s|et\\s)?(?:${anyOf('earlier')})(?:的?(?:是|为|為)|(?:还|還)?(?:只有|[仅僅才])|の|は|が|:|：|\\s(?:it\\s|there\\s)?(?:was|were)|\\s(?:c[’']|elle\\s|il\\s)?était(?:\\sde)?)?\\s?$`,
  'iu',
);
/** `62 %, il était à 48 % à la réunion précédente`, `38 (it was 22 last year)`: it says when behind its figure. */
const WAS =
  /^(?:[,;]\s(?:(?:and|but|et|mais)\s)?|\s?[(]\s?)(?:it|they|ils?|elles?|c[’'])\s?(?:was|were|stood|était|étaient)\s(?:still\s|only\s|encore\s)?(?:at\s|de\s|à\s|d[’'])?$/iu;
/** `(388 the week before)`: in its bracket the figure stands alone with when it was. */
const EARLIER_BEHIND = new RegExp(`^\\s?(?:${anyOf('articles')}\\s|l[’'])?(?:${anyOf('earlier')})\\s?[)）]`, 'iu');
/** `9 departures only, 15 the year before`: what is counted stands behind the first figure alone, and when it was behind the second. */
const COUNTED_COMMA = /^(?:\s\p{Ll}{3,}){1,3}\s?[,;]\s$/u;
const EARLIER_END = new RegExp(
  `^\\s?(?:${anyOf('articles')}\\s|l[’'])?(?:${anyOf('earlier')})(?=\\s?(?:[.。,，;；]|$))`,
  'iu',
);
const EARLIER_WORD = new RegExp(anyOf('earlier'), 'iu');
/** `next year £32,000 (this year £28,000)`: what is now is earlier than what is to come. */
const TO_COME = new RegExp(anyOf('timesToCome'), 'iu');
const NOW_IN_BRACKET = new RegExp(
  `^(?:\\s\\p{Ll}{3,}){0,2}\\s?[(（]\\s?(?:${WORDS_BACK[0]})(?:[はが是为為]|\\s(?:is|was))?\\s?[:：]?\\s?$`,
  'iu',
);
const NOW_BEHIND = new RegExp(`^\\s?${WORDS_BACK[0]}\\s?[)）]`, 'iu');
/** `61 exhibitors (54 last year)`: what is counted stands behind the first figure alone. */
const COUNTED_BRACKET = /^(?:\s\p{Ll}{3,}){1,2}\s?[(（]\s?$/u;
/** `1,800 transactions (last spring 1,540)`: the same with when it was in front. */
const COUNTED_THEN_EARLIER = new RegExp(
  `^(?:\\s\\p{Ll}{3,}){1,2}\\s?[(（]\\s?(?:${anyOf('articles')}\\s|l[’'])?(?:${anyOf('earlier')})\\s?[:：]?\\s?$`,
  'iu',
);
/** `全国120店で、秋には220店に広げる予定`: the second figure is what the first is to be brought to. */
const TO_BE = {
  between: /^(?:で|だが|ですが|の(?:ところ|ものを?))?、\s?[^、。，\d]{0,8}\uE000*(?:に|には|までに|にも)?(?:は)?$/u,
  behind: /^[にへ](?:まで)?(?:[広拡]げ|増や|拡大|引き[上下]げ|延ば|伸ば|減ら|短縮|縮め|改め)/u,
};
/** `842万円で、8月の790万円から増えた`: the second figure is where a movement began. */
const BEFORE_START = /^(?:で|であり|となり|だが)[、,]?\s?[^、。，\d]{0,4}\uE000*の$/u;
export const STARTED =
  /^(?:から|より)(?:も|は)?(?:大幅に|大きく|わずかに|少し|やや)?(?:増|減|上|下|伸|低|高|改善|悪化|縮|短|回復)/u;
/** `842万元，高于8月的790万元`, `比上月的790万元有所增长`: what it is measured by is of an earlier time. */
const MEASURED_BY = /^[,，]?(?:[高低多少大][于於過过出]|[比较較])[^，。；\d]{0,4}\uE000*的$/u;
/** `fell to 3.1 % (4.4 % in 2024)`: the figure is where a movement led, the one in the bracket is where it began. */
const RISEN_TO = movedTo('risenTo');
const FALLEN_TO = movedTo('fallenTo');
/** `74万円から12万円増えた`: the second figure is the difference, not what it came to. */
const DIFFERENCE = new RegExp(`^\\s?(?:${anyOf('differences')})`, 'iu');
/** `总支出78,400，今年多了7,600`: nor is this one. */
const DIFFERENCE_BEFORE = new RegExp(`(?:${anyOf('differencesBefore')})(?:${anyOf('approximations')})?\\s?$`, 'iu');
/** `to 9 minutes from 14`. */
const FROM_BEHIND = /^\s(?:(?:(?:an?|per|each|par)\s)?\p{L}+\s)?(?:from|contre|au lieu de)\s(?:about |around )?$/iu;
const TO_BEFORE = /(?:^|\s)(?:to|at|à)\s$/iu;
/** Most characters around two figures that say which is the earlier. */
const AROUND = { before: 18, between: 44, after: 16 } as const;
const SAYS_EARLIER = new RegExp(`${anyOf('earlier')}|\\uE000`, 'iu');
const JOINT = new RegExp(
  `(?:\\s|^|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}，、」』）]))(?:${anyOf('copulas')})\\s*$`,
  'iu',
);

interface MovedTo {
  readonly before: RegExp;
  readonly behind: RegExp;
}

/** Words of a movement right in front of a figure or right behind its bracket. */
function movedTo(kind: 'risenTo' | 'fallenTo'): MovedTo {
  const words = anyOf(kind);
  return {
    before: new RegExp(`(?<!\\p{Script=Latin})${words}\\s?${anyOf('approximations')}?\\s?$`, 'iu'),
    behind: new RegExp(`^\\s?[)）]\\s?${words}`, 'iu'),
  };
}

/** Every change that a sentence states, in order. */
export const changesOf = lookedOnce((source: SourceText): readonly Change[] => {
  const planned = withoutPlanned(source);
  // What was aimed at is said with the name of what has changed.
  if (planned)
    return changesOf(planned.source).map(({ stat, start }) => ({
      stat: { ...stat, label: { ...stat.label, text: stat.label.text + planned.aside } },
      start,
      end: source.text.length,
    }));
  const { words } = source;
  // `stock of size 42 is down to 18 pairs`: what numbers something did not change.
  const quantities = source.quantities.filter(
    ({ kind, start, end }) =>
      (kind !== 'bare' || !isNumbered(source.text.slice(0, start))) &&
      !(/^[後后]/u.test(source.text.slice(end)) && BEHIND_ARROW.test(source.text.slice(0, start))),
  );
  const found: Change[] = [];
  for (let index = 0; index + 1 < quantities.length; index += 1) {
    const [first, second] = [quantities[index] as Quantity, quantities[index + 1] as Quantity];
    if (isHowMuchMoved(first, second, source)) continue;
    const over = overShare(quantities, index, source);
    if (over) {
      const subject = subjectOf(source, first.start, found.at(-1)?.end ?? 0);
      if (subject) {
        const stat = { value: first.text, from: over.text, label: told(source, subject.text) };
        found.push({ stat: { ...stat, ...directionOf(over, first) }, start: subject.start, end: over.end });
        index += 2;
      }
      continue;
    }
    const order: Way | undefined =
      wayOf(first, second, source) ?? (isNextInBracket(first, second, found, source) ? { way: 'backward' } : undefined);
    // `400, up 12%`: by how much it moved.
    if (order?.way === 'backward' && MOVED_BY.test(source.words.slice(first.end, second.start))) continue;
    if (!order || !areAlike(first, second)) continue;
    const before = quantities[index - 1];
    if (before && order.way === 'backward' && isOneOfSeveral(before, first, second, source)) continue;
    if (before && order.way === 'backward' && isOfEither(before, first, second, source)) continue;
    const { way, clause } = order;
    const last = chainEnd(quantities, index + 1, source);
    const [from, to] = way === 'forward' ? [first, quantities[last] as Quantity] : [second, first];
    const subject = clause
      ? { text: trimmedPhrase(source.text.slice(clause.start, clause.end)), start: clause.start }
      : (subjectOf(source, startOfChange(words, first), found.at(-1)?.end ?? 0) ?? countedOf(source, first, second));
    if (!subject) continue;
    const isChain = way === 'forward' && last > index + 1;
    // `rose from 31 to 36 in the north and from 28 to 29 in the south`: what rose stands in front of both.
    const isSecond =
      found.length > 0 && !clause && JOINED_CHANGE.test(source.text.slice(subject.start, first.start).trimStart());
    // `家賃は月92万円から78万円に`: how often it comes says nothing without how much it is.
    const isOpen = /[はがも][月年日週]$/u.test(subject.text);
    // Of `3 → 5 → 8` what came between stands in the label.
    const said = isSecond
      ? trimmedPhrase(source.text)
      : isChain || isOpen
        ? trimmedPhrase(source.text.slice(subject.start, to.end))
        : subject.text;
    const stat: Stat = {
      value: to.text,
      from: from.text + unitBehind(from, to, source),
      label: told(source, said),
      ...directionOf(from, to),
    };
    found.push({ stat, start: subject.start, end: clause?.end ?? (isChain ? to.end : second.end) });
    index = isChain ? last : index + 1;
  }
  return found;
});

const WORDS = "\\p{L}[\\p{L}’'-]*(?:\\s\\p{L}[\\p{L}’'-]*){0,2}";
/** Between two things that are counted together: `32 adults and 18 children`. */
const COUNTED_TOO = new RegExp(
  `^(?:\\s?${WORDS})?(?:[、，,]\\s?(?:and\\s|et\\s)?|\\s(?:and|et)\\s|[和与與及])(?:${WORDS}\\s?)?$`,
  'u',
);

/** `32 adults and 18 children; last year it was 45`: what was before is no figure of the last of them. */
function isOneOfSeveral(before: Quantity, first: Quantity, second: Quantity, { text, words }: SourceText): boolean {
  const between = text.slice(before.end, first.start);
  if (!haveOneUnit(before, first) || before.kind !== first.kind || !COUNTED_TOO.test(between)) return false;
  const behind = words.slice(first.end, second.start);
  return !EARLIER_WORD.test(between) && !LATER.test(between) && /[,，、;；]/u.test(behind) && !/[(（]/u.test(behind);
}

/** `takes 25 minutes to reach 220 °C instead of 12`: a bare number behind two measures may have been that of either. */
function isOfEither(before: Quantity, first: Quantity, second: Quantity, { words }: SourceText): boolean {
  const isOne = !/[,，、;；。.:：()（）]/u.test(words.slice(before.end, second.start));
  return isOne && second.kind === 'bare' && first.unit !== '' && before.unit !== '' && before.unit !== first.unit;
}

/** `從 5 次變 1 次`: the word that the later figure is counted in stands behind the earlier one too. */
function unitBehind(from: Quantity, to: Quantity, { text }: SourceText): string {
  if (from.unit !== '' || to.unit === '' || /\d/u.test(to.unit)) return '';
  const behind = text.slice(from.end);
  const unit = /^\s/u.test(behind) ? behind.slice(0, to.unit.length + 1) : '';
  return unit.trim() === to.unit ? unit : '';
}

/** `2000万元，同比增长一成，去年同期1800万元`: by how much it moved stands between a figure and the earlier one. */
function overShare(quantities: readonly Quantity[], index: number, source: SourceText): Quantity | undefined {
  const [first, share, earlier] = quantities.slice(index, index + 3);
  if (!first || !share || !earlier || share.kind !== 'percent') return undefined;
  if (first.kind !== earlier.kind || !haveOneUnit(first, earlier)) return undefined;
  // `30%, up 2%, last year 28%`: the numbers say which one is the difference.
  if (first.kind === 'percent' ? !isDifference(first, share, earlier) : !isShareOf(first, share, earlier))
    return undefined;
  const clause = source.words.slice(first.end, share.start);
  const behind = MOVED_BEHIND.exec(source.words.slice(share.end))?.[0].length ?? 0;
  if ((behind === 0 && !MOVED_BY.test(clause)) || clause.length > MOST_BETWEEN || /[。.!！?？;；]/u.test(clause))
    return undefined;
  const end = share.end + behind;
  const way = wayOf({ ...first, end }, earlier, source);
  const isSaid = (way?.way === 'backward' && !way.clause) || BEHIND_SHARE.test(source.words.slice(end, earlier.start));
  return isSaid ? earlier : undefined;
}

function isDifference({ number: last }: Quantity, { number: share }: Quantity, { number: first }: Quantity): boolean {
  if (last === undefined || share === undefined || first === undefined) return false;
  return Math.abs(Math.abs(last - first) - Math.abs(share)) < ROUNDED;
}

/** `2 million, growth of 5%, compared with 3 million for the school`: something else. */
function isShareOf(last: Quantity, { number: share }: Quantity, first: Quantity): boolean {
  const [after, before] = [last.amount, first.amount];
  if (after === undefined || !before || share === undefined) return true;
  const moved = Math.abs(after / before - 1) * 100;
  return Math.abs(moved - Math.abs(share)) <= NEARLY.points + Math.abs(share) * NEARLY.share;
}

/** How far a share may be from what its two figures come to, in points and as a part of it. */
const NEARLY = { points: 5, share: 0.3 } as const;

/** How far a difference of two shares is from the one that is told, where these are rounded. */
const ROUNDED = 0.11;

/** In front of how much something moved, `up `, and behind it, `増`. */
export const MOVED_BY = new RegExp(`(?:${anyOf('movements')})\\s?(?:of\\s|by\\s|de\\s)?$`, 'iu');
export const MOVED_BEHIND = new RegExp(`^(?:\\sde\\s|の)?(?:${anyOf('movements')})(?!\\p{Script=Latin})`, 'iu');
const BEHIND_SHARE = new RegExp(`^[,，、]?\\s?(?:${anyOf('backward')}|against)\\s?$`, 'iu');

/** Where it happened, and `and from`: nothing that changed. */
const JOINED_CHANGE = /^(?:in|at|for|among|with|dans|chez|pour|à|en|au)\s.*\s(?:and|et)\s(?:from|de)?\s?$/iu;

/** The last figure of `3 → 5 → 8`, by its place; the second one of a change that goes no further. */
function chainEnd(quantities: readonly Quantity[], second: number, { words }: SourceText): number {
  let last = second;
  for (let next = second + 1; next < quantities.length; next += 1) {
    const [one, other] = [quantities[last] as Quantity, quantities[next] as Quantity];
    if (!ARROW.test(words.slice(one.end, other.start)) || !areAlike(one, other)) break;
    last = next;
  }
  return last;
}

/** `412 (388 last week), desserts 96 (110)`: behind an earlier figure in a bracket, those in the next brackets are earlier too. */
function isNextInBracket(
  first: Quantity,
  second: Quantity,
  found: readonly Change[],
  { words, text }: SourceText,
): boolean {
  const last = found.at(-1);
  if (
    !last ||
    !/^\s?[(（]\s?$/u.test(words.slice(first.end, second.start)) ||
    !/^\s?[)）]/u.test(words.slice(second.end))
  )
    return false;
  const bracket = /[(（][^()（）]*$/u.test(text.slice(last.start, last.end));
  return bracket && /^[^()（）]*[)）]\s?[,，、;；][^()（）.。:：\uE000]*$/u.test(words.slice(last.end, first.start));
}

/** Most characters between two figures of one change. */
const MOST_BETWEEN = 60;

/** Most characters in front of a figure that say what it is to the one behind it: a sentence may be as long as a chapter. */
const MOST_BEFORE = 400;

/** Which of two figures is the earlier, and the clauses that say both where neither alone names what changed. */
interface Way {
  readonly way: 'forward' | 'backward';
  readonly clause?: { readonly start: number; readonly end: number };
}

/** Where the clause begins in which a place stands. */
function clauseStart(text: string, at: number): number {
  const [opening = ''] = /[^。.!！?？;；:：]*$/u.exec(text.slice(0, at)) ?? [];
  return at - opening.length;
}

/** Where the clause ends in which a place stands. */
function clauseEnd(words: string, at: number): number {
  const length = words.slice(at).search(CLAUSE_END);
  return length < 0 ? words.length : at + length;
}

function wayOf(first: Quantity, second: Quantity, source: SourceText): Way | undefined {
  const { words, text, dates } = source;
  const between = words.slice(first.end, second.start);
  if (between.length > MOST_BETWEEN || areOfOtherDimensions(first, second)) return undefined;
  if (ARROW.test(between)) return { way: 'forward' };
  const before = words.slice(Math.max(0, first.start - MOST_BEFORE), first.start);
  if (DIFFERENCE.test(words.slice(second.end)) || DIFFERENCE_BEFORE.test(between)) return undefined;
  if (COMPARING.test(behindLast('。.!！?？;；', before))) return undefined;
  if (
    FORWARD.some(
      (own) =>
        (own.before ? own.before.test(before) : true) &&
        own.between.test(between) &&
        (own.before || between.trim() !== ''),
    )
  ) {
    return isUndone(before, words.slice(second.end)) ||
      RANGING.test(words.slice(second.end)) ||
      areHours(first, second, before)
      ? undefined
      : { way: 'forward' };
  }
  // `先月`, `last week` are dates and words at once.
  const said = text.slice(first.end, second.start);
  const behind = words.slice(second.end);
  if (NOW_THEN.between.test(said) && NOW_THEN.behind.test(text.slice(second.end)) && haveOneUnit(first, second))
    return { way: 'forward' };
  const isToBe = TO_BE.between.test(between) && TO_BE.behind.test(behind) && !isUndone(before, behind);
  if (isToBe && haveOneUnit(first, second)) return { way: 'forward' };
  const timed = dates.find(({ start }) => start >= second.end && start - second.end <= MOST_TO_DATE);
  if (
    AGAINST.test(between) &&
    OF_ANOTHER.test(text.slice(second.end)) &&
    !THEN_EARLIER.test(text.slice(second.end)) &&
    !timed
  )
    return undefined;
  // `17 hand injuries across the four sites, against 9 in Q2`
  if (timed && NAMED_AGAINST.test(between) && haveOneUnit(first, second)) {
    const own = dates.find(({ start, end }) => start >= first.end && end <= second.start);
    const isLater = own !== undefined && (orderOf(timed, own) ?? 0) > 0;
    const clause = { start: clauseStart(text, first.start), end: timed.end };
    return { way: isLater ? 'forward' : 'backward', clause };
  }
  // `3.2 versus 5.1`: without a time two things are set against each other.
  const isDated = dates.some(
    ({ start, end }) => end > clauseStart(text, first.start) && start < clauseEnd(words, second.end),
  );
  if (SET_AGAINST.test(between) && !isDated && !EARLIER_WORD.test(text.slice(second.end))) return undefined;
  if (BACKWARD.test(between) || ((EARLIER_NEXT.test(said) || EXCEEDS_EARLIER.test(said)) && haveOneUnit(first, second)))
    return { way: 'backward' };
  const [behindSecond = ''] = text.slice(second.end).split(CLAUSE_END);
  if (WAS.test(between) && EARLIER_WORD.test(behindSecond) && haveOneUnit(first, second)) return { way: 'backward' };
  const isCountedOnce = COUNTED_EARLIER.test(said) && !/^\s?\p{L}/u.test(text.slice(second.end));
  if (isCountedOnce && haveOneUnit(first, second))
    return { way: 'backward', clause: { start: clauseStart(text, first.start), end: second.end } };
  const isCountedFirst = COUNTED_BRACKET.test(between) && EARLIER_BEHIND.test(text.slice(second.end));
  const isEarlierThere = COUNTED_THEN_EARLIER.test(said) && /^\s?[)）]/u.test(text.slice(second.end));
  if (haveOneUnit(first, second) && (isCountedFirst || isEarlierThere)) return { way: 'backward' };
  if (isMoreThanThere(first, second) && COUNTED_COMMA.test(between) && EARLIER_END.test(text.slice(second.end)))
    return { way: 'backward' };
  if (haveOneUnit(first, second) && isMeasuredByEarlier(first, second, source)) return { way: 'backward' };
  const isNow = NOW_IN_BRACKET.test(said) || (/^\s?[(（]\s?$/u.test(said) && NOW_BEHIND.test(text.slice(second.end)));
  if (isNow && TO_COME.test(text.slice(clauseStart(text, first.start), first.start)) && haveOneUnit(first, second))
    return { way: 'backward' };
  const isNamed =
    NAMED_BACKWARD.test(between) &&
    !OF_ANOTHER_CLAUSE.test(between) &&
    !STARTS.test(before) &&
    haveOneUnit(first, second);
  const isTimed = NAMED_THEN_EARLIER.test(between) && THEN_EARLIER.test(text.slice(second.end)) && !STARTS.test(before);
  if (isTimed && haveOneUnit(first, second)) return { way: 'backward' };
  if (isNamed && (MOVED_FROM.test(between) || THEN_EARLIER.test(text.slice(second.end)))) return { way: 'backward' };
  if (FROM_BEHIND.test(between) && TO_BEFORE.test(before)) return { way: 'backward' };
  if (!haveOneUnit(first, second)) return undefined;
  if (isEarlierInBracket(first, second, source)) return { way: 'backward' };
  const dated = datedBracketEnd(first, second, source);
  if (dated) return { way: 'backward', clause: { start: clauseStart(text, first.start), end: dated } };
  const way = thenAndNow(text.slice(0, first.start), said, text.slice(second.end));
  if (way) return saysAnother(first, second, source) ? undefined : { way };
  // `23 fixed (was 31, now 8)`: the bracket says both ends of another change.
  if (/[(（]/u.test(between) && NOW_NEXT.test(text.slice(second.end))) return undefined;
  const date = source.dates.find(({ start, end }) => start >= first.end && end <= second.start);
  const isSure = EARLIER_WORD.test(said) || (date !== undefined && isSurelyEarlier(date, first, second, source));
  const isEarlier = EARLIER.test(between) && SAYS_EARLIER.test(between) && /[(（]/.test(between) && isSure;
  return byDates(first, second, source) ?? (isEarlier ? { way: 'backward' } : undefined);
}

/** `3 accidents, 2 last week` may be two of the three: a larger figure is none of the one in front. */
function isMoreThanThere(first: Quantity, second: Quantity): boolean {
  return haveOneUnit(first, second) && (second.amount ?? 0) > (first.amount ?? Number.POSITIVE_INFINITY);
}

/** `…, from 5 to 8 only mails`: two small numbers that begin a clause may be hours. */
function areHours(first: Quantity, second: Quantity, before: string): boolean {
  const areSmall = [first, second].every(({ kind, number }) => kind === 'bare' && number !== undefined && number <= 24);
  return (
    areSmall &&
    /(?:^|[,，;；.。:：]\s?|\uE000\s|(?<!\p{L})(?:open\p{L}*|ouvert\p{L}*|daily|every day|tous les jours)\s)(?:and\s|et\s)?(?:from|de)\s$/iu.test(
      before,
    )
  );
}

/** A figure set against one of an earlier time: a date between says so, or a word. */
function isMeasuredByEarlier(first: Quantity, second: Quantity, { text, words, dates }: SourceText): boolean {
  const between = words.slice(first.end, second.start);
  const isStart = BEFORE_START.test(between) && STARTED.test(words.slice(second.end));
  if (!isStart && !MEASURED_BY.test(between)) return false;
  if (!isStart && /^[^，。；,]{0,4}[多少高低]\s?[\d一二三四五六七八九十]/u.test(text.slice(second.end))) return false;
  const date = dates.find(({ start, end }) => start >= first.end && end <= second.start);
  const said = dates.findLast(({ end }) => end <= first.start);
  const order = date && said ? orderOf(date, said) : undefined;
  return EARLIER_WORD.test(text.slice(first.end, second.start)) || (order !== undefined && order < 0);
}

function isUndone(before: string, behind: string): boolean {
  return UNDONE.test(LEADING.exec(before)?.[1] ?? '') || UNDONE_BEHIND.test(behind);
}

/** `In 2024 48,200 (41,500 in 2023)`: a figure in a bracket with the year or the day it is of may be the earlier one. */
function isEarlierInBracket(first: Quantity, second: Quantity, source: SourceText): boolean {
  const { text, words, dates } = source;
  if (!/^\s?[(（]\s?$/u.test(words.slice(first.end, second.start))) return false;
  if (EARLIER_BEHIND.test(text.slice(second.end))) return true;
  const date = dates.find((own) => own.start >= second.end);
  if (!date || !/^\s?(?:en|in|の|于|於)?\s?$/u.test(text.slice(second.end, date.start))) return false;
  return /^\s?[)）]/u.test(text.slice(date.end)) && isSurelyEarlier(date, first, second, source);
}

/** What is counted, and when that is, up to a bracket that names another time in front of its figure. */
const DATED_BRACKET = /^(?:\s\p{Ll}+){1,3}\s\uE000+\s?[(（]\uE000+\s?[:：]\s?$/u;

/** `We lost 214 customers in Q3 (Q2: 176)`: where the bracket ends, if its time is the earlier of the two. */
function datedBracketEnd(first: Quantity, second: Quantity, { words, dates }: SourceText): number | undefined {
  if (!DATED_BRACKET.test(words.slice(first.end, second.start))) return undefined;
  const [own, earlier] = dates.filter(({ start, end }) => start >= first.end && end <= second.start);
  const order = own && earlier && orderOf(earlier, own);
  const close = /^\s?[)）]/u.exec(words.slice(second.end));
  return close && order !== undefined && order < 0 ? second.end + close[0].length : undefined;
}

/**
 * Whether the figure that a bracket dates is certainly the earlier one: `41% (60% in 2040)` may be a forecast. Either a
 * later date stands in front of both, or the date's own words are of the past, or the first figure is where a movement
 * led that began at the second.
 */
function isSurelyEarlier(date: DateSpan, first: Quantity, second: Quantity, { text, dates }: SourceText): boolean {
  if (EARLIER_WORD.test(date.text)) return true;
  const said = dates.findLast(({ end }) => end <= first.start);
  const order = said && orderOf(date, said);
  if (order !== undefined) return order < 0;
  const front = text.slice(0, first.start);
  const behind = text.slice(Math.max(second.end, date.end));
  const { direction } = directionOf(second, first);
  const moved = direction === 'up' ? RISEN_TO : direction === 'down' ? FALLEN_TO : undefined;
  return moved !== undefined && (moved.before.test(front) || moved.behind.test(behind));
}

/** `was 7.1 last year and is 7.8 now`: one figure is said to be the earlier, the other the later. */
function thenAndNow(before: string, between: string, after: string): 'forward' | 'backward' | undefined {
  if (between.length > AROUND.between || /[.。!！?？:：(（]/u.test(between)) return undefined;
  const cut = between.search(/[,，;；、]|\s(?:and|but|et|mais)\s/u);
  if (cut < 0) return undefined;
  const [behind = ''] = after.split(/[.。,，、;；!！?？]/u);
  const [clause = ''] = /[^,，、;；。.!！?？:：]*$/u.exec(before.slice(-AROUND.before)) ?? [];
  const near = { before: clause, after: behind.slice(0, AROUND.after) };
  const first = `${near.before} ${between.slice(0, cut)}`;
  const second = `${between.slice(cut)} ${near.after}`;
  if (EARLIER_WORD.test(first) && LATER.test(second) && !LATER.test(first)) return 'forward';
  return LATER.test(first) && EARLIER_WORD.test(second) && !LATER.test(second) ? 'backward' : undefined;
}

/** `sold 42 bikes this summer; last summer we had 40 staff`: what the second clause counts is not what the first one does. */
function saysAnother(first: Quantity, second: Quantity, { text }: SourceText): boolean {
  const between = text.slice(first.end, second.start);
  const cut = between.search(/[,，;；、]|\s(?:and|but|et|mais)\s/u);
  const said = text.slice(0, first.end + Math.max(0, cut)).toLowerCase();
  const counted = second.kind === 'bare' ? (/^\s\p{Ll}+/u.exec(text.slice(second.end))?.[0] ?? '') : '';
  const again = `${between.slice(Math.max(0, cut))} ${counted}`
    .replace(new RegExp(EARLIER_WORD.source, 'giu'), ' ')
    .replace(new RegExp(LATER.source, 'giu'), ' ')
    .replace(REPEATS, ' ');
  const words = again.match(/\p{Script=Latin}{3,}|\p{sc=Han}{2,}|\p{sc=Katakana}{2,}/gu) ?? [];
  return words.some((word) => !isStopWord(word.toLowerCase()) && word !== '同期' && !said.includes(word.toLowerCase()));
}

/** Where a clause ends. */
const CLAUSE_END = /[,，、;；。:：!！?？]|\.(?=\s|$)|\s(?:and|but|et|mais)\s/u;
/** `In 2023,` in front of its clause. */
const DATED_OPENING = /(?:^|(?<=[;；。.]\s?))[^,，;；。\uE000]{0,8}\uE000+[,，]$/u;
/** Words that say nothing of their own where a clause repeats another for a different time. */
const REPEATS = new RegExp(`(?<![\\p{Script=Latin}])(?:${anyOf('repeats')})(?![\\p{Script=Latin}])`, 'giu');

/** The clause in front of a figure, with `In 2023,` before its comma. */
function openingOf(before: string): string {
  const clause = behindLast(',，、;；。:：!！?？', before);
  const rest = before.slice(0, before.length - clause.length);
  const [dated = ''] = DATED_OPENING.exec(behindLast(';；。', rest)) ?? [];
  return dated + clause;
}

/** `in 2024 there were 11 incidents, in 2025 there were 4`: two clauses that say one thing of two times. */
function byDates(first: Quantity, second: Quantity, source: SourceText): Way | undefined {
  const { words, text } = source;
  const cut = CLAUSE_END.exec(words.slice(first.end, second.start));
  if (!cut) return undefined;
  const middle = first.end + cut.index;
  const opening = openingOf(words.slice(Math.max(0, first.start - MOST_BEFORE), first.start));
  const closing = words.slice(second.end).search(CLAUSE_END);
  const clauses = [
    { start: first.start - opening.length, end: middle },
    { start: middle + cut[0].length, end: closing < 0 ? text.length : second.end + closing },
  ] as const;
  const dates = clauses.map(({ start, end }) => {
    const own = source.dates.filter((date) => date.start >= start && date.end <= end);
    const isOne = source.quantities.filter((one) => one.start >= start && one.end <= end).length === 1;
    return own.length === 1 && isOne && own[0]?.grain !== 'time' ? own[0] : undefined;
  });
  const [before, after] = dates;
  if (before?.key === undefined || after?.key === undefined || before.grain !== after.grain) return undefined;
  // `Friday 19 June got most votes (52), Friday 26 June 23`: of what is to be chosen from, a bracket says how much each has.
  if (/^\s?[)）]/u.test(words.slice(first.end)) && !/^\s?[)）]/u.test(words.slice(second.end))) return undefined;
  // `£100 by 15 December, £200 by 1 February`: what is due by two days is no measure of either.
  if ([before, after].every((date) => isDue(text, date) || text.startsWith('截止', date.end))) return undefined;
  const [said, again] = clauses.map(({ start, end }) => words.slice(start, end).replaceAll('\uE000', ' ')) as [
    string,
    string,
  ];
  const news = again
    .replace(REPEATS, ' ')
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word) && !said.includes(word));
  const way = wayInTime(before.key, after.key);
  if (news.length > 0 || way === undefined) return undefined;
  const [{ start }, { end }] = clauses;
  return { way, clause: { start, end } };
}

/** Where `from` stands that leads to the first figure, else the figure. */
function startOfChange(words: string, first: Quantity): number {
  const before = words.slice(0, first.start);
  const starts = FORWARD.flatMap((own) => own.before?.exec(before)?.index ?? []);
  return starts.length > 0 ? Math.min(...starts) : first.start;
}

/** One unit, or one of the two says it for both. */
function areAlike(first: Quantity, second: Quantity): boolean {
  if (first.isRange || second.isRange) return false;
  // `3 min 20 s` and `45 s`
  if ([first, second].every((own) => (minutesOf(own.text) ?? timeOf(own)) !== undefined)) return true;
  const sameScale = first.unit !== '' && second.unit !== '' && haveOneUnit(first, second);
  return sameScale || first.kind === second.kind || first.kind === 'bare' || second.kind === 'bare';
}

/** Figures that no verb joins must count the same, `2.1 million euros` and `2.6 million` too. */
export function haveOneUnit(first: Quantity, second: Quantity): boolean {
  // `8万4千円` and `10万円`, `€1.3M` and `€310k` are written in other steps of the same money.
  const [one, other] = [first.unit, second.unit].map((unit) =>
    unit.replace(/^[约約近]/u, '').replace(/^[兆億亿萬万千]+(?=.)|(?<=^\p{Sc})(?:k|m|bn?|tn?)$/iu, ''),
  ) as [string, string];
  return one.startsWith(other) || other.startsWith(one);
}

export function directionOf(from: Quantity, to: Quantity): Pick<Stat, 'direction'> {
  const [first, last] = [from, to].map((own) => minutesOf(own.text) ?? timeOf(own));
  if (first !== undefined && last !== undefined) return directionBetween(first, last);
  const measured = inOneUnit(from, to);
  if (measured) return directionBetween(...measured);
  if (from.number === undefined || to.number === undefined) {
    // Figures in steps have no number of one scale.
    const isStepped = from.amount !== undefined && to.amount !== undefined && haveOneUnit(from, to);
    return isStepped ? directionBetween(from.amount, to.amount) : {};
  }
  const [before, after] = [from.amount ?? from.number, to.amount ?? to.number];
  const same = from.unit === to.unit || from.unit === '' || to.unit === '';
  const [left, right] = same && from.unit !== to.unit ? [from.number, to.number] : [before, after];
  return directionBetween(left, right);
}

function directionBetween(left: number, right: number): { readonly direction: Stat['direction'] } {
  return { direction: left === right ? 'level' : left < right ? 'up' : 'down' };
}

const ONLY_EARLIER = new RegExp(
  `^(?:${anyOf('articles')}\\s|l[’'])?(?:${anyOf('earlier')})[\\s,，、;；]*(?:and|et|und|mais|but)?$`,
  'iu',
);

/** `参加者は去年`, `费用去年`: when the first figure was is no part of the name in front of it. */
const ITS_EARLIER = new RegExp(`(?<=[\\p{sc=Han}\\p{sc=Katakana}ー]{2})(?:は|が|、|，)?(?:${anyOf('earlier')})$`, 'u');

/** Where a clause begins that may name what changed; what goes on with the figures of another, `に減り、`, is none. */
const CLAUSE_START = new RegExp(
  `[,，;；。:：]\\s?|(?<=^[にへと][^、。]{1,8})、|(?<=[がてでし]|${anyOf('causesBehind')})、|\\.\\s|\\s{2,}|　|[（(]`,
  'gu',
);

/** What changed: the words of the clause before the first figure, or of the clause before it. */
function subjectOf(source: SourceText, end: number, from: number): { text: string; start: number } | undefined {
  const before = source.text.slice(from, end);
  // The comma of a figure ends no clause.
  const cuts = [...source.words.slice(from, end).matchAll(CLAUSE_START)].map((match) => match.index + match[0].length);
  for (const cut of [...cuts.toReversed(), 0]) {
    const raw = before.slice(cut);
    const phrase = trimmedPhrase(
      raw.replace(/^(?:[にへと][、，])?[^\p{L}\p{N}「『“"]*/u, '').replace(LEADS_OBJECT, ''),
    );
    // `Repair costs: …`: a colon ends a name, whatever its last word.
    const text = (/[:：]\s*$/u.test(raw) ? phrase : withoutJoint(phrase)).replace(ITS_EARLIER, '');
    // `contre 2 900 l'an dernier, et 42 exposants (38)`: when it was is not what is counted.
    if (ONLY_EARLIER.test(text)) continue;
    if (/\p{L}{2}/u.test(text) && !/^(?:and|et|und|[+\d%.,)\s-]+(?:and|et)?)$/iu.test(text))
      return { text, start: from + cut };
  }
  return undefined;
}

/** `25 days of holiday, rising to 28`: at the beginning of a text, what changed stands behind the first figure. */
function countedOf(
  { text }: SourceText,
  first: Quantity,
  second: Quantity,
): { text: string; start: number } | undefined {
  const before = text.slice(0, first.start);
  // Behind a comma and a joint the next thing is counted: `…, et 42 exposants (38 l'an dernier)`.
  const isOpen = !/\p{L}/u.test(before) || /[,，]\s(?:and|et)\s$/iu.test(before);
  const isFirst = isOpen && /^[’']?\s(?:\p{Ll}|\p{Lu}(?=\p{Lu}))\p{L}/u.test(text.slice(first.end));
  const whole = text.slice(first.start, second.end);
  const counted = isBalanced(whole) ? whole : whole.replace(/\s?[(（].*$/su, '');
  return isFirst ? { text: trimmedPhrase(counted), start: first.start } : undefined;
}

/** `是把交付周期从…`: what changed stands behind the particle. */
const LEADS_OBJECT = /^(?:就?是)?[把将將](?=\p{sc=Han}{2})/u;

/** What stands before a noun: the word taken off was one. */
const OPEN_END = /\s(?:per|of|the|an?|in|our|their|its|de|du|des|la|le|les|par|un|une|nos|leurs?)$/iu;

/** The first half of `回升`, `有所提高`. */
const TORN = /(?:[回上下提攀略新]|有所)$/u;

/** `One-off cost`, `Grand total`: behind one thing without an article the word is a noun; of `The bike cost`, `Repairs cost` it is the verb. */
const NAMED_AMOUNT =
  /^(?!(?:the|this|that|these|those|an?|my|our|your|his|her|its|their|each|every|it|they|we|you|he|she|i|which|what)\s)(?:\S+\s)*\S*(?:[^s\s]|ss)\s(?:cost|total)$/iu;

/** Without the verb or particle that leads to the figure. */
export function withoutJoint(text: string): string {
  let own = text;
  for (let round = 0; round < 3; round += 1) {
    // `The final cost went to …`: behind its verb the word is no verb any more.
    if (round > 0 && /(?<!\p{L})(?:costs?|prices?)$/iu.test(own)) break;
    if (NAMED_AMOUNT.test(own)) break;
    const shorter = trimmedPhrase(own.replace(JOINT, ''));
    // `客流量有所回升，达到…`: half of a word is none.
    if (TORN.test(shorter) && /^\p{sc=Han}/u.test(own.slice(shorter.length))) break;
    if (shorter === own || !/\p{L}{2}/u.test(shorter) || OPEN_END.test(shorter)) break;
    own = shorter;
  }
  return own;
}
