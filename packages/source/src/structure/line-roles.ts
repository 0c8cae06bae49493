import { isOfficeName } from '@pagewright/model/offices';
import { isCompany } from '../title/no-title.ts';
import { countedNames } from './counted-names.ts';
import { countedSpans } from './counted-spans.ts';
import { isDateline } from './datelines.ts';
import { areMessages, isClosing, isGreeting, titleBehindGreeting } from './greetings.ts';
import { isTimed } from './line-dates.ts';
import { NAMED_PERIOD, QUESTION_MARK, type Shape, shapeOf } from './line-shapes.ts';
import { plainLinesBelow } from './list-heads.ts';
import { markedQuestionOf } from './marked-questions.ts';
import { numberedParts } from './numbered-parts.ts';
import { endsAsSentence, headsArticle, numberingOf, visualLength } from './numbering.ts';
import { isBodyOf, isFurniture } from './opening-furniture.ts';

/** What a line is in its document; `run-in` is a heading in capitals with its text on the same line, `entry` one of a list without marks. */
export type LineRole = 'title' | 'heading' | 'run-in' | 'entry' | 'text';

interface Line {
  readonly index: number;
  readonly text: string;
  readonly indent: number;
  readonly blankBefore: boolean;
  readonly blankAfter: boolean;
  readonly length: number;
  readonly shape: Shape;
}

/**
 * Weights of the model, set by hand and looked at on texts of many kinds: a line is a heading where the sum of what
 * speaks for it outweighs what speaks against it, together with its neighbours.
 */
const WEIGHT = {
  /** Most lines are no headings. */
  base: -1.6,
  /** By length in comparable units: a few words, a line, more than a title. */
  short: 1.3,
  medium: 0.4,
  long: -2,
  tooLong: -7,
  /** It ends as a sentence does; a colon leads to what follows, a question is asked to be answered. */
  sentence: -3.2,
  colon: 1,
  question: 1.6,
  /** Letters all capitals. */
  capitals: 1.6,
  /** `1. Lift` over text; in a row of numbered lines it is an entry. */
  numbered: 1.7,
  numberedRow: -4,
  /** It counts a part together with others, whatever it looks like alone. */
  countsParts: 16,
  /** Dates, names with figures, entries: what a heading stands over. */
  entry: -4,
  halves: -2.4,
  /** A comma or a full stop inside. */
  clause: -1.1,
  /** In Chinese and Japanese two clauses with a comma between are a sentence without its end. */
  wideClause: -3.4,
  /** It stands apart from what is before, and right over what follows. */
  apart: 1,
  attached: 0.6,
  /** What follows is built otherwise: entries, deeper lines, a longer text. */
  overEntries: 1.3,
  overDeeper: 1.3,
  overLonger: 1,
  /** Neighbours of the same shape and about the same length; entries side by side. */
  sibling: -1.4,
  row: -3,
  /** With a share or an amount, right beside another line that has one. */
  figures: -3,
  /** Right under the line before, in a text whose blocks blank lines divide. */
  unparted: -1.4,
  /** Between two entries of one shape. */
  between: -2.4,
  /** In brackets, in the run of a deeper block, or right under the title. */
  bracketed: -4,
  deeper: -2.5,
  underTitle: -1.2,
  /** Headings one right under the other, and one with nothing below. */
  twoInARow: -2.2,
  nothingBelow: -8,
  /** Headings of a document look alike. */
  likeOthers: 1,
  /** What parts of everyday papers are called, whatever stands around it. */
  named: 1.4,
  /** Japanese sentences end in kana; headings in a noun or `に向けて`. */
  kana: -2.6,
} as const;

/** A date and nothing else: under a name at the end of a letter it says when that was signed. */
const BARE_DATE =
  /^(?:(?:(?:(?:19|20)\d{2}|(?:令和|平成|民國|民国)\s?(?:元|\d{1,3}))\s*年\s*)?\d{1,2}\s*月\s*\d{1,2}\s*日|[二〇○零一三四五六七八九]{4}年[一二三四五六七八九十]{1,2}月[一二三四五六七八九十]{1,3}日|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|(?:le )?\d{1,2}(?:er|st|nd|rd|th)? \p{L}{3,9}\.? \d{4}|\p{L}{3,9} \d{1,2}, \d{4})$/iu;
