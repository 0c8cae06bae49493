import type { Statement } from '@pagewright/model/outline';
import { isBalanced, isNoise, isSpeech, splitSentences, startsDangling } from '../language/sentences.ts';
import { capitalised, isTitleLength, isWide, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { type Atom, statement, textOf } from '../material/atoms.ts';

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
    .filter(({ text }) => isWholePhrase(text) && isWholeClause(text));
}

/** A comma between digits belongs to their figure. */
const WIDE_CLAUSE = /^(?:[^,，;；:：、]|(?<=\d)[,，](?=\d))+(?=[,，;；])(?!(?<=\d)[,，]\d)/;
/** Up to a comma that begins another clause: others stand between the words of one. */
const CLAUSE = new RegExp(`^[^,;:(]+(?=;|,\\s${anyOf('clauseLinks')}\\s)`);

/** Least letters of what a sentence says before it gives a purpose or a reason or adds a second thing. */
const FIRST_THING_MIN = 24;
/** Where a purpose, a reason or a second thing begins, the latter with a subject or a verb of its own. */
const SECOND_THING = new RegExp(
  `\\s(?:${anyOf('purposes')}(?=\\s)|${anyOf('additions')}(?=\\s${anyOf('secondSubjects')}\\s))`,
  'giu',
);
/** What is cut from a sentence that has one of these may have been its point, or the other one of two. */
const LIMITED = new RegExp(anyOf('limits'), 'iu');

/** What longer sentences say first: up to a purpose, a reason or a second thing, where nothing limits it. */
export function firstThings(statements: readonly Statement[]): Statement[] {
  return cutAt(statements, SECOND_THING, NOTHING_MORE);
}

/** What stands before a purpose or a second thing is whole. */
const NOTHING_MORE = /(?!)/u;

/** Where a noun is told apart, or a place, a time or a means follows: what stands before it is true without. */
const FURTHER_DETAIL = new RegExp(`\\s${anyOf('details')}|,(?=\\s)`, 'giu');
/** Words that something has to follow: a verb that may take what is cut off, a word that counts or tells apart. */
const WANTS_MORE = new RegExp(`(?:\\p{L}{2}${anyOf('unfinishedEnds')}|\\b${anyOf('unfinished')})$`, 'iu');

/** The same statements said more broadly: for pages that only a number would tell apart otherwise. */
export function broaderStatements(statements: readonly Statement[]): Statement[] {
  return cutAt(statements, FURTHER_DETAIL, WANTS_MORE);
}

/** A mark behind which a sentence goes on; a bracket within a clause stands between its words. */
const ANY_MARK = /\s?(?:[;；]|[,，](?!(?<=\d[,，])\d))|\s?[(（](?=[^()（）]*[)）][.。]?$)|\s[–—]\s/gu;
/**
 * `Enfin, …`, `Finally, …`: a word in front of what a sentence says that only joins it to what was said before. Others limit
 * it: without `Reportedly,` or `In theory,` it would say more than its author.
 */
const OPENING_WORD =
  /^(?:finally|lastly|also|moreover|furthermore|additionally|besides|next|first|firstly|second|secondly|third|thirdly|in addition|in short|in fact|indeed|of course|enfin|ensuite|puis|aussi|ainsi|d[’']abord|de plus|en outre|par ailleurs|en effet|en somme|bref|premièrement|deuxièmement|troisièmement),\s(?=\p{Ll})|^(?:因此|所以|首先|其次|再次|另外|此外|最[后後]|同[时時]|[总總]之|可以看到|可以看出|由此可[见見]|不难发现|まず|次に|また|さらに|最後に|なお)[，、](?=\S)/iu;
export function withoutOpeningWord(text: string): string {
  return capitalised(text.replace(OPENING_WORD, ''));
}

/** Letters within which a title ends, so that long lines are not looked through to their end. */
const TITLE_REACH = 200;

/** What sentences say up to a mark, and without the word in front: for pages that only a number would tell apart. */
export function openingClauses(statements: readonly Statement[]): Statement[] {
  return ranked(statements).flatMap((own) => {
    const said = withoutOpeningWord(own.text);
    if (LIMITED.test(said)) return [];
    const parts = [...said.slice(0, TITLE_REACH).matchAll(ANY_MARK)].map(({ index }) => said.slice(0, index).trim());
    const whole = said.replace(/[。．.]$/u, '');
    const fits = (text: string): boolean =>
      isTitleLength(text) &&
      visualLength(text) >= FIRST_THING_MIN &&
      canStandOver(text) &&
      isWholePhrase(text) &&
      isWholeClause(text);
    const text = [...parts, ...(whole === own.text ? [] : [whole])].findLast(fits);
    return text === undefined ? [] : [{ ...own, text }];
  });
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
const LEANS_FORWARD = new RegExp(`^${anyOf('leanings')}(?:(?<=[\\p{sc=Han}\\p{sc=Hiragana}'’])|\\b)`, 'iu');
/** `现在的很多设备即使具有传感器`: what leans forward behind its subject, in scripts that write no spaces. */
const LEANS_WITHIN = new RegExp(`\\p{sc=Han}(?:${anyOf('innerLeanings')})`, 'u');
const ENDS_OPEN = new RegExp(`${anyOf('openEnds')}$`, 'iu');
const GOES_ON = new RegExp(`(?:\\b|(?<=\\p{sc=Han}))${anyOf('announcingEnds')}\\s*[-–—:：]?$`, 'iu');
const VERB_HINT = new RegExp(`\\b${anyOf('clauseVerbs')}\\b|\\b\\p{Ll}{3,}${anyOf('clauseVerbEnds')}\\b`, 'u');

/** Whether the sentence of words that lead to a list goes on in it: `You can`, `区别在于`. */
export function goesOn(text: string): boolean {
  return GOES_ON.test(text);
}

/** Whether words that a sentence begins with say something without the rest of it. */
export function isWholePhrase(text: string): boolean {
  return !LEANS_FORWARD.test(text) && !LEANS_WITHIN.test(text) && !ENDS_OPEN.test(text) && !GOES_ON.test(text);
}

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
    !GIVES_EXAMPLE.test(text) &&
    !isSpeech(text) &&
    isBalanced(text) &&
    !isNoise(text) &&
    !/[:：?？!！”"]|https?|['’]$|^[A-Z]\.\s|^[(（[\d⁰-⁹¹²³*]|^\p{Ll}|___|\.\.\.|[-–—]$/u.test(text) &&
    !REFERS_ELSEWHERE.test(text) &&
    !ENDS_IN_PARTICLE.test(text)
  );
}

/** An example may stand on a page, not over it. */
const GIVES_EXAMPLE = new RegExp(`^${anyOf('examples')}`, 'u');

const ENDS_IN_PARTICLE = new RegExp(`${anyOf('particleEnds')}$`, 'iu');

/** Notes to the reader: `see section 3`, `参见第 A.2 节`. */
const REFERS_ELSEWHERE = new RegExp(`^${anyOf('references')}`, 'i');
