import type { Language } from '@pagewright/model/languages';
import { parseOrigin } from '@pagewright/model/origin';
import type { Action, Pair, Statement } from '@pagewright/model/outline';
import type { ListBlock, SourceBlock } from '@pagewright/model/source-document';
import { squeeze, visualLength } from '../language/text.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import { announcedLines } from './announced-lines.ts';
import { type Assignments, assignmentsIn, assigns } from './assignments.ts';
import { comparedLines } from './compared-lines.ts';
import { comparedSentences } from './compared-sentences.ts';
import { isCourtesy, withoutCourtesies } from './courtesies.ts';
import { datedHeadsFrom } from './dated-heads.ts';
import type { Entry } from './entry-lists.ts';
import { enumerationIn } from './enumerations.ts';
import { areInOrder, clauseDateOf } from './events.ts';
import { areSupplies } from './ingredients.ts';
import { isInstruction, isWholeInstruction, ownedInstruction } from './instructions.ts';
import { relationsOfList } from './of-list.ts';
import {
  relationsOfAssignments,
  relationsOfSteps,
  relationsOfStories,
  relationsOfText,
  sentencesOf,
} from './of-text.ts';
import { areOpposed } from './opposed-lines.ts';
import { partsIn } from './parts.ts';
import { type Asked, blocksOf, joinedStatement, markedQuestionsFrom, questionsFrom } from './questions.ts';
import { type RecordTable, recordsOf } from './records.ts';
import type { Exhibit, List, Relation } from './relation.ts';
import { FEWEST, type Shape, shapeOf } from './siblings.ts';
import { type Line, slashedRecordsIn } from './slashed-records.ts';
import { type SourceText, sourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { stepOf } from './steps.ts';
import { storyOver } from './stories.ts';
import { type ToldSteps, tellsToDo, toldSteps } from './told-steps.ts';

export interface PassageText {
  readonly heading: Statement | undefined;
  readonly blocks: readonly SourceBlock[];
  readonly language: Language;
  /** How much a text matters, 0 to 1. */
  readonly rankOf: (text: string) => number;
}

/** Everything that a passage says, as relations in its order. */
export function relationsOfPassage(passage: PassageText): Relation[] {
  const { heading, language, rankOf } = passage;
  const relations: Relation[] = [];
  let index = 0;
  // A paragraph is looked at by one reader after the other, and by those of the lines before it.
  const known = new Map<SourceBlock, SourceText>();
  const read = (text: string, block: SourceBlock): SourceText => {
    const isWhole = block.kind === 'paragraph' && block.text === text;
    const own = (isWhole && known.get(block)) || sourceText(text.trim(), block.origin, rankOf(text), language);
    if (isWhole) known.set(block, own);
    return own;
  };
  const sides = comparedSentences(passage.blocks, read);
  const blocks = sides?.blocks ?? passage.blocks;
  let isCompared = sides === undefined;
  const compare = (): void => {
    if (sides && !isCompared) relations.push(...sides.relations);
    isCompared = true;
  };
  const announced = markedQuestionsFrom(blocks, 0).length > 0 ? undefined : announcedLines(heading, blocks, read);
  if (announced) {
    const entries = announced.lines.map(entryOfLine);
    relations.push(...relationsOfList({ entries, ordered: announced.ordered, head: heading, isHeading: true }));
    index = entries.length;
  }
  while (index < blocks.length) {
    const block = blocks[index] as SourceBlock;
    if (sides && index >= sides.at) compare();
    const marked = markedQuestionsFrom(blocks, index);
    if (marked.length > 0) {
      relations.push(answeredQuestions(marked, introOf(relations, language, blocks[index - 1]), read));
      index += blocksOf(marked);
      continue;
    }
    const assigned = assignmentsFrom(blocks, index, read);
    if (assigned) {
      relations.push(...relationsOfAssignments(assigned.told));
      index += assigned.blocks;
      continue;
    }
    const phases = datedHeadsFrom(blocks, index, read);
    if (phases.length > 0) {
      const intro = introOf(relations, language, blocks[index - 1]);
      relations.push(
        ...relationsOfList({ entries: phases, ordered: false, head: intro ?? heading, isHeading: intro === undefined }),
      );
      index += phases.reduce((sum, { children }) => sum + 1 + children.length, 0);
      continue;
    }
    const slashed = slashedFrom(index === 0 ? heading : undefined, blocks, index, read);
    if (slashed) {
      relations.push({ kind: 'records', ...slashed.records });
      index += slashed.blocks;
      continue;
    }
    const compared = comparedLines(paragraphLines(blocks, index, read));
    if (compared) {
      relations.push({ kind: 'records', ...compared.records }, ...compared.between.flatMap(paragraphRelations));
      index += compared.lines;
      continue;
    }
    const owned = ownedFrom(blocks, index, read);
    if (owned.length > 1) {
      const head = introOf(relations, language, blocks[index - 1]);
      relations.push({ kind: 'actions', ...(head ? { head } : {}), items: owned });
      index += owned.length;
      continue;
    }
    const instructed = instructionsFrom(blocks, index, read);
    if (instructed.length > 0) {
      relations.push({ kind: 'steps', steps: instructed.map((own) => stepOf(own)) });
      index += instructed.length;
      continue;
    }
    const procedure = stepsFrom(blocks, index, read);
    if (procedure) {
      relations.push(...relationsOfSteps(procedure.told));
      index += procedure.blocks;
      continue;
    }
    const alike = siblingsFrom(blocks, index, read);
    const built = alike.length > 1 ? alike : recordsFrom(blocks, index, read);
    const lines = built.length > 1 ? built : opposedFrom(blocks, index, read);
    if (block.kind === 'list' && lines.length < 2) {
      const run = listRun(blocks, index);
      const intro = introOf(relations, language, blocks[index - 1]);
      const head = intro ?? heading;
      const ordered = run.every((list) => list.ordered);
      const entries = run.flatMap((list) => entriesOf(list, (text) => read(text, list)));
      const isSupplied = relations.some((own) => own.kind === 'list' && areSupplies(own));
      relations.push(...relationsOfList({ entries, ordered, head, isHeading: intro === undefined, isSupplied }));
      index += run.length;
      continue;
    }
    const asked = questionsFrom(blocks, index);
    if (asked.length > 0) {
      relations.push(answeredQuestions(asked, introOf(relations, language, blocks[index - 1]), read));
      index += blocksOf(asked);
      continue;
    }
    if (lines.length > 1) {
      const intro = introOf(relations, language, blocks[index - 1]);
      const counted = withoutCounts(lines);
      const entries = (counted ?? lines).map(entryOfLine);
      const ordered = counted !== undefined || lines.every(({ text }) => COUNTS_ITSELF.test(text));
      const isSupplied = relations.some((own) => own.kind === 'list' && areSupplies(own));
      const head = intro ?? heading;
      relations.push(...relationsOfList({ entries, ordered, head, isHeading: intro === undefined, isSupplied }));
      index += lines.length;
      continue;
    }
    const stories = storyOver(paragraphLines(blocks, index, read));
    if (stories.length > 0) {
      relations.push(...relationsOfStories(stories));
      index += stories.length;
      continue;
    }
    index += 1;
    if (block.kind === 'heading' || block.kind === 'list' || isCourtesy(block)) continue;
    if (block.kind === 'paragraph') relations.push(...paragraphRelations(read(block.text, block)));
    else relations.push({ kind: 'exhibit', block: captioned(block, relations, language, blocks[index - 2]) });
  }
  compare();
  return relations;
}

function answeredQuestions(
  asked: readonly Asked[],
  head: Statement | undefined,
  read: (text: string, block: SourceBlock) => SourceText,
): Relation {
  const items = asked.map(({ question, answers }): Pair => {
    const statementOf = (own: (typeof answers)[number]): Statement => told(read(own.text, own.block), own.text);
    return { left: statementOf(question), right: joinedStatement(answers.map(statementOf)) };
  });
  return { kind: 'pairs', as: 'question-answer', ...(head ? { head } : {}), items };
}

/** `第二点，…`: a line that says its own number. */
const COUNTS_ITSELF = /^第[一二三四五六七八九]/u;

/** `1 卵を溶く`, `2 …`: the number in front with nothing but a blank, counted up from one; fewest lines that count so. */
const COUNT = /^(\d{1,2})[\s　]+(?=[\p{Lu}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|\d+\p{sc=Han})/u;
const FEWEST_COUNTED = 3;

function withoutCounts(lines: readonly SourceText[]): SourceText[] | undefined {
  const counts = lines.map(({ text }) => COUNT.exec(text));
  const countUp = counts.every((count, index) => Number(count?.[1]) === index + 1);
  if (lines.length < FEWEST_COUNTED || !countUp) return undefined;
  return lines.map((line, index) => stretchOf(line, counts[index]?.[0].length ?? 0, line.text.length));
}

function entryOfLine(source: SourceText): Entry {
  return { source, marker: undefined, children: [] };
}

/** Neighbouring lines that each say what to do, who does it and until when. */
function ownedFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): Action[] {
  const tasks: Action[] = [];
  for (const line of paragraphLines(blocks, start, read)) {
    const task = ownedInstruction(line);
    if (!task) break;
    tasks.push(task);
  }
  return tasks;
}

/** Fewest lines of which each says what to do: of fewer, each may be a sentence about something. */
const FEWEST_INSTRUCTIONS = 3;

/** Neighbouring lines that each begin with what is to be done: steps, though nothing counts them. */
function instructionsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): SourceText[] {
  const lines: SourceText[] = [];
  for (const line of paragraphLines(blocks, start, read)) {
    if (!isInstruction(line) || ownedInstruction(line)) break;
    lines.push(line);
  }
  return lines.length >= FEWEST_INSTRUCTIONS && lines.every(isWholeInstruction) ? lines : [];
}