const ANSWER_MARK = /^(?:(?:A\d*|答|回答|答え)\s*[.:：、．)]\s*\S|A\s*[\d\u3040-\u9fff])/u;
/** The roles of all lines, blank ones as text: decided together, by a two-state sequence model. */
export function rolesOfLines(raw: readonly string[]): LineRole[] {
  const roles: LineRole[] = raw.map(() => 'text');
  const lines = linesOf(raw);
  const [first] = lines;
  if (!first) return roles;
  const isTitle = isTitleLine(first, lines);
  if (isTitle) roles[first.index] = 'title';
  const body = isTitle ? lines.slice(1) : lines;
  const parts = numberedParts(body);
  // Where parts are counted, what is set in deeper than their numbers stands in a part.
  const margin = Math.max(...[...parts].map((place) => body[place]?.indent ?? 0)) + 1;
  const ofParts = (place: number): number => {
    if (parts.has(place)) return WEIGHT.countsParts;
    const line = body[place];
    return parts.size > 0 && line && line.indent > margin && line.shape !== 'number' ? -WEIGHT.countsParts : 0;
  };
  const once = decode(body, (_, place) => ofParts(place));
  const looks = new Map<string, number>();
  for (const [place, line] of body.entries()) {
    const look = lookOf(line);
    if (once[place] && look) looks.set(look, (looks.get(look) ?? 0) + 1);
  }
  const again = decode(body, (line, place) => {
    const look = lookOf(line);
    const isLike = look !== undefined && (looks.get(look) ?? 0) >= (look === PARTED ? 1 : 2);
    return ofParts(place) + (isLike ? WEIGHT.likeOthers : 0);
  });
  const runsIn = (looks.get('capitals') ?? 0) >= 2;
  for (const [place, line] of body.entries()) {
    // What somebody says in a conversation heads nothing.
    if (areMessages(line.text, (body[place + 1] ?? body[place - 1])?.text)) continue;
    if (runsIn && splitRunIn(line.text)) roles[line.index] = 'run-in';
    else if (again[place] && !leadsToList(place, body, again)) roles[line.index] = 'heading';
  }
  takePlainLists(body, roles);
  if (isTitle) withoutFurniture(first.text, body, roles);
  return roles;
}

/** `What to pack` and its lines in front of other text are a list with what it is of: as a heading it would stand over that text too. */
function takePlainLists(body: readonly Line[], roles: LineRole[]): void {
  for (const [place, { index }] of body.entries()) {
    const below = plainLinesBelow(place, body);
    const behind = body[place + below.length + 1];
    if (below.length === 0 || !behind || roles[behind.index] === 'heading') continue;
    roles[index] = 'text';
    for (const entry of below) roles[entry.index] = 'entry';
  }
}

/** `PLEASE READ`, `第12回` under a title head nothing, unless others like them head parts further below; nor does who wrote minutes. */
function withoutFurniture(title: string, body: readonly Line[], roles: LineRole[]): void {
  const [own, next] = body;
  if (own?.blankAfter && next?.shape === 'colon' && isBodyOf(own.text, title) && !NAMED_PART.test(own.text))
    roles[own.index] = 'text';
  const end = body.findIndex(({ text }) => !isFurniture(text));
  const [under, below] = [body.slice(0, Math.max(0, end)), body.slice(Math.max(0, end))];
  if (below.some(({ index, text }) => roles[index] === 'heading' && isFurniture(text))) return;
  for (const { index } of under) roles[index] = 'text';
}

/** Longest line of a list under words that lead to it, in comparable units. */
const LONGEST_ENTRY = 60;

/** `Three things went well:` right over its lines, with running text behind them: it leads to these lines alone. */
function leadsToList(place: number, lines: readonly Line[], isHeading: readonly boolean[]): boolean {
  const line = lines[place] as Line;
  if (!/[:：]$/u.test(line.text) || line.blankAfter || isCapitals(line.text) || line.shape === 'number') return false;
  let end = place + 1;
  while (lines[end] && !lines[end]?.blankAfter) end += 1;
  const below = lines.slice(place + 1, end + 1);
  const behind = lines[end + 1];
  const isList =
    below.length >= 2 && below.every(({ text, length }) => length <= LONGEST_ENTRY && !/[。.!！]$/u.test(text));
  return (
    isList &&
    behind !== undefined &&
    !isHeading[end + 1] &&
    (behind.length > LONGEST_ENTRY || endsAsSentence(behind.text))
  );
}

