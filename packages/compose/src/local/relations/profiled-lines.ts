import type { Item } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { minutesOf, timeOf } from '../spans/durations.ts';
import { leadOf } from './leads.ts';
import { recordsOf } from './records.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** How many lines are sides of one choice, and fewest measures that all of them give a figure of. */
const SIDES = { fewest: 2, most: 5 } as const;
const FEWEST_MEASURES = 2;
/** Longest name of a side, in comparable units. */
const LONGEST_NAME = 28;
const CUT = /[，,；;。]\s*/gu;
/** What a clause begins with: a word in scripts with spaces, in others what stands in front of the figure. */
const OPENING =
  /^(?:\p{Script=Latin}[\p{Script=Latin}’'-]*(?=\s)|[^\p{Script=Latin}\s\d\uE000，,；;。]{2,6}(?=约?\uE000))/u;

interface Side {
  readonly name: string;
  readonly line: SourceText;
  readonly clauses: readonly Clause[];
}

interface Clause {
  /** Where it stands in its line. */
  readonly start: number;
  readonly end: number;
  readonly endsSentence: boolean;
  readonly measure: string | undefined;
}

/**
 * `Mall: area 68 m², rent 3,200, …`, `North gate: area 95 m², rent 1,600, …`: lines that say of one thing each what it measures
 * in the same words, and then whatever else. What is said of each stands below it: the measures one by one, the rest as it is said.
 */
export function profiledLines(lines: Iterable<SourceText>): Item[] {
  const sides: Side[] = [];
  for (const line of lines) {
    const side = sideOf(line);
    if (!side || sides.length === SIDES.most) break;
    sides.push(side);
  }
  // A line that does not share the measures of those above it says something else.
  for (; sides.length >= SIDES.fewest; sides.pop()) {
    const shared = sharedBy(sides);
    const records = recordsOf(sides.map(({ line }) => line));
    // Lines that say nothing else are a table; where only units say what is measured, a table says all they do.
    if (records && (records.fields.every((field) => field !== '') || UNITS.some((unit) => shared.has(unit)))) return [];
    if (shared.size >= FEWEST_MEASURES) return sides.map((side) => itemOf(side, shared));
  }
  return [];
}

function sideOf(line: SourceText): Side | undefined {
  const lead = leadOf(line);
  if (lead?.mark !== 'colon' || visualLength(lead.lead) > LONGEST_NAME) return undefined;
  const from = line.text.length - lead.rest.length;
  if (line.dates.some(({ start }) => start < from)) return undefined;
  const ends = [...line.words.slice(from).matchAll(CUT)].map((cut) => from + cut.index + cut[0].length);
  const bounds = [...new Set([from, ...ends, line.text.length])];
  const clauses = bounds.slice(1).map((end, index): Clause => {
    const start = bounds[index] as number;
    const own = stretchOf(line, start, end);
    const isMeasured = own.quantities.length === 1;
    return {
      start,
      end,
      endsSentence: /[；;。]\s*$/u.test(own.text),
      measure: isMeasured ? (OPENING.exec(own.words)?.[0].toLowerCase() ?? unitOf(own)) : undefined,
    };
  });
  return { name: lead.lead, line, clauses };
}

/** What is measured where a clause begins with the figure. */
const UNITS = ['time', 'money'] as const;

/** `4 hours 10`, `£96 each`: what a figure that begins a clause is counted in says what is measured. */
function unitOf({ quantities: [only] }: SourceText): (typeof UNITS)[number] | undefined {
  if (!only || only.start > 0 || only.isRange) return undefined;
  const isTime = minutesOf(only.text) !== undefined || timeOf(only) !== undefined;
  return isTime ? 'time' : only.kind === 'money' ? 'money' : undefined;
}

function sharedBy(sides: readonly Side[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = sides.map(
    ({ clauses }) => new Set(clauses.flatMap(({ measure }) => measure ?? [])),
  );
  return new Set([...first].filter((measure) => others.every((own) => own.has(measure))));
}

function itemOf({ name, line, clauses }: Side, shared: ReadonlySet<string>): Item {
  const stretches: { start: number; end: number; isOpen: boolean }[] = [];
  for (const { start, end, endsSentence, measure } of clauses) {
    const last = stretches.at(-1);
    const isShared = measure !== undefined && shared.has(measure);
    if (last?.isOpen && !isShared) {
      last.end = end;
      last.isOpen = !endsSentence;
    } else stretches.push({ start, end, isOpen: !isShared && !endsSentence });
  }
  const children = stretches.map(({ start, end }) => told(line, trimmedPhrase(line.text.slice(start, end))));
  return { ...told(line, name), children };
}
