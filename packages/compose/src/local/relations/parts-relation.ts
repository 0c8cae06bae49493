import type { Stat, Statement } from '@pagewright/model/outline';
import { isWide, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { changesOf, MOVED_BY, withoutJoint } from './changes.ts';
import type { PartsFound } from './parts.ts';
import type { Parts } from './relation.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

interface PartsTold {
  readonly relation: Parts;
  /** Where what leads to them begins. */
  readonly headStart: number;
  /** Whether what leads to them holds what the sentence says behind them. */
  readonly isQualified: boolean;
}

/** The parts with what leads to them: the words of the sentence in front, up to the clause that names them. */
export function partsRelation(source: SourceText, found: PartsFound): PartsTold {
  const before = source.text.slice(0, found.start);
  // `Next Tuesday the outing, the vote on the place is: …`: of two clauses the last one leads to the parts.
  const isTotalled = found.total !== undefined && found.total.start < found.start;
  const longest = isTotalled || ALL_SAY_WHEN.test(before) ? LONGEST_HEAD : LONGEST_PLAIN_HEAD;
  const isLong = visualLength(before) > longest;
  // `现有12人，申请新增3人（…）`: so has a clause with a figure of its own another subject.
  const isApart =
    (isTotalled || ENDS_IN_NAME.test(source.words.slice(0, found.start))) &&
    source.quantities.some(({ end }) => end < found.start && source.text[end] === '，');
  const marks = isLong || isApart ? ['。', '；', '; ', ', ', '，', ' and ', ' et '] : ['。', '；', '; '];
  const closed = before.trimEnd().replace(/[,，]?\s*(?:of wh(?:ich|om)|including|dont|其中)?[,，:：]?$/iu, '');
  // The total belongs to what leads to its parts, with all that is said of it.
  const leading = isTotalled ? closed.slice(0, found.total?.start) : closed;
  const cut = Math.max(...marks.map((mark) => leading.lastIndexOf(mark)));
  const headStart = cut < 0 ? 0 : cut + 1;
  const headText = trimmedPhrase(before.slice(headStart)).replace(OPEN_HEAD, '').replace(LEADS_TO_NAMES, '');
  const first = Math.min(...found.items.map(({ quantity }) => quantity.start));
  const isLed = found.total !== undefined && found.total.start >= found.start && found.total.end <= first;
  // The total in front, with the words that name it, leads to what it is made of.
  // `面积40平米，现在有书2,860册，其中…`: what stands in front of the total says something else.
  const isNamed = found.totalName !== '' && !/[:：]\s*$/u.test(before) && /[,，;；]\s*$/u.test(before);
  const ledBy =
    isLed && (headText === '' || isNamed) ? trimmedPhrase(source.text.slice(found.start, found.total.end)) : headText;
  const [, qualifier = ''] = (ledBy !== '' && QUALIFIED.exec(source.text.slice(found.end))) || [];
  const head = ledBy === '' ? undefined : told(source, withoutThat(ledBy).replace(LEADS_TO_FIGURE, '') + qualifier);
  const ownName = found.total ? nameOfTotal(source, found.total, found) : '';
  // `38 flights`: a number is told with what it counts.
  const counted = found.total?.kind === 'bare' ? withCounted(source, found.total, ownName) : '';
  const totalName = counted !== '' && source.text.startsWith(counted, found.total?.start) ? counted : ownName;
  // `The budget goes from 42,000 to 47,500 euros, of which …`: what it comes to is what it has become.
  const change = found.total && changesOf(source).find(({ stat }) => stat.value === found.total?.text);
  const total: Stat | undefined =
    change?.stat ??
    (found.total
      ? {
          value: found.total.text,
          label: told(
            source,
            totalName || ownClauseOf(source, headStart, found.total) || withoutTotal(headText, found.total),
          ),
        }
      : undefined);
  return {
    isQualified: qualifier !== '',
    headStart: isLed && isNamed ? found.start : headStart,
    relation: {
      kind: 'parts',
      total,
      isWhole: found.isWhole,
      origins: [source.origin],
      ...namedParts(source, head, found),
    },
  };
}

/** `sponsorship $7,500, merch $1,120, costs $3,900 (editing 2,400, …)`: behind other figures, its own words alone name a total. */
function ownClauseOf({ text, quantities }: SourceText, headStart: number, total: Quantity): string {
  const before = quantities.findLast(({ start, end }) => start >= headStart && end <= total.start);
  const between = before
    ? /^\s?[^,，;；、]*[,，;；、]\s?([^,，;；、]*\p{L}[^,，;；、]*)$/u.exec(text.slice(before.end, total.start))
    : null;
  return between ? trimmedPhrase(between[1] ?? '') : '';
}

/** A total with what it counts: its own name, else the word behind it. */
function withCounted({ text }: SourceText, total: Quantity, name: string): string {
  const word = name === '' ? /^\s\p{Ll}{3,}/u.exec(text.slice(total.end))?.[0] : ` ${name}`;
  return word === undefined ? '' : total.text + word;
}

/** `By age: 20 to 24 31%, …`, `缺陷  致命 1  严重 4`: the first name holds the words that lead to all. */
const HELD_HEAD = /^(\p{L}[^:：]{1,20}?)(?:\s?[:：]\s?|(?<=[\p{sc=Han}\p{sc=Katakana}])\s+)(?=\S)(.+)$/su;

function namedParts(
  source: SourceText,
  head: Statement | undefined,
  { items }: PartsFound,
): Pick<Parts, 'head' | 'items'> {
  const [first, ...rest] = items;
  const [, lead, name] = (!head && first && HELD_HEAD.exec(first.name)) || [];
  const isAlone = lead !== undefined && rest.every((own) => !HELD_HEAD.test(own.name));
  return first && lead && name && isAlone
    ? { head: told(source, lead), items: [{ ...first, name }, ...rest] }
    : { head, items };
}

/** `Budget 48,000 euros`, `Revenue was $3.3m, up 18%`: the total is labelled with what stands in front of it. */
function withoutTotal(head: string, { text }: Quantity): string {
  const at = head.lastIndexOf(text);
  // `The rent rises by £38`: without its verb it would be the rent.
  if (at >= 0 && !isWide(head) && MOVED_BY.test(head.slice(0, at))) return head;
  const name = at < 0 ? head : withoutJoint(trimmedPhrase(head.slice(0, at)));
  return /\p{L}{2}/u.test(name) && !PRONOUN.test(name) ? name : head || text;
}

/** `It cost £6.3 million`: what only points back names nothing. */
const PRONOUN = /^(?:it|this|that|they|he|she|we|you|i|cela|ça|il|elle|ils|elles|on|nous)$/iu;

/** `found the right note in`: the word that only leads to the figure behind it. */
const LEADS_TO_FIGURE = /(?<=\p{L}{3})\s(?:in|at|with|for|of|by|en|de|pour|avec)$/iu;

/** `全班46人，平均分：`: behind a clause with a figure of its own, what the parts measure. */
const ENDS_IN_NAME = /\uE000，\p{sc=Han}{2,8}：$/u;

/** Longest head of parts; of a longer one its last clause leads to them, in comparable units. */
const LONGEST_HEAD = 60;
const LONGEST_PLAIN_HEAD = 24;
/** `Over ten years, in pounds, without the roof:` says in several clauses what all of the figures are. */
const ALL_SAY_WHEN =
  /^(?:(?:over|in|with|without|for|per|at|by|on|during|en|sur|pour|sans|avec|par|dans|à)\s[^,.:;]+,\s?)+(?:in|with|without|for|per|at|by|on|during|en|sur|pour|sans|avec|par|dans|à)\s[^,.:;]+:\s*$/iu;
/** Words at the end of a head that only lead on. */
const OPEN_HEAD =
  /[,，]?\s*(?:of wh(?:ich|om)|including|dont|其中|(?<=\p{sc=Han})的[是为為]|(?<=[\p{sc=Han}\p{sc=Katakana}ー])は|(?<=\p{sc=Han}{2})[里裡裏中]|では|には|(?<!\p{L})(?:there (?:are|were)|we (?:have|had|are|were)|il y a(?:vait)?|on compte|nous (?:avons|sommes)))$/iu;

/** `$55k for one, $98k for the other, before tax`: what is in all of the figures, or not, is said with what leads to them. */
const QUALIFIED = new RegExp(`^([,，、]\\s?(?:${anyOf('qualifiers')})[^,，、;；。\\d]{0,36}?)[.。]?$`, 'iu');

/** `Over three years that’s $55k for …`: the words that only join the head to its figures. */
function withoutThat(head: string): string {
  const own = head.replace(
    /\s(?:(?:that|it)[’'](?:s|d be)|(?:that|it|this) (?:is|was|would be|comes to)|c[’']est|cela fait)$/iu,
    '',
  );
  return /\p{L}{2}/u.test(own) ? own : head;
}

/** `投诉36起，主要集中在`: what leads on to the names. */
const LEADS_TO_NAMES = new RegExp(`[,，]?\\s*(?:${anyOf('leadsToNames')})$`, 'iu');

/** What the total is called where it stands behind its parts: `合计`; behind `soit` it is its parts together. */
function nameOfTotal(source: SourceText, total: Quantity, { items, totalName }: PartsFound): string {
  const last = Math.max(...items.map(({ quantity }) => quantity.end));
  const name = totalName || (total.start > last ? trimmedPhrase(source.text.slice(last, total.start)) : '');
  // `…、家具5万円で12万円`: the particle in front of it is no name.
  if (/^[でのは]$/u.test(name)) return '';
  if (!ONLY_COMES_TO.test(name)) return name;
  const together = items.map((item) => item.name).join(' + ');
  return visualLength(together) <= LONGEST_TOGETHER ? together : name;
}

const ONLY_COMES_TO = new RegExp(`^(?:${anyOf('comesTo')})$`, 'iu');
/** Longest names of parts that name what they come to, in comparable units. */
const LONGEST_TOGETHER = 44;