/** Longest heading in capitals in front of its text. */
const LONGEST_RUN_IN = 60;

/** `LANTERN WALK Friday, meet at the gate`: the heading and what it stands over. */
export function splitRunIn(text: string): { heading: string; text: string } | undefined {
  const [, capitals = '', rest = ''] =
    /^((?:\p{Lu}[\p{Lu}'’&-]*\s+)+\p{Lu}[\p{Lu}'’&-]{2,})(?:\s*[:—–]\s*|\s+-\s+|\s+)(\S.*\p{Ll}.*)$/u.exec(text) ?? [];
  if (!capitals || capitals.length > LONGEST_RUN_IN) return undefined;
  // `READING CAFÉ needs grown-ups. Tuesdays 8:30`: the sentence goes on in small letters.
  const sentence = /^\p{Ll}/u.test(rest) ? /^[^.!?]{1,40}[.!?]/u.exec(rest)?.[0] : undefined;
  if (/^\p{Ll}/u.test(rest) && !/[:—–]\s*$/u.test(text.slice(0, text.length - rest.length))) {
    if (!sentence || sentence.length === rest.length) return undefined;
    return { heading: `${capitals} ${sentence.replace(/[.!?]$/u, '')}`, text: rest.slice(sentence.length).trim() };
  }
  return { heading: capitals, text: rest };
}

function linesOf(raw: readonly string[]): Line[] {
  const letters = new Set(raw.map((line) => /^\s*([A-Z])[.．]\s/u.exec(line)?.[1]));
  const spans = countedSpans(raw);
  return raw.flatMap((source, index) => {
    const text = source.trim();
    if (text === '') return [];
    const indent = (/^[\s　]*/u.exec(source)?.[0] ?? '').replaceAll('\t', '    ').replaceAll('　', '  ').length;
    return [
      {
        index,
        text,
        indent,
        blankBefore: index === 0 || raw[index - 1]?.trim() === '',
        blankAfter: raw[index + 1]?.trim() === '',
        length: visualLength(text),
        shape: spans.has(index) || isTimed(raw, index, text) ? 'date' : shapeOf(withoutInitial(text, letters)),
      },
    ];
  });
}

/** `M. Aziz – labels`: a letter that no line with the letter before it leads up to is an initial or a title, no number. */
function withoutInitial(text: string, letters: ReadonlySet<string | undefined>): string {
  const letter = /^([B-Z])[.．]\s/u.exec(text)?.[1];
  if (letter === undefined || letters.has(String.fromCharCode(letter.charCodeAt(0) - 1))) return text;
  return /^[IVX]$/u.test(letter) && letters.has('I') ? text : text.slice(2).trim();
}

/** Longest first line that is a title, in comparable units. */
const LONGEST_TITLE = 90;

function isTitleLine(first: Line, lines: readonly Line[]): boolean {
  if (lines.length < 2 || first.length > LONGEST_TITLE || first.length < 2 || !/\p{L}/u.test(first.text)) return false;
  if (
    (isGreeting(first.text) && !titleBehindGreeting(first.text)) ||
    markedQuestionOf(first.text, lines[1]?.text) !== undefined ||
    areMessages(first.text, lines[1]?.text) ||
    /^[(（][^)）]*[)）]$/u.test(first.text) ||
    (['bullet', 'step', 'code'].includes(first.shape) && !/^[@＠#＃]\p{L}/u.test(first.text))
  )
    return false;
  const ends = endsAsSentence(first.text) && !/[!！?？)）]$/u.test(first.text);
  if (ends && /[。.;；,，]$/u.test(first.text)) return false;
  // The first of several lines built alike is one of them.
  const [, second, third] = lines;
  const isSibling =
    first.shape !== 'plain' && [second, third].every((line) => line?.shape === first.shape) && !first.blankAfter;
  // `O1 …` over which an `O2 …` follows is the first of its kind.
  return !isSibling && countedNames(lines.map(({ text }) => text)).length === 0;
}

/** Longest name of an article, in comparable units. */
const LONGEST_ARTICLE = 70;

/** What headings of one document have in common. */
function lookOf({ text, shape, length, blankBefore, blankAfter }: Line): string | undefined {
  if (isCapitals(text)) return 'capitals';
  // `Article 1 – Who may?`, `Article 4 – Pay`: of one kind, whether they ask or not.
  if (headsArticle(text) && length <= LONGEST_ARTICLE) return 'article';
  if (shape === 'number') return `number ${numberingOf(text)?.level ?? 0}`;
  if (shape === 'question') return 'question';
  if (/[:：]$/.test(text)) return 'colon';
  const isParted = shape === 'plain' && blankBefore && !blankAfter && length <= LONGEST_PARTED;
  return isParted && !endsAsSentence(text) ? PARTED : undefined;
}

/** A short line behind a blank one, right over what follows: one more where another of this kind is a heading. */
const PARTED = 'parted';
const LONGEST_PARTED = 26;

function isCapitals(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’]+/gu) ?? [];
  return (
    words.length > 0 &&
    /\p{Lu}{3}/u.test(text) &&
    words.filter((word) => word === word.toUpperCase()).length >= words.length * 0.6 &&
    /\p{Script=Latin}/u.test(text)
  );
}

