import { blockOf } from '@pagewright/compose/left-out';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import { type SuccessorsByFile, successorOf } from '@pagewright/model/successors';
import { likeness } from '@pagewright/source/versions/likeness';
import { successorsOfWords } from './pairs.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Likeness from which on something is told as what a piece may have become. */
const LEAST = 0.6;

/** Pieces that rest on the same blocks in the same role. */
interface Group {
  readonly older: Piece[];
  readonly newer: Piece[];
  pairs?: ReadonlyMap<number, number>;
}

interface ToldPage {
  readonly brief: PageBrief;
  readonly blocks: ReadonlySet<string>;
}

/**
 * What composing makes of the newer sources in the place of what it made of the older ones: both are composed by the same
 * engine as the same request, and pieces that rest on the same blocks are paired.
 */
export class Counterparts {
  readonly #older: SuccessorsByFile;
  readonly #groups = new Map<string, Group>();
  readonly #before: readonly ToldPage[];
  readonly #after: readonly ToldPage[];

  constructor(before: Outline | undefined, after: Outline | undefined, older: SuccessorsByFile) {
    this.#older = older;
    this.#before = this.#pages(before);
    this.#after = this.#pages(after);
    this.#gather(this.#before, 'older');
    this.#gather(this.#after, 'newer');
  }

  /** The blocks of the newest versions that a piece rests on; none where these are gone. */
  blocksOf({ origins }: Piece): string[] {
    const now = origins.flatMap((origin) => {
      const successor = successorOf(origin, this.#older);
      return successor ? (successor.origin ?? []) : origin;
    });
    return [...new Set(now.map(blockOf))].sort();
  }

  /** What became of a piece that was composed of the older sources; undefined where nothing did. */
  of(piece: Piece): Piece | undefined {
    const group = this.#groups.get(this.#keyOf(piece));
    return (group && pairedIn(group, piece)) ?? this.#title(piece);
  }

  /** What comes nearest to a piece that nothing composes as it is. */
  closest(piece: Piece): Piece | undefined {
    const [best] = (this.#groups.get(this.#keyOf(piece))?.newer ?? [])
      .map((own) => ({ own, alike: likeness(own.words, piece.words) }))
      .filter(({ alike }) => alike >= LEAST)
      .sort((a, b) => b.alike - a.alike);
    return best?.own;
  }

  /** What composing made of the older sources in the piece's place, where it says what the piece does. */
  composedBefore(piece: Piece): Piece | undefined {
    return this.#groups.get(this.#keyOf(piece))?.older.find(({ words }) => words === piece.words);
  }

  #pages(outline: Outline | undefined): ToldPage[] {
    return (outline?.pages ?? []).map((brief) => {
      const pieces = piecesOf(brief).filter((piece) => !isTitle(piece));
      return { brief, blocks: new Set(pieces.flatMap((piece) => this.blocksOf(piece))) };
    });
  }

  #gather(pages: readonly ToldPage[], age: 'older' | 'newer'): void {
    for (const piece of pages.flatMap(({ brief }) => piecesOf(brief))) {
      const key = this.#keyOf(piece);
      const group = this.#groups.get(key) ?? { older: [], newer: [] };
      this.#groups.set(key, group);
      if (!group[age].some(({ words }) => words === piece.words)) group[age].push(piece);
    }
  }

  #keyOf(piece: Piece): string {
    return [isTitle(piece) ? 'title' : piece.is, ...this.blocksOf(piece)].join(' ');
  }

  /** A page's title may rest on other blocks than before: that of the page with about the same content. */
  #title(piece: Piece): Piece | undefined {
    if (!isTitle(piece)) return undefined;
    const page = this.#before.find(({ brief }) => brief.title.text === piece.words);
    const [best] = this.#after
      .filter(({ brief }) => page && brief.form === page.brief.form)
      .map((own) => ({ own, shared: sharedBy(own.blocks, page?.blocks ?? new Set()) }))
      .filter(({ shared }) => shared > 0.5)
      .sort((a, b) => b.shared - a.shared);
    return best && piecesOf(best.own.brief).find(({ path }) => path.length === 1 && path[0] === 'title');
  }
}

function isTitle({ path }: Piece): boolean {
  return path.at(-1) === 'title';
}

function pairedIn(group: Group, piece: Piece): Piece | undefined {
  const { older, newer } = group;
  const index = older.findIndex(({ words }) => words === piece.words);
  if (index < 0) return undefined;
  group.pairs ??= successorsOfWords(
    older.map(({ words }) => words),
    newer.map(({ words }) => words),
  );
  return newer[group.pairs.get(index) ?? -1];
}

/** Share of the blocks of both that each of them has (Jaccard). */
function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((block) => other.has(block)).length;
  return both / Math.max(1, one.size + other.size - both);
}
