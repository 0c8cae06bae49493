import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { changesOf, withoutJoint } from './changes.ts';
import { FINAL } from './figures.ts';
import { isAsked } from './no-figures.ts';
import type { Part } from './relation.ts';
import { bandIn } from './share-bands.ts';
import { type SourceText, trimmedPhrase } from './source-text.ts';

/** Names with figures that stand one behind the other in a text. */
export interface PartsFound {
  /** Where the run begins and ends, its total behind it included. */
  readonly start: number;
  readonly end: number;
  readonly items: readonly Part[];
  readonly total: Quantity | undefined;
  /** What the total is called right in front of it; empty where it stands apart. */
  readonly totalName: string;
  readonly isWhole: boolean;
}

/** A text of which the sentence before may say what its figures come to. */
type Summed = SourceText & { readonly stated?: number };

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly quantity: Quantity | undefined;
  readonly aside: string | undefined;
  /** It begins behind a colon, a dash or an opening bracket. */
  readonly opens: boolean;
  /** Its name stands on one side of its figure, and on which. */
  readonly side: 'left' | 'right' | undefined;
  /** The same with its name behind the figure: `Menu: 12 starters`, where the next ones are built so. */
  readonly ledTo?: Piece | undefined;
}

/** Longest name of a part; what is longer says something of its own, but for names whose figures come to the total in front of them. */
const LONGEST_NAME = 30;
const LONGEST_OF_SUM = 64;
/** `71% of tenants got the full amount back`: who it is said of, in front of what. */
const OF_WHOM = /^(?:of (?:the |all |our )?|des |de nos )\p{Ll}{3,}\s\p{Ll}{2}/u;
const LONGEST_OF_WHOM = 44;
/** Shares that were rounded, in percent; two of them come to hardly more than a hundred. */
const WHOLE = { least: 97.5, most: 102.5, mostOfTwo: 101 } as const;
const CUT =
  /[,，、;；／|·]|\s\/\s|[+＋](?=\s?\p{L})|\s{2,}|　+|(?<=\uE000[^,;:，；：\uE000]{0,12})\s+(?:and|et|und)\s+(?!(?:over|under|up|above|below|more|less|older|younger|plus|moins)\s)(?=[^,;，；。]{0,34}\uE000)|(?<=\uE000[^,;:，；：\uE000]{0,34})\s+(?:and|et|und)\s+(?=\uE000)|(?<=\uE000\s?)(?:以?及|[和与與])(?=\p{sc=Han}{1,8}\s?\uE000)|(?<=\uE000)\s+(?=(?:合計|合计|总计|總計|共计|共計|[計计共])\s?[:：]?\s?\uE000)|(?<=\uE000)[での](?=(?:合計|総計|計)\s?\uE000)|(?<=\uE000)で(?=\s?\uE000+(?:です|でした)?。?$)|\s(?:of (?:which|whom)|including|dont)\s|[。()（）]|[:：](?!\s?\uE000)|(?<=\uE000)\s?[:：](?=\s?\uE000)|\.\s|——|\s[–—-]\s/gu;
/** Words behind which the parts begin. */
const ANNOUNCED = new RegExp(`(?:${anyOf('announcers')})$`, 'iu');
const TOTAL = new RegExp(`^\\s*(?:${anyOf('totals')})`, 'iu');

/** `三年合计`: what comes to all of something. */
const SUMMED = /(?:合计|合計|总计|總計|共计|共計|累计|累計|\btotal)$/iu;
/** `同比增长25%`, `up 12%`: the name of a figure that says how much something moved. */
const MOVED = new RegExp(`(?:${anyOf('movements')})$`, 'iu');

/**
 * The longest run of named figures in a text, where there is one.
 * @param stated what the sentence before says that they come to
 */
export function partsIn(text: SourceText, stated?: number): PartsFound | undefined {
  if (text.quantities.length < 2 || isAsked(text.text)) return undefined;
  const own = withoutQuoted(text);
  const source: Summed = stated === undefined ? own : { ...own, stated };
  const cuts = [
    clausePieces(source),
    bracketedPieces(source),
    piecesOf(source, CUT),
    ...(ONLY_FIGURE.test(source.words) ? [piecesOf(source, CUT, { isInBrackets: true })] : []),
  ];
  const runs = cuts.flatMap((pieces) => runsOf(pieces, source));
  const spaced = runsOf(piecesOf(source, SPACED), source).filter((run) => !countsOn(run, source) && areOfOneKind(run));
  const named = [...runs, ...spaced].filter(
    (run) => !areNumbers(run, source) && !run.items.some(isPerTime) && !isSaidInPassing(run, source),
  );
  const best = bestOf(withoutChanges(named, source));
  return best?.isWhole ? best : (longNamed(source) ?? best);
}

/** `「週2〜3回」33%`: what stands between marks in front of a figure is a name, whatever figures it holds. */
function withoutQuoted(source: SourceText): SourceText {
  const names = [...source.text.matchAll(/[「『“][^「」『』“”]{1,30}[」』”](?=[がは]?\s?(?:約|约)?\d)/gu)];
  const isQuoted = ({ start, end }: Quantity): boolean =>
    names.some(({ index, 0: name }) => start >= index && end <= index + name.length);
  const outside = source.quantities.filter((own) => !isQuoted(own));
  return outside.length < 2 || outside.length === source.quantities.length
    ? source
    : { ...source, quantities: outside };
}

/** `What I paid comes to £1,985: the removal £1,390, …, a night in a hotel because the beds arrived late £210`. */
function longNamed(source: Summed): PartsFound | undefined {
  if (!/[:：]/u.test(source.words)) return undefined;
  const runs = runsOf(piecesOf(source, CUT, { longest: LONGEST_OF_SUM }), source);
  return bestOf(withoutChanges(runs, source).filter(({ total, start }) => total !== undefined && total.end <= start));
}

/** `1,900 a year to run`: what stands behind a figure says in what time it is so, and is the name of no other. */
function isPerTime({ name, quantity }: Part): boolean {
  return quantity.kind !== 'percent' && PER_TIME.test(name);
}

const PER_TIME =
  /^(?:an?|per|par|each|every)\s(?:hour|day|night|week|month|quarter|year|heure|jour|nuit|semaine|mois|trimestre|an)(?!\p{L})/iu;

