import { blockOf, leftOut, Readings, saidIn, statementsOf } from '@pagewright/compose/left-out';
import { withSourceLinks } from '@pagewright/compose/source-links';
import { type BroughtTo, bringIn } from '@pagewright/design/bring-in';
import type { DocumentLook } from '@pagewright/design/document-look';
import type { RedesignedPage, StoredPage } from '@pagewright/design/redesign';
import type { LeftOut, LeftOutReason, LeftOutStatement, Shown, SourceStatement } from '@pagewright/model/left-out';
import { type OriginParts, parseOrigin } from '@pagewright/model/origin';
import type { Outline, Statement } from '@pagewright/model/outline';
import type { Asset, SourceDocument } from '@pagewright/model/source-document';
import { withBroughtIn } from '@pagewright/page/brought-in';
import { shownOn } from '@pagewright/page/shown';
import { parsePage } from '@pagewright/page/source-text';
import { keepsAll } from './left-out.ts';
import { pictureOf } from './source-statements.ts';

/** A document as it is stored, beside what it was made from. */
export interface StoredDocument {
  /** What its pages were designed from. */
  readonly outline: Outline | undefined;
  /** In their order. */
  readonly pages: readonly StoredPage[];
  /** Pages that the person deleted, as they were designed. */
  readonly deleted: readonly string[];
  /** What it was generated with. */
  readonly prompt: string;
}

export interface BringInOrder extends StoredDocument {
  readonly look: DocumentLook;
  /** Of the statement. */
  readonly id: string;
}

/**
 * Where a statement went, with the picture that it shows; `shown` where a page shows it already. Undefined where the
 * documents have no such statement.
 */
export type BroughtIn =
  | (BroughtTo & { readonly asset?: { readonly key: string; readonly asset: Asset } })
  | { readonly is: 'shown'; readonly index: number };

/** Everything that the documents say and no page shows as the person left it. */
export function storedLeftOut(documents: readonly SourceDocument[], stored: StoredDocument): LeftOut {
  return leftOutBeside(documents, stored, stored.pages.map(shownNow));
}

/** @param shown what each page shows */
function leftOutBeside(
  documents: readonly SourceDocument[],
  { outline, pages, deleted, prompt }: StoredDocument,
  shown: readonly (readonly Shown[])[],
  readings?: Readings,
): LeftOut {
  const request = {
    documents,
    shown: shown.flat(),
    designed: [...pages.map(({ generatedText }) => generatedText), ...deleted].flatMap(shownIn),
    briefed: pages.flatMap((page) => saidOn(page, outline)),
    prompt,
    keepAll: outline !== undefined && keepsAll(outline),
  };
  return leftOut(request, readings);
}

/** What a page shows as the person left it. */
function shownNow({ styledText, generatedText }: StoredPage): Shown[] {
  return shownIn(styledText || generatedText);
}

/** A text that cannot be read shows nothing. */
function shownIn(text: string): Shown[] {
  try {
    return text === '' ? [] : shownOn(parsePage(text));
  } catch {
    return [];
  }
}

function saidOn({ briefIndex, kept }: StoredPage, outline: Outline | undefined): Shown[] {
  const brief = kept?.brought?.brief ?? outline?.pages[briefIndex ?? -1];
  return brief ? saidIn(withBroughtIn(brief, kept?.brought?.entries ?? [])) : [];
}

/** Reasons for which a statement is matter that may go onto a page all the same. */
const MATTER: readonly LeftOutReason[] = ['by-hand', 'no-room', 'less-important'];

/** What no page shows of the sections that one page is about, nearest first; of all sections where no index is given. */
export function leftOutOfPage(
  documents: readonly SourceDocument[],
  stored: StoredDocument,
  index: number | undefined,
): LeftOutStatement[] {
  const shown = stored.pages.map(shownNow);
  const readings = new Readings(documents, stored.prompt, stored.outline !== undefined && keepsAll(stored.outline));
  const { statements } = leftOutBeside(documents, stored, shown, readings);
  const matter = statements.filter(({ reason }) => MATTER.includes(reason));
  if (index === undefined) return matter;
  const own = blocksOf(shown[index] ?? []);
  return matter.filter(({ origin }) => [...readings.blocksBeside(blockOf(origin))].some((block) => own.has(block)));
}

/** Puts a statement that no page shows on one page; undefined where that has no room for it. */
export function bringOnto(
  documents: readonly SourceDocument[],
  stored: StoredDocument & { readonly look: DocumentLook },
  statement: SourceStatement,
  index: number,
): RedesignedPage | undefined {
  const { outline, pages, look } = stored;
  if (!outline) return undefined;
  const to = bringIn({
    outline,
    pages,
    look,
    statement,
    ...linksOf(statement, documents),
    asset: undefined,
    candidates: [index],
    after: index,
  });
  return to.is === 'there' ? to.page : undefined;
}

