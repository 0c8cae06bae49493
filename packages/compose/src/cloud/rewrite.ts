import type { SourceDocument } from '@pagewright/model/source-document';
import type { EngineEvents, RewriteRequest, Rewritten } from '../engine.ts';
import { coverPartOf } from '../from-blocks/cover-part.ts';
import { isContent } from '../from-blocks/local-page.ts';
import { blocksOfPage, inPlaceOf } from '../rewrite.ts';
import type { CloudParts } from './compose.ts';
import { Conversation } from './conversation.ts';
import { LIMITS } from './limits.ts';
import { UseCount } from './model-use.ts';
import { PageWriter } from './page-writer.ts';

/** A person waits for it: a service that is busy is not waited for as long as by a generation. */
const WAITED_FOR = { ...LIMITS, tries: 2, longestPauseMs: 5_000, callMs: 120_000, silenceMs: 60_000 } as const;

/**
 * A page that a language model writes anew. Where it fails there is none: the local engine's would be no better than what
 * is there.
 * @throws PagewrightError `generation/cancelled`
 */
export async function rewriteByModel(
  parts: CloudParts,
  documents: readonly SourceDocument[],
  { page, language, ...composing }: RewriteRequest,
  { signal }: Pick<EngineEvents, 'signal'> = {},
): Promise<Rewritten> {
  const blocks = isContent(page) ? blocksOfPage(documents, page) : [];
  if (blocks.length === 0) return { page: undefined };
  const use = new UseCount(parts.modelName, parts.price);
  const conversation = new Conversation(parts.model, use, parts.limits ?? WAITED_FOR, signal);
  const planned = { title: page.title.text, section: page.section ?? '', blocks };
  const request = { ...composing, pageCount: 1 };
  const plan = { language, pages: [planned] };
  const writer = new PageWriter({ composeLocal: parts.composeLocal, request, conversation, use, plan });
  const made = await writer.write(planned, { number: 1, own: page, isOwnPlan: true, cover: coverPartOf(page) });
  const sum = use.sum();
  const [failed] = sum.localPages;
  if (failed) return { page: undefined, model: { use: { ...sum, localPages: [] }, failure: failed.reason } };
  return { page: inPlaceOf(page, made), model: { use: sum } };
}
