import type { Statement } from '@pagewright/model/outline';
import { type Atom, statement, textOf } from './atoms.ts';
import { isBalanced, isNoise, isSpeech, splitSentences, startsDangling } from './language/sentences.ts';
import { isTitleLength, isWide, visualLength } from './language/text.ts';

/** What a page itself says, short enough to stand over it. */

/** Widths of a title that is a sentence, in Latin letters. */
const SENTENCE = { min: 10, short: 46 } as const;
const CLAUSE_MIN = 20;

/** Short sentences of a group, and sentences that its lists end in, the highest ranked first. */
export function shortStatements(atoms: readonly Atom[]): Statement[] {
  return statementsOf(atoms).filter(({ text }) => visualLength(text) <= SENTENCE.short);
}

/** Sentences of any rank, short ones first: a name for what would only be numbered otherwise. */
export function anyStatements(statements: readonly Statement[]): Statement[] {
  const all = standing(statements);
  const isShort = ({ text }: Statement): boolean => visualLength(text) <= SENTENCE.short;
  return [...all.filter(isShort), ...all.filter((own) => !isShort(own))];
}

/** Longer sentences that still are no longer than a title may be. */
export function titleLongStatements(atoms: readonly Atom[]): Statement[] {
  return statementsOf(atoms).filter(({ text }) => visualLength(text) > SENTENCE.short);
}

/** A statement over a page ranks near the best of what the page says, as a share of its rank. */
const REPRESENTATIVE = 0.75;

function topStatements(atoms: readonly Atom[]): Statement[] {
  const all = sentencesOf(atoms);
  const best = Math.max(0, ...all.map(({ rank }) => rank));
  return all.filter(({ rank }) => rank >= best * REPRESENTATIVE).sort((a, b) => b.rank - a.rank);
}

function statementsOf(atoms: readonly Atom[]): Statement[] {
  return standing(topStatements(atoms));
}

function standing(statements: readonly Statement[]): Statement[] {
  return statements
    .map((own) => ({ ...own, text: own.text.replace(/[。．.]$/, '') }))
    .filter(({ text }) => isTitleLength(text) && visualLength(text) >= SENTENCE.min && canStandOver(text))
    .filter(({ text }) => !/[,，;；]/.test(text) || visualLength(text) > SENTENCE.short);
}

/** The main clause that a long sentence begins with, in its own words up to its first comma. */
export function leadingClauses(atoms: readonly Atom[]): Statement[] {
  return topStatements(atoms)
    .flatMap((own) => {
      const clause = (isWide(own.text) ? WIDE_CLAUSE : CLAUSE).exec(own.text)?.[0].trim();
      return clause ? [{ ...own, text: clause }] : [];
    })
    .filter(({ text }) => isTitleLength(text) && visualLength(text) >= CLAUSE_MIN && canStandOver(text))
    .filter(({ text }) => !LEANS_FORWARD.test(text) && !ENDS_OPEN.test(text) && isWholeClause(text));
}

