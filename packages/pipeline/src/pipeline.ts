import { type Engines, engineOf } from '@pagewright/compose/engine';
import { makePages } from './make-pages.ts';
import { readSources } from './read-sources.ts';
import type { PipelineEvents, PipelineRequest, PipelineResult } from './request.ts';

export { designPages, makePages } from './make-pages.ts';
export { readSources } from './read-sources.ts';
export type {
  DesignRequest,
  FileInHand,
  MadePages,
  MakeRequest,
  PipelineEvents,
  PipelineRequest,
  PipelineResult,
  SourceFile,
  WorkStage,
} from './request.ts';

/**
 * Sources → outline → pages, composing and designing in this thread. A server uses `createPageMaker` instead, which
 * keeps it answering meanwhile.
 * @throws PagewrightError `file/…` naming the file, `engine/unknown`, `compose/…`, `generation/cancelled`
 */
export async function runPipeline(
  engines: Engines,
  request: PipelineRequest,
  events: PipelineEvents = {},
): Promise<PipelineResult> {
  const engine = engineOf(engines, request.engine);
  const documents = await readSources(request, events);
  return { documents, ...(await makePages(engine, documents, request, events)) };
}
