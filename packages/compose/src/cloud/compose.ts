import type { Outline, PageBrief } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { ComposeRequest, EngineEvents, StreamedOutline } from '../engine.ts';
import { coverPartOf } from '../from-blocks/cover-part.ts';
import { type ComposeWhole, isContent } from '../from-blocks/local-page.ts';
import { type NumberedBlock, numberedBlocks } from '../from-blocks/numbered-blocks.ts';
import { blockOf } from '../left-out/block-of.ts';
import { saidIn } from '../left-out/briefed.ts';
import { agendaOf } from './agenda-of-plan.ts';
import { Conversation, type Model } from './conversation.ts';
import { inOrder } from './in-order.ts';
import { type CloudLimits, LIMITS } from './limits.ts';
import { UseCount } from './model-use.ts';
import { overviewOf } from './overview.ts';
import { PageWriter } from './page-writer.ts';
import { type Plan, planned } from './plan.ts';
import type { TokenPrice } from './price.ts';
import { UnusedBlocks } from './unused-blocks.ts';

export interface CloudParts {
  readonly model: Model;
  /** Its name, for the report. */
  readonly modelName: string;
  readonly price?: TokenPrice | undefined;
  readonly composeLocal: ComposeWhole;
  readonly limits?: CloudLimits;
}

/** What the local engine could not do for a person's prompt, and a model can. */
const DONE_BY_MODEL: ReadonlySet<string> = new Set([
  'prompt-language-not-translated',
  'prompt-tone-not-followed',
  'prompt-not-understood',
]);

/**
 * An outline whose pages a language model writes. The local engine composes one first: it says how many pages there
 * are, makes cover and closing, and whatever the model fails at.
 * @throws PagewrightError `compose/…`, `generation/cancelled`; also while pages are awaited
 */
export async function composeCloud(
  parts: CloudParts,
  documents: readonly SourceDocument[],
  request: ComposeRequest,
  { signal, onProgress }: EngineEvents = {},
): Promise<StreamedOutline> {
  const base = parts.composeLocal(documents, request);
  const limits = parts.limits ?? LIMITS;
  const use = new UseCount(parts.modelName, parts.price);
  const stop = new AbortController();
  const signals = signal ? [signal, stop.signal] : [stop.signal];
  const conversation = new Conversation(parts.model, use, limits, AbortSignal.any(signals));
  const blocks = numberedBlocks(documents);
  onProgress?.(0.1);
  const passages = await overviewOf(blocks, conversation);
  onProgress?.(0.5);
  const content = base.pages.filter(isContent);
  const reply = await planned(passages, content.length, request, base.language, conversation);
  if ('failed' in reply) use.planFailed(reply.failed);
  const isPlanned = 'answer' in reply;
  const plan = isPlanned ? reply.answer : planOf(base, blocks);
  const writer = new PageWriter({ composeLocal: parts.composeLocal, request, conversation, use, plan });
  const unused = new UnusedBlocks(blocks);
  const { pages: _, ...frame } = base;

  async function* briefs(): AsyncGenerator<PageBrief> {
    const work = base.pages.map((own, index) => {
      if (own.form === 'agenda') return async () => (isPlanned ? agendaOf(own, plan) : own);
      const at = content.indexOf(own);
      const page = plan.pages[at];
      if (!page) return async () => own;
      const cover = coverPartOf(own);
      const place = { number: index + 1, own, isOwnPlan: !isPlanned, cover };
      return () => writer.write(page, place);
    });
    try {
      for await (const brief of inOrder(work, limits.ahead)) {
        unused.shown(brief);
        yield brief;
      }
    } finally {
      stop.abort();
    }
  }

  return {
    frame: {
      ...frame,
      engine: 'cloud',
      language: plan.language,
      assets: Object.assign({}, ...documents.map(({ assets }) => assets)),
      unused: [],
      notFollowed: isPlanned ? base.notFollowed.filter(({ code }) => !DONE_BY_MODEL.has(code)) : base.notFollowed,
    },
    total: base.pages.length,
    briefs: briefs(),
    end: () => ({ modelUse: use.sum(), unused: unused.list() }),
  };
}

/** What the local engine has on its pages, as a plan. */
function planOf(base: Outline, blocks: readonly NumberedBlock[]): Plan {
  const known = new Map(blocks.map((one) => [blockOf(one.block.origin), one]));
  const pages = base.pages.filter(isContent).map((brief) => {
    const origins = saidIn(brief).flatMap(({ origins }) => origins.map(blockOf));
    return {
      title: brief.title.text,
      section: brief.section ?? '',
      blocks: [...new Set(origins)].flatMap((origin) => known.get(origin) ?? []),
    };
  });
  return { language: base.language, pages };
}
