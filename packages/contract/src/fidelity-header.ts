import { type Fidelity, fidelity } from '@pagewright/export/fidelity';

/** What became of a document's objects comes with the file, in a header of its answer. */
export const FIDELITY_HEADER = 'x-pagewright-fidelity';

/** Losses that are told: programs bound what all headers of an answer may weigh. */
const MOST_LOSSES = 60;

/** Losses of one reason on one page are told once. */
export function writeFidelity(report: Fidelity): string {
  const told = new Map(report.losses.map(({ page, reason }) => [`${page} ${reason}`, { page, component: '', reason }]));
  return encodeURIComponent(JSON.stringify({ ...report, losses: [...told.values()].slice(0, MOST_LOSSES) }));
}

/** Undefined where there is none, or one that a newer server has written. */
export function readFidelity(header: string | null): Fidelity | undefined {
  if (!header) return undefined;
  try {
    return fidelity.safeParse(JSON.parse(decodeURIComponent(header))).data;
  } catch {
    return undefined;
  }
}