/** Lines whose slashes set one against the other, as paragraphs or as the entries of a list. */
function slashedFrom(
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
function assignmentsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): { readonly told: Assignments; readonly blocks: number } | undefined {
  const run: (readonly SourceText[])[] = [];
  for (const line of paragraphLines(blocks, start, read)) {
    const sentences = sentencesOf(line);
    if (!sentences.some(assigns)) break;
    run.push(sentences);
  }
  const told = run.length > 1 ? assignmentsIn(run.flat()) : undefined;
  return told && { told, blocks: run.length };
}

/** Neighbouring paragraphs of sentences most of which say what is to be done: one procedure. */
function stepsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): { readonly told: ToldSteps; readonly blocks: number } | undefined {
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
function* paragraphLines(
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

/** Lines of one shape in a row, which are one list whatever marks them; else several short ones of whatever shape. */
function siblingsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): SourceText[] {
  const shaped: { source: SourceText; shape: Shape; isListed: boolean }[] = [];
  for (let index = start; index < blocks.length; index += 1) {
    const block = blocks[index];
    const text = lineOf(block);
    if (!block || text === undefined) break;
    const source = read(text, block);
    const shape = shapeAmong(source, shaped[0]?.shape, () => blocks[index + 1], read);
    if (!shape || (block.kind === 'list' && shape !== 'date')) break;
    shaped.push({ source, shape, isListed: block.kind === 'list' });
    // Nothing is joined across kinds of shapes but short lines.
    if (shape !== shaped[0]?.shape && !(isLoose(shape) && isLoose(shaped[0]?.shape))) break;
  }
  const [first] = shaped;
  if (!first) return [];
  const alike = takeWhile(shaped, ({ shape }) => shape === first.shape);
  // Behind plain lines, one with a figure at its end is the last of them.
  const isWhole = first.shape === 'line' && shaped.length === alike.length + 1 && isLoose(shaped.at(-1)?.shape);
  if (alike.length >= FEWEST[first.shape] && first.shape !== 'mark' && !isWhole)
    return alike.map(({ source }) => source);
  const loose = takeWhile(shaped, ({ shape }) => isLoose(shape));
  const run = loose.length >= FEWEST.line && loose.length > alike.length ? loose : alike;
  return run === loose || alike.length >= FEWEST[first.shape] ? run.map(({ source }) => source) : [];
}

/** Lines whose clauses are built alike are records, though each might be a list by itself. */
function recordsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): SourceText[] {
  const lines: SourceText[] = [];
  for (const line of paragraphLines(blocks, start, read)) {
    if (!recordsOf([...lines.slice(-1), line], 1)) break;
    lines.push(line);
  }
  while (lines.length > 1 && !recordsOf(lines)) lines.pop();
  return lines.length > 1 ? lines : [];
}

