import { pagesMeant } from '@pagewright/compose/assist';
import { askChanges, type ModelParts, numberedBlocks, type Operation } from '@pagewright/compose/changes';
import { blockOf } from '@pagewright/compose/left-out';
import type { SourceDocument } from '@pagewright/model/source-document';
import { unsupportedWords } from '@pagewright/page/unsupported';
import type { AssistRequest, Proposal } from '../assistant.ts';
import { Shadow } from '../shadow.ts';
import { textPlaces } from '../text-places.ts';
import { operate } from './operations.ts';
import { picturesOf } from './pictures.ts';
import { toldPages } from './told-pages.ts';

/**
 * What a language model makes of a wish: it names operations, which are done on a copy of the pages, and only to those that
 * the wish is about.
 * @param local what was understood without it, which counts where it fails
 * @throws PagewrightError `generation/cancelled`
 */
export async function proposeByModel(
  parts: ModelParts,
  documents: readonly SourceDocument[],
  request: AssistRequest,
  local: Proposal,
  signal?: AbortSignal,
): Promise<Proposal> {
  const shadow = new Shadow(request);
  const mayChange = pagesOf(request);
  const blocks = inOrderOfUse(documents, request, shadow, mayChange);
  const language = shadow.outline?.language ?? 'en-US';
  const pictures = picturesOf(documents, shadow);
  const question = {
    prompt: request.wish.prompt,
    pages: toldPages(shadow, mayChange),
    blocks,
    pictures: pictures.map(({ id, alt }) => ({ id, text: alt })),
    language,
  };
  const fault = (operation: Operation): string | undefined => faultOf(operation, request, shadow, mayChange);
  const { operations, failure, use } = await askChanges(parts, question, fault, signal);
  if (failure) return { ...local, model: { use, failure } };
  const touched = new Set<number>();
  let [skipped, unsound] = [0, 0];
  for (const operation of operations) {
    const page = shadow.page(request.pages[operation.page - 1]?.id ?? 0);
    const isPossible = page && fault(operation) === undefined;
    const outcome = isPossible ? operate({ shadow, request, blocks, pictures }, page, operation) : 'unable';
    if (outcome === 'unable') skipped += 1;
    else if (outcome === 'unsound') unsound += 1;
    else if (page && operation.do !== 'add-page' && operation.do !== 'duplicate-page') touched.add(page.id);
  }
  const done = operations.length - skipped - unsound;
  if (done > 0) shadow.note('by-model', [...touched], done);
  else if (unsound === 0) shadow.note('model-unable', []);
  if (skipped > 0 && done > 0) shadow.note('model-skipped', [], skipped);
  if (unsound > 0) shadow.note('model-unsound', [], unsound);
  const doubts = doubtsOf(shadow, request);
  if (doubts > 0) shadow.note('model-doubts', [...touched], doubts);
  return { ...shadow.proposal([]), model: { use: { ...use, unsupported: doubts } } };
}

/** Ids of the pages that a wish is about: those that are named, else that in view, else all. */
function pagesOf({ pages, wish }: AssistRequest): ReadonlySet<number> {
  const meant = pagesMeant(wish.prompt);
  if (meant === 'all') return new Set(pages.map(({ id }) => id));
  const numbered = (meant ?? []).flatMap((number) => pages.at(number < 0 ? number : number - 1)?.id ?? []);
  const inView = wish.inView === undefined ? pages.map(({ id }) => id) : [wish.inView];
  const named = [...numbered, ...wish.pageIds];
  return new Set(named.length > 0 ? named : inView);
}

/** What the pages rest on comes first: there may not be room for all. */
function inOrderOfUse(
  documents: readonly SourceDocument[],
  { pages }: AssistRequest,
  shadow: Shadow,
  mayChange: ReadonlySet<number>,
) {
  const used = new Set(
    pages
      .filter(({ id }) => mayChange.has(id))
      .flatMap((page) => shadow.shown(page).components.flatMap(({ origin = [] }) => origin.map(blockOf))),
  );
  const isUsed = (origin: string): number => (used.has(blockOf(origin)) ? 1 : 0);
  return numberedBlocks(documents).toSorted((a, b) => isUsed(b.block.origin) - isUsed(a.block.origin));
}

const OF_OBJECTS: ReadonlySet<Operation['do']> = new Set([
  'set-text',
  'set-look',
  'remove-object',
  'move-object',
  'replace-picture',
]);

/** What is wrong with an operation, in words for the model. */
function faultOf(
  { do: name, page: number, object }: Operation,
  { pages }: AssistRequest,
  shadow: Shadow,
  mayChange: ReadonlySet<number>,
): string | undefined {
  const page = pages[number - 1];
  if (!page) return `there is no page ${number}`;
  if (name !== 'add-page' && !mayChange.has(page.id)) return `page ${number} may not be changed`;
  if (!OF_OBJECTS.has(name)) return undefined;
  // Of an object with several texts one may be reworded; it goes and stands as a whole.
  const ids = shadow
    .shown(page)
    .components.flatMap((own) => (name === 'set-text' ? [...textPlaces(own).keys()] : own.id));
  return ids.includes(object) ? undefined : `page ${number} has no object ${JSON.stringify(object)}`;
}

/** Objects that say what nothing bears out and did not before. */
function doubtsOf(shadow: Shadow, { pages }: AssistRequest): number {
  const count = (one: Parameters<Shadow['shown']>[0]): number =>
    shadow.shown(one).components.filter((component) => unsupportedWords(component).length > 0).length;
  const before = new Map(pages.map((page) => [page.id, page]));
  return shadow.pages.reduce((sum, page) => {
    const old = before.get(page.id);
    return old === page ? sum : sum + Math.max(0, count(page) - (old ? count(old) : 0));
  }, 0);
}
