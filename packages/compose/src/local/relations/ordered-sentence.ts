import { LANGUAGES } from '@pagewright/model/languages';
import { isBalanced } from '../language/sentences.ts';
import { readingLoad, visualLength } from '../language/text.ts';
import { anyOf, wordsIn } from '../lexicon/words.ts';
import { changesOf } from './changes.ts';
import { PURPOSE, STEPS } from './list-heads.ts';
import { type SourceText, stretchOf, trimmedPhrase } from './source-text.ts';

/** Clauses of one procedure: fewest, of which so many say in which order; the shortest in comparable units; all as reading load. */
const CLAUSES = { fewest: 4, ordered: 2, shortest: 6, load: 420 } as const;
/** Of clauses that say how something is there is at most this share: the others tell what is done. */
const MOST_STATED = 0.25;

const BETWEEN = /\s*[，,；;]\s*|、(?=\p{sc=Han}*(?:次に|その後|そのあと|最後に|それから))/gu;
const LATIN_BETWEEN = new RegExp(
  `\\s*[;]\\s*|,\\s(?:and\\s|et\\s)?|\\s(?:and|et)\\s(?=(?:${anyOf('followings')}|on\\s)(?!\\p{L}))|\\s(?=puis\\s)`,
  'giu',
);
/** Says in which order a clause is done, at its start or behind what it waits for: `到场先断电`, `不滴了再签字`; `再忙也…` does not. */
const ORDER = new RegExp(
  `^(?:${anyOf('ordinals')}|${anyOf('followings')}|${anyOf('openings')})(?!\\p{Script=Latin})|^\\p{sc=Han}{1,9}(?:${anyOf('openings')}|以?[后後](?=\\p{sc=Han}{2})|[才再](?![次者也说說见見三度能会會是有]|\\p{sc=Han}{1,3}[也都]))`,
  'iu',
);
/** `申请人先填表，…，最后由总经理签字`: from the word that opens to the one that closes. */
const OPENED = new RegExp(`^(?:\\p{sc=Han}{1,8}(?:${anyOf('doers')}))?(?:${anyOf('openings')})`, 'iu');
const LAST = new RegExp(`^(?:${anyOf('lasts')})`, 'iu');
const LATIN_ORDER = new RegExp(`(?<!\\p{L})(?:${anyOf('ordinals')}|${anyOf('followings')}|only then)(?!\\p{L})`, 'iu');
/** The same with a comma behind it, and what Japanese says of a procedure before its first step: `荷造りのコツですが、まず…`. */
const LEAD = new RegExp(
  `^(?:(?:${anyOf('aims')})(?:\\s[^\\s,;:]+){0,5}\\s?,\\s|[^、。]{2,24}(?:ですが|は|には|なら|ときは|時は)、(?=まず|最初に|はじめに))`,
  'iu',
);
const LEAD_END = /(?:ですが|は|には|なら|ときは|時は)?、$|\s?,\s$|[:：]\s*$/u;
/** `顺序我老是忘，写下来：先…`: words in front of a colon that name a procedure announce it. */
const ANNOUNCEMENT = /^[^:：。！？!?]{2,40}[:：]\s*/u;
/** What a knob or a key says, or a sound: no speech. */
const SHORT_QUOTE = /“\p{L}{1,6}”|"\p{L}{1,6}"|「\p{L}{1,4}」/gu;
/** A clause that only says when the next one is done. */
const WAITS = /(?:以?[后後]|[时時]候?|的[话話]|之[前后後])$/u;
const TOLD = new RegExp(anyOf('tellers'), 'iu');
const PAST = new RegExp(anyOf('happenings'), 'iu');
/** How something is, and what somebody thinks of it. */
const STATED = new Map(
  LANGUAGES.map((language) => [language, new RegExp(wordsIn('stating', language), 'iu')] as const),
);

/** `§4 To change …`: a clause of statutes by its number. */
const CLAUSE_NUMBER = /^§\s?\d{1,3}\.?\s+/u;

