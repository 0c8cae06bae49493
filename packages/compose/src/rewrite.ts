import type { PageBrief, SimpleBrief } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { RewriteRequest } from './engine.ts';
import { coverPartOf } from './from-blocks/cover-part.ts';
import { type ComposeWhole, isContent, localPage } from './from-blocks/local-page.ts';
import { type NumberedBlock, numberedBlocks } from './from-blocks/numbered-blocks.ts';
import { blockOf } from './left-out/block-of.ts';
import { saidIn } from './left-out/briefed.ts';

/** The blocks that a page rests on, as far as the documents have them. */
export function blocksOfPage(documents: readonly SourceDocument[], page: PageBrief): NumberedBlock[] {
  const origins = new Set(saidIn(page).flatMap((unit) => unit.origins.map(blockOf)));
  return numberedBlocks(documents).filter(({ block }) => origins.has(blockOf(block.origin)));
}

/** A page of the same blocks as the local engine composes it by itself; undefined where it finds nothing to say. */
export function rewriteLocally(
  compose: ComposeWhole,
  documents: readonly SourceDocument[],
  { page, language: _language, ...request }: RewriteRequest,
): PageBrief | undefined {
  if (!isContent(page)) return undefined;
  const blocks = blocksOfPage(documents, page);
  if (blocks.length === 0) return undefined;
  const all = [...new Set(blocks.flatMap((one) => [...one.above, one]))];
  const made = localPage(compose, all, { ...request, pageCount: 1 });
  return made && inPlaceOf(page, made);
}

/** A page told anew stands where the other did: with its id and section, and what a document begins with only where that did. */
export function inPlaceOf(page: PageBrief, made: PageBrief): PageBrief {
  const { id, section } = page;
  const own = { id, ...(section === undefined ? {} : { section }) };
  const { section: _, ...rest } = made;
  if (rest.form !== 'composite') return { ...rest, ...own };
  const cover = coverPartOf(page);
  const parts: SimpleBrief[] = [...(cover ? [cover] : []), ...rest.parts.filter(({ form }) => form !== 'cover')];
  const title = cover ? page.title : rest.title;
  return { ...rest, ...own, title, parts: parts.map((part, index) => ({ ...part, id: `${id}.${index + 1}` })) };
}
