import type { Stat, Statement } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { MOVED_BY, withoutJoint } from './changes.ts';
import { movedAside } from './moved-asides.ts';
import { isDenied } from './no-figures.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';
import { COUNTED, RESULT } from './telling-figures.ts';

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
const BEHIND_PARTICLE = /[\p{L}」』）][はがも]\s?$/u;
/** `总计 588 万元`: of what everything comes to, that alone is the name. */
const ALL_TOGETHER = /^(?:总计|總計|合计|合計|総計|(?:grand )?total|total général)$/iu;
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
const FIGURE_ASIDE = new RegExp(
  `^(?<aside>\\s?[(（](?:(?:${anyOf('plannedAt')})[^()（）\\d]{0,4})?[^()（）\\p{L}]*\\d[^()（）\\p{L}]*[)）])[.。]?\\s*$`,
  'iu',
);

/** The full stop of a sentence that ends in a figure or a small word. */
const STOP_BEHIND = /(?<=\s(?:\p{Ll}{2}|[^\s\p{L}]*[\d%‰]))\.$/u;

/** What stands in front of the figure or behind it where it ends or begins the clause; else the whole clause. */
export function labelOf(clause: SourceText, { start, end, kind }: Quantity): Statement {
  const [named = ''] = RUN_IN.exec(clause.text.slice(0, start)) ?? [];
  const before = clause.text.slice(named.length, start);
  const after = clause.text.slice(end);
  // `costs rose 4.5%`: without the movement it would be a level. `fell to 41%` is one.
  const isWhole = /[:：]\s*$/u.test(before) || (MOVED_BY.test(before) && !RESULT.test(before));
  const front = trimmedPhrase(before);
  const left = isWhole || ALL_TOGETHER.test(front) ? front : withoutJoint(front);
  const closed = BEHIND_PARTICLE.test(before) ? after.replace(FINAL, '') : after;
  const right = trimmedPhrase(closed.replace(/^[’'](?=\s)/u, ''));
  const said = clause.text.slice(named.length);
  const whole = (trimmedPhrase(said) || said).replace(STOP_BEHIND, '');
  const isName =
    /\p{L}{2}/u.test(left) &&
    (ALL_TOGETHER.test(left) || !ONLY_JOINT.test(left)) &&
    !LEADS_ON.test(left) &&
    !ONE_MORE.test(left) &&
    !DENIES.test(left) &&
    !/[了着過过]$/u.test(before.trim()) &&
    isBalanced(left) &&
    !clause.quantities.some((own) => own.end <= start && isDenied(clause, own));
  // `Paid to date: £742,000 (58%)`: the share in a bracket behind it is not left out.
  const moved = movedAside(after);
  const aside = moved ?? FIGURE_ASIDE.exec(after)?.groups?.['aside'];
  if ((!/\p{L}/u.test(right) || aside !== undefined) && isName)
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
