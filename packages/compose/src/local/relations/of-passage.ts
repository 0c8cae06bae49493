import type { Language } from '@pagewright/model/languages';
import type { Item, Pair, Statement } from '@pagewright/model/outline';
import type { ListBlock, SourceBlock } from '@pagewright/model/source-document';
import { isClause } from '../language/clauses.ts';
import { visualLength } from '../language/text.ts';
import { announcesComparison } from '../lexicon/contrasts.ts';
import { announcedLines } from './announced-lines.ts';
import { arrowPairs } from './arrow-pairs.ts';
import { chatFrom } from './chats.ts';
import { codedLines } from './coded-lines.ts';
import { comparedLines } from './compared-lines.ts';
import { comparedSentences } from './compared-sentences.ts';
import { countedParagraphs, countOf } from './counted-lists.ts';
import { isCourtesy, withoutCourtesies } from './courtesies.ts';
import { datedHeadsFrom } from './dated-heads.ts';
import { dayPlanFrom } from './day-plans.ts';
import { eventsOfLines } from './dotted-days.ts';
import { divided } from './entries.ts';
import { enumerationIn } from './enumerations.ts';
import { fieldsBehind } from './fields-behind.ts';
import { areSupplies } from './ingredients.ts';
import { captioned, introOf } from './intros.ts';
import { linesOfOneKind } from './kinds-of-lines.ts';
import { leadOf } from './leads.ts';
import {
  assignmentsFrom,
  entryLines,
  instructionsFrom,
  ownedFrom,
  paragraphLines,
  slashedFrom,
  stepsFrom,
  toldLines,
} from './line-runs.ts';
import { ACTIONS, MEASURES, STEPS } from './list-heads.ts';
import { COUNTS_ITSELF, entriesOf, entryOfLine, listRun, withoutCounts, withoutHanCounts } from './list-runs.ts';
import { measuredLines } from './measured-lines.ts';
import { measuredRisksFrom } from './measured-risks.ts';
import { withMoreOfSides } from './more-of-sides.ts';
import { relationsOfChat } from './of-chat.ts';
import { plainList, relationsOfList } from './of-list.ts';
import { relationsOfAssignments, relationsOfSteps, relationsOfStories, relationsOfText } from './of-text.ts';
import { partsIn } from './parts.ts';
import { peopleIn } from './people.ts';
import { profiledLines } from './profiled-lines.ts';
import { type Asked, blocksOf, joinedStatement, markedQuestionsFrom, questionsFrom } from './questions.ts';
import type { Exhibit, Figure, List, Relation, Said } from './relation.ts';
import { labelledLines } from './repeated-labels.ts';
import { itemOf } from './sentence-figures.ts';
import { opposedFrom, recordsFrom, siblingsFrom } from './sibling-lines.ts';
import { type SourceText, sourceText, stretchOf, told, trimmedPhrase, type Writer } from './source-text.ts';
import { stepOf } from './steps.ts';
import { storyOver } from './stories.ts';
import { summedLines } from './summed-lines.ts';
import { sentencesOf } from './text-sentences.ts';
import { toldAlike } from './told-alike.ts';
import { withTotals } from './totals-before.ts';
import { voicesIn } from './voices.ts';
import { writerIn } from './writers.ts';

export interface PassageText {
  readonly heading: Statement | undefined;
  readonly blocks: readonly SourceBlock[];
  readonly language: Language;
  /** How much a text matters, 0 to 1. */
  readonly rankOf: (text: string) => number;
  /** Who the whole document names as people, where a passage is not all of it. */
  readonly people?: readonly string[];
  /** Who writes the whole document, where it is a letter or a message. */
  readonly writer?: Writer | undefined;
  /** What several parts of the document say their matter under. */
  readonly labels?: ReadonlySet<string>;
}

