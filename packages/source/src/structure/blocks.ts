import { formatOrigin, type Origin } from '@pagewright/model/origin';
import type { SourceBlock } from '@pagewright/model/source-document';
import { joinedScans } from './scanned-text.ts';

/** A block before it knows its place in the list; entries of a list that a sign marks say which. */
export type DraftBlock = {
  [Kind in SourceBlock['kind']]: Omit<Extract<SourceBlock, { kind: Kind }>, 'origin'> & {
    place?: string;
    sign?: string;
  };
}[SourceBlock['kind']];

/** Gives every block its origin, and joins list items that follow each other into one list. */
export function finishBlocks(file: string, drafts: readonly DraftBlock[]): SourceBlock[] {
  const joined: DraftBlock[] = [];
  for (const draft of drafts) {
    const before = joined.at(-1);
    if (
      draft.kind === 'list' &&
      before?.kind === 'list' &&
      before.ordered === draft.ordered &&
      continues(before, draft)
    ) {
      before.items.push(...draft.items);
      Object.assign(before, joinedScans([before.scan, draft.scan]));
    } else {
      joined.push(draft.kind === 'list' ? { ...draft, items: [...draft.items] } : draft);
    }
  }
  return joined.map((draft, block) => {
    const {
      place,
      sign: _sign,
      ...rest
    } = draft.kind === 'heading' ? { ...draft, text: draft.text.replace(/\s*[:：]$/, '') } : draft;
    const origin: Origin = formatOrigin({ file, block, ...(place ? { place } : {}) });
    return { ...rest, origin } as SourceBlock;
  });
}

/**
 * An ordered list that starts again at its first marker is a new list, unless it stands deeper than the one before; so is
 * one that another sign marks.
 */
function continues(
  before: Extract<DraftBlock, { kind: 'list' }>,
  next: Extract<DraftBlock, { kind: 'list' }>,
): boolean {
  if (before.place !== next.place && before.place?.startsWith('p') !== true) return false;
  if (before.sign !== next.sign) return false;
  const first = next.items[0]?.marker ?? '';
  if ((next.items[0]?.level ?? 0) > 0) return true;
  return !(next.ordered && /^[（(]?(1|a|i|一)[.)）、]?$/.test(first));
}
