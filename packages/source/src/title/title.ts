import type { DraftBlock } from '../structure/blocks.ts';
import { visualLength } from '../structure/numbering.ts';
import { textOfBlocks } from '../structure/text-of-blocks.ts';
import { type Candidate, isRealTitle, ofFile, ofHeadings, ofHeads, ofProperty, ofStatements } from './candidates.ts';
import type { CoverLine } from './cover-line.ts';
import { squeeze } from './squeeze.ts';
import { type FoundTitle, titleAmong } from './title-lines.ts';

/** What a file says about its title besides its blocks. */
export interface TitleSources {
  /** Title of the file's properties. */
  readonly property?: string | undefined;
  /** Lines of the first page; those of the first blocks where the format knows no pages. */
  readonly lines?: readonly CoverLine[];
  /** Size of the running text, in the unit of the lines. */
  readonly body?: number;
  /** Texts of running heads, the most frequent first. */
  readonly heads?: readonly string[];
}

export interface Title {
  readonly text: string;
  /** The lines of the first page that it is made of. */
  readonly found?: FoundTitle;
}

/**
 * Title of a document: of all that may be it, the lines of the first page, what the document states (`Title: …`), the
 * properties, a running head, the first heading, the name of the file as the document spells it and as it is, the one
 * that most speaks for.
 */
export function titleOf(file: string, blocks: readonly DraftBlock[], sources: TitleSources = {}): Title {
  const { property = '', heads = [], body = 1, lines = linesOfBlocks(blocks) } = sources;
  const text = textOfBlocks(blocks);
  const stated = isRealTitle(property.trim(), file) ? property.trim() : undefined;
  const isForeign = foreignTo(text);
  const found = titleAmong(lines, { body, property: stated, file, timesSaid: counter(blocks), isForeign });
  const candidates: readonly Candidate[] = [
    ...(found ? [{ text: found.text, score: found.score, found }] : []),
    ...ofStatements(blocks),
    ...ofProperty(blocks, stated, text, heads, isForeign),
    ...ofHeads(heads, isForeign),
    ...(found ? [] : ofHeadings(blocks)),
    ...ofFile(file, text, isForeign),
  ];
  const { score: _score, ...best } = candidates.reduce((one, other) => (other.score > one.score ? other : one));
  return best;
}

/** What tells a text in Latin letters in a document that is in Chinese or Japanese. */
function foreignTo(text: string): (line: string) => boolean {
  const isWide = wideShare(text) > 0.3;
  return (line) => isWide && wideShare(line) === 0;
}

/** Share of Chinese and Japanese characters among a text's letters. */
function wideShare(text: string): number {
  const sample = text.slice(0, 20_000);
  const wide = sample.match(/[\u3040-\u30ff\u3400-\u9fff]/g)?.length ?? 0;
  const latin = sample.match(/[A-Za-zÀ-ÿ]+/g)?.length ?? 0;
  return wide / Math.max(1, wide + latin * 2);
}

/** Blocks at the start that can be lines of a title where a format has neither sizes nor pages. */
const OPENING = 14;

export function linesOfBlocks(blocks: readonly DraftBlock[]): CoverLine[] {
  const lines: CoverLine[] = [];
  for (const [block, own] of blocks.slice(0, OPENING).entries()) {
    if (own.kind !== 'heading' && own.kind !== 'paragraph') continue;
    if (visualLength(own.text) > 160) break;
    const isHeading = own.kind === 'heading';
    const text = isHeading && own.numbering ? `${own.numbering} ${own.text}` : own.text;
    lines.push({ text, size: 0, strong: isHeading && !own.numbering, isApart: true, block });
  }
  return lines;
}

/** How often the document's texts contain one, besides where it stands itself. */
function counter(blocks: readonly DraftBlock[]): (text: string) => number {
  let whole: string | undefined;
  return (text) => {
    whole ??= squeeze(textOfBlocks(blocks.slice(0, 2_000)));
    const wanted = squeeze(text);
    if (wanted.length < 4) return 0;
    let times = -1;
    for (let at = whole.indexOf(wanted); at >= 0 && times < 8; at = whole.indexOf(wanted, at + wanted.length))
      times += 1;
    return Math.max(0, times);
  };
}
