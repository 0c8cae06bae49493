import { addressInFile, addressOf } from '@pagewright/model/link';
import { findWords, type PlacedWords } from '@pagewright/model/linked-words';
import type { SourceBlock, SourceLink } from '@pagewright/model/source-document';
import { LINKS } from '../limits.ts';

/**
 * Links beside the words of a document. Readers say which words they met a link on and what stood around them; where these
 * words came to stand is found when all blocks are there, so no step in between has to carry offsets, and no text is
 * another one because of its links.
 */

/** Words of a file that lead somewhere or are raised or lowered, as it has them; addresses are not to be trusted yet. */
export interface WrittenLink extends PlacedWords {
  readonly to?: string | undefined;
  readonly raised?: true | undefined;
  readonly lowered?: true | undefined;
}

/** The blocks with the links of their words, and with the addresses that stand in them as such. @param written in the order of the file */
export function withLinks(blocks: readonly SourceBlock[], written: readonly WrittenLink[] = []): SourceBlock[] {
  const texts = blocks.flatMap(textsOf);
  const safe = written.slice(0, LINKS.maxCount).flatMap((link) => {
    const to = link.to === undefined ? undefined : addressInFile(link.to);
    const isMark = link.raised === true || link.lowered === true;
    return (to === undefined && !isMark) || link.words.trim() === '' ? [] : [{ ...link, to, isMark }];
  });
  placeAll(texts, safe);
  for (const text of texts) addAddresses(text);
  const linked = Map.groupBy(
    texts.filter(({ links }) => links.length > 0),
    ({ block }) => block,
  );
  if (linked.size === 0) return [...blocks];
  return blocks.map((block) => {
    const own = linked.get(block);
    return own ? { ...block, links: own.flatMap(linksOf) } : block;
  });
}

/** A text of a block while its links are found. */
interface LinkedText {
  readonly block: SourceBlock;
  readonly text: string;
  readonly at: Pick<SourceLink, 'item' | 'cell' | 'inCaption'>;
  readonly links: Pick<SourceLink, 'start' | 'end' | 'to' | 'raised' | 'lowered'>[];
}

function linksOf({ links, at }: LinkedText): SourceLink[] {
  return links.toSorted((a, b) => a.start - b.start).map((link) => ({ ...link, ...at }));
}

/** Listings are told as they are written. */
function textsOf(block: SourceBlock): LinkedText[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return [{ block, text: block.text, at: {}, links: [] }];
    case 'list':
      return block.items.map(({ text }, item) => ({ block, text, at: { item }, links: [] }));
    case 'table':
      return [...captionOf(block), ...cellsOf(block)];
    case 'image':
      return captionOf(block);
    default:
      return [];
  }
}

function captionOf(block: Extract<SourceBlock, { kind: 'table' | 'image' }>): LinkedText[] {
  return block.caption ? [{ block, text: block.caption, at: { inCaption: true }, links: [] }] : [];
}

/** Of a large table only the cells that hold an address: what files link there the workbook's reader puts on its cells. */
function cellsOf(block: Extract<SourceBlock, { kind: 'table' }>): LinkedText[] {
  const isLarge = block.rows.length * (block.rows[0]?.length ?? 0) > LINKS.maxCells;
  const known = Map.groupBy(block.links ?? [], ({ cell }) => String(cell));
  return block.rows.flatMap((cells, row) =>
    cells.flatMap(({ text }, column): LinkedText[] => {
      const links = known.size > 0 ? (known.get(`${row},${column}`) ?? []) : [];
      if (text === '' || (isLarge && links.length === 0 && !MAY_HOLD_ADDRESS.test(text))) return [];
      return [
        {
          block,
          text,
          at: { cell: [row, column] },
          links: links.map(({ item: _item, cell: _cell, inCaption: _inCaption, ...link }) => link),
        },
      ];
    }),
  );
}

/** Puts each link on its words: those behind the last link's, where what stood around them stands there too. */
function placeAll(texts: readonly LinkedText[], written: readonly WrittenLink[]): void {
  let from = 0;
  for (const link of written) {
    const found = foundFrom(texts, from, link);
    if (!found) continue;
    from = found.index;
    found.text.links.push({
      start: found.start,
      end: found.start + link.words.length,
      ...(link.to === undefined ? {} : { to: link.to }),
      ...(link.raised ? { raised: link.raised } : {}),
      ...(link.lowered ? { lowered: link.lowered } : {}),
    });
  }
}

/** Where both sides are what stood there; where no text has such a place, the first one that one side tells. */
function foundFrom(texts: readonly LinkedText[], from: number, link: WrittenLink) {
  const end = Math.min(texts.length, from + LINKS.maxTextsAhead);
  let told: { readonly index: number; readonly text: LinkedText; readonly start: number } | undefined;
  for (let index = from; index < end; index += 1) {
    const text = texts[index];
    if (!text || text.links.length >= LINKS.maxInText) continue;
    const place = findWords(text.text, link, (start, until) => isFree(text, start, until));
    if (place?.sides === 2) return { index, text, start: place.start };
    if (place?.isTold) told ??= { index, text, start: place.start };
  }
  return told;
}

function isFree({ links }: LinkedText, start: number, end: number): boolean {
  return links.every((link) => end <= link.start || link.end <= start);
}

/** Addresses of the web and of mail as people write them in a sentence; behind them stand marks of the sentence, or other scripts. */
const ADDRESS =
  /(?<![\w@/.+-])(?:(?:https?:\/\/|www\.)[\w.~:/?#[\]@!$&'()*+,;=%-]{3,2000}|(?:mailto:)?[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,5}\.[a-z]{2,24}(?![\w@-]))/gi;
const MAY_HOLD_ADDRESS = /[@/]|www\./i;
const SENTENCE_END = /[.,;:!?'*]+$/;

function addAddresses(text: LinkedText): void {
  if (!MAY_HOLD_ADDRESS.test(text.text)) return;
  for (const { 0: whole, index: start } of text.text.matchAll(ADDRESS)) {
    const words = trimmed(whole);
    const to = addressOf(words);
    if (to === undefined || text.links.length >= LINKS.maxInText) continue;
    if (isFree(text, start, start + words.length)) text.links.push({ start, end: start + words.length, to });
  }
}

/** An address without the marks of the sentence that it stands in: brackets are its own where it opens them. */
function trimmed(address: string): string {
  const bare = address.replace(SENTENCE_END, '');
  const isOpened = bare.split(')').length <= bare.split('(').length && bare.split(']').length <= bare.split('[').length;
  return /[)\]]$/.test(bare) && !isOpened ? trimmed(bare.slice(0, -1)) : bare;
}
