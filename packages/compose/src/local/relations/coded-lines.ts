import type { Item } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { smallNumber } from '../spans/small-numbers.ts';
import { type SourceText, told } from './source-text.ts';
import { sentencesOf } from './text-sentences.ts';

/** `R1 The fit-out overruns.`, `T12: …`, `P4, nurse, …`: a line that its own code begins, letters with a number. */
const CODED =
  /^(?<letters>[A-Z]{1,3})[\s-]?(?<number>\d{1,2})(?:[:：.,，、)）–—-]\s?|\s+)(?=[\p{L}“"「(（]|\d{2}[,，\s])/u;
/** `Case 1: …`, `案例一：…`: one of several that are told one by one. */
const CASE = new RegExp(
  `^(?<letters>${anyOf('cases')})\\s?(?<number>\\d{1,2}|[一二三四五六七八九十])\\s?[:：]\\s*(?=\\S)`,
  'iu',
);
/** Fewest lines whose codes go up: by one, unless each says several sentences, as of the trains `G1`, `G7`, `G11`. */
const FEWEST = 2;
/** Longest first sentence that names what the others tell of, and the least that the longest line says; comparable units. */
const LONGEST_NAME = 110;
const LEAST_LONG = 110;

/**
 * Paragraphs that a register counts, `R1 …`, `R2 …`, each whole as an entry under its first sentence. Short ones of one
 * sentence are left to the readers of lists, which look at how they are built.
 */
export function codedLines(lines: Iterable<SourceText>): Item[] {
  const run: SourceText[] = [];
  let isCounted = true;
  for (const line of lines) {
    const step = stepBetween(run.at(-1), line);
    if (step === undefined || step <= 0) break;
    isCounted &&= step === 1;
    run.push(line);
  }
  const areTexts = run.every((line) => sentencesOf(line).length > 1);
  const isLong = isCounted && run.some(({ text }) => visualLength(text) > LEAST_LONG);
  return run.length >= FEWEST && (areTexts || isLong) ? run.map(entryOf) : [];
}

/** How far the code of a line is behind that of the line before it, 1 of the first line; undefined of other letters. */
function stepBetween(before: SourceText | undefined, line: SourceText): number | undefined {
  const [own, last] = [line, before].map((one) => one && (CASE.exec(one.text) ?? CODED.exec(one.text))?.groups);
  if (!own || (last && last['letters'] !== own['letters'])) return undefined;
  return last ? (countOf(own['number']) ?? Number.NaN) - (countOf(last['number']) ?? Number.NaN) : 1;
}

function countOf(number: string | undefined): number | undefined {
  return number === undefined ? undefined : smallNumber(number);
}

function entryOf(source: SourceText): Item {
  const named = CASE.exec(source.text)?.[0];
  if (named !== undefined)
    return { ...told(source, source.text.slice(named.length)), lead: named.replace(/\s?[:：]\s*$/u, '') };
  const [first, ...others] = sentencesOf(source);
  const name = first?.text.replace(/[.。]$/u, '') ?? '';
  if (!first || others.length === 0 || visualLength(name) > LONGEST_NAME) return told(source, source.text);
  const rest = source.text.slice(source.text.indexOf(first.text) + first.text.length).trim();
  return { ...told(source, rest), lead: name };
}
