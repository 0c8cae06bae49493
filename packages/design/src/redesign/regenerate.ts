import type { Page } from '@pagewright/components/models';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import { changesBetween, isEmpty } from '@pagewright/page/change-set';
import type { KeptChanges } from '@pagewright/page/kept-changes';
import { matchBriefs } from '@pagewright/page/match-briefs';
import { parsePage } from '@pagewright/page/source-text';
import type { DocumentLook } from './document-look.ts';
import { homelessWords } from './homeless-words.ts';
import { type RedesignedPage, redesign, type StoredPage } from './redesign.ts';
import { isLeftOtherwise, joining, repeatedOnMost } from './repeated-on-new.ts';

/** A page of the document as it is before it is composed anew. */
export interface EarlierPage extends Pick<StoredPage, 'style'> {
  /** Its brief in the earlier outline; null for pages made by hand. */
  readonly briefId: string | null;
  /** Where its brief stood in the document as it was composed; null for pages made by hand. */
  readonly place: number | null;
  readonly generatedText: string;
  readonly styledText: string;
  readonly kept: KeptChanges | undefined;
}

export interface RegenerateRequest {
  /** What the pages were designed from; undefined where none of them was. */
  readonly before: Outline | undefined;
  readonly after: Outline;
  /** In their order. */
  readonly pages: readonly EarlierPage[];
  /** Briefs of pages that the person deleted: what says the same now is left out, or comes back as such. */
  readonly deleted: readonly PageBrief[];
  /** Whether what was deleted may come back: so many pages are asked for. */
  readonly deletedReturn: boolean;
  readonly from: DocumentLook;
  readonly to: DocumentLook;
}

/** A page of the document composed anew. */
export interface RegeneratedPage extends RedesignedPage {
  /** Index of the brief that it shows, undefined where it is the person's own. */
  readonly briefIndex: number | undefined;
  /** Index of the earlier page that lives on in it. */
  readonly earlier: number | undefined;
  /** Whether what the person did to a page stands on it. */
  readonly hasChanges: boolean;
  /** Whether the person had deleted a page that says the same. */
  readonly returns: boolean;
}

/**
 * The pages of a document that was composed anew, with everything that the person had made of the earlier ones: what they
 * changed lies over the page that says the same now, pages of their own stay after the page that they followed, and a page
 * that they changed and that has no successor becomes one of their own. Pages that they deleted stay away unless they may
 * return, and where they put the pages in another order than that of the document, theirs is kept.
 */
