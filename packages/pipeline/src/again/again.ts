import type { Engine, RewriteRequest, Rewritten } from '@pagewright/compose/engine';
import { joinedPrompts } from '@pagewright/compose/templates';
import { type DrawnBrief, isDrawn, type PageBrief } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { withChosenObjects } from '@pagewright/page/object-difference';
import { parsePage, printPage } from '@pagewright/page/source-text';
import type { AssistPage, AssistRequest, Proposal } from '../assist/assistant.ts';
import { otherLayout } from '../assist/commands/contents.ts';
import { addPictures, hasSameObjects } from '../assist/made-page.ts';
import { pageBriefOf } from '../assist/page-brief.ts';
import { Shadow } from '../assist/shadow.ts';
import { fillDrawnPage, withParts } from '../drawn-template.ts';
import { piecesOf, withPieces } from '../refresh/pieces.ts';
import { sumOfUses } from '../sum-of-uses.ts';

/** Pages of a stored document that are to be made anew, or one block of one of them. */
export interface AgainRequest extends Omit<AssistRequest, 'wish' | 'byModel'> {
  readonly pageIds: readonly number[];
  /** Id of the one object of the one page that is to be made anew; the others stay as they are. */
  readonly objectId?: string | undefined;
  /** As what the document was composed. */
  readonly composing: Omit<RewriteRequest, 'page' | 'language'>;
  /** What the properties of pages say besides the prompt (spec §3), by the pages' ids. */
  readonly pagePrompts?: Readonly<Record<number, string>> | undefined;
}

/** Pages that are asked for at once, as in a generation. */
const AT_ONCE = 2;

/**
 * Has pages told anew from the blocks that they rest on, with all that the person did to them, as a proposal. An engine
 * that says the same each time gives the page another layout.
 * @throws PagewrightError `generation/cancelled`
 */
export async function again(
  engine: Engine,
  documents: readonly SourceDocument[],
  request: AgainRequest,
  signal?: AbortSignal,
): Promise<Proposal> {
  const { pageIds } = request;
  const shadow = new Shadow({ ...request, wish: { prompt: '', pageIds, inView: undefined, files: [] } });
  const told: Rewritten[] = [];
  for (let from = 0; from < pageIds.length; from += AT_ONCE) {
    const pages = pageIds.slice(from, from + AT_ONCE).flatMap((id) => shadow.page(id) ?? []);
    const own = await Promise.all(pages.map((page) => rewritten(engine, documents, request, shadow, page, signal)));
    for (const [index, page] of pages.entries()) {
      const one = own[index];
      if (one) told.push(one);
      propose({ shadow, documents, request }, page, one);
    }
  }
  const asked = told.flatMap(({ model }) => model ?? []);
  const failure = asked.find((one) => one.failure)?.failure;
  const model =
    asked.length > 0 ? { use: sumOfUses(asked.map(({ use }) => use)), ...(failure ? { failure } : {}) } : undefined;
  return { ...shadow.proposal([]), ...(model ? { model } : {}) };
}

async function rewritten(
  engine: Engine,
  documents: readonly SourceDocument[],
  { composing, outline, pagePrompts = {} }: AgainRequest,
  shadow: Shadow,
  page: AssistPage,
  signal: AbortSignal | undefined,
): Promise<Rewritten | undefined> {
  const brief = pageBriefOf(page, outline);
  if (!brief) return undefined;
  const own = pagePrompts[page.id];
  if (isDrawn(brief)) {
    const drawn = { ...brief.drawn, prompt: own ?? brief.drawn.prompt };
    return fillDrawnPage(engine, documents, { ...brief, drawn }, composing.prompt, signal);
  }
  const asking = { ...composing, prompt: joinedPrompts(composing.prompt, own ?? '') };
  return engine.rewrite(documents, { ...asking, page: brief, language: shadow.languageOf(page) }, { signal });
}

interface Proposing {
  readonly shadow: Shadow;
  readonly documents: readonly SourceDocument[];
  readonly request: AgainRequest;
}

