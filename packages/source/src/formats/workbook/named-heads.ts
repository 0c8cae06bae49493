import type { DraftBlock } from '../../structure/blocks.ts';
import { visualLength } from '../../structure/numbering.ts';

type DraftTable = Extract<DraftBlock, { kind: 'table' }>;

/** Shortest and longest corner of a head that names its table. */
const NAME = { least: 4, most: 60 } as const;
/** Share of the columns that two tables of one form have under the same heads. */
const SHARED = 0.5;
/** `1. Purchases`: a table that is counted has a name. */
const COUNTED = /^(?:\d{1,2}|[A-Z]|[IVX]{1,4}|[一二三四五六七八九十]{1,2})\s?[.)、．]\s?\p{L}/u;

/**
 * Tables of one sheet under like heads are told apart by the corners of these: `1. Purchases | Quantity | Cost` over
 * `2. Staff | Hours | Cost`. What stands there is their caption where they have none.
 */
export function withNamedHeads(blocks: readonly DraftBlock[]): DraftBlock[] {
  const tables = blocks.filter((block): block is DraftTable => block.kind === 'table' && block.headerRows === 1);
  const corners = tables.map(cornerOf);
  return blocks.map((block) => {
    const corner = block.kind === 'table' && !block.caption && block.headerRows === 1 ? cornerOf(block) : undefined;
    if (block.kind !== 'table' || corner === undefined) return block;
    const isOwn = corners.filter((other) => other === corner).length === 1;
    const isOfSeveral = tables.some((other) => other !== block && areLike(other, block));
    return tables.length > 1 && isOwn && isOfSeveral ? { ...block, caption: corner } : block;
  });
}

function cornerOf({ rows }: DraftTable): string | undefined {
  const corner = rows[0]?.[0]?.text.trim() ?? '';
  const width = visualLength(corner);
  return width >= NAME.least && width <= NAME.most && /\p{L}{2}/u.test(corner) ? corner : undefined;
}

/** Both counted, or with most of their heads in common. */
function areLike(one: DraftTable, other: DraftTable): boolean {
  const [own, its] = [headOf(one), headOf(other)];
  if (COUNTED.test(cornerOf(one) ?? '') && COUNTED.test(cornerOf(other) ?? '')) return true;
  const common = own.filter((head) => its.includes(head)).length;
  return common >= 2 && common >= Math.min(own.length, its.length) * SHARED;
}

function headOf({ rows }: DraftTable): string[] {
  return (rows[0] ?? []).slice(1).flatMap(({ text }) => (text === '' ? [] : [text]));
}