export function regenerate({
  before,
  after,
  pages,
  deleted,
  deletedReturn,
  from,
  to,
}: RegenerateRequest): RegeneratedPage[] {
  // Pictures that people brought in stand in the earlier one only.
  const outline: Outline = { ...after, assets: { ...before?.assets, ...after.assets } };
  const successors = successorsOf(before, after, pages);
  const again = sayingTheSame(deleted, after, new Set(successors.values()));
  // A document of nothing but deleted pages is wanted after all.
  const leftOut = deletedReturn || again.size === after.pages.length ? NONE : again;
  const briefs = new Map(before?.pages.map((brief) => [brief.id, brief]));
  const lastingOf = (continued: readonly Continued[]): RegeneratedPage[] => {
    const redesigned = redesign({
      outline,
      from,
      to,
      pages: continued.map(({ page, briefIndex }) => {
        const [then, now] = [briefs.get(page.briefId ?? ''), after.pages[briefIndex ?? -1]];
        return { ...page, briefIndex, sameBrief: isSameBrief(then, now), ...withOwnBrief(page, then, now) };
      }),
    });
    return continued.map(({ page, earlier, briefIndex }, index) => ({
      ...(redesigned[index] as RedesignedPage),
      briefIndex,
      earlier,
      hasChanges: briefIndex === undefined || isChanged(page),
      returns: false,
    }));
  };
  const all = pages.map((page, earlier) => ({ page, earlier, briefIndex: successors.get(earlier) }));
  const [lasting, ending] = parted(all, ({ page, briefIndex }) => {
    return briefIndex !== undefined || page.briefId === null || isChanged(page);
  });
  const inPlace = lastingOf(lasting);
  // In the look that they have now; of a document that nobody changed nothing repeats but what is designed.
  const ended = [...inPlace, ...ending.map(({ page }) => page)].some(isLeftOtherwise)
    ? inNewLook(ending, before, { from, to })
    : [];
  const repeated = repeatedOnMost([...inPlace, ...ended]);
  const make = (index: number): RegeneratedPage => {
    const [made] = redesign({
      outline: after,
      from,
      to,
      pages: [{ briefIndex: index, sameBrief: true, generatedText: '', styledText: '', kept: undefined }],
    });
    const place = { briefIndex: index, earlier: undefined, hasChanges: false, returns: again.has(index) };
    return { ...joining(made as RedesignedPage, repeated), ...place };
  };
  const wanted = after.pages.flatMap((_, index) => (leftOut.has(index) ? [] : [index]));
  const arranged = isReordered(pages) ? inPersonsOrder : inOrder;
  const made = arranged(inPlace, wanted, make);
  const alone = lastingOf(
    homelessWords(
      ending.map(({ page }) => page),
      made,
    ).flatMap((index) => ending[index] ?? []),
  );
  if (alone.length === 0) return made;
  return arranged(
    [...inPlace, ...alone].sort((one, other) => (one.earlier ?? 0) - (other.earlier ?? 0)),
    wanted,
    make,
  );
}

/** An earlier page, and the brief that says the same now. */
interface Continued {
  readonly page: EarlierPage;
  /** Its place among the earlier ones. */
  readonly earlier: number;
  readonly briefIndex: number | undefined;
}

function parted<One>(list: readonly One[], belongs: (one: One) => boolean): [One[], One[]] {
  return [list.filter(belongs), list.filter((one) => !belongs(one))];
}

/** Pages that nothing follows, as they would be in the new look: what repeats was on them too. */
function inNewLook(
  ending: readonly Continued[],
  before: Outline | undefined,
  looks: { readonly from: DocumentLook; readonly to: DocumentLook },
): RedesignedPage[] {
  const indexOf = new Map(before?.pages.map(({ id }, index) => [id, index]));
  const pages = ending.map(({ page }) => ({ ...page, briefIndex: indexOf.get(page.briefId ?? ''), sameBrief: true }));
  return redesign({ outline: before, pages, ...looks });
}

/** Share of its words that a brief has in common with that of a deleted page to be that page again. */
const SAME_PAGE = 0.6;

const NONE: ReadonlySet<number> = new Set();

/** The new briefs that say what pages that the person deleted said. */
function sayingTheSame(deleted: readonly PageBrief[], after: Outline, taken: ReadonlySet<number>): ReadonlySet<number> {
  const free = after.pages.flatMap((brief, index) => (taken.has(index) ? [] : [{ brief, index }]));
  const matches = matchBriefs(
    deleted,
    free.map(({ brief }) => brief),
    SAME_PAGE,
  );
  return new Set([...matches.values()].flatMap((place) => free[place]?.index ?? []));
}

/** Whether the pages stand in another order than that in which the document was composed. */
function isReordered(pages: readonly EarlierPage[]): boolean {
  const places = pages.flatMap(({ place }) => place ?? []);
  return places.some((place, index) => place < (places[index - 1] ?? 0));
}