/** Which of its words its source links. */
function linksOf({ text, origin }: SourceStatement, documents: readonly SourceDocument[]): Pick<Statement, 'links'> {
  const { links } = withSourceLinks<Pick<Statement, 'text' | 'origins' | 'links'>>(
    { text, origins: [origin] },
    documents,
  );
  return links ? { links } : {};
}

/** Puts a statement that no page shows on a page of its section, or on one of its own. */
export function bringInStatement(documents: readonly SourceDocument[], order: BringInOrder): BroughtIn | undefined {
  const { outline, pages, look, id, prompt } = order;
  if (!outline) return undefined;
  const shown = pages.map(shownNow);
  const readings = new Readings(documents, prompt, keepsAll(outline));
  const statement = leftOutBeside(documents, order, shown, readings).statements.find((one) => one.id === id);
  const blocks = shown.map(blocksOf);
  if (!statement) return shownAt(documents, id, shown, blocks);
  const asset = pictureOf(documents, statement);
  const beside = readings.blocksBeside(blockOf(statement.origin));
  const brought = bringIn({
    outline,
    pages,
    look,
    statement,
    ...linksOf(statement, documents),
    asset,
    candidates: candidatesOf(blocks, beside, statement),
    after: placeAfter(documents, withoutFrame(blocks, pages, outline), statement),
  });
  return asset && statement.asset ? { ...brought, asset: { key: statement.asset, asset } } : brought;
}

/** The page that shows what is on the list no more: one of its place, else one with its words or its picture. */
function shownAt(
  documents: readonly SourceDocument[],
  id: string,
  shown: readonly (readonly Shown[])[],
  blocks: readonly ReadonlySet<string>[],
): BroughtIn | undefined {
  const statement = documents.flatMap(statementsOf).find((one) => one.id === id);
  if (!statement) return undefined;
  const { asset, text, origin } = statement;
  const isThere = (page: readonly Shown[]): boolean => {
    const pieces = page.flatMap((one) => one.pieces);
    return asset ? pieces.includes(`asset:${asset}`) : pieces.some((piece) => piece.includes(text));
  };
  const exact = shown.findIndex(isThere);
  const index = exact >= 0 ? exact : blocks.findIndex((own) => own.has(blockOf(origin)));
  return index < 0 ? undefined : { is: 'shown', index };
}

/** Most pages that are tried. */
const MOST_CANDIDATES = 6;

/** Pages that say something of the same section, those first that say what stands nearest. */
function candidatesOf(
  blocks: readonly ReadonlySet<string>[],
  beside: ReadonlySet<string>,
  { origin }: SourceStatement,
): number[] {
  const at = parseOrigin(origin)?.block ?? 0;
  const distance = (own: ReadonlySet<string>): number =>
    Math.min(...[...own].filter((block) => beside.has(block)).map((block) => Math.abs(numberOf(block) - at)));
  return blocks
    .flatMap((own, index) => ([...own].some((block) => beside.has(block)) ? [{ index, away: distance(own) }] : []))
    .sort((a, b) => a.away - b.away || b.index - a.index)
    .slice(0, MOST_CANDIDATES)
    .map(({ index }) => index);
}

/** Pages over the whole document say nothing of their own place in it. */
const FRAME: ReadonlySet<string> = new Set(['agenda', 'summary', 'closing']);

function withoutFrame(
  blocks: readonly ReadonlySet<string>[],
  pages: readonly StoredPage[],
  outline: Outline,
): ReadonlySet<string>[] {
  const none: ReadonlySet<string> = new Set();
  return blocks.map((own, index) =>
    FRAME.has(outline.pages[pages[index]?.briefIndex ?? -1]?.form ?? '') ? none : own,
  );
}

/** The last of the pages that say what stands before it. */
function placeAfter(
  documents: readonly SourceDocument[],
  blocks: readonly ReadonlySet<string>[],
  { origin }: SourceStatement,
): number {
  const order = new Map(documents.map(({ file }, index) => [file, index]));
  const placeOf = (parts: OriginParts | undefined): number =>
    parts ? (order.get(parts.file) ?? documents.length) * MOST_BLOCKS + parts.block : -1;
  const own = placeOf(parseOrigin(origin));
  const middles = blocks.map((set) => middleOf([...set].map((block) => placeOf(parseOrigin(block)))));
  const before = middles.flatMap((middle, index) => (middle !== undefined && middle <= own ? [index] : []));
  return before.length === 0 ? Math.min(0, blocks.length - 1) : Math.max(...before);
}

/** More blocks than a document has. */
const MOST_BLOCKS = 10_000_000;

function middleOf(places: readonly number[]): number | undefined {
  return places.toSorted((a, b) => a - b)[Math.floor(places.length / 2)];
}

function blocksOf(shown: readonly Shown[]): ReadonlySet<string> {
  return new Set(shown.flatMap(({ origins }) => origins.map(blockOf)));
}

function numberOf(block: string): number {
  return parseOrigin(block)?.block ?? 0;
}
