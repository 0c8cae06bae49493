import { comparedClauses } from './compared-clauses.ts';
import { profilesFrom } from './profiles.ts';
import type { RecordTable } from './records.ts';
import type { Row } from './side-values.ts';
import type { SourceText } from './source-text.ts';

/** What one sentence says of two things, or two sentences of one each. */
export interface SideBySide {
  readonly sources: readonly [SourceText, ...SourceText[]];
  readonly sides: readonly string[];
  readonly rows: readonly Row[];
}

export function sidesBySide(sentences: readonly SourceText[]): SideBySide[] {
  const found: SideBySide[] = [];
  for (let index = 0; index < sentences.length; index += 1) {
    const source = sentences[index] as SourceText;
    const own = comparedClauses(source);
    if (own?.sides.length === 2) {
      const rows = own.rows.map(({ label, cells: [one = '', other = ''] }): Row => ({ label, cells: [one, other] }));
      found.push({ sources: [source], sides: own.sides, rows });
      continue;
    }
    const profiles = profilesFrom(sentences, index);
    if (profiles && profiles.count > 2) index += profiles.count - 1;
    if (profiles?.count !== 2) continue;
    found.push({ sources: [source, sentences[index + 1] as SourceText], ...turned(profiles.records) });
    index += 1;
  }
  return found;
}

/** A table of two things by what is said of them. */
function turned({ fields, rows: [one = [], other = []] }: RecordTable): Pick<SideBySide, 'sides' | 'rows'> {
  return {
    sides: [one[0] ?? '', other[0] ?? ''],
    rows: fields.map((label, place) => ({ label, cells: [one[place + 1] ?? '', other[place + 1] ?? ''] })),
  };
}