/** Everything that a passage says, as relations in its order. */
export function relationsOfPassage(passage: PassageText): Relation[] {
  const { heading, language, rankOf } = passage;
  const people = passage.people ?? peopleIn(passage.blocks);
  const writer = passage.people ? passage.writer : writerIn(passage.blocks);
  const compares = heading !== undefined && announcesComparison(heading.text);
  // `Be here 10 minutes early` under `House rules`: what is laid down holds figures, and tells none.
  const isLaidDown = heading !== undefined && MEASURES.test(heading.text.trim());
  // `Dev orders wood chip, 10 m³` under `To do`: nor does what is to be done.
  const isToDo = heading !== undefined && ACTIONS.test(heading.text.trim());
  const isProcedure = heading !== undefined && STEPS.test(heading.text);
  const relations: Relation[] = [];
  let index = 0;
  // A paragraph is looked at by one reader after the other, and by those of the lines before it.
  const known = new Map<SourceBlock, SourceText>();
  const read = (text: string, block: SourceBlock): SourceText => {
    const isWhole = block.kind === 'paragraph' && block.text === text;
    const own =
      (isWhole && known.get(block)) || sourceText(text.trim(), block.origin, rankOf(text), language, people, writer);
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
  // What questions or codes mark says more than what the heading announces.
  const isMarked = markedQuestionsFrom(blocks, 0).length > 0 || codedLines(paragraphLines(blocks, 0, read)).length > 0;
  const announced = isMarked ? undefined : announcedLines(heading, blocks, read);
  if (announced) {
    const entries = announced.lines.map(entryOfLine);
    relations.push(...relationsOfList({ entries, ordered: announced.ordered, head: heading, isHeading: true }));
    index = entries.length;
  }
  const introHere = (): Statement | undefined => introOf(relations, language, blocks[index - 1]);
  /** What so many blocks say, under the line that leads to them. */
  const takeLed = (relation: Exclude<Relation, Figure | Said | Exhibit>, count: number): void => {
    const head = introHere();
    relations.push({ ...relation, ...(head && { head }) });
    index += count;
  };
  while (index < blocks.length) {
    const block = blocks[index] as SourceBlock;
    if (sides && index >= sides.at) compare();
    const marked = markedQuestionsFrom(blocks, index);
    if (marked.length > 0) {
      relations.push(answeredQuestions(marked, introHere(), read));
      index += blocksOf(marked);
      continue;
    }
    const messages = chatFrom(blocks, index);
    if (messages.length > 0) {
      relations.push(...relationsOfChat(messages, read));
      index += messages.length;
      continue;
    }
    const labelled = labelledLines(entryLines(blocks, index, read), passage.labels);
    if (labelled.length > 0) {
      const head = introHere();
      relations.push(...plainList({ entries: labelled.map(entryOfLine), ordered: false, head, isHeading: false }));
      index += labelled.length;
      continue;
    }
    const assigned = assignmentsFrom(blocks, index, read);
    if (assigned) {
      relations.push(...relationsOfAssignments(assigned.told));
      index += assigned.blocks;
      continue;
    }
    const phases = datedHeadsFrom(blocks, index, read);
    const plan = phases?.areBareDays ? undefined : dayPlanFrom(blocks, index, read);
    if (plan) {
      relations.push(...plan.relations);
      index += plan.blocks;
      continue;
    }
    if (phases) {
      const intro = introHere();
      const { entries, events } = phases;
      if (events) relations.push({ kind: 'timeline', isDay: false, events, ...(intro && { head: intro }) });
      else
        relations.push(
          ...relationsOfList({ entries, ordered: false, head: intro ?? heading, isHeading: intro === undefined }),
        );
      index += phases.blocks;
      continue;
    }
    const counted = countedParagraphs(paragraphLines(blocks, index, read));
    if (counted) {
      const head = countedIntro(relations, counted.list, language) ?? introHere();
      relations.push({ ...counted.list, ...(head && { head }) });
      index += counted.count;
      continue;
    }
    const start = index;
    const diary = eventsOfLines(() => paragraphLines(blocks, start, read));
    if (diary.length > 0) {
      takeLed({ kind: 'timeline', isDay: false, events: diary }, diary.length);
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
    const coded = codedLines(paragraphLines(blocks, index, read));
    if (coded.length > 0) {
      takeLed({ kind: 'list', items: coded }, coded.length);
      continue;
    }
    const voices = voicesIn(entryLines(blocks, index, read));
    if (voices.lines > 0) {
      takeLed({ kind: 'pairs', as: undefined, items: voices.items }, voices.lines);
      continue;
    }
    const answered = arrowPairs(entryLines(blocks, index, read));
    if (answered.items.length > 0) {
      takeLed({ kind: 'pairs', ...answered }, answered.items.length);
      continue;
    }
    const fielded = fieldsBehind(entryLines(blocks, index, read));
    if (fielded) {
      takeLed({ kind: 'records', ...fielded }, fielded.rows.length);
      continue;
    }
    const summed = summedLines(entryLines(blocks, index, read));
    if (summed) {
      takeLed(summed.parts, summed.lines);
      continue;
    }
    const tabled = measuredLines(entryLines(blocks, index, read));
    if (tabled) {
      takeLed(tabled.table, tabled.lines);
      continue;
    }
    const measured = measuredRisksFrom(blocks, index, read);
    if (measured.length > 0) {
      takeLed({ kind: 'pairs', as: 'risk-measure', items: measured }, measured.length * 2);
      continue;
    }
    const owned = ownedFrom(blocks, index, read);
    if (owned.length > 1) {
      takeLed({ kind: 'actions', items: owned }, owned.length);
      continue;
    }
    const instructed = instructionsFrom(blocks, index, read);
    if (instructed) {
      const { head, lines } = instructed;
      relations.push({ kind: 'steps', ...(head && { head }), steps: lines.map((own) => stepOf(own)) });
      index += instructed.blocks;
      continue;
    }
    const procedure = stepsFrom(blocks, index, read, isProcedure);
    if (procedure) {
      relations.push(...relationsOfSteps(procedure.told));
      index += procedure.blocks;
      continue;
    }
    const alikeLines =
      recordsFrom(blocks, index, read).length > 1 ? undefined : toldAlike(toldLines(blocks, index, read), compares);
    const profiled = profiledLines(entryLines(blocks, index, read));
    if (profiled.length > 0 && profiled.length >= (alikeLines?.count ?? 0)) {
      takeLed({ kind: 'list', items: profiled, areSides: true }, profiled.length);
      continue;
    }
    if (alikeLines) {
      const intro = introHere();
      const { table, lists } = alikeLines;
      if (table) relations.push({ ...table, ...(intro && { head: intro }) });
      else relations.push(...under(intro, lists));
      index += alikeLines.count;
      continue;
    }
    const alike = isLaidDown && block.kind === 'paragraph' ? [] : siblingsFrom(blocks, index, read);
    const built = alike.length > 1 ? alike : recordsFrom(blocks, index, read);
    const lines = built.length > 1 ? built : opposedFrom(blocks, index, read);
    if (block.kind === 'list' && lines.length < 2) {
      const run = ofOneKind(listRun(blocks, index), read);
      const intro = introHere();
      const head = intro ?? heading;
      const ordered = run.every((list) => list.ordered);
      const entries = withoutHanCounts(run.flatMap((list) => entriesOf(list, (text) => read(text, list))));
      const isSupplied = relations.some((own) => own.kind === 'list' && areSupplies(own));
      relations.push(...relationsOfList({ entries, ordered, head, isHeading: intro === undefined, isSupplied }));
      index += run.length;
      continue;
    }
    const asked = questionsFrom(blocks, index);
    if (asked.length > 0) {
      relations.push(...(askedParts(asked, read) ?? [answeredQuestions(asked, introHere(), read)]));
      index += blocksOf(asked);
      continue;
    }
    if (lines.length > 1) {
      const intro = introHere();
      const uncounted = withoutCounts(lines);
      const entries = withoutHanCounts((uncounted ?? lines).map(entryOfLine));
      const ordered = uncounted !== undefined || lines.every(({ text }) => COUNTS_ITSELF.test(text));
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
    if (block.kind === 'paragraph') {
      const source = read(block.text, block);
      const own = paragraphRelations(source);
      const isRule = (isLaidDown || isToDo) && leadOf(source)?.mark !== 'colon' && own.every(isFigureOrSaid);
      relations.push(...(isRule ? saidOf(source) : own));
    } else relations.push({ kind: 'exhibit', block: captioned(block, relations, language, blocks[index - 2]) });
  }
  compare();
  return withTasksTogether(withMoreOfSides(withTotals(relations, language), language));
}

/** Entries that stand alone in their lists as lines do are no further one list than they say the like. */
function ofOneKind(
  run: readonly ListBlock[],
  read: (text: string, block: SourceBlock) => SourceText,
): readonly ListBlock[] {
  const lines = run.flatMap((list) =>
    list.items.length === 1 && !list.ordered ? list.items.map(({ text }) => read(text, list)) : [],
  );
  return lines.length === run.length ? run.slice(0, linesOfOneKind(lines).length) : run;
}

/** `Three things.` in front of as many: what says how many follow stands over them. */
function countedIntro(relations: Relation[], { items }: List, language: Language): Statement | undefined {
  const last = relations.at(-1);
  if (last?.kind !== 'said' || countOf({ text: last.item.text, language }) !== items.length) return undefined;
  relations.pop();
  return { ...last.item, text: trimmedPhrase(last.item.text) };
}

/** Most that is said of each of several things that stand side by side of themselves, as lists of their own. */
const MOST_IN_COLUMN = 4;

/** `Three editions:` over what is told of each of them: one list, with what is said of each below its name. */
function under(intro: Statement | undefined, lists: readonly List[]): readonly List[] {
  const isLong = lists.some(({ items }) => items.length > MOST_IN_COLUMN);
  const items = lists.flatMap(({ head, items: children }): Item[] =>
    head ? [{ ...head, children: [...children] }] : [],
  );
  if (!intro && !isLong) return lists;
  return [{ kind: 'list', ...(intro && { head: intro }), items, areSides: true }];
}

/** Tasks that no words lead to are one list, whichever sentences give them. */
function withTasksTogether(relations: readonly Relation[]): Relation[] {
  const loose = relations.flatMap((own) => (own.kind === 'actions' && !own.head ? [own] : []));
  // What the writer takes on stands as it is said where nobody has anything else to do.
  if (loose.length < 2)
    return relations.map((own) =>
      own.kind === 'actions' && own.whole && !own.head ? { kind: 'said', item: own.whole } : own,
    );
  const last = loose.at(-1);
  const items = loose.flatMap((own) => own.items);
  return relations.flatMap((own): Relation[] =>
    own === last ? [{ kind: 'actions', items }] : own.kind === 'actions' && !own.head ? [] : [own],
  );
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

/** Share of the questions of a survey that are answered with parts. */
const MOST_PARTED = 0.5;
const FEWEST_PARTED = 2;

/** `How often do you come? weekly 46%, monthly 31%, …`: the answers of a survey are the parts of what was asked. */
function askedParts(
  asked: readonly Asked[],
  read: (text: string, block: SourceBlock) => SourceText,
): Relation[] | undefined {
  const found = asked.map(({ question, answers: [answer, ...others] }) => {
    const source = answer && others.length === 0 ? read(answer.text, answer.block) : undefined;
    const relations = source ? relationsOfText(source) : [];
    const head = told(read(question.text, question.block), question.text);
    const parts = relations.filter(({ kind }) => kind === 'parts');
    return parts.length === 1
      ? relations.map((own): Relation => (own.kind === 'parts' ? { ...own, head } : own))
      : undefined;
  });
  const parted = found.filter((own) => own !== undefined).length;
  if (parted < FEWEST_PARTED || parted <= found.length * MOST_PARTED) return undefined;
  return found.flatMap((own, index): Relation[] => {
    if (own) return own;
    const { question, answers } = asked[index] as Asked;
    const said = joinedStatement(answers.map(({ text, block }) => told(read(text, block), text)));
    return [{ kind: 'said', item: { ...said, lead: question.text } }];
  });
}

/** A figure or a sentence; what changed from one figure to another stays a change wherever it is told. */
function isFigureOrSaid(own: Relation): boolean {
  return own.kind === 'said' || (own.kind === 'figure' && own.stat.from === undefined);
}

/** What a paragraph says, sentence by sentence; semicolons part sentences too. */
function saidOf(source: SourceText): Said[] {
  const sentences = sentencesOf(source).flatMap((own) => divided(own, /[；;]\s*/gu));
  return sentences.map((own): Said => ({ kind: 'said', item: itemOf(own) }));
}

/** A whole paragraph is a list or parts before its sentences are looked at. */
function paragraphRelations(source: SourceText): Relation[] {
  const own = withoutCourtesies(source);
  const labelled = labelledFigures(own) ?? labelledSentences(own);
  if (labelled) return labelled;
  const isOne = sentencesOf(own).length > 1 && !partsIn(own) ? enumerationIn(own) : undefined;
  return withLabel(isOne ?? relationsOfText(own), own);
}

/** Fewest sentences that are a name and a figure each. */
const FEWEST_LABELLED = 3;

/** `Félicitations : 5. Compliments : 7. Avertissements : 3.`: sentences of a name and a figure each are the entries of one list. */
function labelledFigures(source: SourceText): Relation[] | undefined {
  const sentences = sentencesOf(source);
  const areLabelled =
    sentences.length >= FEWEST_LABELLED &&
    sentences.every(({ words }) => /^[^:：\uE000]+[:：]\s?\uE000+[.。]?$/u.test(words));
  if (!areLabelled) return undefined;
  const entries = sentences.map((own) => entryOfLine(stretchOf(own, 0, own.text.replace(/[.。]$/u, '').length)));
  return relationsOfList({ entries, ordered: false, head: undefined, isHeading: false });
}

/** `More than 60 days before: all of it. 60 to 30 days: 50%. Later: nothing.`: sentences with a label each are the entries of one list. */
function labelledSentences(source: SourceText): Relation[] | undefined {
  const sentences = sentencesOf(source);
  if (sentences.length < FEWEST_LABELLED || !sentences.every(isLabelled)) return undefined;
  return plainList({ entries: sentences.map(entryOfLine), ordered: false, head: undefined, isHeading: false });
}

/** A label with a figure of its own says in which case something is so, and holds no key figure. */
function isLabelled(source: SourceText): boolean {
  const lead = leadOf(source);
  return (
    lead?.mark === 'colon' &&
    visualLength(lead.lead) <= LONGEST_CASE &&
    source.quantities.some(({ kind, end }) => kind !== 'bare' && end <= lead.lead.length)
  );
}

/** Longest label of a case, in comparable units. */
const LONGEST_CASE = 40;

/** Most figures under one label. */
const MOST_LABELLED = 6;

/** `What it costs us: $41k a month, $492k a year. Winning a customer costs $310.`: figures of the next sentences are under the label too. */
function withFurtherFigures(relations: readonly Relation[], { text }: SourceText): readonly Relation[] {
  const [first, ...others] = relations;
  if (first?.kind !== 'figures' || !first.head || first.rest || !text.startsWith(first.head.text)) return relations;
  const end = others.findIndex(({ kind }) => kind !== 'figure');
  const further = others
    .slice(0, end < 0 ? others.length : end)
    .flatMap((own) => (own.kind === 'figure' ? [own.stat] : []));
  if (first.stats.length + further.length > MOST_LABELLED) return relations;
  return [{ ...first, stats: [...first.stats, ...further] }, ...others.slice(further.length)];
}

/** Longest label of a paragraph, in comparable units. */
const LONGEST_LABEL = 24;

/** `Lift: 11 failures, 4 the year before. The contract ends in June.`: what is said right behind a figure keeps the label of both. */
function withLabel(relations: readonly Relation[], source: SourceText): Relation[] {
  const all = withFurtherFigures(relations, source);
  const [first, ...others] = all;
  const lead = first?.kind === 'figure' || first?.kind === 'figures' ? leadOf(source) : undefined;
  const isLabel = lead?.mark === 'colon' && visualLength(lead.lead) <= LONGEST_LABEL && !isClause(lead.lead);
  if (!first || !isLabel) return [...all];
  const [next, ...rest] = others;
  const isOpen = next?.kind === 'said' && next.item.lead === undefined;
  return isOpen ? [first, { ...next, item: { ...next.item, lead: lead.lead } }, ...rest] : [first, ...others];
}
