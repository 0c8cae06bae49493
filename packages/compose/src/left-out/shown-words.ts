import type { Shown } from '@pagewright/model/left-out';
import { squeeze } from '../local/language/text.ts';
import { blockOf } from './block-of.ts';
import { Said, TELLING } from './said.ts';
import type { Sought, SoughtText } from './sought.ts';
import { type Tokens, tokensOf } from './tokens.ts';

/**
 * A form says a sentence without its small words: `48` over `hives` is "The valley has 48 hives". So a statement is said
 * where all its figures stand with so many of its words.
 */
const SHARE = { ofWords: 2 / 3, besideFigures: 0.4, overTheBlock: 0.8, figuresOverTheBlock: 0.55 } as const;
/**
 * Fewest figures that one sentence's events or figures of their own show together: between these the words that joined them
 * are gone.
 */
const FEWEST_FIGURES = 2;

interface BlockSaid {
  readonly units: readonly Said[];
  readonly all: Said;
}

/** What pages show, by the block of the documents that it came from. Taken apart when it is first asked for. */
export class ShownWords {
  readonly #shown: readonly Shown[];
  readonly #byBlock = new Map<string, Shown[]>();
  readonly #blocks = new Map<string, BlockSaid>();
  readonly #assets: ReadonlySet<string>;
  #anywhere: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(shown: readonly Shown[]) {
    this.#shown = shown;
    this.#assets = new Set(shown.flatMap(({ pieces }) => pieces.flatMap(assetOf)));
    for (const one of shown) {
      for (const block of new Set(one.origins.map(blockOf))) {
        const known = this.#byBlock.get(block);
        if (known) known.push(one);
        else this.#byBlock.set(block, [one]);
      }
    }
  }

  says(sought: Sought): boolean {
    const { kind, asset } = sought.statement;
    if (kind === 'picture') return this.#assets.has(asset ?? '');
    const said = this.#saidOf(sought.block);
    if (said.units.length > 0 && (kind === 'row' ? saysRow(sought, said) : saysText(sought, said))) return true;
    return this.#hasAnywhere(sought);
  }

  #saidOf(block: string): BlockSaid {
    const known = this.#blocks.get(block);
    if (known) return known;
    const shown = this.#byBlock.get(block) ?? [];
    const units = shown.map(({ pieces }) => new Said(pieces));
    const said = { units, all: new Said(shown.flatMap(({ pieces }) => pieces)) };
    this.#blocks.set(block, said);
    return said;
  }

  /** Whether it stands word for word on a page, wherever that has it from. */
  #hasAnywhere({ plain, tokens }: SoughtText): boolean {
    if (plain.length < TELLING) return false;
    const anywhere = this.#anywhere ?? piecesByWord(this.#shown);
    this.#anywhere = anywhere;
    let fewest: readonly string[] | undefined;
    for (const word of keysOf(tokens)) {
      const pieces = anywhere.get(word) ?? [];
      if (!fewest || pieces.length < fewest.length) fewest = pieces;
      if (pieces.length === 0) return false;
    }
    return fewest?.some((piece) => piece.includes(plain)) ?? false;
  }
}

function saysText(sought: Sought, { units, all }: BlockSaid): boolean {
  // The parts of a listing have most of their words in common: only one that was changed by a few words is said by others.
  if (sought.statement.kind === 'code')
    return units.some((unit) => unit.holds(sought) || unit.says(sought, SHARE.overTheBlock));
  if (units.some((unit) => unit.holds(sought) || unit.says(sought, SHARE.ofWords, SHARE.besideFigures))) return true;
  const isOfFigures = sought.tokens.figures.length >= FEWEST_FIGURES;
  return units.length > 1 && all.says(sought, isOfFigures ? SHARE.figuresOverTheBlock : SHARE.overTheBlock);
}

/** Of a row every cell. */
function saysRow({ cells }: Sought, { units, all }: BlockSaid): boolean {
  return cells.every((cell) => all.holds(cell) || units.some((unit) => unit.says(cell, SHARE.ofWords)));
}

/** Pieces that are telling enough to stand for a statement from elsewhere, by each word in them. */
function piecesByWord(shown: readonly Shown[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const piece of new Set(shown.flatMap(({ pieces }) => pieces))) {
    const plain = squeeze(piece);
    if (plain.length < TELLING) continue;
    for (const word of new Set(keysOf(tokensOf(piece)))) {
      const known = found.get(word);
      if (known) known.push(plain);
      else found.set(word, [plain]);
    }
  }
  return found;
}

function keysOf({ words, figures }: Tokens): string[] {
  return [...words, ...figures.map(([digits = '']) => digits)];
}

const ASSET = 'asset:';

function assetOf(piece: string): string[] {
  return piece.startsWith(ASSET) ? [piece.slice(ASSET.length)] : [];
}
