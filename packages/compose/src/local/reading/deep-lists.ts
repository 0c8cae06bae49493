import type { ListBlock, SourceBlock } from '@pagewright/model/source-document';
import { splitSentences } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';

/** Fewest entries of a list that is divided, and the levels that it has or the entries below one of its entries. */
const DEEP = { entries: 14, levels: 3, below: 9 } as const;
/** Fewest entries below one that heads them, and fewest of such entries side by side. */
const HEADS = { below: 2, fewest: 2 } as const;
/** Longest entry that heads those below it, in comparable units. */
const LONGEST = 90;
const DEEPEST_HEADING = 6;

type Entry = ListBlock['items'][number];

interface Branch {
  readonly entry: Entry;
  readonly below: readonly Entry[];
}

/**
 * Minutes, plans and notes are often one list of many levels: entries over others head them, level by level, down to lists
 * that a page can hold. Entries with nothing below them stand in front of the first such heading, under none of them.
 */
export function divideDeepLists(blocks: readonly SourceBlock[]): SourceBlock[] {
  let level = 1;
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') level = block.level;
    return block.kind === 'list' && !block.scan && isDeep(block.items)
      ? divided(block, block.items, level + 1)
      : [block];
  });
}

function isDeep(entries: readonly Entry[]): boolean {
  if (entries.length < DEEP.entries) return false;
  const levels = new Set(entries.map(({ level }) => level)).size;
  return levels >= DEEP.levels || branchesOf(entries).some(({ below }) => below.length >= DEEP.below);
}

function divided(block: ListBlock, entries: readonly Entry[], level: number): SourceBlock[] {
  const plain: SourceBlock = listOf(block, entries);
  const branches = branchesOf(entries);
  const heads = branches.filter(isHead);
  if (heads.length < HEADS.fewest || level > DEEPEST_HEADING) return [plain];
  const loose = branches.filter((branch) => !isHead(branch)).flatMap(({ entry, below }) => [entry, ...below]);
  return [
    ...(loose.length > 0 ? [listOf(block, loose)] : []),
    ...heads.flatMap(({ entry, below }): SourceBlock[] => [
      { kind: 'heading', level, text: entry.text.replace(/[.。:：]$/u, ''), origin: block.origin },
      ...(below.some((own) => own.level > (below[0]?.level ?? 0))
        ? divided(block, below, level + 1)
        : [listOf(block, below)]),
    ]),
  ];
}

function listOf({ kind, ordered, origin }: ListBlock, items: readonly Entry[]): ListBlock {
  return { kind, ordered, origin, items: [...items] };
}

function branchesOf(entries: readonly Entry[]): Branch[] {
  const top = entries.reduce((least, { level }) => Math.min(least, level), Number.POSITIVE_INFINITY);
  const branches: { entry: Entry; below: Entry[] }[] = [];
  for (const entry of entries) {
    const last = branches.at(-1);
    if (entry.level === top || !last) branches.push({ entry, below: [] });
    else last.below.push(entry);
  }
  return branches;
}

function isHead({ entry: { text }, below }: Branch): boolean {
  return (
    below.length >= HEADS.below &&
    visualLength(text) <= LONGEST &&
    !/[;；,，]$/u.test(text) &&
    splitSentences(text).length === 1
  );
}
