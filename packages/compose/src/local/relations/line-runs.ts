import type { Action, Statement } from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { type Assignments, assignmentsIn, assigns, taskOf } from './assignments.ts';
import { lineOf } from './block-lines.ts';
import { isInstruction, isWholeInstruction, ownedInstruction, ownedTask } from './instructions.ts';
import { STEPS } from './list-heads.ts';
import { markedSteps } from './marked-steps.ts';
import type { RecordTable } from './records.ts';
import { type Line, slashedRecordsIn } from './slashed-records.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';
import { sentencesOf } from './text-sentences.ts';
import { announcedSteps, type ToldSteps, tellsToDo, toldSteps } from './told-steps.ts';

/** Neighbouring lines that each say what to do, who does it and until when; behind the first, whatever verb they begin with. */
export function ownedFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): Action[] {
  const tasks: Action[] = [];
  for (const line of paragraphLines(blocks, start, read)) {
    const task = tasks.length > 0 ? ownedTask(line) : ownedInstruction(line);
    if (!task) break;
    tasks.push(task);
  }
  return tasks;
}

/** Fewest lines of which each says what to do: of fewer, each may be a sentence about something. */
const FEWEST_INSTRUCTIONS = 3;

/** Lines that are steps, and the line over them that says so. */
export interface Instructed {
  readonly head?: Statement;
  readonly lines: readonly SourceText[];
  readonly blocks: number;
}

/** Neighbouring lines that each begin with what is to be done: steps, though nothing counts them. */
export function instructionsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): Instructed | undefined {
  const [first] = paragraphLines(blocks, start, read);
  // `Closing routine (in this order, please)`
  const announcement = first && !isUnowned(first) && announcesSteps(first) ? first : undefined;
  const lines = stepLines(paragraphLines(blocks, announcement ? start + 1 : start, read));
  if (lines.length === 0) return undefined;
  return announcement
    ? { head: told(announcement, trimmedPhrase(announcement.text)), lines, blocks: lines.length + 1 }
    : { lines, blocks: lines.length };
}

/** The lines up to the first that is no step; one without a verb is one where the next is. */
function stepLines(all: Iterable<SourceText>): SourceText[] {
  const lines: SourceText[] = [];
  let between: SourceText | undefined;
  for (const line of all) {
    if (isUnowned(line)) {
      lines.push(...(between ? [between] : []), line);
      between = undefined;
    } else if (between || lines.length < FEWEST_INSTRUCTIONS - 1 || !isShort(line)) break;
    else between = line;
  }
  return lines.length >= FEWEST_INSTRUCTIONS && lines.filter(isUnowned).every(isWholeInstruction) ? lines : [];
}

/** Longest line that announces steps, in comparable units. */
const LONGEST_ANNOUNCEMENT = 90;

function announcesSteps({ text }: SourceText): boolean {
  return STEPS.test(text) && !/[.。!！?？]$/u.test(text) && visualLength(text) <= LONGEST_ANNOUNCEMENT;
}

/** Longest line among instructions that asks without a verb, `lights off in the cat wing`, in comparable units. */
const LONGEST_SHORT = 48;

/** What is to be done, by nobody who is named. */
function isUnowned(line: SourceText): boolean {
  return isInstruction(line) && !ownedInstruction(line);
}

function isShort({ text, dates, quantities }: SourceText): boolean {
  const isPlain = dates.length + quantities.length === 0 && !/[:：.。!！?？]/u.test(text);
  return isPlain && /^\p{Ll}/u.test(text) && visualLength(text) <= LONGEST_SHORT;
}

/** Lines whose slashes set one against the other, as paragraphs or as the entries of a list. */
export function slashedFrom(
  heading: Statement | undefined,
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): { readonly records: RecordTable; readonly blocks: number } | undefined {
  const block = blocks[start];
  const isList = block?.kind === 'list' && block.items.length > 1;
  const lines = isList ? block.items.map(({ text }) => ({ text, block })) : linesFrom(blocks, start);
  const found = slashedRecordsIn(heading, lines, read);
  if (!found || (isList && found.lines < block.items.length)) return undefined;
  return { records: found.records, blocks: isList ? 1 : found.lines };
}

/** Neighbouring paragraphs that each give somebody a task. */
export function assignmentsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): { readonly told: Assignments; readonly blocks: number } | undefined {
  const run: (readonly SourceText[])[] = [];
  let length = 0;
  for (const line of paragraphLines(blocks, start, read)) {
    const sentences = sentencesOf(line);
    const isSure = sentences.some(assigns);
    // Between tasks with their days, what somebody does is a task without one.
    if (!isSure && (run.length === 0 || !sentences.every((own) => taskOf(own)))) break;
    run.push(sentences);
    if (isSure) length = run.length;
  }
  run.length = length;
  const told = run.length > 1 ? assignmentsIn(run.flat()) : undefined;
  return told && { told, blocks: run.length };
}

/** Neighbouring paragraphs of sentences most of which say what is to be done: one procedure, or what a heading announces as one. */
export function stepsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
  isAnnounced: boolean,
): { readonly told: ToldSteps; readonly blocks: number } | undefined {
  const [line] = isAnnounced ? paragraphLines(blocks, start, read) : [];
  const announced = line && !markedSteps(line) && announcedSteps(sentencesOf(line));
  if (announced) return { told: announced, blocks: 1 };
  const run: (readonly SourceText[])[] = [];
  for (const line of paragraphLines(blocks, start, read)) {
    const sentences = sentencesOf(line);
    if (sentences.filter(tellsToDo).length * 2 <= sentences.length) break;
    run.push(sentences);
  }
  const told = run.length > 1 && run.some(({ length }) => length > 1) ? toldSteps(run.flat()) : undefined;
  const isWhole = told !== undefined && told.before.length === 0 && told.rest.length < (run.at(-1)?.length ?? 0);
  return isWhole ? { told, blocks: run.length } : undefined;
}

/** The paragraphs that follow one another from a place on, each read when it is asked for: most are looked at by one only. */
export function* paragraphLines(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): Generator<SourceText, void> {
  for (let index = start; ; index += 1) {
    const block = blocks[index];
    if (block?.kind !== 'paragraph') return;
    yield read(block.text, block);
  }
}

/** Paragraphs, and entries of several sentences that stand alone in their lists: of one sentence each, they are a list. */
export function* toldLines(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): Generator<SourceText, void> {
  for (const { text, block } of linesFrom(blocks, start)) {
    const line = read(text, block);
    if (block.kind === 'list' && sentencesOf(line).length < 2) return;
    yield line;
  }
}

/** Paragraphs, and entries that stand alone in their lists as lines do. */
export function* entryLines(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): Generator<SourceText, void> {
  for (const { text, block } of linesFrom(blocks, start)) yield read(text, block);
}

/** The lines that follow one another from a place on. */
function* linesFrom(blocks: readonly SourceBlock[], start: number): Generator<Line, void> {
  for (let index = start; ; index += 1) {
    const block = blocks[index];
    const text = lineOf(block);
    if (!block || text === undefined) return;
    yield { text, block };
  }
}
