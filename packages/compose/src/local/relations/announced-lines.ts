import type { Statement } from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { splitSentences } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { leadOf } from './leads.ts';
import { ACTIONS, leadsToTasks, STEPS, SUPPLIES } from './list-heads.ts';
import { partsIn } from './parts.ts';
import type { SourceText } from './source-text.ts';
import { actionOf } from './tasks.ts';

/** Lines that are entries of what their heading announces, though nothing marks them. */
export interface AnnouncedLines {
  readonly lines: readonly SourceText[];
  /** They follow one another. */
  readonly ordered: boolean;
}

/** Longest heading that announces what stands below it, and longest line of each kind, in comparable units. */
const LONGEST = { head: 40, supply: 48, step: 130, action: 120 } as const;
/** Fewest lines of each kind: of fewer, each may be a sentence about something. */
const FEWEST = { supplies: 3, steps: 3, actions: 2, risks: 2 } as const;

/**
 * The lines right under `Ingredients`, `步骤` or `Who does what`: each is what the heading says, up to the first that is
 * built otherwise.
 */
export function announcedLines(
  heading: Statement | undefined,
  blocks: readonly SourceBlock[],
  read: (text: string, block: SourceBlock) => SourceText,
): AnnouncedLines | undefined {
  const head = heading?.text.trim() ?? '';
  if (head === '' || visualLength(head) > LONGEST.head) return undefined;
  const lines: SourceText[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph') break;
    lines.push(read(block.text, block));
  }
  if (SUPPLIES.test(head)) {
    const entries = upTo(lines, ({ text }) => isEntry(text, LONGEST.supply) && !/[。.!！?？]$/u.test(text));
    return entries.length >= FEWEST.supplies ? { lines: entries, ordered: false } : undefined;
  }
  const isGiven = ACTIONS.test(head);
  if (isGiven || leadsToTasks(head)) {
    const may = upTo(lines, (line) => isEntry(line.text, LONGEST.action, 2) && !saysWhen(line) && !saysWhereTo(line));
    // Under what is only planned, a line is a task where it says whose.
    const isTask = (line: SourceText): boolean =>
      isGiven ? isDivided(line) || actionOf(line, true) !== undefined : actionOf(line, false)?.who !== undefined;
    const given = upTo(may, isTask);
    const entries = given.length >= FEWEST.actions ? upTo(may, (line) => isTask(line) || isToDo(line)) : given;
    return entries.length >= FEWEST.actions ? { lines: entries, ordered: false } : undefined;
  }
  // `Rain → tents`, `Noise: carpets`: under risks each line has one and what is done about it, however it is divided.
  const risks = RISKS.test(head)
    ? upTo(lines, (line) => isEntry(line.text, LONGEST.action, 2) && isRiskLine(line))
    : [];
  if (risks.length >= FEWEST.risks) return { lines: risks, ordered: false };
  // `Method` over prose tells what was done; over lines of a sentence each, what to do.
  const steps = STEPS.test(head) ? upTo(lines, (line) => isEntry(line.text, LONGEST.step) && !leadOf(line)) : [];
  return steps.length >= FEWEST.steps ? { lines: steps, ordered: true } : undefined;
}

/** First words of what is said of something else. */
const NOBODY = new RegExp(`^(?:${anyOf('nobodies')})(?!\\p{L})`, 'iu');

const RISKS = new RegExp(anyOf('risks'), 'iu');

/** A risk and a measure, and no enumeration of figures. */
function isRiskLine(line: SourceText): boolean {
  const lead = leadOf(line);
  return lead !== undefined && lead.mark !== 'space' && !partsIn(line);
}

function upTo(lines: readonly SourceText[], accepts: (line: SourceText) => boolean): readonly SourceText[] {
  const end = lines.findIndex((line) => !accepts(line));
  return end < 0 ? lines : lines.slice(0, end);
}

function isEntry(text: string, longest: number, sentences = 1): boolean {
  return visualLength(text) <= longest && !/[:：]$/u.test(text) && splitSentences(text).length <= sentences;
}

/** `Next meeting: 17 May` below the tasks gives nobody one. */
function saysWhen(line: SourceText): boolean {
  const lead = leadOf(line);
  const [date] = line.dates;
  const isWhole = date !== undefined && date.end === line.text.trimEnd().length;
  return isWhole && lead?.mark === 'colon' && date.start === line.text.length - lead.rest.length;
}

/** `Hire two people before May` below the tasks of others: a line of its own that names nobody. */
function isToDo({ text }: SourceText): boolean {
  return !NOBODY.test(text) && !/[.。!！?？]$/u.test(text);
}

/** `Any questions → #support`: nor does whom to turn to. */
function saysWhereTo(line: SourceText): boolean {
  return /^(?:[#@]\S+|\S+@\S+|https?:\S+)$/u.test(leadOf(line)?.rest ?? '');
}

/** A mark between who and what, or a bracket behind what. */
function isDivided(line: SourceText): boolean {
  const lead = leadOf(line);
  return (lead !== undefined && lead.mark !== 'space') || /[)）]$/u.test(line.text);
}