const WIDE_CLAUSE = /^[^,，;；:：、]+(?=[,，;；])/;
/** Up to a comma that begins another clause: others stand between the words of one. */
const CLAUSE =
  /^[^,;:(]+(?=;|,\s(?:and|but|so|which|who|while|when|where|as|because|for|whose|et|mais|car|qui|dont|afin|ce qui)\s)/;

/** Least letters of what a sentence says before it gives a purpose or a reason or adds a second thing. */
const FIRST_THING_MIN = 24;
/** Where a purpose, a reason or a second thing begins, the latter with a subject or a verb of its own. */
const SECOND_THING =
  /\s(?:(?:pour|afin|puisque|parce que|in order to|so that|so as to|because)(?=\s)|(?:et|and)(?=\s(?:it|they|he|she|we|this|is|are|was|were|will|has|have|can|must|should|il|elle|ils|elles|on|est|sont|a|ont|sera|seront|doit|doivent|peut|peuvent)\s))/giu;
/** What is cut from a sentence that has one of these may have been its point, or the other one of two. */
const LIMITED =
  /\b(?:not|no|never|nor|only|unless|except|without|if|when|between|both|either|whether|from|neither|pas|plus|ni|jamais|sauf|sans|seul(?:e|s|es|ement)?|si|quand|entre|soit|sinon|hors)\b|n['’]t\b|\bn['’]|\bne\b/iu;

/** What longer sentences say first: up to a purpose, a reason or a second thing, where nothing limits it. */
export function firstThings(statements: readonly Statement[]): Statement[] {
  return cutAt(statements, SECOND_THING, NOTHING_MORE);
}

/** What stands before a purpose or a second thing is whole. */
const NOTHING_MORE = /(?!)/u;

/** Where a noun is told apart, or a place, a time or a means follows: what stands before it is true without. */
const FURTHER_DETAIL =
  /\s(?:(?:of|within|during|through|across|by|du|des|dans|par|selon|de)(?=\s)|d['’](?=\p{L}))|,(?=\s)/giu;
/** Words that something has to follow: a verb that may take what is cut off, a word that counts or tells apart. */
const WANTS_MORE =
  /(?:\p{L}{2}(?:ed|ing|(?<!donn)ées?|(?<!t)é|(?<!t)és|er|ir|ant|ly|ment)|\b(?:each|every|all|some|any|such|other|most|more|many|both|one|part|number|kind|type|series|set|lot|chaque|tous|toutes|certains|certaines|plusieurs|beaucoup|nombre|partie|ensemble|série|type|sorte|fin|cadre|cours|partir|lieu))$/iu;

/** The same statements said more broadly: for pages that only a number would tell apart otherwise. */
export function broaderStatements(statements: readonly Statement[]): Statement[] {
  return cutAt(statements, FURTHER_DETAIL, WANTS_MORE);
}

function cutAt(statements: readonly Statement[], places: RegExp, open: RegExp): Statement[] {
  return ranked(statements).flatMap((own) => {
    if (isWide(own.text) || LIMITED.test(own.text)) return [];
    const text = [...own.text.matchAll(places)]
      .map(({ index }) => own.text.slice(0, index).replace(/[\s,]+$/u, ''))
      .findLast((part) => isTitleLength(part) && !open.test(part));
    const isSaid =
      text !== undefined &&
      text.length >= FIRST_THING_MIN &&
      !/[,;:(]/.test(text) &&
      canStandOver(text) &&
      isWholePhrase(text) &&
      isWholeClause(text);
    return isSaid ? [{ ...own, text }] : [];
  });
}

function ranked(statements: readonly Statement[]): Statement[] {
  return statements.toSorted((a, b) => b.rank - a.rank);
}

/** Clauses that need the one behind them. */
const LEANS_FORWARD =
  /^(?:if|when|whenever|while|as|after|before|although|though|because|since|unless|until|once|in|on|at|by|for|from|with|without|to|of|during|despite|due|given|under|upon|where|where?as|what|how|whether|instead|si|quand|lorsque|lors|comme|après|avant|bien|pour|dans|en|à|afin|selon|sans|sous|depuis|pendant|malgré|sur|au|aux|suite|lors|grâce)\b|^(?:(?:lors|puis|quoi)qu['’]|s['’]il|à l['’]|a l['’]|d['’]après)|^(?:如果|若|当|當|由于|由於|为了|為了|虽然|雖然|尽管|儘管|即使|只要|只有|除非|除了|无论|不论|不管|对于|對於|关于|根据|依据|按照|通过|在|从|自|因为|因|既|基于|例如|比如|もし|例えば)/iu;
const ENDS_OPEN =
  /(?:为|是|见|請見|如|时|時|后|後|前|中|下|内|外|的|和|与|或|及|者|が|は|を|に|で|と|の|から|ので|けど|て)$/u;
const VERB_HINT =
  /\b(?:is|are|was|were|has|have|had|will|can|may|must|should|shall|does|do|did|came|went|said|put|let|est|sont|a|ont|était|sera|doit|doivent|peut|peuvent|fait)\b|\b\p{Ll}{3,}(?:ed|es|ent|ait)\b/u;

/** Whether words that a sentence begins with say something without the rest of it. */
export function isWholePhrase(text: string): boolean {
  return !LEANS_FORWARD.test(text) && !ENDS_OPEN.test(text) && !ENDS_IN_PARTICLE.test(text);
}

const ENDS_IN_PARTICLE =
  /\b(?:of|the|a|an|and|or|for|to|in|on|at|by|with|from|that|which|is|are|was|were|be|has|have|will|can|must|should|may|as|than|de|du|des|la|le|les|un|une|et|ou|à|au|aux|en|dans|pour|par|sur|avec|que|qui|est|sont|doit|peut)$/iu;

/** In Latin scripts a clause has a verb; in Han script one long enough has. */
function isWholeClause(text: string): boolean {
  return isWide(text) ? visualLength(text) >= CLAUSE_MIN : VERB_HINT.test(text) && text.split(/\s+/).length >= 4;
}

export function sentencesOf(atoms: readonly Atom[]): Statement[] {
  return atoms.flatMap((atom): Statement[] => {
    if (atom.kind === 'sentence') return [statement(textOf(atom), atom.origin, atom.rank)];
    if (atom.kind !== 'item' || atom.item.children || atom.item.lead) return [];
    return splitSentences(atom.whole.text)
      .slice(0, 1)
      .filter((text) => /[。．.!！]$/.test(text))
      .map((text) => statement(text, atom.origin, atom.rank * 0.9));
  });
}

/** Whether a text can be read over a page without what stood before it. */
export function canStandOver(text: string): boolean {
  return (
    !startsDangling(text) &&
    !isSpeech(text) &&
    isBalanced(text) &&
    !isNoise(text) &&
    !/[:：?？!！”"]|https?|['’]$|^[A-Z]\.\s|^[(（[\d⁰-⁹¹²³*]|^\p{Ll}|___|\.\.\./u.test(text) &&
    !REFERS_ELSEWHERE.test(text) &&
    !/(?:による|における|について|のため|として|では|には)$/.test(text)
  );
}

/** Notes to the reader: `see section 3`, `参见第 A.2 节`. */
const REFERS_ELSEWHERE =
  /^(?:see|cf\.?|refer to|note\b|nb\b|voir|please)\b|^(?:参见|參見|详见|詳見|请参|請參|见第|参照|注意|注[:：])/i;
