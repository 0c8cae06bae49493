import type { PageBrief } from '@pagewright/model/outline';

/** Briefs that have less in common are about different things. */
const LEAST = 0.2;

/**
 * Which brief of a document that was composed anew says what another one said: that with the most words in common.
 * @param least that two briefs must have in common; from 1 on they say word for word the same
 * @returns index in `after` by index in `before`; each is named once at most
 */
export function matchBriefs(
  before: readonly PageBrief[],
  after: readonly PageBrief[],
  least = LEAST,
): Map<number, number> {
  const pieces = after.map(piecesOf);
  const holders = new Map<string, number[]>();
  for (const [index, set] of pieces.entries()) {
    for (const piece of set) holders.set(piece, [...(holders.get(piece) ?? []), index]);
  }
  const pairs = before.flatMap((brief, from) => {
    const own = piecesOf(brief);
    const shared = new Map<number, number>();
    for (const piece of own) for (const to of holders.get(piece) ?? []) shared.set(to, (shared.get(to) ?? 0) + 1);
    return [...shared].map(([to, count]) => ({ from, to, score: scoreOf(brief, after[to], count, own, pieces[to]) }));
  });
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  for (const { from, to, score } of pairs.sort((a, b) => b.score - a.score || a.from - b.from)) {
    if (score < least || matches.has(from) || taken.has(to)) continue;
    matches.set(from, to);
    taken.add(to);
  }
  return matches;
}

function scoreOf(
  one: PageBrief,
  other: PageBrief | undefined,
  shared: number,
  pieces: ReadonlySet<string>,
  others: ReadonlySet<string> = new Set(),
): number {
  const likeness = (2 * shared) / Math.max(1, pieces.size + others.size);
  const sameForm = one.form === other?.form ? 0.1 : 0;
  const sameTitle = one.title.text.trim() !== '' && one.title.text === other?.title.text ? 0.3 : 0;
  return likeness + sameForm + sameTitle;
}

/** Every text of the brief, and where each came from. */
function piecesOf(brief: PageBrief): Set<string> {
  const pieces = new Set<string>();
  const collect = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (name !== 'id' && name !== 'form' && name !== 'section' && value.trim().length > 1) pieces.add(value.trim());
    } else if (Array.isArray(value)) for (const one of value) collect(one, name);
    else if (typeof value === 'object' && value !== null) {
      for (const [own, one] of Object.entries(value)) collect(one, own);
    }
  };
  collect(brief, '');
  return pieces;
}
