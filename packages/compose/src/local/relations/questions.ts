import type { Statement } from '@pagewright/model/outline';
import type { ParagraphBlock, SourceBlock } from '@pagewright/model/source-document';
import { isWide, readingLoad, visualLength } from '../language/text.ts';

/** A question with the paragraphs that answer it, as far as they are told: its own paragraph or those behind it. */
export interface Asked {
  readonly question: Told;
  readonly answers: readonly Told[];
  /** Blocks that say both. */
  readonly blocks: number;
  /** Signs say which is which: `Q: …`, `A: …`. */
  readonly isMarked: boolean;
}

interface Told {
  readonly text: string;
  readonly block: ParagraphBlock;
}

/** Fewest questions one behind the other that are no figure of speech. */
const FEWEST = 2;
/** Longest question in comparable units; longest answer as reading load, and its most paragraphs. */
const LONGEST = { question: 110, answer: 420, paragraphs: 2 } as const;
const ASKS = /(?:[?？]|吗|嗎|呢|怎么办|怎麼辦|ですか|ますか|でしょうか)$/u;

export function asks(text: string): boolean {
  return ASKS.test(text.trim());
}

/** Questions and answers that take turns, from a place on; none where they do not. */
export function questionsFrom(blocks: readonly SourceBlock[], start: number): Asked[] {
  const found = [...turnsFrom(blocks, start)];
  return found.length >= FEWEST ? found : [];
}

/** One question with its answer after the other, from a place on. */
function* turnsFrom(blocks: readonly SourceBlock[], start: number): Generator<Asked, void> {
  let longest = 0;
  for (let index = start; ; ) {
    const block = blocks[index];
    if (block?.kind !== 'paragraph') return;
    // What comes behind the last answer is no more of it than the other answers are long.
    const most = longest || LONGEST.paragraphs;
    const asked = answeredAtOnce(block) ?? answeredBehind(block, blocks.slice(index + 1, index + 1 + most));
    if (!asked) return;
    yield asked;
    longest = Math.max(longest, asked.answers.length);
    index += asked.blocks;
  }
}

const QUESTION_WORD = 'Q|question|问|問|質問';
const ANSWER_WORD = 'A|R|[Aa]nswer|R[ée]ponse|réponse|答|回答|答え';
/** `Q1:`, `【問】`, with what parts it from the words; a bracket only behind a number: `A)` is a choice. */
function signOf(word: string): string {
  return `(?:(?:${word})\\s?\\d{0,2}\\s?[:：.．、]|(?:${word})\\s?\\d{1,2}\\s?[)）]|[【［[]\\s?(?:${word})\\s?\\d{0,2}\\s?[】］\\]]\\s?[:：]?)\\s*`;
}

const MARKS = {
  question: new RegExp(
    `^(?:${signOf(QUESTION_WORD)}|Q\\d{0,2}\\s*(?=[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]))`,
    'iu',
  ),
  answer: new RegExp(
    `^(?:${signOf(ANSWER_WORD)}|A\\d{0,2}(?:\\s+(?=\\d)|\\s*(?=[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}])))`,
    'u',
  ),
};
/** Where in one line the answer begins: `Q: May I keep hens  A: No`, `Q: May I keep hens? → A: No`. */
const ANSWER_INSIDE = new RegExp(
  `(?:(?<=[?？。.!！;；])|\\s)\\s*(?=(?:(?:→|[—–-]{1,2})\\s*)?${signOf(ANSWER_WORD)}\\S)`,
  'u',
);

/** `A: Yes.` as what it says. */
export function withoutAnswerMark(text: string): string {
  return text.trim().replace(MARKS.answer, '').trim();
}

/** Questions and answers that signs mark both, and the blocks that say them: neither of them stands over the other. */
export function markedQuestionsFrom(blocks: readonly SourceBlock[], start: number): Asked[] {
  const first = blocks[start];
  if (first?.kind !== 'paragraph' || !MARKS.question.test(first.text)) return [];
  const marked: Asked[] = [];
  for (const asked of turnsFrom(blocks, start)) {
    if (!asked.isMarked) break;
    marked.push(asked);
  }
  return marked.length >= FEWEST ? marked : [];
}