/** `Book the hall (Tanaka, by 8 May)`: lines that end in brackets of their own are entries. */
const ASIDE = /.[(（][^()（）]{2,24}[)）]$/u;

/** The best sequence of headings and other lines. */
function decode(lines: readonly Line[], bonus: (line: Line, place: number) => number): boolean[] {
  interface Path {
    readonly score: number;
    readonly choice: readonly boolean[];
  }
  let asText: Path = { score: 0, choice: [] };
  let asHeading: Path = { score: Number.NEGATIVE_INFINITY, choice: [] };
  for (const [place, line] of lines.entries()) {
    const score = headingScore(line, lines[place - 1], lines[place + 1], lines) + bonus(line, place);
    const before = asText.score >= asHeading.score ? asText : asHeading;
    const row: Path = { score: asHeading.score + WEIGHT.twoInARow, choice: asHeading.choice };
    const overHeading = asText.score >= row.score ? asText : row;
    asHeading = { score: overHeading.score + score, choice: [...overHeading.choice, true] };
    asText = { score: before.score, choice: [...before.choice, false] };
  }
  return [...(asText.score >= asHeading.score + WEIGHT.nothingBelow ? asText.choice : asHeading.choice)];
}

const ENTRY_SHAPES: readonly Shape[] = ['date', 'bullet', 'step', 'code'];
const ROW_SHAPES: readonly Shape[] = ['date', 'bullet', 'step', 'dash', 'colon', 'figure', 'number'];

/** Lines at the start among which who wrote it and when may stand. */
const OPENING = 6;

