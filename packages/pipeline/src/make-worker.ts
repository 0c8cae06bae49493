import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { type Engine, engineOf } from '@pagewright/compose/engine';
import type { createEngines } from '@pagewright/compose/engines';
import { type RedesignedPage, redesign } from '@pagewright/design/redesign';
import { type RegeneratedPage, regenerate } from '@pagewright/design/regenerate';
import { isPagewrightError } from '@pagewright/model/errors';
import type { LeftOut } from '@pagewright/model/left-out';
import { readStoredDocument, type SourceDocument } from '@pagewright/model/source-document';
import { readText } from '@pagewright/source/read';
import { again } from './again/again.ts';
import type { Proposal } from './assist/assistant.ts';
import { localAssistant } from './assist/local-assistant.ts';
import { type ComparedSources, compareSources } from './compare-sources.ts';
import { type FilledPage, fillPage } from './fill-page.ts';
import { leftOutOfBriefs } from './left-out.ts';
import type {
  AgainTask,
  AssistByModelTask,
  AssistTask,
  BringInTask,
  CompareTask,
  DesignTask,
  FillTask,
  FromEngines,
  LeftOutOfOutlineTask,
  LeftOutTask,
  MakeNote,
  MakeTask,
  Outcome,
  RedesignTask,
  RefreshTask,
  RegenerateTask,
  StatementsTask,
  StoredSources,
} from './make-messages.ts';
import { designPages, makePages } from './make-pages.ts';
import { type Refreshed, refresh } from './refresh/refresh.ts';
import type { PipelineEvents } from './request.ts';
import { type FoundStatement, statementsById } from './source-statements.ts';
import { type BroughtIn, bringInStatement, storedLeftOut } from './stored-document.ts';

/** What a worker thread of a page maker does: it composes, designs and fills, and holds no connection to anything. */

export function make({ sources, request, port, ...from }: MakeTask): Promise<Outcome<null>> {
  return outcomeOf(async () => {
    const engine = await findEngine(from, request.engine);
    await makePages(engine, documentsOf(sources), request, eventsTo(port));
    return ended(port);
  });
}

export function design({ outline, request, from, port }: DesignTask): Promise<Outcome<null>> {
  return outcomeOf(async () => {
    await designPages(outline, request, eventsTo(port), from);
    return ended(port);
  });
}

export function fill({ sources, fill: request, ...from }: FillTask): Promise<Outcome<FilledPage>> {
  return outcomeOf(async () => {
    const engine = await findEngine(from, request.engine);
    return fillPage(engine, documentsOf(sources), request);
  });
}

export function redesignPages({ redesign: request }: RedesignTask): Promise<Outcome<RedesignedPage[]>> {
  return outcomeOf(async () => redesign(request));
}

export function regeneratePages({ regenerate: request }: RegenerateTask): Promise<Outcome<RegeneratedPage[]>> {
  return outcomeOf(async () => regenerate(request));
}

export function listLeftOut({ sources, stored }: LeftOutTask): Promise<Outcome<LeftOut>> {
  return outcomeOf(async () => storedLeftOut(documentsOf(sources), stored));
}

export function listLeftOutOfOutline({ sources, outline, prompt }: LeftOutOfOutlineTask): Promise<Outcome<LeftOut>> {
  return outcomeOf(async () => leftOutOfBriefs(documentsOf(sources), outline, prompt));
}

export function findStatements({ sources, ids }: StatementsTask): Promise<Outcome<FoundStatement[]>> {
  return outcomeOf(async () => statementsById(documentsOf(sources), ids));
}

export function bringIn({ sources, order }: BringInTask): Promise<Outcome<BroughtIn | undefined>> {
  return outcomeOf(async () => bringInStatement(documentsOf(sources), order));
}

/** Files that are attached are composed by the local engine: what is proposed is there at once and the same each time. */
export function assist({ sources, assist: request, ...from }: AssistTask): Promise<Outcome<Proposal>> {
  return outcomeOf(async () => localAssistant(await findEngine(from, 'local')).propose(documentsOf(sources), request));
}

export function compare({ older, newer }: CompareTask): Promise<Outcome<ComparedSources>> {
  return outcomeOf(async () => compareSources(storedDocumentOf(older), storedDocumentOf(newer)));
}

/** As what is attached: by the local engine. */
export function refreshPages({ sources, older, refresh: request, ...from }: RefreshTask): Promise<Outcome<Refreshed>> {
  return outcomeOf(async () => {
    const versions = older.map(({ content, ...own }) => ({ ...own, document: storedDocumentOf(content) }));
    return refresh(await findEngine(from, 'local'), documentsOf(sources), versions, request);
  });
}

export function makeAgain({ sources, again: request, engine, ...from }: AgainTask): Promise<Outcome<Proposal>> {
  return outcomeOf(async () => again(await findEngine(from, engine), documentsOf(sources), request));
}

/** Loaded when a model is asked: its library takes a fifth of a second. */
export function assistByModel({ sources, assist, local, settings }: AssistByModelTask): Promise<Outcome<Proposal>> {
  return outcomeOf(async () => {
    const { cloud } = settings;
    if (!cloud) return local;
    const [{ connect }, { proposeByModel }] = await Promise.all([
      import('@pagewright/compose/changes'),
      import('./assist/model/model-assistant.ts'),
    ]);
    const parts = { model: connect(cloud), modelName: cloud.model, price: cloud.price };
    return proposeByModel(parts, documentsOf(sources), assist, local);
  });
}

async function findEngine({ engines, settings }: FromEngines, id: string): Promise<Engine> {
  const module: { createEngines: typeof createEngines } = await import(engines);
  return engineOf(module.createEngines(settings), id);
}

function documentsOf({ contents, text }: StoredSources): SourceDocument[] {
  const documents = contents.map(storedDocumentOf);
  return text.trim() ? [...documents, readText(text)] : documents;
}

function storedDocumentOf(bytes: Uint8Array): SourceDocument {
  return readStoredDocument(JSON.parse(new TextDecoder().decode(bytes)));
}

function eventsTo(port: MessagePort): PipelineEvents {
  const say = (note: MakeNote): void => port.postMessage(note);
  let hasPictures = false;
  return {
    onProgress: (stage, fraction) => say({ type: 'progress', stage, fraction }),
    onPage: (page, index, total) => say({ type: 'page', page, index, total }),
    onOutline: async (outline, isWhole) => {
      const answered = once(port, 'message');
      say({ type: 'outline', outline: hasPictures ? { ...outline, assets: {} } : outline, isWhole });
      hasPictures = true;
      await answered;
    },
  };
}

function ended(port: MessagePort): null {
  port.postMessage({ type: 'end' } satisfies MakeNote);
  return null;
}

async function outcomeOf<Result>(work: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const { code, params } = isPagewrightError(error) ? error : { code: 'generation/failed' as const, params: {} };
    return { failed: { code, params, detail } };
  }
}
