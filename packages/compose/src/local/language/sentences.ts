import { anyOf } from '../lexicon/words.ts';
import { lettersIn, readingLoad, visualLength } from './text.ts';

/** A capital letter behind a figure is its unit: `0.61 °C.` ends a sentence. */
const ABBREVIATIONS =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs?|etc|e\.g|i\.e|cf|Fig|No|Nos|Inc|Ltd|Co|Corp|al|approx|Art|art|p|pp|M|MM|Mme|U\.S|Jr|Sr|vol|Vol|ed|eds|Sec|sec|ch|Ch|incl|excl|env|resp|ca|Sgt|Capt|Rev|Dept|Mt|Ste|Bd|[Tt]el|[Tt]él|[Ee]xt)|(?<![°\d]\s?)\b[A-Z])\.$/;
/** `sem. 4`, `lot. 2`: what is counted behind it. */
const COUNTING = /(?:^|\s)(?:c|sem|semest|trim|chap|réf|ref|lot|niv|cap|para|fig|tab|abb|ex|ét|et|bât|n|nr|nos?)\.$/iu;
/** `group B.` ends a sentence, `by B.` does not: the letter is the name of one of several. */
const LETTERED = new RegExp(`(?<!\\p{L})${anyOf('lettered')}\\s[A-Z]\\.$`, 'iu');
const LONGEST_LETTERED = 12;
/** Right behind the end of a sentence: `It was closed in 1944.[7][8] It opened again.` */
const NOTE_MARKS = /(?:\[\d{1,3}\])+/y;
const NEXT = /["'”’»)\]]*(?:\[\d{1,3}\])*(?:\s+|$)(\S?)/y;
const OPENING = /[「『“（(《]/;
const CLOSING = /[」』”）)》]/;
/** A quotation longer than this is taken as never closed. */
const LONGEST_QUOTE = 120;

/** The sentences of a paragraph, each with its closing marks. Nothing is lost but white space between them. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (!isEnd(text, index, start)) continue;
    let end = index + 1;
    while (end < text.length && /[。．.!?！？…"'”’」』）)\]]/.test(text[end] as string)) end += 1;
    NOTE_MARKS.lastIndex = end;
    end += NOTE_MARKS.exec(text)?.[0].length ?? 0;
    const sentence = text.slice(start, end).trim();
    if (sentence) sentences.push(sentence);
    start = end;
    index = end - 1;
  }
  const rest = text.slice(start).trim();
  if (rest) sentences.push(rest);
  return joinFragments(sentences);
}

function isEnd(text: string, index: number, start: number): boolean {
  const character = text[index] as string;
  if (character === '。' || character === '！' || character === '？') return !insideQuote(text, start, index);
  if (character !== '.' && character !== '!' && character !== '?') return character === '\n';
  NEXT.lastIndex = index + 1;
  const next = NEXT.exec(text);
  if (!next) return false;
  if (character === '.') {
    const before = text.slice(Math.max(start, index - LONGEST_LETTERED), index + 1);
    if (ABBREVIATIONS.test(before) && !LETTERED.test(before)) return false;
    if (COUNTING.test(before) && /\d/u.test(next[1] ?? '')) return false;
    if (index - start < 4 && /(^|\s)\d{1,2}$/.test(text.slice(start, index))) return false;
  }
  return next[1] === '' || /[\p{Lu}\p{N}"'“‘«([\p{Lo}•–—-]/u.test(next[1] ?? '');
}

/** Whether an opening quotation mark or bracket before the place is still open. */
function insideQuote(text: string, start: number, index: number): boolean {
  if (index - start >= LONGEST_QUOTE) return false;
  let depth = 0;
  for (let at = start; at < index; at += 1) {
    const character = text[at] as string;
    if (OPENING.test(character)) depth += 1;
    else if (CLOSING.test(character)) depth = Math.max(0, depth - 1);
  }
  return depth > 0;
}

/** Closing marks or a few letters alone belong to the sentence before. */
function joinFragments(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    if (joined.length > 0 && !/[\p{L}\p{N}]{2}/u.test(sentence)) joined[joined.length - 1] += sentence;
    else joined.push(sentence);
  }
  return joined;
}