/** `Pros: …` and `Cons: …`: two lines that are set against each other. */
function opposedFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): SourceText[] {
  const lines = [...paragraphLines(blocks, start, read).take(2)];
  return areOpposed(lines) ? lines : [];
}

/** A line that ends in its date is an event beside lines that begin with theirs. */
function shapeAmong(
  source: SourceText,
  before: Shape | undefined,
  next: () => SourceBlock | undefined,
  read: (text: string, block: SourceBlock) => SourceText,
): Shape | undefined {
  const shape = shapeOf(source);
  // `Ben sees to the posters for Monday, …`: who does something is no event of the lines before.
  if (shape !== 'date' && assigns(source)) return shape;
  if (shape === 'date' || (before !== undefined && before !== 'date')) return shape;
  const date = clauseDateOf(source)?.date;
  if (!date) return shape;
  // A day alone among the hours of another one stands over what follows.
  if (date.grain !== 'time' && trimmedPhrase(source.text.replace(date.text, '')) === '') return undefined;
  if (before === 'date') return 'date';
  const block = next();
  const text = lineOf(block);
  const following = block && text !== undefined ? leadDateOf(text, read(text, block).language) : undefined;
  return following && following.date.grain === date.grain && areInOrder([date, following.date]) ? 'date' : shape;
}

/** Shapes of short lines that say no more than that they are entries. */
function isLoose(shape: Shape | undefined): boolean {
  return shape === 'line' || shape === 'mark' || shape === 'figure';
}

