import { LEFT_OUT_TEXT, type LeftOutPart, type LeftOutQuery } from '@pagewright/contract/left-out';
import { LEFT_OUT_REASONS, type LeftOut, type LeftOutStatement } from '@pagewright/model/left-out';

/** A part of what was left out, as it was asked for. */
export function partOf(
  { total, statements }: LeftOut,
  { pageNum, pageSize, search, reason }: LeftOutQuery,
): LeftOutPart {
  const words = comparable(search).trim().split(/\s+/).filter(Boolean);
  const found = statements.filter((one) => (reason === undefined || one.reason === reason) && holds(one, words));
  return {
    total,
    leftOut: statements.length,
    reasons: LEFT_OUT_REASONS.map((own) => ({
      reason: own,
      statements: statements.filter((one) => one.reason === own).length,
    })).filter((one) => one.statements > 0),
    found: found.length,
    rows: found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(rowOf),
  };
}

function rowOf({ id, kind, origin, file, section, reason, text }: LeftOutStatement) {
  return { id, kind, origin, file, section, reason, text: text.slice(0, LEFT_OUT_TEXT) };
}

function holds({ text, section }: LeftOutStatement, words: readonly string[]): boolean {
  const own = comparable(`${section.title}\n${text}`);
  return words.every((word) => own.includes(word));
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
