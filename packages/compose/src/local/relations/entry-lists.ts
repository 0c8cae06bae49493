import type { Statement } from '@pagewright/model/outline';
import { anyOf } from '../lexicon/words.ts';
import type { SourceText } from './source-text.ts';

/** An entry of a list with what stands below it. */
export interface Entry {
  readonly source: SourceText;
  readonly marker: string | undefined;
  readonly children: readonly SourceText[];
  /** Bold words that it begins with. */
  readonly lead?: string | undefined;
}

export interface EntryList {
  readonly entries: readonly Entry[];
  readonly ordered: boolean;
  /** The heading or the line over it. */
  readonly head: Statement | undefined;
  /** Whether the head is the heading of the passage, which stands over the page anyhow. */
  readonly isHeading: boolean;
  /** What is needed for it stands in front of it. */
  readonly isSupplied?: boolean;
}

/** The head as a relation has it: the heading of the passage stands over it anyhow. */
export function headOf(list: EntryList): { head?: Statement | undefined } {
  return list.head && !list.isHeading ? { head: list.head } : {};
}

const RISKS = new RegExp(anyOf('risks'), 'iu');

/** `原因`, `対策`, `Solutions étudiées` alone: what something comes of, or what is done, and not the one against the other. */
const ONE_SIDE =
  /^(?:原因|対策|対応|[对對]策|[应應][对對](?:措施)?|措施|causes?|(?:measures?|mesures?|solutions?)(?:\s(?!and\s|et\s)\p{Ll}+){0,2})$/iu;

export function isRisk({ head }: EntryList): boolean {
  // `What people say (312 answers)`: a bracket behind a name says nothing of what it is.
  const name = head?.text.replace(/\s?[(（][^()（）]*[)）]\s?$/u, '') ?? '';
  return RISKS.test(name) && !ONE_SIDE.test(name.trim());
}

/** Share of the entries that must have a shape for all to have it. */
export const MOST = 0.66;