function takeWhile<One>(all: readonly One[], accepts: (one: One) => boolean): One[] {
  const end = all.findIndex((one) => !accepts(one));
  return end < 0 ? [...all] : all.slice(0, end);
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

/** A paragraph, or an entry without a mark that stands alone in its list. */
function lineOf(block: SourceBlock | undefined): string | undefined {
  if (block?.kind === 'paragraph') return block.text;
  if (block?.kind !== 'list' || block.ordered || block.items.length !== 1) return undefined;
  return block.items[0]?.text;
}

/** A whole paragraph is a list or parts before its sentences are looked at. */
function paragraphRelations(source: SourceText): Relation[] {
  const own = withoutCourtesies(source);
  const isOne = sentencesOf(own).length > 1 && !partsIn(own) ? enumerationIn(own) : undefined;
  return isOne ?? relationsOfText(own);
}

/** Two lists of one page or sheet, each with several entries. */
function areSetApart(one: ListBlock, next: ListBlock): boolean {
  const areLists = one.items.length > 1 && next.items.length > 1;
  return areLists && parseOrigin(one.origin)?.place === parseOrigin(next.origin)?.place;
}

/** A list that goes on over pages is one, as long as its kind stays; lists side by side were set apart. */
function listRun(blocks: readonly SourceBlock[], start: number): ListBlock[] {
  const run: ListBlock[] = [];
  for (let index = start; index < blocks.length; index += 1) {
    const block = blocks[index];
    const [first] = run;
    const last = run.at(-1);
    if (block?.kind !== 'list' || (first && first.ordered !== block.ordered)) break;
    if (last && areSetApart(last, block)) break;
    run.push(block);
  }
  return run;
}

/** The line before a list that leads to it; it is taken off what is said. */
function introOf(relations: Relation[], language: Language, before: SourceBlock | undefined): Statement | undefined {
  const last = relations.at(-1);
  if (last?.kind === 'list') return introInList(relations, last);
  if (last?.kind !== 'said' || last.item.lead !== undefined) return undefined;
  const { text } = last.item;
  const leadsOn = /[:：–—]\s*$|(?:下列|以下|如下|次の)[^。]{0,30}[。.]?$/u.test(text);
  if (!leadsOn && !isDateOnly(text, language) && !isLineOver(text, before)) return undefined;
  relations.pop();
  return { ...last.item, text: trimmedPhrase(text) };
}

/** The last entry of a list leads to what follows where it ends in a colon: `3. Who is on duty:`. */
function introInList(relations: Relation[], list: List): Statement | undefined {
  const last = list.items.at(-1);
  if (!last || last.lead || last.children?.length || !/[:：]\s*$/u.test(last.text)) return undefined;
  relations.pop();
  if (list.items.length > 1) relations.push({ ...list, items: list.items.slice(0, -1) });
  return { text: trimmedPhrase(last.text), origins: last.origins, rank: last.rank };
}

/** The line that leads to a table is its caption, where it says more than that something follows. */
function captioned(
  block: Exhibit['block'],
  relations: Relation[],
  language: Language,
  before: SourceBlock | undefined,
): Exhibit['block'] {
  if (block.kind !== 'table') return block;
  const intro = introOf(relations, language, before);
  if (!intro || block.caption !== undefined || ONLY_LEADS.test(intro.text)) return block;
  return { ...block, caption: intro.text };
}

/** `结果如下`, `as follows`: says only that something follows. */
const ONLY_LEADS = /^.{0,12}(?:如下|以下|as follows|below|ci-dessous|suivants?|次の(?:通り|とおり)|下記)[^。]{0,6}$/iu;

/** Longest line without an end that stands over what follows, in comparable units. */
const LONGEST_LINE = 36;

/** A short line of its own without an end is no sentence: it stands over what follows. */
function isLineOver(text: string, before: SourceBlock | undefined): boolean {
  const isLine = before?.kind === 'paragraph' && before.text.trim() === text;
  return isLine && visualLength(text) <= LONGEST_LINE && !/[,，、;；。.!！?？…]/u.test(text) && /\p{L}{2}/u.test(text);
}

/** `Friday 9 May` in a line of its own stands over what happens then. */
function isDateOnly(text: string, language: Language): boolean {
  const lead = leadDateOf(text, language);
  return lead !== undefined && lead.rest >= text.length;
}

function entriesOf(list: ListBlock, read: (text: string) => SourceText): Entry[] {
  const top = Math.min(...list.items.map(({ level }) => level));
  const entries: { source: SourceText; marker: string | undefined; children: SourceText[] }[] = [];
  for (const { text, level, marker } of list.items) {
    if (squeeze(text) === '') continue;
    const last = entries.at(-1);
    if (level > top && last) last.children.push(read(text));
    else entries.push({ source: read(text), marker, children: [] });
  }
  return entries;
}
