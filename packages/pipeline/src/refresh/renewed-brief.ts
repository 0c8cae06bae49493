import type { PageBrief } from '@pagewright/model/outline';
import { type SuccessorsByFile, successorOf } from '@pagewright/model/successors';
import type { Counterparts } from './counterparts.ts';
import { type Piece, piecesOf, readableWords, withPieces } from './pieces.ts';
import type { SourceWords } from './source-words.ts';

export interface NewerSources {
  readonly older: SuccessorsByFile;
  /** One for each older version that pages were made from. */
  readonly composings: readonly Counterparts[];
  readonly words: SourceWords;
}

interface Told {
  readonly text: string;
  readonly now?: string;
}

export interface RenewedBrief {
  readonly brief: PageBrief;
  /** Pieces that say something else than before. */
  readonly count: number;
  readonly gone: readonly Told[];
  readonly open: readonly Told[];
}

type Renewed = { readonly is: 'same' | 'renewed'; readonly value: Piece['value'] } | { readonly is: 'kept' } | Untold;
type Untold = { readonly is: 'gone' } | { readonly is: 'open'; readonly now?: string };

/** A brief with what came from changed blocks made anew; undefined where none of it did. */
export function renewedBrief(brief: PageBrief, sources: NewerSources): RenewedBrief | undefined {
  const pieces = piecesOf(brief).filter(({ origins }) => isOlder(origins, sources.older));
  if (pieces.length === 0) return undefined;
  const values = new Map<readonly string[], Piece['value']>();
  const [gone, open]: [Told[], Told[]] = [[], []];
  let count = 0;
  for (const piece of pieces) {
    const renewed = renewedPiece(piece, sources);
    const text = readableWords(piece);
    if (renewed.is === 'gone') gone.push({ text });
    if (renewed.is === 'open') open.push({ text, ...(renewed.now === undefined ? {} : { now: renewed.now }) });
    if ('value' in renewed) values.set(piece.path, renewed.value);
    if (renewed.is === 'renewed') count += 1;
  }
  return { brief: withPieces(brief, values), count, gone, open };
}

function isOlder(origins: Piece['origins'], older: SuccessorsByFile): boolean {
  return origins.some((origin) => successorOf(origin, older));
}

function renewedPiece(piece: Piece, { older, composings, words }: NewerSources): Renewed {
  const blocks = [...new Set(composings.flatMap((own) => own.blocksOf(piece)))];
  for (const composing of composings) {
    const before = composing.composedBefore(piece);
    const now = before && composing.of(piece);
    if (before && now?.is === piece.is) return asRenewed(piece, withOwnShape(piece, before, now));
  }
  const verbatim = words.of(piece);
  if (words.sayStill(piece, blocks)) {
    const origins = piece.origins.map((origin) => successorOf(origin, older)?.origin ?? origin);
    return { is: 'same', value: { ...piece.value, origins } };
  }
  if (verbatim) return asRenewed(piece, verbatim);
  if (!piece.origins.some((origin) => successorOf(origin, older)?.origin)) return { is: 'gone' };
  const now = composings.map((own) => own.closest(piece)).find((own) => own !== undefined);
  return { is: 'open', ...(now ? { now: readableWords(now) } : {}) };
}

function asRenewed(piece: Piece, value: Piece['value']): Renewed {
  const now = piecesOf({ title: value } as unknown as PageBrief)[0];
  return { is: now?.words === piece.words ? 'same' : 'renewed', value };
}

/** A chart whose kind the person had chosen keeps it. */
function withOwnShape({ is, value }: Piece, before: Piece, now: Piece): Piece['value'] {
  if (is !== 'chart' || value.shape === before.value.shape) return now.value;
  return { ...now.value, shape: value.shape };
}