/** The clauses of a sentence that are steps, and what it says of them in front: what they are for. */
export interface OrderedSentence {
  readonly lead: string;
  readonly clauses: readonly SourceText[];
}

/**
 * One sentence that tells how something is done without asking for it: words that say in which order stand before some of
 * its clauses or within them. Undefined where it tells what happened, what is so, or what somebody thinks.
 *
 * @param isAnnounced words in front announce a procedure: who speaks may be in it
 */
export function orderedSentence(whole: SourceText, isAnnounced = false): OrderedSentence | undefined {
  const source = stretchOf(whole, CLAUSE_NUMBER.exec(whole.text)?.[0].length ?? 0, whole.text.length);
  const announcement = ANNOUNCEMENT.exec(source.text)?.[0] ?? '';
  if (!isAnnounced && announcement !== '') {
    // `这家店的故事：先…，再…`: what else stands in front of a colon announces no procedure.
    if (!STEPS.test(announcement) && !PURPOSE.test(announcement)) return undefined;
    const body = orderedSentence(stretchOf(source, announcement.length, source.text.length), true);
    return body && { ...body, lead: trimmedPhrase(announcement.replace(LEAD_END, '')) };
  }
  const { text } = source;
  const isLatin = source.language === 'en-US' || source.language === 'fr-FR';
  if ((isLatin && !isAnnounced && !PURPOSE.test(text)) || (!isLatin && !isAnnounced && TOLD.test(text)))
    return undefined;
  if (/[?？“”"「」]/u.test(text.replace(SHORT_QUOTE, '')) || !isBalanced(text) || readingLoad(text) > CLAUSES.load)
    return undefined;
  if (source.quantities.some(({ kind }) => kind === 'percent') || changesOf(source).length > 0) return undefined;
  const lead = LEAD.exec(text)?.[0] ?? '';
  const body = stretchOf(source, lead.length, text.length);
  const clauses = joinedClauses(body, isLatin ? LATIN_BETWEEN : BETWEEN);
  const order = isLatin ? LATIN_ORDER : ORDER;
  const ordered = clauses.filter((own) => order.test(own.text)).length;
  const isClosed = !isLatin && OPENED.test(clauses[0]?.text ?? '') && LAST.test(clauses.at(-1)?.text ?? '');
  if (clauses.length < CLAUSES.fewest - (isClosed ? 1 : 0) || ordered < (isLatin || isAnnounced ? 1 : CLAUSES.ordered))
    return undefined;
  if (clauses.some((own) => visualLength(own.text) < CLAUSES.shortest || hasHappened(own.text))) return undefined;
  const stated = clauses.filter(({ text: own }) => STATED.get(source.language)?.test(own));
  if (stated.length > clauses.length * MOST_STATED || (isLatin && stated[0] === clauses[0])) return undefined;
  return { lead: trimmedPhrase(lead.replace(LEAD_END, '')), clauses };
}

/** `only then is it voted on` says what is done with the verb in the form of the past, `到了…` and `拿了…再…` when it is. */
function hasHappened(clause: string): boolean {
  return (
    PAST.test(clause.replace(/^[到等]了|了(?=\p{sc=Han}{1,8}[再才]\p{sc=Han})/u, '')) &&
    !/^only then (?:is|are|do|does)\s/iu.test(clause)
  );
}

/** The clauses between marks; one that only says when belongs to the next. */
function joinedClauses(source: SourceText, between: RegExp): SourceText[] {
  const clauses: SourceText[] = [];
  let start = 0;
  for (const cut of [...source.words.matchAll(between), undefined]) {
    const end = cut?.index ?? source.text.length;
    const own = source.text.slice(start, end);
    if (cut && WAITS.test(own)) continue;
    if (/\p{L}/u.test(own)) clauses.push(stretchOf(source, start, end));
    start = end + (cut?.[0].length ?? 0);
  }
  return clauses;
}
