import { visualLength } from '../language/text.ts';
import { leadOf } from './leads.ts';
import type { RecordTable } from './records.ts';
import type { SourceText } from './source-text.ts';
import { sentencesOf } from './text-sentences.ts';

/** Fewest lines that say a field at their end. */
const FEWEST = 2;
/** Longest name of a field, its value and what a line says in front of it, in comparable units. */
const LONGEST = { name: 20, value: 32, said: 130 } as const;

interface Fielded {
  readonly said: string;
  readonly name: string;
  readonly value: string;
}

/**
 * `Show the driver’s position. Effort: medium.`, line by line: what each says, and the value of the field that all of them end
 * with, as a table.
 */
export function fieldsBehind(lines: Iterable<SourceText>): RecordTable | undefined {
  const found: Fielded[] = [];
  const origins = new Set<RecordTable['origins'][number]>();
  for (const line of lines) {
    const own = fieldOf(line);
    if (!own || (found.length > 0 && own.name !== found[0]?.name)) break;
    found.push(own);
    origins.add(line.origin);
  }
  const [first] = found;
  if (!first || found.length < FEWEST) return undefined;
  return { fields: [first.name], rows: found.map(({ said, value }) => [said, value]), origins: [...origins] };
}

function fieldOf(line: SourceText): Fielded | undefined {
  const sentences = sentencesOf(line);
  const last = sentences.at(-1);
  const lead = last && sentences.length > 1 ? leadOf(last) : undefined;
  if (!last || lead?.mark !== 'colon' || visualLength(lead.lead) > LONGEST.name) return undefined;
  const said = line.text
    .slice(0, line.text.lastIndexOf(last.text))
    .trim()
    .replace(/(?<!\.)[.。]$/u, '');
  const value = lead.rest.replace(/[.。]$/u, '');
  // `Lift: 11 failures. Cost: 900 €`: what begins with a name of its own is told by its fields.
  const isPlain = leadOf({ ...line, text: said })?.mark !== 'colon';
  const isShort = visualLength(value) <= LONGEST.value && visualLength(said) <= LONGEST.said;
  return isPlain && isShort ? { said, name: lead.lead, value } : undefined;
}