/** Reading load from which a sentence is long enough to be divided at a semicolon. */
const LONG_SENTENCE = 300;
const SHORTEST_CLAUSE = 40;

/** A semicolon within a quotation or a bracket. */
const SEMICOLON_WITHIN = /[“「『(（][^“「『(（”」』)）；;]*[；;][^“「『(（]*[”」』)）]/u;

/** A long sentence at its semicolons, where every clause can stand alone; else the sentence itself. */
export function splitClauses(sentence: string): string[] {
  if (readingLoad(sentence) < LONG_SENTENCE || SEMICOLON_WITHIN.test(sentence)) {
    return [sentence];
  }
  const clauses = sentence
    .split(/(?<=[；;])\s*/)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const standAlone = clauses.every((clause) => readingLoad(clause) >= SHORTEST_CLAUSE && !startsDangling(clause));
  return clauses.length > 1 && standAlone && startsLikeSentence(clauses) ? clauses : [sentence];
}

/** In scripts with capitals the later clauses start in lower case and lean on the first: only Han text is divided. */
function startsLikeSentence(clauses: readonly string[]): boolean {
  return clauses.every((clause) => /^["“「『(（]?[\p{Lo}\p{N}]/u.test(clause));
}

/** Starts that point back to a sentence that may not be on the page. */
const POINTS_BACK =
  /^(?:(?:he|she|they|it|this|that|these|those|but|and|so|however|therefore|thus|then|because|or|such|similarly|likewise|instead|otherwise|meanwhile|nevertheless|his|her|their|its|for example|for instance|as a result|il|elle|ils|elles|ce|cet|cette|ces|cela|celui|celle|mais|donc|ainsi|cependant|toutefois|en effet|or|car|leurs?|son|sa|ses)(?=[\s,’'])|他|她|它|这|那|此(?![致外])|其(?![他它中])|但|而|所以|因此|于是|然而|不过|这样|這|因而|可是|却|又|也(?!许)|相比之下|相反(?=[，,])|反之|否则|否則|好在|对此|對此|为此|為此|除此|それ|これ|しかし|そして|ただし|そこで|すると|その|この|一方)/iu;
/** Starts that only add a further statement, which says as much without what stands before it. */
const ADDS =
  /^(?:(?:also|moreover|furthermore|additionally|finally|in addition|par ailleurs|de plus|enfin|en outre)(?=[\s,’'])|并且|同时|同時|另外|此外|また|なお|さらに)/iu;

function withoutOpening(sentence: string): string {
  return sentence.replace(/^["'“‘「『(（]+/, '');
}

export function startsDangling(sentence: string): boolean {
  return pointsBack(sentence) || startsAdding(sentence);
}

/** `Without it $398`, `Sans cela, 40 %`. */
const WITH_PRONOUN =
  /^(?:with|without|of|for|from|in|after|before|by|on|sans|avec|pour|après|avant)\s(?:(?:it|them|him|cela|ça|lui|eux|elles?)(?!\p{L})|(?:this|that|these|those)(?=\s?,))/iu;

export function pointsBack(sentence: string): boolean {
  const own = withoutOpening(sentence);
  return POINTS_BACK.test(own) || WITH_PRONOUN.test(own);
}

export function startsAdding(sentence: string): boolean {
  return ADDS.test(withoutOpening(sentence));
}

/** What sends the reader to another place: `See section 3`, `Voir aussi …`, `请参阅…`, `…を参照してください。` */
const POINTS_ELSEWHERE =
  /^(?:(?:for (?:more|further|additional|other) \p{L}+[^.]{0,60},? )?(?:please )?(?:also )?(?:see|refer to|consult|visit|cf\.?)(?: also)?(?=\s)|(?:pour (?:plus|d’autres|d'autres|davantage)[^.]{0,80},? )?(?:veuillez |merci de )?(?:vous )?(?:voir|consultez|consulter|reporte[zr]|référez|cf\.?)(?:-vous)?(?: aussi| également)?(?=\s))|^[^。，,]{0,24}[，,]?(?:参见|參見|参阅|參閱|详见|詳見|[请請](?:参照|參照|参考|參考|查看|访问|訪問))|(?:ご?参照(?:してください|ください|のこと)?|ご?(?:覧|確認)ください)[。.）)]*$/iu;

/** What only says what the document does next: `In this chapter we look at …`, `次の節で…`. */
const SIGNPOST =
  /^(?:(?:in|the) (?:this|next|following|remaining) (?:section|chapter|part|document)s?\b|this (?:section|chapter|part) (?:describes|explains|covers|discusses|presents|gives)\b|(?:dans )?(?:cette|la présente|ce|les) (?:section|chapitre|partie)s?(?: suivante?s?)?\b|(?:下記|以下|次)の(?:節|章|項)で|本[章节節项項](?:では|将|會|会|介绍|介紹|说明|說明)|(?:下面|以下)(?:的|几|各)?(?:部分|章节|章節|小节))/iu;

/** A place of the document that a sentence asks the reader to turn to, wherever in it. */
const TURNS_TO =
  /\b(?:see|refer to|read|check|consult) (?:also )?(?:the )?(?:section|chapter|appendix|part) [\d.A-Z]+|\b(?:voir|voyez|consulter|consultez|vérifier dans|reporte[rz](?:-vous)? (?:à|au)|lire)\b[^.]{0,24}\b(?:section|chapitre|annexe|partie) [\d.A-Z]+|[请請](?:您)?(?:阅读|閱讀|查看|参[见看阅考照]|參[見看閱考照])[^。，]{0,12}第\s?[\d.一二三四五六七八九十]+\s?[节節章]|(?:第?[\d.]+[章節]|付録\S{0,3})[^。]{0,12}を?ご?(?:参照|覧)/iu;
const IN_BRACKETS = /[(（][^)）]*[)）]/gu;

/** Whether a sentence speaks of other places or of the document instead of its matter. */
export function pointsElsewhere(sentence: string): boolean {
  const own = withoutOpening(sentence);
  return POINTS_ELSEWHERE.test(own) || SIGNPOST.test(own) || TURNS_TO.test(own.replace(IN_BRACKETS, ''));
}

/** Whether a text is speech or starts in the middle of it. */
export function isSpeech(sentence: string): boolean {
  return (
    /^["“‘「『'—]/.test(sentence) ||
    /\b(?:said|asked|cried|replied|exclaimed|shouted|whispered|remarked|dit|demanda|répondit)\b|[道说說][：:，,。]|と言/.test(
      sentence,
    )
  );
}

/** Whether the quotation marks and brackets of a text are balanced. */
export function isBalanced(text: string): boolean {
  for (const [open, close] of ['“”', '「」', '『』', '（）', '()', '《》', '«»', '[]'] as const) {
    if (count(text, open as string) !== count(text, close as string)) return false;
  }
  return count(text, '"') % 2 === 0;
}

function count(text: string, mark: string): number {
  let times = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) times += 1;
  return times;
}

/** Whether a text ends as a sentence does, the number of a note behind it or not; `Version 1.0` does not. */
export function endsAsSentence(text: string): boolean {
  return /(?:[!?。！？．…;；]|(?<!\d)\.|\.(?!\d))[”"’'」』）)\]»]*(?:\[\d+\]|\d{1,3})?$/.test(text.trim());
}

/** The number under which a form or a manual is ordered: `Cat. No. 28171E`, also where the line was broken behind `Cat.` */
const ORDER_NUMBER = /\bcat(?:alog(?:ue)?)?\.?\s?no\.?\s?\d{3,}|^no\.\s\d{4,}\p{Lu}?\s\(/iu;

const LEFT_BLANK =
  /^[(（[]?(?:this page (?:is |has been )?(?:intentionally )?left blank|page (?:laissée )?(?:intentionnellement )?(?:laissée )?(?:blanche|vide)|此页(?:特意)?(?:留白|空白)|此頁(?:特意)?(?:留白|空白)|(?:このページは)?(?:意図的に)?(?:空白|余白)(?:です)?)[)）\].。]*$/iu;
/** Places of a template that nobody filled in. */
const TEMPLATE_PLACE =
  /^[(（[【<]?(?:点击此处|點擊此處|单击此处|單擊此處|(?:click|tap) (?:here|or tap) to (?:add|enter|insert)|cliquez ici pour (?:ajouter|saisir|entrer)|ここをクリックして)/iu;

/** Whether a text asks to be replaced: `Click here to add …`. */
export function isTemplatePlace(text: string): boolean {
  return TEMPLATE_PLACE.test(text.trim());
}

/** Whether all that a line says stands in brackets, which says something of the line above only: `(slides 4 to 20)`. */
export function isRemark(text: string): boolean {
  return /^[(（][^()（）]{2,32}[)）]$/u.test(text.trim());
}

/** `8月 82.5`, `Q3 412`: when, and how much. */
const OF_TIME = /^(?:\d{1,4}\s?[年月日号號周週季時时点點]|[QTH][1-4])[\s:：]+[^\p{L}]*\d/u;

/** Texts that say nothing by themselves: addresses, page furniture, rows of names or marks. */
export function isNoise(text: string): boolean {
  const trimmed = text.trim();
  const letters = lettersIn(trimmed);
  if (letters < 2 && OF_TIME.test(trimmed)) return false;
  if (letters < 2 || (letters < trimmed.length * 0.3 && !/\d/.test(trimmed))) return true;
  if (/^\S*(?:https?:\/\/|www\.)\S+$|↑$|^©|^copyright\b|^版权\s*©|all rights reserved/i.test(trimmed)) return true;
  if (LEFT_BLANK.test(trimmed) || ORDER_NUMBER.test(trimmed) || isTemplatePlace(trimmed)) return true;
  return isRemark(trimmed) || isReference(trimmed) || isRowOfNames(trimmed);
}

/** How the place of a statute begins, and what else stands in it besides words. */
const STATUTE = /^(?:\d+\s+(?:U\.?S\.?C|C\.?F\.?R)\b|Fed\. R\.)/u;
const PLACES = /\d+\s+(?:U\.?S\.?C|C\.?F\.?R)\b\.?|Fed\. R\.|§+|\([\p{L}\d]{1,4}\)|[\d.,;]+/gu;
/** Words that a place may carry: `11 U.S.C. § 321 Eligibility for Appointment`. */
const MOST_WORDS = 6;

function isStatute(text: string): boolean {
  if (!STATUTE.test(text)) return false;
  return (text.replace(PLACES, ' ').match(/\p{L}+/gu)?.length ?? 0) <= MOST_WORDS;
}

/** A reference in brackets, or an abbreviation left alone: `[Section 9101(32), ESEA.]`, `Reg.` */
function isReference(text: string): boolean {
  return (
    isStatute(text) ||
    /^\[[^\]]*\]?\.?$|^\((?:cf|see|voir|sections?)\b[^)]*\)\.?$/i.test(text) ||
    /^\p{L}{1,5}\.$/u.test(text)
  );
}

/** The first letters of words that begin with one. */
const FIRST_LETTERS = /(?<!\S)\p{L}/gu;
const CAPITAL = /\p{Lu}/u;

/** Several capitalised words in a row without an end: the names of a title page run together. */
function isRowOfNames(text: string): boolean {
  if (endsAsSentence(text) || visualLength(text) < 36) return false;
  const words = text.match(FIRST_LETTERS) ?? [];
  return words.length >= 7 && words.filter((letter) => CAPITAL.test(letter)).length > words.length * 0.75;
}

/** Whether a statement can be read without what stands before it. */
export function isSelfContained(text: string): boolean {
  const length = visualLength(text);
  return (
    length >= 24 &&
    length <= 200 &&
    !startsDangling(text) &&
    !isSpeech(text) &&
    isBalanced(text) &&
    !isNoise(text) &&
    !/[:：?？;；,，、-]$|\b(?:and|or|et|ou)$/.test(text.trim()) &&
    !/https?:|^[[(（]|^\p{Ll}/u.test(text)
  );
}
