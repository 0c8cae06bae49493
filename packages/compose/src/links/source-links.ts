import { type CellPlace, carriedCells } from '@pagewright/model/linked-cells';
import { findWords, type PlacedWords, placedWords, placesOf } from '@pagewright/model/linked-words';
import type { ChartContent, LinkedWords, Statement, TableContent } from '@pagewright/model/outline';
import type { SourceBlock, SourceDocument, SourceLink } from '@pagewright/model/source-document';
import { blockOf } from '../left-out/block-of.ts';

/** A link of a block, as it is found again in what is said of the block. */
interface KnownLink extends PlacedWords, Pick<SourceLink, 'to' | 'raised' | 'lowered'> {
  /** The block has these words once: wherever they stand in what is said of it, they are those. */
  readonly isOnly: boolean;
  /** Where a table has them. */
  readonly place?: { readonly rows: readonly (readonly string[])[]; readonly cell: CellPlace; readonly start: number };
}

type KnownLinks = ReadonlyMap<string, readonly KnownLink[]>;

/** Fields that hold no statements of the sources, however deep. */
const SKIPPED: ReadonlySet<string> = new Set(['assets', 'modelUse', 'drawn', 'unused']);
/** Their entries lead to the document's own pages; listings are told as they are written. */
const UNLINKED: ReadonlySet<unknown> = new Set(['agenda', 'code']);

/**
 * What an engine made, with the links that the words of its statements have in their sources. A statement may say a part
 * of a block or parts of several; a link stays where its words stand in it in one piece. What has none is returned as it is.
 */
export function withSourceLinks<Made>(made: Made, documents: readonly SourceDocument[]): Made {
  const known = linksByBlock(documents);
  return known.size === 0 ? made : linked(made, known);
}

function linksByBlock(documents: readonly SourceDocument[]): KnownLinks {
  const known = new Map<string, readonly KnownLink[]>();
  for (const { blocks } of documents) {
    for (const block of blocks) if (block.links) known.set(blockOf(block.origin), block.links.map(placedIn(block)));
  }
  return known;
}

function placedIn(block: SourceBlock): (link: SourceLink) => KnownLink {
  const all = [...textsOf(block), captionOf(block)];
  const rows = block.kind === 'table' ? block.rows.map((row) => row.map(({ text }) => text)) : undefined;
  return ({ start, end, to, raised, lowered, item, cell, inCaption }) => {
    const text = inCaption ? captionOf(block) : textAt(block, item, cell);
    const isMark = raised === true || lowered === true;
    const placed = { ...placedWords(text, start, end), isMark };
    const isOnly = all.reduce((sum, one) => sum + placesOf(one, placed.words, isMark).length, 0) === 1;
    return {
      ...placed,
      ...marked({ to, raised, lowered }),
      isOnly,
      ...(rows && cell ? { place: { rows, cell, start } } : {}),
    };
  };
}

type Marked = Pick<SourceLink, 'to' | 'raised' | 'lowered'>;

function marked({ to, raised, lowered }: Marked): Marked {
  return { ...(to === undefined ? {} : { to }), ...(raised ? { raised } : {}), ...(lowered ? { lowered } : {}) };
}

function textsOf(block: SourceBlock): string[] {
  if (block.kind === 'list') return block.items.map(({ text }) => text);
  if (block.kind === 'table') return block.rows.flatMap((row) => row.map(({ text }) => text));
  return 'text' in block ? [block.text] : [];
}

function captionOf(block: SourceBlock): string {
  return ('caption' in block && block.caption) || '';
}

function textAt(block: SourceBlock, item: number | undefined, cell: readonly [number, number] | undefined): string {
  if (block.kind === 'list') return block.items[item ?? 0]?.text ?? '';
  if (block.kind === 'table') return block.rows[cell?.[0] ?? 0]?.[cell?.[1] ?? 0]?.text ?? '';
  return 'text' in block ? block.text : '';
}

function linked<Value>(value: Value, known: KnownLinks): Value;
function linked(value: unknown, known: KnownLinks): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return sameOr(
      value,
      value.map((one) => linked(one, known)),
    );
  if ('form' in value && UNLINKED.has(value.form)) return value;
  let changed: Record<string, unknown> | undefined;
  for (const [name, own] of Object.entries(value)) {
    if (SKIPPED.has(name)) continue;
    const now = linked(own, known);
    if (now !== own) changed = { ...(changed ?? value), [name]: now };
  }
  const links = isStatement(value) ? linksIn(value, known) : isTable(value) ? linksInCells(value, known) : [];
  if (links.length > 0) changed = { ...(changed ?? value), links };
  const captionLinks = isCaptioned(value) ? linksIn({ text: value.caption, origins: value.origins }, known) : [];
  return captionLinks.length > 0 ? { ...(changed ?? value), captionLinks } : (changed ?? value);
}

function sameOr(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return after.every((one, index) => one === before[index]) ? before : after;
}

type Said = Pick<Statement, 'text' | 'origins'> & { readonly lead?: string };

function isStatement(value: object): value is Said {
  return 'text' in value && typeof value.text === 'string' && 'origins' in value && Array.isArray(value.origins);
}

function isCaptioned(value: object): value is Pick<TableContent | ChartContent, 'origins'> & { caption: string } {
  return 'caption' in value && typeof value.caption === 'string' && 'origins' in value && Array.isArray(value.origins);
}

function isTable(value: object): value is TableContent {
  return 'columns' in value && 'rows' in value && Array.isArray(value.rows) && 'origins' in value;
}

function linksInCells({ columns, rows, origins }: TableContent, known: KnownLinks): TableContent['links'] & object {
  const shown = [columns.map(({ label }) => label), ...rows];
  return [...new Set(origins.map(blockOf))].flatMap((block) => {
    const placed = (known.get(block) ?? []).flatMap(({ words, isMark, place, ...link }) =>
      place ? [{ words, isMark, mark: marked(link), ...place }] : [],
    );
    const source = placed[0]?.rows;
    if (!source) return [];
    return carriedCells(source, shown, placed).flatMap(({ words, start, isMark, mark, cell }) => {
      const text = shown[cell[0]]?.[cell[1]] ?? '';
      const places = placesOf(text, words, isMark);
      const at = places.includes(start) ? start : places[0];
      return at === undefined ? [] : [{ words, start: at, ...mark, cell }];
    });
  });
}

function linksIn({ text, lead, origins }: Said, known: KnownLinks): LinkedWords[] {
  const found: LinkedWords[] = [];
  const isFree = (start: number, end: number): boolean =>
    found.every((one) => one.start === undefined || end <= one.start || one.start + one.words.length <= start);
  for (const block of new Set(origins.map(blockOf))) {
    for (const link of known.get(block) ?? []) {
      const { words, isOnly } = link;
      const place = findWords(text, link, isFree);
      if (place && (isOnly || place.sides === 2 || (place.isTold && !link.isMark)))
        found.push({ words, start: place.start, ...marked(link) });
      else if (lead !== undefined && isOnly && placesOf(lead, words, link.isMark).length > 0)
        found.push({ words, ...marked(link) });
    }
  }
  return found.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
}