/** `Return all keys (2 front door, 2 flat, 1 letterbox) to the office`: what a bracket counts amid a sentence, and nothing comes to. */
function isSaidInPassing({ start, end, total, isWhole, items }: PartsFound, { words }: SourceText): boolean {
  if (total || isWhole || items.some(({ quantity }) => quantity.kind !== 'bare')) return false;
  if (!/[(（][^()（）]*$/u.test(words.slice(0, start))) return false;
  return /^[^()（）]*[)）][^()（）]*\p{L}/u.test(words.slice(end));
}

/** `Answers were 1. never 2. sometimes 3. often`: figures that number what stands behind them. */
function areNumbers({ items }: PartsFound, { text }: SourceText): boolean {
  return items.every(({ quantity: { kind, amount, end } }, index) => {
    return kind === 'bare' && amount === index + 1 && /^[.)．]\s?\p{L}/u.test(text.slice(end));
  });
}

/** `目前5家 大人10 小孩7`: where only spaces divide, what counts one thing goes with no bare numbers. */
function areOfOneKind({ items }: PartsFound): boolean {
  const kinds = new Set(items.map(({ quantity }) => quantity.kind));
  return !(kinds.has('count') && kinds.has('bare'));
}

/** `58 volunteers read with 134 children in 9 schools`: behind a bare number stands what it counts, and no next name. */
function countsOn({ start, end, items }: PartsFound, { text, words, quantities }: SourceText): boolean {
  const own = quantities.filter((one) => one.kind === 'bare' && one.end >= start - 1 && one.end < end);
  // `方案 4 票赞成 0 反对 1 弃权`: a name behind the last of bare numbers says that each has its name behind it.
  const isOpen = NAME_ALONE.test(words.slice(end)) && items.every(({ quantity }) => quantity.kind === 'bare');
  return isOpen || own.some((one) => /^\s\p{Ll}/u.test(text.slice(one.end)));
}

const NAME_ALONE = /^\s\p{sc=Han}[^\uE000,，。；;、]*(?:[,，。；;、]|$)/u;

/** `a half plot goes from 34 to 36 pounds`: what something was and what it is are no two parts of a whole. */
function withoutChanges(runs: readonly PartsFound[], source: SourceText): readonly PartsFound[] {
  if (runs.length === 0) return runs;
  const changed = new Set(
    changesOf(source).flatMap(({ start, end }) => {
      const own = source.quantities.filter((one) => one.start >= start && one.end <= end);
      return own.slice(1).filter((one, index) => isOneClause(source.words.slice(own[index]?.end, one.start)));
    }),
  );
  const isChanged = ({ quantity, name }: Part): boolean => changed.has(quantity) || EARLIER.test(name);
  return runs.filter(({ items }) => !items.slice(1).some(isChanged));
}

/** `库存240个，去年150个`: what was before is no part either. */
const EARLIER = new RegExp(`^(?:${anyOf('earlier')})(?:同期)?(?:[是为為]|(?:还|還)?只有|[仅僅才])?$`, 'iu');

function isOneClause(between: string): boolean {
  return !/[,，、;；。:：()（）]/u.test(between);
}

/** `高鐵2,140 住宿935`: single spaces divide where every piece ends in its figure. */
const SPACED = /[,，、;；／|·。()（）]|[:：](?!\s?\uE000)|(?<=\uE000\S{0,3})\s+/gu;

function bestOf(runs: readonly PartsFound[]): PartsFound | undefined {
  return runs.toSorted((a, b) => b.items.length - a.items.length)[0];
}

/** Most characters in front of a part that lead to it. */
const NEAR = 80;

/** `balls (2,900), courts (1,200), entry 380`: in brackets, and nothing else with it. */
const ONLY_FIGURE = /[(（]\s?\uE000+\s?[)）]/u;

interface HowToCut {
  /** Figures that stand alone in their brackets are told of the name in front. */
  readonly isInBrackets?: boolean;
  /** Longest name, in comparable units. */
  readonly longest?: number;
}

