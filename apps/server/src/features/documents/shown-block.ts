import type { ScanPiece, ShownBlock } from '@pagewright/contract/documents';
import type { ScannedText, SourceBlock, SourceDocument } from '@pagewright/model/source-document';

/** How much of a block is shown: characters of its text, rows and cells of a table. */
export interface ShownParts {
  readonly characters: number;
  readonly rows: number;
  readonly cells: number;
}

/** What of a document its blocks are shown with. */
export type ShownDocument = Pick<SourceDocument, 'blocks' | 'assets' | 'scans'>;

/** A block of a document as it is shown to the person. */
export function showBlock(document: ShownDocument, index: number, parts: ShownParts): ShownBlock {
  const block = document.blocks[index];
  if (!block) throw new RangeError(`the document has no block ${index}`);
  return {
    index,
    kind: block.kind,
    text: wordsOf(block).slice(0, parts.characters),
    ...(block.kind === 'heading' ? { level: block.level } : {}),
    ...(block.kind === 'table' ? { rows: cellsOf(block, parts) } : {}),
    ...(block.scan ? { doubtful: block.scan.doubtful.map(({ text }) => text) } : {}),
    ...(block.scan && block.scan.doubtful.length > 0 ? { scan: piecesOf(block.scan, document) } : {}),
  };
}

/** The pages' pictures are missing in documents that were read before these were kept. */
function piecesOf({ places }: ScannedText, { scans = {}, assets }: ShownDocument): ScanPiece[] {
  return places.flatMap((place) => {
    const picture = scans[place.page];
    const asset = picture === undefined ? undefined : assets[picture];
    return picture && asset ? [{ picture, width: asset.width, height: asset.height, place }] : [];
  });
}

/** A block's words without its table cells; a list has a line for each entry. */
export function wordsOf(block: SourceBlock): string {
  switch (block.kind) {
    case 'heading':
      return numbered(block.numbering, block.text);
    case 'list':
      return block.items.map(({ marker = '•', text, level }) => `${'  '.repeat(level)}${marker} ${text}`).join('\n');
    case 'table':
      return block.caption ?? '';
    case 'image':
      return block.caption ?? block.alt ?? '';
    case 'quote':
      return [block.text, block.attribution].filter(Boolean).join('\n');
    default:
      return block.text;
  }
}

function cellsOf({ rows }: Extract<SourceBlock, { kind: 'table' }>, parts: ShownParts): string[][] {
  return rows.slice(0, parts.rows).map((cells) => cells.slice(0, parts.cells).map(({ text }) => text));
}

/** `1.2 Costs`, but `一、业绩`: after a full-width mark there is no space. */
function numbered(numbering: string | undefined, text: string): string {
  if (!numbering) return text;
  return /[、．。）】]$/.test(numbering) ? numbering + text : `${numbering} ${text}`;
}