/** `Léa, peux-tu …`, `Tom, can you …`: what somebody is asked to do stands over nothing; `How can you help` may. */
const CALLS =
  /^\p{Lu}[\p{L}’'-]+,\s(?:(?:can|could|will|would)\syou\s|(?:peux|pourrais)-tu\s|(?:pouvez|pourriez)-vous\s)/u;

/** `tar -c -f all.tar /etc`, `if (found)`, `else`, `}`: a command with its options, a statement of a program, signs alone. */
const PROGRAM_LINE =
  /^(?:[a-z_][\w./-]*(?:\s+[^\s,]+)*\s--?[A-Za-z][\w-]*(?:[=\s].*)?|\}?\s?(?:if|for|while|switch)\s?\(.*\)\s?\{?|\}?\s?else\s?\{?|return\s.*;|#include\s.*|[^\p{L}]*|.*\b0x[\da-f]{3,}\b.*)$/u;

/** `小徐 12.1前 签合同`, `大刘 12.5前 收音乐`, `林姐 审批预算`: a short name, a blank and what is said of it, as in the two lines right above. */
const SPACED = /^(?=.*[\u3040-\u9fff])\p{L}{2,4}\s\S/u;

function isSpacedAsBefore(line: Line, lines: readonly Line[]): boolean {
  if (line.blankBefore || !SPACED.test(line.text)) return false;
  const place = lines.indexOf(line);
  const own = lines.slice(Math.max(0, place - 2), place + 1);
  return (
    own.length === 3 && own.every(({ text }) => SPACED.test(text)) && own.slice(1).every((each) => !each.blankBefore)
  );
}

const LEADS_ON = /[:：]$/u;

/** `学完能：` over `会读五线谱`, `能拉小曲`, `参加演出` and a blank line: the last line of those that a colon leads to is one of them. */
function closesLedRun(line: Line, lines: readonly Line[]): boolean {
  if (!line.blankAfter || line.blankBefore || line.shape !== 'plain') return false;
  const place = lines.indexOf(line);
  let start = place - 1;
  while (start > 0 && !lines[start]?.blankBefore && !LEADS_ON.test(lines[start]?.text ?? '')) start -= 1;
  return place - start > 1 && LEADS_ON.test(lines[start]?.text ?? '');
}

/** What speaks for a line being a heading, less what speaks against it. */
function headingScore(line: Line, before: Line | undefined, next: Line | undefined, lines: readonly Line[]): number {
  if (next && isMarkedHead(line, lines)) return -WEIGHT.tooLong;
  if (
    !next ||
    isGreeting(line.text) ||
    isClosing(line.text) ||
    CALLS.test(line.text) ||
    PROGRAM_LINE.test(line.text) ||
    (ENTRY_SHAPES.includes(line.shape) && !isOverDeeper(line, next))
  )
    return WEIGHT.tooLong;
  if (isSpacedAsBefore(line, lines) || closesLedRun(line, lines)) return WEIGHT.tooLong;
  const { text, length, shape } = line;
  const isOverMarks = standsBetweenMarks(line, lines);
  if (plainLinesBelow(lines.indexOf(line), lines).length > 0) return -WEIGHT.tooLong;
  // Over the first of its days it stands alone; the day is a heading too.
  if (PROGRAMME.test(text) && line.blankBefore && line.blankAfter && !next.blankAfter)
    return WEIGHT.named - WEIGHT.twoInARow;
  if ((NAMED_PART.test(text) || NAMED_PERIOD.test(text)) && next.shape !== 'colon') return WEIGHT.named;
  // Under the title who wrote it, where and when stands over nothing.
  if (line.index <= OPENING && (isCompany(text) || isDateline(text) || isSender(line, before, lines)))
    return WEIGHT.tooLong;
  if (isOverGreeting(line, lines)) return WEIGHT.tooLong;
  if (BARE_DATE.test(next.text) && next === lines.at(-1)) return WEIGHT.tooLong;
  // `Q: …` over `A: …` are a pair: neither stands over the other.
  if (markedQuestionOf(text, next.text) !== undefined) return WEIGHT.tooLong;
  if (QUESTION_MARK.test(text) && (ANSWER_MARK.test(next.text) || areAnswered(lines))) return WEIGHT.tooLong;
  // `photos le 3 novembre` among other lines is what happens then.
  if (before && !line.blankBefore && shape === 'plain' && ENDS_IN_DAY.test(text)) return WEIGHT.tooLong;
  // `C款…` below `A款…` and `B款…` is the third of them.
  if (before && !line.blankBefore && countsOn(before.text, text)) return WEIGHT.tooLong;
  if (FROM_TO.test(text) || ANSWERED_AT_ONCE.test(text)) return WEIGHT.tooLong;
  let score = WEIGHT.base;
  score += length <= 26 ? WEIGHT.short : length <= 46 ? WEIGHT.medium : length <= 76 ? WEIGHT.long : WEIGHT.tooLong;
  if (/[:：]$/u.test(text)) score += WEIGHT.colon;
  else if (shape === 'question') score += isAnswered(line, next) ? WEIGHT.question : 0;
  else if (endsAsSentence(text)) score += WEIGHT.sentence;
  if (isCapitals(text)) score += WEIGHT.capitals;
  if (shape === 'number') score += isInRow(line, before, next, lines) ? WEIGHT.numberedRow : WEIGHT.numbered;
  if (shape === 'figure') score += WEIGHT.entry;
  if (shape === 'colon' && !isOverDeeper(line, next)) score += WEIGHT.entry;
  if (shape === 'dash' && !isCapitals(text)) score += WEIGHT.halves;
  if (/[,，；;]|[.。]\s?\S/u.test(text) && shape !== 'number' && shape !== 'question') score += WEIGHT.clause;
  if (/\p{sc=Han}，\p{sc=Han}/u.test(text) && shape === 'plain') score += WEIGHT.wideClause - WEIGHT.clause;
  if (
    /[\u3041-\u3096]$/u.test(text) &&
    !/(?:に向けて|について|とは|こと|もの|ところ|ため|ほか|流れ|まとめ|知らせ|ねらい|狙い|めあて|あらまし|呼びかけ|お願い|取り組み|見どころ|歩み|あゆみ|仕組み|しくみ|決まり|お祝い|問い合わせ|振り返り|ふりかえり|学び|気づき|悩み|違い|お礼|頼り|便り)$/u.test(
      text,
    )
  )
    score += WEIGHT.kana;
  // `原因拆解（13.4 万元）`: what a bracket says behind a name is no figure of a line beside others.
  const isFigure =
    hasAmount(text.replace(/[(（][^()（）]*[)）]$/u, '')) &&
    [before, next].some((own) => own && isBeside(line, own) && hasAmount(own.text));
  if (isFigure) score += WEIGHT.figures;
  // Lines of which each says a year are what happened in it.
  if (hasYear(text) && [before, next].some((own) => own && isBeside(line, own) && hasYear(own.text)))
    score += WEIGHT.figures;
  // `O2` between `KR3` and `KR1` counts something else than its neighbours.
  const countsApart = shape === 'number' && before !== undefined && !sameMarks(line, before) && !sameMarks(line, next);
  const isBetween = before !== undefined && before.shape === next.shape && ROW_SHAPES.includes(next.shape);
  if (isBetween && !line.blankBefore && !countsApart && !isOverMarks) score += WEIGHT.between;
  if (before && !line.blankBefore && isParted(lines) && !isOverMarks) score += WEIGHT.unparted;
  if (line.blankBefore) score += WEIGHT.apart;
  if (!line.blankAfter) score += WEIGHT.attached;
  if (next.shape !== shape && ROW_SHAPES.includes(next.shape)) score += WEIGHT.overEntries;
  if (next.indent > line.indent + 1) score += WEIGHT.overDeeper;
  else if (next.length > length * 1.6) score += WEIGHT.overLonger;
  if (line.indent > 0 && before && before.indent <= line.indent)
    score += before.indent === line.indent ? WEIGHT.deeper : WEIGHT.sibling;
  if (!before && !line.blankBefore) score += WEIGHT.underTitle;
  if (line.indent > 0 && next.indent === line.indent && before && before.indent < line.indent) score += WEIGHT.deeper;
  if (/^[[(（【<《「“"_…※*→]/u.test(text)) score += WEIGHT.bracketed;
  const isRow = shape !== 'number' && ROW_SHAPES.includes(shape) && (before?.shape === shape || next.shape === shape);
  if (isRow || (ASIDE.test(text) && ASIDE.test(next.text))) score += WEIGHT.row;
  const isLike = (other: Line | undefined): boolean =>
    other?.shape === shape && other.length < length * 2 && other.length * 2 > length;
  if (shape === 'plain' && !line.blankBefore && isLike(before)) score += WEIGHT.sibling;
  if (shape === 'plain' && !line.blankAfter && isLike(next)) score += WEIGHT.sibling;
  return score;
}

/** Signs that tell things of one kind apart, in their order. */
const SERIES = ['ABCDEFGH', '甲乙丙丁戊己', '一二三四五六七八'] as const;

/** Whether two lines begin with the same word behind the one sign of a series and the next. */
function countsOn([first = '', ...behind]: string, [second = '', ...rest]: string): boolean {
  const isNext = SERIES.some((signs) => signs.includes(first) && signs.indexOf(second) === signs.indexOf(first) + 1);
  return isNext && behind[0] !== undefined && behind[0] === rest[0] && /\p{sc=Han}/u.test(behind[0]);
}

/** `管理組合理事会` right below a title says who gives notice, unless others of its kind head the parts. */
function isSender({ text }: Line, before: Line | undefined, lines: readonly Line[]): boolean {
  return before === undefined && isOfficeName(text) && lines.filter((other) => isOfficeName(other.text)).length === 1;
}

/** Lines of a letter above its greeting, which say who writes to whom. */
const LETTER_HEAD = 5;

function isOverGreeting(line: Line, lines: readonly Line[]): boolean {
  const place = lines.indexOf(line);
  return (
    place <= LETTER_HEAD &&
    lines.slice(place + 1, LETTER_HEAD + 1).some(({ text }) => isGreeting(text) && /[,，:：]$/u.test(text))
  );
}

/** Whether signs mark answers too: then every question stands with its answer, marked or not. */
function areAnswered(lines: readonly Line[]): boolean {
  return lines.some(({ text }, place) => QUESTION_MARK.test(text) && ANSWER_MARK.test(lines[place + 1]?.text ?? ''));
}

/** Signs that lines over others begin with, where they are not the marks of a list. */
const HEAD_SIGN = /^([■◆●◎▼▶★◇□☆])\s*(?=\S)/u;
/** Longest line behind such a sign, in comparable units. */
const LONGEST_MARKED = 48;
/** Share of the lines with one sign below which another one of them may stand right away. */
const MOST_NEXT = 0.34;

/** The line without the sign that says that it is a heading: `■予算`. */
export function withoutHeadSign(text: string): string {
  return text.replace(HEAD_SIGN, '').replace(/\s*[■◆●◎▼▶★◇□☆]$/u, '');
}

/** `■予算` over lines without that sign, as others with it: what the sign marks are headings, no entries. */
function isMarkedHead(line: Line, lines: readonly Line[]): boolean {
  const sign = HEAD_SIGN.exec(line.text)?.[1];
  if (sign === undefined || !isShortHead(line.text)) return false;
  const places = lines.flatMap(({ text }, place) => (text.startsWith(sign) ? [place] : []));
  const next = places.filter((place) => lines[place + 1]?.text.startsWith(sign) ?? true);
  const isDeeper = places.some((place) => (lines[place + 1]?.indent ?? 0) > (lines[place]?.indent ?? 0));
  const areShort = places.every((place) => isShortHead(lines[place]?.text ?? ''));
  return areShort && !isDeeper && next.length <= places.length * MOST_NEXT;
}

function isShortHead(text: string): boolean {
  return visualLength(text) <= LONGEST_MARKED && !/[。．.!！;；,，、]$/u.test(text) && !/[:：]\s*\S/u.test(text);
}

/** Longest line between the entries of two lists that heads the second one, in comparable units. */
const LONGEST_BETWEEN = 30;

/** A short line with nothing in front among lines with marks, two of them before it and behind it: it heads those behind. */
function standsBetweenMarks(line: Line, lines: readonly Line[]): boolean {
  const isSentence = endsAsSentence(line.text) && !/[:：]$/u.test(line.text);
  if (line.shape !== 'plain' || line.length > LONGEST_BETWEEN || isSentence || line.indent > 0) return false;
  const place = lines.indexOf(line);
  const around = [place - 2, place - 1, place + 1, place + 2].map((index) => lines[index]?.shape);
  return around.every((shape) => shape === 'bullet');
}

/** What parts of everyday papers are called, as a line of its own. */
const NAMED_PART =
  /^(?:pros|cons|likes|dislikes|strengths|weaknesses|opportunities|threats|what went (?:well|wrong)|what (?:people|users|customers) (?:like|liked|want|wanted)|to improve|next steps|to do|action items|decisions|points forts|points faibles|points positifs|points négatifs|ce qui (?:va|a marché|ne va pas)|à améliorer|prochaines étapes|à faire|décisions|良かった(?:点|こと)|良い点|悪い点|よかった(?:点|こと)|困った(?:点|こと)|改善(?:点|して(?:ほしい|欲しい)(?:点|こと))|課題|今後の予定|次の一歩|やること|決定事項|优点|缺点|優點|缺點|不足(?:之处)?|亮点|亮點|问题|問題|建议|建議|(?:最)?(?:喜欢|喜歡)的(?:地方|部分)|(?:希望|需要|有待)(?:改进|改進|改善)(?:的(?:地方|部分))?|做得好的(?:地方)?|下一步(?:计划|計畫)?|待办(?:事项)?|待辦(?:事項)?|决定事项|決議事項|(?:key )?(?:numbers|figures|metrics|kpis?)|(?:chiffres|indicateurs)(?:[- ]clés?)?|(?:本周|本月|本週|关键|關鍵|核心|主要)?(?:数据|數據|指标|指標|数字)|(?:主な|主要)?(?:数字|数値|指標))(?:\s?[(（][^()（）]{1,24}[)）])?[:：]?$/iu;

/** What goes over several days. */
const PROGRAMME =
  /^(?:(?:the )?(?:programme|program|schedule|timetable|itinerary|agenda)|(?:le )?(?:programme|planning|déroulé|itinéraire)|行程(?:安排)?|日程(?:安排|表)?|议程|議程|スケジュール|プログラム|タイムテーブル)$/iu;

const AMOUNT = /[$€£¥￥]\s?\d|\d\s?(?:[%％‰€]|[万亿億萬]?[元円])/u;

function hasAmount(text: string): boolean {
  return AMOUNT.test(text);
}

const ENDS_IN_DAY =
  /\p{L}{3}\s(?:le |on |until |before |avant le |jusqu[’']au |by )?(?:\d{1,2}(?:er|st|nd|rd|th)?\s(?:jan|f[ée]v|feb|mar|a[pv]r|ma[iy]|ju[inl]|ao[uû]|aug|sep|oct|nov|d[ée]c)\p{L}*|\d{1,2}\/\d{1,2})$/iu;
/** `Quand ? vendredi à 19 h`: a question of a word or two with its answer behind it. */
const ANSWERED_AT_ONCE = /^\p{L}[\p{L}’']*(?:\s\p{L}[\p{L}’']*)?\s?[?？]\s+\S.*[^?？]$/u;
/** `Members: 61 → 74`. */
const FROM_TO = /\d\S{0,4}\s*(?:→|->|=>)\s*\S{0,2}\d/u;
const YEAR = /(?<![\d.,-])(?:1[4-9]|20)\d{2}(?![\d%€$]|[.,]\d)/u;

function hasYear(text: string): boolean {
  return YEAR.test(text);
}

function isBeside(line: Line, other: Line): boolean {
  return Math.abs(line.index - other.index) === 1;
}

/** Blank lines divide a text into blocks where there are any, and not one around each line. */
function isParted(lines: readonly Line[]): boolean {
  const parted = lines.slice(1).filter(({ blankBefore }) => blankBefore).length;
  return parted >= 1 && parted <= lines.length * 0.5;
}

/** A line at the margin over lines that are set in. */
function isOverDeeper(line: Line, next: Line): boolean {
  return line.indent === 0 && next.indent > 1 && (line.shape === 'date' || line.shape === 'colon') && line.length <= 60;
}

/** A question over what does not ask again. */
function isAnswered(line: Line, next: Line): boolean {
  return next.shape !== 'question' && line.length <= 110;
}

/** A numbered line beside another one is an entry of a list; over text, with others like it farther off, it is a heading. */
function isInRow(line: Line, before: Line | undefined, next: Line, lines: readonly Line[]): boolean {
  const isBeside = (other: Line | undefined, blank: boolean): boolean =>
    other?.shape === 'number' && !blank && sameMarks(other, line);
  if (isBeside(next, line.blankAfter) || isBeside(before, line.blankBefore)) return true;
  if (endsAsSentence(line.text) && line.length > 40) return true;
  const alike = lines.filter((other) => other.shape === 'number' && sameMarks(other, line)).length;
  // The only one of its kind numbers nothing, unless it stands over text.
  return alike < 2 && next.length < line.length;
}

function sameMarks(first: Line, second: Line): boolean {
  const kind = (written: string): string => {
    const text = written.startsWith('第') ? written.replace(/\s+/gu, '') : written;
    const lead = /^[①-⑳]/u.test(text) ? 1 : text.startsWith('第') ? 3 : 2;
    return (
      text
        // `三、` heads what `1、` counts, `第1章` what `第1節` does.
        .replace(/^([（(]?|第)\s*[一二三四五六七八九十]+/u, '$1#')
        .replace(/^([（(]?|第)\s*(?:[A-Za-z]?\d+|[①-⑳]|[A-Za-z])/u, '$1n')
        .slice(0, lead)
    );
  };
  return kind(first.text) === kind(second.text);
}