function piecesOf(source: Summed, cut: RegExp, { isInBrackets, longest = LONGEST_NAME }: HowToCut = {}): Piece[] {
  const words = isInBrackets
    ? source.words.replace(/(?<=[^\uE000]\s?)[(（](\s?\uE000+\s?)[)）]/gu, ' $1 ')
    : source.words;
  const pieces: Piece[] = [];
  let start = 0;
  let opens = false;
  const take = (end: number): void => {
    if (source.text.slice(start, end).trim() === '') return;
    pieces.push(pieceOf(source, start, end, opens, longest));
  };
  for (const match of words.matchAll(cut)) {
    if (match.index < start || isWithinName(source, match.index, match[0])) continue;
    // Brackets behind a figure say more about it: another measure, or what is counted.
    const closing = /[(（]/u.test(match[0]) ? closingOf(source.text, match.index) : undefined;
    const before = source.quantities.find((one) => one.end <= match.index && one.end >= start);
    const isAside =
      closing !== undefined &&
      before &&
      source.quantities.filter((one) => one.start > match.index && one.end <= closing).length <= 1 &&
      (source.text.slice(before.end, match.index).trim().length <= 3 ||
        endsNamed(source, before, match.index, closing)) &&
      closing - match.index <= 24;
    if (isAside) {
      pieces.push({
        ...pieceOf(source, start, match.index, opens, longest),
        aside: source.text.slice(match.index + 1, closing),
        end: closing + 1,
      });
      start = closing + 1;
      opens = false;
      continue;
    }
    take(match.index);
    start = match.index + match[0].length;
    opens =
      /[:：(（—–-]/u.test(match[0]) ||
      ANNOUNCED.test(words.slice(Math.max(0, start - NEAR), start).replace(/[\s,，、]+$/u, ''));
  }
  take(words.length);
  // Of `郑州最低，仅6,310元` the first clause is the name of what the second says.
  return pieces.filter(({ quantity, start: from }, index) => {
    const next = pieces[index + 1];
    return quantity !== undefined || next?.quantity === undefined || next.start > from;
  });
}

/** `120 000 € pour l'hébergement (14 places de plus), 60 000 € pour …`: what a bracket counts says more of the name that it ends. */
function endsNamed({ text, quantities }: Summed, amount: Quantity, open: number, closing: number): boolean {
  const counted = quantities.find(({ start }) => start > open);
  const isCount = counted !== undefined && counted.end <= closing && counted.kind === 'bare' && amount.kind === 'money';
  return (
    isCount &&
    /\p{L}\s?$/u.test(text.slice(amount.end, open)) &&
    /^\s?(?:[,，、;；。.]|$)/u.test(text.slice(closing + 1))
  );
}

/** `14 juin : 4 500 €`, `12 tables : 480 €`: what stands in front of the colon is a name; only a larger figure of the kind is not. */
function isWithinName({ quantities, words }: SourceText, at: number, mark: string): boolean {
  const behind = at + mark.length;
  if (!/^\s?[:：]$/u.test(mark) || words[at - 1] !== '\uE000' || !/^\s?\uE000/u.test(words.slice(behind))) return false;
  const next = quantities.findIndex(({ start }) => start >= behind);
  const [whole, part] = [quantities[next - 1], quantities[next]];
  // `to expand by 2027: 45% trucks, …`: a share that has its name behind it is no figure of the day in front.
  const isNamedBehind = part?.kind === 'percent' && /^\s\p{L}{2}/u.test(words.slice(part.end));
  if (isNamedBehind || whole?.end !== at || part === undefined) return !isNamedBehind;
  return whole.kind !== part.kind || (whole.amount ?? 0) <= (part.amount ?? 0);
}

function closingOf(text: string, open: number): number | undefined {
  const at = text.slice(open).search(/[)）]/u);
  return at < 0 ? undefined : open + at;
}

function pieceOf(source: Summed, start: number, end: number, opens: boolean, longest: number): Piece {
  const band = bandIn(source, start, end);
  if (band) return { end, aside: undefined, side: 'left', ...band, opens: opens || band.opens };
  const all = source.quantities.filter((one) => one.start >= start && one.end <= end);
  // `Survey of 400 people: 61% like it, …`: a figure in front of the colon is of what leads to the parts.
  const isLedOver = all.length === 2 && LED_OVER.test(source.text.slice(start, all[1]?.start));
  const own = isLedOver ? all.slice(1) : all;
  const base = { end, opens, aside: undefined };
  const isGiven = isGivenBy(own, source.text);
  const [only] = own.length === 2 && !isGiven ? own.slice(1) : own;
  const isOne = own.length === 1 || isGiven || (own.length === 2 && isCounted(own, source.text, end));
  if (!only || !isOne) return { ...base, start, name: '', quantity: undefined, side: undefined };
  const before = source.text.slice(start, only.start);
  const after = source.text.slice(only.end, end).replace(FINAL, '');
  const led = withoutJoint(trimmedPhrase(before))
    .replace(SEQUEL, '')
    .replace(SAID_OF, '')
    .replace(OF_WHICH, '')
    .replace(MENTIONED, '')
    .replace(SHARE_OF, '')
    .replace(SOLD, '')
    .replace(MAKES_UP, '')
    .replace(/(?<=\p{L}{3})\sen$/iu, '');
  const topic = (TOPIC.exec(before) ?? (start === 0 ? HEAD_BEFORE.exec(before) : undefined))?.[0].length ?? 0;
  const behindTopic = topic > 0 ? withoutJoint(trimmedPhrase(before.slice(topic))).replace(PARTICLE_END, '') : '';
  const isShareOf = only.kind === 'percent' && MAKES_UP.test(trimmedPhrase(before));
  const said = trimmedPhrase(after).replace(GOES_ON, '').replace(OF_ALL, '');
  const behind = isShareOf ? said.replace(OF_WHAT, '') : said;
  const right = GOES_ON_IN_VERB.test(behind) ? '' : behind.replace(isGiven ? GIVEN_BY : PREPOSITION, '');
  const [from, named] =
    behindTopic !== ''
      ? [start + topic, behindTopic]
      : namedBefore(source, start, led.replace(PARTICLE_END, '').replace(OTHERS, ''));
  const left = right !== '' && (ONLY_LEADS.test(named) || JOINS.test(named)) ? '' : named;
  const isLeft = right === '' || (UNIT_BEHIND.test(behind) && /^\s?\p{Script=Latin}/u.test(after));
  // `Opinions: 87 % would come again, 9 % hesitate`: the colon leads to all, and names stand behind their figures.
  const isSpent = (SPENT.test(before) && (PREPOSITION.test(behind) || PER.test(behind))) || AT_NAME.test(behind);
  const isLed =
    (isSpent || isLedOver || COLON_END.test(before) || (source.stated !== undefined && THERE_ARE.test(before))) &&
    /\p{L}{2}/u.test(right) &&
    !(COLON_END.test(before) && SAYS_OF_WHAT.test(behind) && /[:：]/u.test(source.text.slice(end))) &&
    visualLength(right) <= longest;
  const ledTo: Piece | undefined = isLed
    ? { ...base, start: only.start, name: right, quantity: only, opens: true, side: 'right' }
    : undefined;
  if (ledTo && !isLeft && !isSpent) return ledTo;
  if (isLedOver) return { ...base, start, name: '', quantity: undefined, side: undefined, ledTo };
  const isRest = REST.test(left);
  const whole = source.text.slice(start, end).trim();
  const isRestAlone = isRest && visualLength(whole) > longest;
  // `其余 6 万元计入公共收益`: what is left, and what it is for; the figure stands beside it.
  const isRestFor = REST_IN_CHINESE.test(left) && !isRestAlone && right !== '' && !/\d/u.test(right);
  const called = left === '' ? right : isLeft || isRestAlone ? left : isRestFor ? left + right : whole;
  // `donations £214, cake £96; spent £61 on solder`: behind a semicolon, a figure amid its words tells something of its own.
  const isApart =
    left !== '' &&
    BEHIND_SEMICOLON.test(source.text.slice(Math.max(0, start - 3), start)) &&
    GOES_ON_BEHIND.test(source.text.slice(only.end));
  const isNamed =
    /\p{L}|\d/u.test(called) &&
    !isApart &&
    !OF_FIGURE.test(called) &&
    !ONLY_BOUND.test(called) &&
    !SAYS_HOW.test(called) &&
    (!ONLY_AND.test(called) || IN_FAVOUR.test(behind)) &&
    (!ENDS_IN_PRONOUN.test(called) || /(?:^|\s)IT$/u.test(called)) &&
    !SAYS_WHO_DOES.test(called) &&
    !(called === whole && (MEASURED_BY.test(called) || OF_SHARE.test(behind))) &&
    visualLength(called) <= (only.kind === 'percent' && OF_WHOM.test(behind) ? LONGEST_OF_WHOM : longest);
  const side = left === '' ? 'right' : isLeft || isRest ? 'left' : undefined;
  return {
    ...base,
    opens: opens || behindTopic !== '',
    start: from,
    name: called,
    quantity: isNamed ? only : undefined,
    side,
    ledTo,
  };
}

/** `fees covered 62% of the total`: what it is a share of names nothing. */
const OF_ALL = /^(?:of (?:the )?(?:total|whole|lot|sum|costs?|budget)|of (?:it|them)|du total|de l[’']ensemble)$/iu;
/** `低于0.2%的门槛`: what a figure is said of, behind it. */
const OF_FIGURE = /^[的之](?=\p{sc=Han})/u;
const BEHIND_SEMICOLON = /[;；]\s*$/u;
const GOES_ON_BEHIND = /^\s(?:on|for|to|from|at|in|pour|en|à|sur|dans)\s/u;

/** `…, and 9 stayed`, `Avec 72 € par personne`: a word that only joins names nothing. */
const ONLY_AND =
  /^(?:and|et|then|after(?:wards)?|puis|ensuite|with|for|at|by|from|to|avec|pour|par|à|dès|sans|without)$/iu;

/** `Slate is free up to 10 users`: what is said of a thing in front of the figure is not what has the figure. */
const SAYS_HOW = /\s(?:is|are|est|sont)\s\p{Ll}+(?:\s(?:up to|until|from|jusqu[’']à|à partir de))?$/u;

/** `58 % sont pour, 27 % sont contre`. */
const IN_FAVOUR = /^(?:are|were|sont|étaient)\s(?:for|pour)$/iu;

/** `l'an passé on était 40`, `this year we are 65`, `which is £40 under it`: what ends in who or what is spoken of names nothing. */
const ENDS_IN_PRONOUN =
  /(?:^|\s)(?:which|who|that|this|these|those|qui|cela|ça|on|je|tu|nous|vous|ils?|elles?|c[’']|i|we|you|they|he|she|it)(?:\s(?:était|étions|êtes|sommes|suis|compte|were|was|are|am|had|have))?$/iu;

/** `…, against 11 for the other`: what the figure in front is measured by is no part beside it. */
const MEASURED_BY = /^(?:against|versus|vs\.?|compared (?:with|to)|contre|face à|par rapport à)\s/iu;

/** `エチオピア60%、コロンビア40%の浅煎り`: behind the last share stands what all of it is. */
const OF_SHARE = /^の(?=[\p{sc=Han}\p{sc=Katakana}])/u;

/** `We borrow $40M, put in $14M of our own and expect …`: who does what is no name of what it comes to. */
const SAYS_WHO_DOES = /^(?:we|i|you|they|he|she|it|nous|je|ils?|elles?|vous)\s\p{Ll}+/iu;

/** `Chez nous il y a 96 enfants`: what is counted stands behind, where it was said before how many there are. */
const THERE_ARE =
  /(?<!\p{L})(?:there (?:are|were)|we (?:have|had|are|were)|il y a(?:vait)?|on (?:compte|a)|nous (?:avons|sommes))\s$/iu;
/** `We spent £2,150 on the fence, £1,480 on water`: the verb leads to all amounts, each with what it was for behind it. */
const SPENT = new RegExp(`\\p{L}\\s(?:${anyOf('spendings')})\\s$`, 'iu');
/** `We paid £12 per adult, £8 per child`. */
const PER = /^\s?per\s/iu;
/** `Survey of 400 people: …`, `60个用例中…`, `60件のうち、…`: what stands in front is of all that follow. */
const LED_OVER = /\p{L}\s?[:：]\s*$|(?:\p{sc=Han}[中里裡裏]|のうち、?)$/u;
/** `Nights: 5.5 h of sleep; mornings: 6.3 h`: what a figure is of is no name of it. */
const SAYS_OF_WHAT = /^(?:of|de|d[’'])\s?\p{Ll}+$/u;
const COLON_END = /\p{L}\s?[:：]\s*$/u;
/** `续航被提到4,310次`: that it was said is no part of the name. */
const MENTIONED = /(?<=\p{sc=Han}{2})(?:被)?(?:提到|提及|点名|點名)$/u;
/** `乳品企业占营收的46%`, `センサーが売上の62%`, `三年以上的占17%`: what it is a share of belongs to no name. */
const SHARE_OF =
  /(?<=\p{sc=Han}{2}|[”"」』])(?:的?[占佔](?:\p{sc=Han}{1,6}的|比)?|的)$|(?<=[\p{sc=Han}\p{sc=Katakana}ー]{2})[がは](?:売上高?|全体|総額|支出|収入|費用|予算|回答)$/u;
/** `早鸟档卖掉1,500份`: that they were sold is of all of them. */
const SOLD = /(?<=\p{sc=Han}{2})(?:[卖賣](?:掉|出|了)|售出)了?$/u;

/** `fees made up $29,400 of it`: that it is a part is said of all of them. */
const MAKES_UP =
  /(?<=\p{L}{3})\s(?:ma[dk]es?(?:\sup)?|account(?:ed|s)?\sfor|représentent?|représentaient|pèsent?|forment)$/iu;
/** `make up 54% of the income, courses 31%`: what all of them are shares of stands behind the first. */
const OF_WHAT = /^(?:of(?:\s(?:the|all|our|their))?|des|du|de\sla|de\sl[’']|de\snos)\s?\p{Ll}{3,}(?:\s\p{Ll}{3,})?$/iu;

/** `其中1,690笔已补发`, `dont 40 neufs`: what leads to a part is no name of it. */
const OF_WHICH = /^(?:其中|そのうち|うち|of (?:which|whom|these|those|them)|including|dont)$/iu;
/** `soit 6 030 € de cotisations`: it leads on to a part that has its name behind its figure. */
const ONLY_LEADS = new RegExp(`^(?:${anyOf('announcers')})$`, 'iu');
/** `…, and 15% don’t mind`: what joins the last part to the others names nothing. */
const JOINS = /^(?:and|et)$/iu;
/** Behind a figure: those that follow are parts of it. */
const THEN_OF_WHICH =
  /^[^。；;:：\uE000]{0,12}?(?:其中|(?:その)?うち|of (?:which|whom|these|those|them)|including|dont)/iu;

/** `味の投票ではバリスタXが16票、…`, `参加費 大人1,500円 …`: what is spoken of stands in front of the first name. */
const HEAD_BEFORE =
  /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{2,8}\s+(?=[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{1,10}\s?$)/u;
const TOPIC =
  /^[^は、。]+(?:では|には|は)(?=[^は、。\d]{1,16}\d{0,4}[がで](?:約|およそ)?$|「[^「」]{1,24}」[がで]?$|(?:[一1]人(?:当|あ)たり)?[\p{sc=Han}\p{sc=Katakana}ー]{2,10}$|\p{sc=Han}{1,6}[りみしけきえ]$)/u;
/** `燃料が8千円で、合計…`: a sentence goes on behind its figure. */
const GOES_ON = /^で$/u;

/** `要支援1が6名`, `鍋が48％`, `「続けたい」が71%`: the particle behind a name that ends in its number or a mark, or of one sign. */
const PARTICLE_END = /(?<=[\d０-９\p{Script=Latin}」』]|^\p{sc=Han})[がはで]$/u;

/** `the other 8 took the bus`: names stand behind such words. */
const OTHERS = /^(?:(?:and|et)\s)?(?:the (?:other|remaining|last)|les? (?:autres?|derniers?)|les? restants?)$/iu;
/** `残りの10万円は繰り越した`: what is left is a part, named with what becomes of it. */
const REST = /^(?:残り(?:の)?|あとの?|剩下的?|其余|其餘|余下|餘下|the rest|le reste)$/iu;
/** In Chinese what it is for stands right behind it, without a particle. */
const REST_IN_CHINESE = /^(?:其[余餘]|[余餘]下|剩下的?)$/u;

/** `under 16 free`: what only bounds a figure is no name of it. */
const ONLY_BOUND = new RegExp(`^(?:${anyOf('approximations')}|${anyOf('bounds')})$`, 'iu');

/** `0.7 mt.`, `31k per year`: a short word behind a figure, or what it is counted by. */
const UNIT_BEHIND = /^(?:\p{L}{1,8}\.?|(?:per|an?|par|pro)\s\p{L}{1,10})$/u;

/** `最满意的是送货速度，占41%`: a clause that only says a share has its name in the clause before. */
const ONLY_SHARE = new RegExp(`^(?:${anyOf('shares')})$`, 'iu');
const CLAUSE_BEFORE = /(?:^|[。！？：:；;，,])([^。！？：:；;，,]*)[，,、]\s?$/u;

/** `学员以55岁以上为主，占58%`, `成都最高，为7,240元`: which of all it is, in front of a clause that says how much. */
const FOREMOST = /以(?![上下内內外前后後])(?<main>.+)[为為]主$|^(?:其中)?(?<most>[^\d]+?)最[高低多少大小]$/u;
const ONLY_IS = /^(?:[为為是达達仅僅]|达到|達到|只有|)$/u;

function namedBefore(source: SourceText, start: number, name: string): readonly [number, string] {
  const isShare = ONLY_SHARE.test(name);
  const [clause, raw = ''] =
    ((isShare || ONLY_IS.test(name)) && CLAUSE_BEFORE.exec(source.words.slice(0, start))) || [];
  if (clause === undefined) return [start, name];
  const from = start - (clause.length - clause.lastIndexOf(raw));
  const foremost = FOREMOST.exec(source.text.slice(from, from + raw.length));
  const { main, most } = foremost?.groups ?? {};
  if (foremost) return [from + foremost.index, (main ?? most ?? '').trim()];
  if (!isShare || /\uE000/u.test(raw)) return [start, name];
  const own = raw.replace(NAMES, '');
  return [start - (clause.length - clause.lastIndexOf(own)), own.trim()];
}

/** `最多人回答的是味道`: the first name with the words that say it is one. */
const SAID_OF = /^[\p{sc=Han}]{2,12}的是(?=\p{sc=Han}{2})/u;
/** `最满意的是…`: what says of a name that it is one. */
const NAMES = /^.*(?:的是|的为|的為|のは|is|are|est|sont)\s?(?=\S)/iu;

/** `其次客服态度27%`, `内訳はステージ32万円`: words that lead from part to part belong to no name. */
const SEQUEL = new RegExp(`^(?:${anyOf('sequels')}|${anyOf('announcers')})[,，、:：]?\\s*(?=\\p{L}{2})`, 'iu');

/** `took 14 days in Leeds, 9 in Hull`: whose or where each figure is, by a name of its own. */
const AT_NAME = /^(?:in|with|at|for|by|from|à|chez|avec|pour)\s\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)?$/u;

/** `100人に食べてもらい、…`: behind a particle and its verb stands what happened, and no name. */
const GOES_ON_IN_VERB = /^[にをへと](?=[\p{sc=Han}\p{sc=Hiragana}])/u;

/** `£0.7m on medicine`: what leads from the figure to its name. */
const PREPOSITION =
  /^(?:(?:went|goes?|came|comes?|is|are|was|were|spent|vont|va|viennent|vient)\s)?(?:(?:on|for|to|from|in|with|at|by|avec|chez|pour|à|en|par|de)\s|d[’'])(?:the\s|l[ae]s?\s|l[’'])?(?=\p{L})|^(?:are|were|sont|étaient)\s(?=\p{L})|^(?:是|为|為|来自|來自|用于|用於|属于|屬於|が|は)(?=\p{L})/iu;

const GIVEN_BY = /^(?:from|by|d[e’'])\s?/iu;

/** `£900,000 from 2,300 donors`: an amount, and how many it came from. */
function isGivenBy([amount, givers, third]: readonly Quantity[], text: string): boolean {
  if (amount?.kind !== 'money' || givers?.kind !== 'bare' || third) return false;
  return /^\s(?:from|by|d[e’'])\s?(?:about\s|some\s|over\s|environ\s|près de\s)?$/iu.test(
    text.slice(amount.end, givers.start),
  );
}

const BETWEEN_COUNTS = /^(?:で|は|の|以上|以内|[,:：=]|\s|for\s|à\s)*$/u;

/** `2人で8万円`: the first figure belongs to the name of what the second one says. */
function isCounted([first, second]: readonly Quantity[], text: string, end: number): boolean {
  if (!first || !second || !BETWEEN_COUNTS.test(text.slice(first.end, second.start))) return false;
  const after = text.slice(second.end, end);
  if (second.kind !== 'money' && second.kind !== 'percent') return false;
  return (
    (first.kind === 'count' || first.kind === 'measure' || first.kind === 'bare') &&
    !/\p{L}{3}|[\p{sc=Han}]/u.test(after)
  );
}

/** `yes 38.4%, more than last year; no 33.1%; perhaps 28.5%`: shares that begin clauses and come to a whole. */
function clausePieces(source: SourceText): Piece[] {
  const bounds = [0, ...[...source.words.matchAll(/[；;]\s*/gu)].map(({ index, 0: mark }) => index + mark.length)];
  if (bounds.length < 2) return [];
  const pieces = bounds.map((start, index): Piece => {
    const end = bounds[index + 1] ?? source.text.length;
    const first = source.quantities.find((own) => own.start >= start && own.end <= end);
    const raw = first ? source.text.slice(start, first.start) : '';
    const name = trimmedPhrase(raw.slice(raw.search(/[^:：]*$/u)));
    const isShare = first?.kind === 'percent' && /\p{L}/u.test(name) && visualLength(name) <= LONGEST_NAME;
    return { start, end, name, quantity: isShare ? first : undefined, aside: undefined, opens: false, side: 'left' };
  });
  return isHundred(sumOf(pieces), pieces.length) ? pieces : [];
}

/** `staff (31%), price (38%)`: names with their figures in brackets. */
function bracketedPieces(source: SourceText): Piece[] {
  const pieces: Piece[] = [];
  for (const quantity of source.quantities) {
    const open = /[(（]\s?$/u.exec(source.text.slice(0, quantity.start));
    const close = COUNTED_CLOSE.exec(source.text.slice(quantity.end));
    if (!open || !close) continue;
    const joined = source.text.slice(pieces.at(-1)?.end ?? 0, open.index);
    const front = pieces.length > 0 ? joined.replace(JOINED_NAME, '') : joined;
    const cut = [...front.matchAll(/[,，、;；:：。]\s*|\s(?:and|et|ou|or)\s|^\s?(?:and|et)\s/gu)].at(-1);
    const clause = open.index - front.length + (cut ? cut.index + cut[0].length : 0);
    const led = pieces.length === 0 ? LEADS_TO_NAMES.exec(source.text.slice(clause, open.index)) : undefined;
    const from = clause + (led?.[0].length ?? 0);
    const raw = source.text.slice(from, open.index).replace(SEQUEL, '');
    // `多かったのは「親切」（128件）、「席が広い」（74件）`: what stands between quotation marks is the name.
    const quoted = /(?:[「『“](?<own>[^「」『』“”]{1,30})[」』”]|(?<=^|\s)"(?<plain>[^"]{1,30})")\s?$/u.exec(raw);
    const name = quoted?.groups?.['own'] ?? quoted?.groups?.['plain'] ?? trimmedPhrase(raw);
    if (name === '' || visualLength(name) > LONGEST_NAME || !/\p{L}/u.test(name)) continue;
    const opens = pieces.length > 0 && /[:：。]|\.\s/u.test(cut?.[0] ?? '');
    const end = quantity.end + close[0].length;
    const follows = pieces.length === 0 || from - (pieces.at(-1)?.end ?? 0) <= MOST_BETWEEN;
    const own = countedAs(quantity, close.groups?.['counted']);
    pieces.push({
      start: from + (quoted?.index ?? 0),
      end,
      name,
      quantity: own,
      aside: undefined,
      opens: opens || !follows,
      side: 'left',
    });
  }
  return pieces;
}

/** `主要集中在物流（18起）、…`: of the first name only what stands behind the words that lead to all of them. */
const LEADS_TO_NAMES = new RegExp(
  `^.*(?:(?<=\\p{sc=Han})|(?<!\\p{L}))(?:${anyOf('leadsToNames')})(?!\\p{Script=Latin})\\s?(?=\\S)`,
  'iu',
);

/** Between a closed bracket and the next name: `（5.1℃）优于香樟（3.9℃）和栾树（3.2℃）`. */
const JOINED_NAME = /^\s?(?:以?及|[和与與、]|优于|優於|[高低大小多少][于於])(?=\p{sc=Han}{2})/u;

/** `(71 mentions), volunteers (52)`: what is counted stands behind the first figure alone. */
const COUNTED_CLOSE = /^(?:\s(?<counted>\p{Ll}{3,}))?\s?[)）]/u;

/** A bare figure with the word for what it counts as its unit. */
function countedAs(quantity: Quantity, counted: string | undefined): Quantity {
  if (counted === undefined || quantity.kind !== 'bare') return quantity;
  return {
    ...quantity,
    kind: 'count',
    unit: counted,
    text: `${quantity.text} ${counted}`,
    end: quantity.end + 1 + counted.length,
  };
}

/** Most characters between one part and the next: a mark and a word. */
const MOST_BETWEEN = 6;

function runsOf(pieces: readonly Piece[], source: Summed): PartsFound[] {
  const runs: PartsFound[] = [];
  let index = 0;
  while (index < pieces.length) {
    const run: Piece[] = [];
    while (index < pieces.length) {
      const own = pieces[index] as Piece;
      const piece = (run.length === 0 && pieces[index + 1]?.side === 'right' && own.ledTo) || own;
      if (!piece.quantity || (run.length > 0 && (piece.opens || !goesOn(run, piece)))) break;
      run.push(piece);
      index += 1;
    }
    const found = runOf(run, pieces, source);
    if (found) runs.push(found);
    if (run.length === 0) index += 1;
  }
  return runs;
}

/** One measure for all: the same kind and unit, or no unit behind one that has it; a total may have one alone. */
function goesOn(run: readonly Piece[], { quantity: next, name, side }: Piece): boolean {
  const [first] = run;
  // `31%, 36%, 30 and more want …`: a number without a unit goes with a name in front of it like the others.
  if (next?.kind === 'bare' && side === 'right' && first?.side === 'left') return false;
  // `40% fewer complaints, 12 more volunteers`: what is counted behind shares is no share.
  if (next?.kind === 'bare' && side === 'right' && first?.quantity?.kind === 'percent') return false;
  // `62 % par courriel, 38 % par courrier) et en recevons 2 400`: no share.
  if (next?.kind === 'bare' && first?.quantity?.kind === 'percent' && (next.amount ?? 0) > 100) return false;
  const named = run.find(({ quantity }) => quantity?.kind !== 'bare')?.quantity;
  if (!next || next.isRange !== first?.quantity?.isRange) return false;
  if (!named) return next.kind === 'bare' || isTotalName(name);
  return (
    next.kind === 'bare' ||
    (next.kind === named.kind &&
      (named.kind === 'percent' || named.kind === 'money' || unitsMatch(named.unit, next.unit)))
  );
}

function unitsMatch(first: string, next: string): boolean {
  const plain = (unit: string): string =>
    unit
      .replace(/[约約近~<>≤≥]|以上|左右/gu, '')
      .replace(/[万亿億萬]/gu, '')
      .trim();
  return plain(first) === plain(next);
}

/** The whole run, or as much of its front as comes to a stated total. */
function runOf(all: readonly Piece[], pieces: readonly Piece[], source: Summed): PartsFound | undefined {
  const head = headOf(all, source);
  for (let count = all.length - 1; count >= 2; count -= 1) {
    const front = all.slice(0, count);
    if (head && isSum(head, front, sumOf(front)) && !isSum(head, all, sumOf(all)))
      return wholeRun(front, pieces, source);
  }
  for (let count = 2; count < all.length - 1; count += 1) {
    const [front, last] = [all.slice(0, count), all[count] as Piece];
    if (isTotalName(last.name) && last.quantity && isSum(last.quantity, front, sumOf(front)))
      return wholeRun(all.slice(0, count + 1), pieces, source);
  }
  return wholeRun(withinOf(all, source) ?? all, pieces, source);
}

/** `收入9.6万元，支出11.3万元，其中食材5.8万元，…，亏损1.7万元`: of a longer run what one of its figures is made of, with that. */
function withinOf(all: readonly Piece[], { words }: SourceText): readonly Piece[] | undefined {
  for (const [at, { quantity }] of all.entries()) {
    if (!quantity || !THEN_OF_WHICH.test(words.slice(quantity.end))) continue;
    for (let end = at + 3; end <= all.length; end += 1) {
      const parts = all.slice(at + 1, end);
      if (isSum(quantity, parts, sumOf(parts)) && parts.length < all.length - 1) return all.slice(at, end);
    }
  }
  return undefined;
}

/** The figure in front of a run; how much it moved may stand between: `$3.28m, up 18%, of which …`. */
function headOf([first]: readonly Piece[], { quantities }: SourceText): Quantity | undefined {
  const isShare = first?.quantity?.kind === 'percent';
  return quantities.findLast(({ end, kind }) => end <= (first?.start ?? 0) && (isShare || kind !== 'percent'));
}

function wholeRun(run: readonly Piece[], pieces: readonly Piece[], source: Summed): PartsFound | undefined {
  if (run.length < 2) return undefined;
  // A total stands in front of the others or behind them.
  const [first] = run as [Piece];
  const head = headOf(run, source);
  if (head && areToldAlike({ quantity: head, end: first.start }, run, source.words)) return undefined;
  const leading = head && isSum(head, run, sumOf(run)) ? undefined : totalOfRest(run, source);
  const trailing = run.length >= 3 && isTotalName(run.at(-1)?.name) ? run.at(-1) : undefined;
  const items = withoutVerb(
    run.filter((piece) => piece !== leading && piece !== trailing),
    source,
  );
  const sum = sumOf(items);
  const last = run.at(-1) as Piece;
  const next = figureBehind(last, pieces, source);
  const candidates = [leading?.quantity, trailing?.quantity, head, next?.quantity, ...beforeHead(source, head)];
  const total = candidates.find((one) => one?.amount !== undefined && isSum(one, items, sum));
  const percent = items.every(({ quantity }) => quantity?.kind === 'percent');
  const isWhole =
    total !== undefined || (percent && isHundred(sum, items.length)) || (sum !== undefined && sum === source.stated);
  if (items.length < (isWhole ? 2 : 3) || (!isWhole && (!areNamed(items) || !areAlike(items, source))))
    return undefined;
  if (new Set(items.map(({ name }) => name)).size < items.length) return undefined;
  // `1,736 笔，其中 1,690 笔已补单`: what is counted belongs to no name.
  const counted =
    total && total.kind !== 'bare' && items.every(({ name }) => name.startsWith(total.unit)) ? total.unit : '';
  const whole = total ?? trailing?.quantity ?? leading?.quantity;
  return {
    start: first.start,
    end: total && next?.quantity === total ? next.end : last.end,
    total: whole,
    totalName: [leading, trailing].find((piece) => piece && piece.quantity === whole)?.name ?? '',
    isWhole,
    items: items.map(({ name, quantity, aside }) => ({
      name: name.slice(counted.length),
      quantity: quantity as Quantity,
      aside,
    })),
  };
}

/** What the next piece says, or a figure without a name right behind the last one: `業者7万円、家具5万円で12万円`. */
function figureBehind(
  last: Piece,
  pieces: readonly Piece[],
  { quantities }: Summed,
): { readonly quantity: Quantity; readonly end: number } | undefined {
  const { quantity, end = 0 } = pieces[pieces.indexOf(last) + 1] ?? {};
  if (quantity) return { quantity, end };
  const bare = quantities.find(({ start }) => start >= last.end && start - last.end <= MOST_TO_TOTAL);
  return bare && { quantity: bare, end: bare.end };
}

/** `支出 7.4 万元，亏 0.5 万元，主要是人工（3.1 万）…`: the figures in front of the one that the parts stand behind, the nearest first. */
function beforeHead({ quantities }: Summed, head: Quantity | undefined): readonly Quantity[] {
  const place = head ? quantities.indexOf(head) : 0;
  return quantities.slice(Math.max(0, place - MOST_BEFORE), Math.max(0, place)).toReversed();
}

/** Most figures between what the parts come to and the parts. */
const MOST_BEFORE = 2;

/** Most characters between the last part and what all come to. */
const MOST_TO_TOTAL = 3;

/** `Germany won 12 medals, France 9`: the verb of all stands behind the first name, and belongs to none. */
function withoutVerb(items: readonly Piece[], { text }: SourceText): readonly Piece[] {
  const [first, ...others] = items;
  if (first?.side !== 'left' || others.some(({ name, side }) => side !== 'left' || SAID_ONCE.test(name))) return items;
  const before = text.slice(first.start, first.quantity?.start).trimEnd();
  const name = trimmedPhrase(before.replace(ABOUT, '').replace(SAID_ONCE, ''));
  return /\p{L}/u.test(name) && name.length < first.name.length && first.name.startsWith(name)
    ? [{ ...first, name }, ...others]
    : items;
}

const ABOUT = new RegExp(`\\s(?:${anyOf('approximations')})$`, 'iu');
const SAID_ONCE = new RegExp(`(?:\\s|(?<=\\p{sc=Han}))${anyOf('saidOnce')}$`, 'iu');

function isHundred(sum: number | undefined, count: number): boolean {
  if (sum === undefined) return false;
  return sum >= WHOLE.least && sum <= (count > 2 ? WHOLE.most : WHOLE.mostOfTwo);
}

/** A total that is none, or how much something grew, is said of something else than the figures beside it. */
function areAlike(items: readonly Piece[], { text }: SourceText): boolean {
  const before = items.map(({ start, quantity }) =>
    trimmedPhrase(text.slice(start, quantity?.start ?? start)).replace(MAKES_UP, ''),
  );
  return !before.some((name) => SUMMED.test(name) || MOVED.test(name) || MOVED_FROM.test(name));
}

/** `71%, up from 64%`: where a movement began is nothing beside it. */
const MOVED_FROM = /(?:^|\s)(?:up|down|rising|falling)(?:\sfrom)?$/iu;

const DONE = /\p{sc=Han}了$/u;

/** What is no whole must be names with figures, not clauses or things that are counted. */
function areNamed(items: readonly Piece[]): boolean {
  // `面了7个，发了2个，接了1个`: what was done is told.
  if (items.filter(({ name }) => DONE.test(name)).length > 1) return false;
  const areCounted = items.every(
    ({ side, quantity }) => side === 'right' && quantity?.kind !== 'percent' && quantity?.kind !== 'money',
  );
  // `14 days in Leeds, 9 in Hull`: a measure counts no Leeds.
  const areNames = items[0]?.quantity?.kind === 'measure' && items.every(({ name }) => /^\p{Lu}/u.test(name));
  if (areCounted && !areNames) return false;
  return items[0]?.opens ? true : items.every(({ side }) => side !== undefined);
}

/** Whether a name says that its figure is what others come to. */
export function isTotalName(name: string | undefined): boolean {
  return name !== undefined && TOTAL.test(name);
}

function totalOfRest(run: readonly Piece[], { words }: SourceText): Piece | undefined {
  const [first, ...rest] = run;
  if (!first || rest.length < 2) return undefined;
  // `50% production, 30% sales, 20% tests`: shares that come to a whole are all of them its parts.
  if (run.every(({ quantity }) => quantity?.kind === 'percent') && isHundred(sumOf(run), run.length)) return undefined;
  // `Most wanted: canteen 268, gym 143, library 125`: behind a colon the first is one of them, whatever the others come to.
  const isOfWhich = THEN_OF_WHICH.test(words.slice(first.quantity?.end));
  // `38 flights, 35 successful, 3 aborted` comes to the first; `12 starters, 8 mains and 4 desserts` are told together.
  const last = rest.at(-1)?.quantity;
  const isCountedFirst = first.side === 'right' && !/\s(?:and|et)\s$/u.test(words.slice(0, last?.start));
  if (first.opens && !isTotalName(first.name) && !isOfWhich && !isCountedFirst) return undefined;
  // `maps (31%), news (22%) and sport (9%)`: a share in its bracket as the others are is one of them.
  const areShares = run.every(
    ({ quantity }) => quantity?.kind === 'percent' && /[(（]\s?$/u.test(words.slice(0, quantity.start)),
  );
  if (areShares && !isTotalName(first.name) && !isOfWhich) return undefined;
  if (areToldAlike(first, rest, words)) return undefined;
  return first.quantity && isSum(first.quantity, rest, sumOf(rest)) ? first : undefined;
}

/** `3 boxes to Leeds, 2 to York, 1 to Hull`: what goes somewhere as the others do is one of them, whatever they come to. */
function areToldAlike(
  { quantity, end }: Pick<Piece, 'quantity' | 'end'>,
  rest: readonly Piece[],
  words: string,
): boolean {
  const between = words.slice(quantity?.end, end);
  if (LEADS_TO_PARTS.test(between)) return false;
  const ways = new Set(rest.map((own) => WAY.exec(words.slice(own.quantity?.end, own.end))?.[1]?.toLowerCase()));
  const [way] = ways;
  return ways.size === 1 && way !== undefined && new RegExp(`\\s${way}\\s`, 'iu').test(between);
}

/** `…, dont 2,14 M€ en ligne`: what follows is made of what stands in front. */
const LEADS_TO_PARTS = /(?<!\p{L})(?:dont|soit|of (?:which|whom)|including)(?!\p{L})|[:：(]/iu;

/** What stands right behind a figure that is told of a place, a time or a person. */
const WAY = /^\s(to|for|in|at|from|on|pour|à|en|chez|dans)\s/iu;

/** Whether a figure is what the parts come to. */
export function isTotalOf(total: Quantity, items: readonly Part[]): boolean {
  return total.kind !== 'percent' && isSum(total, items, sumOf(items));
}

function sumOf(pieces: readonly Pick<Piece, 'quantity'>[]): number | undefined {
  let sum = 0;
  for (const { quantity } of pieces) {
    if (quantity?.amount === undefined) return undefined;
    sum += quantity.amount;
  }
  return sum;
}

/** Whether a figure is what the parts come to, in its scale or in theirs, as far as rounding allows. */
function isSum(total: Quantity, items: readonly Pick<Piece, 'quantity'>[], sum: number | undefined): boolean {
  if (sum === undefined || total.amount === undefined || sum === 0) return false;
  if (Math.abs(total.amount - sum) <= Math.abs(sum) * 0.006) return true;
  const numbers = items.reduce((all, { quantity }) => all + (quantity?.number ?? Number.NaN), 0);
  return total.number !== undefined && Math.abs(total.number - numbers) <= Math.abs(numbers) * 0.006;
}
