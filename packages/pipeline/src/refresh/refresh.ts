import { type ComposeRequest, type Engine, isStreamed } from '@pagewright/compose/engine';
import { isPagewrightError } from '@pagewright/model/errors';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import type { SourceNews } from '@pagewright/model/source-news';
import type { SuccessorsByFile } from '@pagewright/model/successors';
import { printPage } from '@pagewright/page/source-text';
import type { AssistPage, AssistRequest, Proposal } from '../assist/assistant.ts';
import { addPictures, hasSameObjects } from '../assist/made-page.ts';
import { pageBriefOf } from '../assist/page-brief.ts';
import { Shadow } from '../assist/shadow.ts';
import { withFollowedCells } from './bound-charts.ts';
import { Counterparts } from './counterparts.ts';
import { keptByHand } from './kept-by-hand.ts';
import type { OlderSource } from './older-source.ts';
import { renewedBrief } from './renewed-brief.ts';
import { SourceWords } from './source-words.ts';

/** A document some of whose sources have newer versions; its origins lead to these where they say the same. */
export interface RefreshRequest extends Omit<AssistRequest, 'wish'> {
  /** As what it was composed. */
  readonly composing: ComposeRequest;
}

export interface Refreshed extends Proposal {
  readonly news: SourceNews;
}

/**
 * Makes anew what came from blocks that say something else in the newest version of their file: by composing, with
 * everything that the person did. Other pages, and what else these pages say, stay as they are.
 */
export async function refresh(
  engine: Engine,
  documents: readonly SourceDocument[],
  older: readonly OlderSource[],
  request: RefreshRequest,
): Promise<Refreshed> {
  const { prompt } = request;
  const shadow = new Shadow({ ...request, wish: { prompt, pageIds: [], inView: undefined, files: [] } });
  const byFile: SuccessorsByFile = new Map(older.map((own) => [own.document.file, own]));
  const news: SourceNews = { kept: [], gone: [], open: [] };
  const used = older.filter(({ document }) => namesFile(request, document.file));
  const words = new SourceWords([...documents, ...older.map(({ document }) => document)], byFile);
  const after = used.length > 0 ? await composed(engine, documents, request) : undefined;
  const composings: Counterparts[] = [];
  for (const own of used) {
    const before = documents.map((document) => (document.file === own.newest ? own.document : document));
    composings.push(new Counterparts(await composed(engine, before, request), after, byFile));
  }
  const sources = { older: byFile, composings, words };
  for (const page of request.pages) {
    const brief = pageBriefOf(page, request.outline);
    const renewed = brief && renewedBrief(brief, sources);
    if (!renewed) continue;
    for (const list of ['gone', 'open'] as const)
      news[list].push(...renewed[list].map((own) => ({ pageId: page.id, ...own })));
    if (renewed.count === 0) continue;
    addPictures(shadow, renewed.brief, documents);
    const made = shadow.saying(page, renewed.brief, { sameBrief: true });
    if (!made || made.generatedText === page.generatedText) continue;
    news.kept.push(...keptByHand(page, made).map((own) => ({ pageId: page.id, ...own })));
    shadow.put(made, { byObject: hasSameObjects(page, made) });
    shadow.note('refresh', [page.id], renewed.count);
  }
  for (const page of shadow.pages) followCells(shadow, page, { documents, older }, news);
  return { ...shadow.proposal([]), news };
}

/** Charts that a person bound to cells are in no brief: they are followed on the page as it is shown. */
function followCells(
  shadow: Shadow,
  page: AssistPage,
  sources: Parameters<typeof withFollowedCells>[1],
  news: SourceNews,
): void {
  const { page: followed, count, told } = withFollowedCells(shadow.shown(page), sources);
  for (const { as, ...own } of told) news[as].push({ pageId: page.id, ...own });
  if (count === 0) return;
  shadow.put({ ...page, styledText: printPage(followed) }, { byObject: true });
  shadow.note('refresh', [page.id], count);
}

/** Undefined where nothing can be composed of the documents: what stands in them word for word is found all the same. */
async function composed(
  engine: Engine,
  documents: readonly SourceDocument[],
  { composing }: RefreshRequest,
): Promise<Outline | undefined> {
  try {
    const made = await engine.compose(documents, composing);
    return isStreamed(made) ? undefined : made;
  } catch (error) {
    if (isPagewrightError(error) && error.code.startsWith('compose/')) return undefined;
    throw error;
  }
}

function namesFile({ outline, pages }: RefreshRequest, file: string): boolean {
  const start = JSON.stringify(`${file}#`).slice(0, -1);
  return JSON.stringify([outline?.pages, pages.map(({ kept }) => kept?.brought)]).includes(start);
}