/** The earlier pages as the person ordered them; a new one follows the page before it in the document. */
function inPersonsOrder(
  inPlace: readonly RegeneratedPage[],
  wanted: readonly number[],
  make: (briefIndex: number) => RegeneratedPage,
): RegeneratedPage[] {
  const pages = [...inPlace];
  for (const index of wanted) {
    if (pages.some(({ briefIndex }) => briefIndex === index)) continue;
    const before = Math.max(...pages.flatMap(({ briefIndex = -1 }) => (briefIndex < index ? briefIndex : [])), -1);
    const place = before < 0 ? 0 : pages.findLastIndex(({ briefIndex }) => briefIndex === before) + 1;
    pages.splice(place, 0, make(index));
  }
  return pages;
}

/** The new brief of each earlier page that has one. */
function successorsOf(before: Outline | undefined, after: Outline, pages: readonly EarlierPage[]): Map<number, number> {
  const used = new Set(pages.flatMap(({ briefId }) => briefId ?? []));
  const briefs = before?.pages.filter(({ id }) => used.has(id)) ?? [];
  const matches = matchBriefs(briefs, after.pages);
  const places = new Map(briefs.map(({ id }, index) => [id, matches.get(index)]));
  return new Map(
    pages.flatMap(({ briefId }, index) => {
      const place = briefId === null ? undefined : places.get(briefId);
      return place === undefined ? [] : [[index, place] as const];
    }),
  );
}

/** New pages in the order of the document; what the person made follows what it followed. */
function inOrder(
  inPlace: readonly RegeneratedPage[],
  wanted: readonly number[],
  make: (briefIndex: number) => RegeneratedPage,
): RegeneratedPage[] {
  const own = new Map<number, RegeneratedPage[]>();
  const first = new Map<number, RegeneratedPage>();
  let last = -1;
  for (const page of inPlace) {
    if (page.briefIndex !== undefined) last = page.briefIndex;
    if (page.briefIndex !== undefined && !first.has(page.briefIndex)) first.set(page.briefIndex, page);
    else own.set(last, [...(own.get(last) ?? []), page]);
  }
  const pages = wanted.map((index) => [first.get(index) ?? make(index), ...(own.get(index) ?? [])]);
  return [...(own.get(-1) ?? []), ...pages.flat()];
}

function isChanged({ generatedText, styledText, kept }: EarlierPage): boolean {
  if (kept?.aside || kept?.anchor || kept?.brought) return true;
  if (styledText === '' || styledText === generatedText) return false;
  try {
    const [designed, left] = [parsePage(generatedText), parsePage(styledText)];
    // What repeats is the document's, wherever it is: a page with a logo, or without its foot, is not one that the person
    // worked at. What was made the page's own is.
    const owned = new Set(left.components.flatMap(({ id, repeat }) => (repeat === undefined ? [id] : [])));
    const own = (page: Page): Page => ({
      ...page,
      components: page.components.filter(({ id, repeat }) => repeat === undefined || owned.has(id)),
    });
    return !isEmpty(changesBetween(own(designed), own(left)));
  } catch {
    return true;
  }
}

/**
 * What a person had made of a page's content stays as long as the document says the same there; else the page says what
 * the document says now.
 */
function withOwnBrief({ kept }: EarlierPage, then: PageBrief | undefined, now: PageBrief | undefined) {
  const { brief, entries = [] } = kept?.brought ?? {};
  if (!kept || !brief || !now) return {};
  if (isSameBrief(then, now)) return { sameBrief: true };
  const { brought: _brought, ...rest } = kept;
  return { kept: entries.length > 0 ? { ...rest, brought: { entries } } : rest };
}

/** Whether two briefs say the same; each outline has ids of its own. */
function isSameBrief(one: PageBrief | undefined, other: PageBrief | undefined): boolean {
  return one !== undefined && other !== undefined && contentOf(one) === contentOf(other);
}

function contentOf(brief: PageBrief): string {
  const unnamed = brief.form === 'composite' ? { ...brief, parts: brief.parts.map(withoutId) } : brief;
  return JSON.stringify(withoutId(unnamed));
}

function withoutId<Brief extends PageBrief>(brief: Brief): Brief {
  return { ...brief, id: '' };
}