function propose({ shadow, documents, request }: Proposing, page: AssistPage, told: Rewritten | undefined): void {
  const brief = pageBriefOf(page, request.outline);
  if (!brief) return shadow.note('by-hand', [page.id]);
  if (told?.model?.failure) return shadow.note('again-failed', [page.id]);
  if (told?.page) addPictures(shadow, told.page, documents);
  const { objectId } = request;
  const made =
    objectId === undefined
      ? madePage(shadow, page, brief, told?.page)
      : madeBlock(shadow, page, { brief, told: told?.page, objectId });
  if (!made) return shadow.note(objectId === undefined ? 'again-same' : 'again-same-block', [page.id]);
  shadow.put(made, { byObject: hasSameObjects(page, made), isGenerated: true });
  shadow.note(objectId === undefined ? 'again' : 'again-block', [page.id]);
}

/** Undefined where there is no other way to tell it. */
function madePage(
  shadow: Shadow,
  page: AssistPage,
  brief: PageBrief,
  told: PageBrief | undefined,
): AssistPage | undefined {
  if (isDrawn(brief)) return filledPage(shadow, page, brief, told);
  const { turn } = brief;
  const made = told && shadow.saying(page, { ...told, ...(turn === undefined ? {} : { turn }) });
  if (made && wordsOf(made) !== wordsOf(page)) return made;
  return otherLayout(shadow, page, brief);
}

/** A page that a person drew has the layout that they gave it. */
function filledPage(
  shadow: Shadow,
  page: AssistPage,
  brief: DrawnBrief,
  told: PageBrief | undefined,
): AssistPage | undefined {
  if (!told || !isDrawn(told)) return undefined;
  const sameBrief = placesOf(brief).join() === placesOf(told).join();
  const made = shadow.saying(page, told, { sameBrief });
  return made && wordsOf(made) !== wordsOf(page) ? made : undefined;
}

/** Ids of the objects that show its parts. */
function placesOf({ parts }: DrawnBrief): (string | undefined)[] {
  return parts.map(({ shownBy }) => shownBy);
}

/** The page with one block told anew: what the person had written there gives way, all else stays. */
function madeBlock(
  shadow: Shadow,
  page: AssistPage,
  {
    brief,
    told,
    objectId,
  }: { readonly brief: PageBrief; readonly told: PageBrief | undefined; readonly objectId: string },
): AssistPage | undefined {
  if (isDrawn(brief)) return filledBlock(shadow, page, { brief, told, objectId });
  const slot = shadow.shown(page).components.find(({ id }) => id === objectId)?.slot;
  if (!told || slot === undefined) return undefined;
  const isOf = (path: readonly string[]): boolean => `${slot}.`.startsWith(`${path.join('.')}.`);
  const own = piecesOf(brief).findLast(({ path }) => isOf(path));
  const other = own && piecesOf(told).find(({ is, path }) => is === own.is && path.join('.') === own.path.join('.'));
  if (!other || other.words === own.words) return undefined;
  const freed = withoutOwnWords(shadow, page, objectId);
  return shadow.saying(freed, withPieces(brief, new Map([[own.path, other.value]])), { sameBrief: true });
}

interface DrawnBlock {
  readonly brief: DrawnBrief;
  readonly told: PageBrief | undefined;
  readonly objectId: string;
}

/** The place of the object filled anew, where the sources hold something else for it. */
function filledBlock(shadow: Shadow, page: AssistPage, { brief, told, objectId }: DrawnBlock): AssistPage | undefined {
  const part = told && isDrawn(told) ? told.parts.find(({ shownBy }) => shownBy === objectId) : undefined;
  if (!part) return undefined;
  const at = brief.parts.findIndex(({ shownBy }) => shownBy === objectId);
  const parts = at < 0 ? [...brief.parts, part] : brief.parts.with(at, part);
  const made = shadow.saying(withoutOwnWords(shadow, page, objectId), withParts(brief, parts), { sameBrief: true });
  return made && wordsOf(made) !== wordsOf(page) ? made : undefined;
}

/** The page with what was generated for one object in place of what the person wrote there. */
function withoutOwnWords(shadow: Shadow, page: AssistPage, objectId: string): AssistPage {
  const plain = withChosenObjects(shadow.shown(page), parsePage(page.generatedText), new Set([objectId]));
  return { ...page, styledText: printPage(plain) };
}

/** Of what stands on it, in the order of its objects. */
function wordsOf(page: AssistPage): string {
  return page.styledText || page.generatedText;
}