/** The paragraphs of questions and answers that signs mark, wherever several take turns. */
export function answeredBySigns(blocks: readonly SourceBlock[]): ReadonlySet<SourceBlock> {
  const answered = new Set<SourceBlock>();
  for (let index = 0; index < blocks.length; ) {
    const asked = markedQuestionsFrom(blocks, index);
    for (const { question, answers } of asked) for (const { block } of [question, ...answers]) answered.add(block);
    index += Math.max(1, blocksOf(asked));
  }
  return answered;
}

/** How many blocks they take. */
export function blocksOf(asked: readonly Asked[]): number {
  return asked.reduce((sum, own) => sum + own.blocks, 0);
}

/** Up to where a question ends, with the quotation mark that closes it; what parts it from its answer. */
const ASKED = /^[^?？]*[?？](?:[”"」』’]|\s?»)?/u;
const DIVIDES = /^\s*(?:[—―–]{1,2}|-{1,2}|→|[:：])\s*/u;

/** `“Does it smell?”` as what is asked. */
function unquoted(question: string): string {
  return /^[“"«「『‘](?<words>[^“”"«»「」『』]*)[”"»」』’]$/u.exec(question)?.groups?.['words']?.trim() ?? question;
}

/** `Can I …? Yes, …` in one paragraph. */
function answeredAtOnce(block: ParagraphBlock): Asked | undefined {
  const text = block.text.trim();
  const signed = MARKS.question.test(text) ? ANSWER_INSIDE.exec(text)?.index : undefined;
  const cut = signed ?? ASKED.exec(text)?.[0].length ?? 0;
  const question = unquoted(text.slice(0, cut).replace(MARKS.question, '').trim());
  const answer = withoutAnswerMark(text.slice(cut).replace(DIVIDES, ''));
  const isMarked = signed !== undefined;
  const isOne =
    cut > 0 &&
    isQuestion(question, isMarked) &&
    answer !== '' &&
    (isMarked || !asks(answer)) &&
    readingLoad(answer) <= LONGEST.answer;
  if (!isOne) return undefined;
  return { question: { text: question, block }, answers: [{ text: answer, block }], blocks: 1, isMarked };
}

function answeredBehind(block: ParagraphBlock, following: readonly SourceBlock[]): Asked | undefined {
  const question = block.text.replace(MARKS.question, '').trim();
  if (!isQuestion(question, question !== block.text.trim())) return undefined;
  const answers: Told[] = [];
  for (const own of following) {
    if (own.kind !== 'paragraph' || asks(own.text) || MARKS.question.test(own.text) || answeredAtOnce(own)) break;
    answers.push({ text: withoutAnswerMark(own.text), block: own });
  }
  const load = answers.reduce((sum, { text }) => sum + readingLoad(text), 0);
  if (answers.length === 0 || load > LONGEST.answer) return undefined;
  const isMarked =
    question !== block.text.trim() && MARKS.answer.test(following[0]?.kind === 'paragraph' ? following[0].text : '');
  return { question: { text: question, block }, answers, blocks: 1 + answers.length, isMarked };
}

/**
 * A question and nothing else.
 * @param isMarked a sign says that it is one, with what leads to it: `Q The shed is full. Can we have a second one?`
 */
function isQuestion(text: string, isMarked: boolean): boolean {
  return (isMarked || (asks(text) && !/[。.!！]\s?\S/u.test(text))) && visualLength(text) <= LONGEST.question;
}

/** Statements one behind the other as one. */
export function joinedStatement(statements: readonly Statement[]): Statement {
  const texts = statements.map(({ text }) => text);
  return {
    text: texts.join(texts.every(isWide) ? '' : ' '),
    origins: [...new Set(statements.flatMap(({ origins }) => origins))],
    rank: Math.max(...statements.map(({ rank }) => rank)),
  };
}
