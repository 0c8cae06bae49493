import type { Statement } from '@pagewright/model/outline';
import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { leadOf } from './leads.ts';
import type { RecordTable } from './records.ts';
import type { SourceText } from './source-text.ts';

/** Fewest lines below the names, and longest name or value in comparable units. */
const FEWEST = 2;
const LONGEST = 40;
/** Between names, and between values: a slash or a stroke that stands free. */
const CUT = /\s+[/|]\s+|\s*[／｜]\s*/u;

export interface SlashedRecords {
  readonly records: RecordTable;
  readonly lines: number;
}

/** A line and the block that it stands in. */
export interface Line {
  readonly text: string;
  readonly block: SourceBlock;
}

/**
 * `Basic / Plus / Pro` over `Price: 9 / 14 / 22` and `Support: none / mail / phone`: what is set against each other, measure
 * by measure. The names stand in the first line, or in the heading over the lines. Most lines stand under no names: they
 * are not read.
 */
export function slashedRecordsIn(
  heading: Statement | undefined,
  lines: Iterable<Line>,
  read: (text: string, block: SourceBlock) => SourceText,
): SlashedRecords | undefined {
  let names: readonly string[] | undefined;
  let over = heading?.origins ?? [];
  let namesLines = 0;
  const rows: string[][] = [];
  const sources: SourceText[] = [];
  for (const { text, block } of lines) {
    if (!names) {
      const own = ownNamesIn(text, block, read);
      names = own ?? namesIn(heading?.text ?? '');
      if (!names) return undefined;
      if (own) {
        over = [block.origin];
        namesLines = 1;
        continue;
      }
    }
    const line = read(text, block);
    const lead = leadOf(line);
    const values = lead?.mark === 'colon' ? lead.rest.split(CUT) : [];
    if (!lead || values.length !== names.length || values.some((value) => visualLength(value) > LONGEST)) break;
    rows.push([lead.lead, ...values]);
    sources.push(line);
  }
  if (!names || rows.length < FEWEST) return undefined;
  return {
    records: { fields: names, rows, origins: [...new Set([...over, ...sources.map(({ origin }) => origin)])] },
    lines: rows.length + namesLines,
  };
}

/** Names in a line of their own: behind a colon they are what is said of something. */
function ownNamesIn(
  text: string,
  block: SourceBlock,
  read: (text: string, block: SourceBlock) => SourceText,
): readonly string[] | undefined {
  const names = namesIn(text.trim());
  return names && leadOf(read(text, block))?.mark === 'colon' ? undefined : names;
}

function namesIn(text: string): readonly string[] | undefined {
  const names = text.split(CUT).map((name) => name.trim());
  const areNames = names.every(
    (name) => name !== '' && visualLength(name) <= LONGEST && !/[。.!！?？:：]$/u.test(name),
  );
  return names.length > 1 && areNames ? names : undefined;
}
