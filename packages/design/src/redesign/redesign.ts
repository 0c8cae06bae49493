import { createHash } from 'node:crypto';
import type { ComponentKind, Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import type { DocumentStyle } from '@pagewright/model/document-style';
import { pageFormat } from '@pagewright/model/formats';
import type { Outline, PageBrief } from '@pagewright/model/outline';
import { withPersonsContent } from '@pagewright/page/brief-content';
import { withBroughtIn } from '@pagewright/page/brought-in';
import { type ChangeSet, changesBetween, isEmpty, type PartChange } from '@pagewright/page/change-set';
import { asidePair, changesAside, type KeptChanges } from '@pagewright/page/kept-changes';
import { type Laid, layChanges, wouldBeMissed } from '@pagewright/page/lay-changes';
import { type Restyling, restyledPage, withSeenMarks } from '@pagewright/page/restyle';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { listedWords, standsOn, toldWords } from '@pagewright/page/told-words';
import { designAddedPage } from '../design.ts';
import { pageOrReason } from '../page-or-reason.ts';
import { type DocumentLook, pageLookOf } from './document-look.ts';
import { withRestyledLogo } from './restyled-logo.ts';
import { restylingBetween } from './restyling.ts';
import { settled } from './settle.ts';

/** A page as it is stored. */
export interface StoredPage {
  /** Its brief in the outline that is to be designed; undefined for pages made by hand. */
  readonly briefIndex: number | undefined;
  /** Whether it was designed from this very brief, and not from one of an earlier document that said about the same. */
  readonly sameBrief: boolean;
  readonly generatedText: string;
  /** As the person left it; empty where that is as it was generated. */
  readonly styledText: string;
  readonly kept: KeptChanges | undefined;
  /** From 1, where that is not its place among those that are designed: for pages that stand beside the outline's own. */
  readonly pageNumber?: number;
  /** The style that it has for itself now and is to have; undefined where that is the document's. */
  readonly style?: { readonly from: DocumentStyle | undefined; readonly to: DocumentStyle | undefined };
}

export interface RedesignRequest {
  /** Undefined where all pages are made by hand. */
  readonly outline: Outline | undefined;
  readonly pages: readonly StoredPage[];
  /** What the pages look like now. */
  readonly from: DocumentLook;
  readonly to: DocumentLook;
}

/** Something that a person made which the new design of its page has no place for. */
export interface UnplacedChange {
  readonly kind: ComponentKind;
  /** What it says, and what it said as it was designed. */
  readonly words: string;
  readonly was: string;
}

export interface RedesignedPage {
  readonly generatedText: string;
  readonly styledText: string;
  readonly kept: KeptChanges | undefined;
  /** What had its place until now. */
  readonly unplaced: readonly UnplacedChange[];
}

/**
 * Pages in another style or format, or after the document was composed anew, with everything that a person did to them.
 * A page that comes back to the looks in which it was changed last is again as the person left it.
 */
export function redesign({ outline, pages, ...looks }: RedesignRequest): RedesignedPage[] {
  return pages.map((page, place) => {
    const from = { ...looks.from, style: page.style?.from ?? looks.from.style };
    const to = { ...looks.to, style: page.style?.to ?? looks.to.style };
    try {
      const told = outline && toldBy(page, outline, place);
      return told ? withBrought(designed(page, told, from, to), page) : byHand(page, from, to);
    } catch (error) {
      // A text that cannot be read stays: it is the person's, and the screen says what is wrong with it.
      if (!isUnreadable(page)) throw error;
      return { generatedText: page.generatedText, styledText: page.styledText, kept: page.kept, unplaced: [] };
    }
  });
}

/** What a page says, with what the person brought into it, and how that is designed. */
interface Told {
  readonly brief: PageBrief;
  readonly language: Outline['language'];
  design(brief: PageBrief, look: DocumentLook): Page;
}

/** Undefined for a page that was made by hand. */
function toldBy({ briefIndex, kept, pageNumber }: StoredPage, outline: Outline, place: number): Told | undefined {
  const { brief: own, entries = [] } = kept?.brought ?? {};
  const { pages } = outline;
  const language = own?.textLanguage ?? outline.language;
  if (briefIndex === undefined) {
    if (!own) return undefined;
    const design = (brief: PageBrief, look: DocumentLook) =>
      designAddedPage({ ...outline, pages: [...pages, brief] }, pageNumber ?? place + 1, pageLookOf(look));
    return { brief: withBroughtIn(own, entries), language, design };
  }
  // What the person had made of a page's content stands beside it.
  const brief = own ?? pages[briefIndex];
  if (!brief) throw new RangeError(`no brief ${briefIndex}`);
  const design = (now: PageBrief, look: DocumentLook) =>
    pageOrReason({ ...outline, pages: pages.with(briefIndex, now) }, briefIndex, pageLookOf(look));
  return { brief: withBroughtIn(brief, entries), language, design };
}

/** What was brought into a page stays with it; what of it the page showed and shows no more is named. */
function withBrought(made: RedesignedPage, { styledText, generatedText, kept }: StoredPage): RedesignedPage {
  const brought = kept?.brought;
  if (!brought) return made;
  const before = parsePage(styledText || generatedText || made.styledText);
  const after = parsePage(made.styledText);
  const gone = brought.entries.filter(({ statement: { text } }) => standsOn(before, text) && !standsOn(after, text));
  const unplaced = gone.map(({ statement }): UnplacedChange => ({ kind: 'text', words: statement.text, was: '' }));
  return { ...made, kept: { ...made.kept, brought }, unplaced: [...made.unplaced, ...unplaced] };
}

/** The page as the person last had it under their hands, and its looks then. */
interface Anchor {
  readonly generatedText: string;
  readonly styledText: string;
  readonly look: DocumentLook;
}

function anchorOf({ generatedText, styledText, kept }: StoredPage, from: DocumentLook): Anchor {
  const { anchor } = kept ?? {};
  if (!anchor || anchor.shown !== printOf(styledText)) {
    return { generatedText, styledText: styledText || generatedText, look: from };
  }
  const { style, format, customSize } = anchor;
  const look = { style, format, ...(customSize ? { customSize } : {}) };
  return { generatedText: anchor.generatedText, styledText: anchor.styledText, look };
}

function byHand(page: StoredPage, from: DocumentLook, to: DocumentLook): RedesignedPage {
  const anchor = anchorOf(page, from);
  const { generatedText } = page;
  const aside = page.kept?.aside ? { aside: page.kept.aside } : undefined;
  if (isSameLook(anchor.look, to)) {
    return { generatedText, styledText: anchor.styledText, kept: aside, unplaced: [] };
  }
  const left = parsePage(anchor.styledText);
  const { size } = pageFormat(to.format, to.customSize);
  const restyling = restylingBetween(anchor.look, to, left.language);
  const shown = isSameFormat(from, to) ? { format: left.format, size: left.size } : { format: to.format, size };
  const restyled = withRestyledLogo(restyledPage(left, shown, restyling), anchor.look, to);
  const styledText = printPage(settled(restyled, new Set(restyled.components.map(({ id }) => id)), left));
  const kept = { anchor: anchored(anchor, styledText), ...aside };
  return { generatedText, styledText, kept, unplaced: [] };
}

function designed(page: StoredPage, told: Told, from: DocumentLook, to: DocumentLook): RedesignedPage {
  const plain = told.design(told.brief, to);
  const generatedText = printPage(plain);
  const anchor = anchorOf(page, from);
  const aside = page.kept && changesAside(page.kept);
  if (!aside && (anchor.styledText === anchor.generatedText || anchor.styledText === '')) {
    return { generatedText, styledText: generatedText, kept: undefined, unplaced: [] };
  }
  const [before, left] = [parsePage(anchor.generatedText), parsePage(anchor.styledText)];
  const own = changesBetween(before, left);
  const changes = together(own, aside);
  if (generatedText === anchor.generatedText && changes.parts.length === own.parts.length) {
    return { generatedText, styledText: anchor.styledText, kept: undefined, unplaced: [] };
  }
  if (isEmpty(changes)) return { generatedText, styledText: generatedText, kept: undefined, unplaced: [] };
  const restyling = isSameValue(anchor.look.style, to.style)
    ? undefined
    : restylingBetween(anchor.look, to, told.language);
  const found = laidOut(page, told, plain, changes, restyling, to);
  const laid = restyling ? { ...found, page: withSeenMarks(found.page, left, found.touched, restyling) } : found;
  const shown = withOwnFormat(settled(laid.page, laid.touched, left), before, left, from, to);
  const styledText = printPage(shown);
  const known = new Set(aside?.parts.map(nameOf));
  const kept: KeptChanges = { anchor: anchored(anchor, styledText) };
  const apart = asidePair(laid.unplaced, left);
  return {
    generatedText,
    styledText,
    kept: apart ? { ...kept, aside: apart } : kept,
    unplaced: laid.unplaced.filter((one) => wouldBeMissed(one) && !known.has(nameOf(one))).map(unplacedChange),
  };
}

/** What the person wrote is designed with the rest, so that it has its room; where that finds less place, without. */
function laidOut(
  page: StoredPage,
  told: Told,
  plain: Page,
  changes: ChangeSet,
  restyling: Restyling | undefined,
  to: DocumentLook,
): Laid {
  const laying = { sameBrief: page.sameBrief, restyling };
  const own = withPersonsContent(told.brief, changes.parts, page.sameBrief);
  const roomy = told.design(own, to);
  const laid = layChanges(parsePage(printPage(roomy)), changes, laying);
  if (missed(laid) === 0) return laid;
  const other = layChanges(parsePage(printPage(plain)), changes, laying);
  return missed(other) < missed(laid) ? other : laid;
}

function missed({ unplaced }: Laid): number {
  return unplaced.filter(wouldBeMissed).length;
}

/** Changes that had been set aside come after those of the page itself. */
function together(changes: ChangeSet, aside: ChangeSet | undefined): ChangeSet {
  if (!aside) return changes;
  const known = new Set(changes.parts.map(({ key }) => key));
  return { ...changes, parts: [...changes.parts, ...aside.parts.filter(({ key }) => !known.has(key))] };
}

/** A page that the person gave a format of its own keeps it until the document gets another one. */
function withOwnFormat(page: Page, designed: Page, left: Page, from: DocumentLook, to: DocumentLook): Page {
  const isOwn =
    left.format !== designed.format ||
    left.size.width !== designed.size.width ||
    left.size.height !== designed.size.height;
  if (!isOwn || !isSameFormat(from, to)) return page;
  return restyledPage(page, { format: left.format, size: left.size }, SAME);
}

const SAME = {
  ink: (color: string) => color,
  ground: (color: string) => color,
  font: (family: string) => family,
  plainInk: '',
};

function anchored({ generatedText, styledText, look }: Anchor, shown: string): NonNullable<KeptChanges['anchor']> {
  const { style, format, customSize } = look;
  return { generatedText, styledText, style, format, ...(customSize ? { customSize } : {}), shown: printOf(shown) };
}

function unplacedChange(change: PartChange): UnplacedChange {
  return { kind: change.base.type, ...listedWords(change) };
}

function nameOf({ key, mine }: PartChange): string {
  return JSON.stringify([key, mine && toldWords(mine)]);
}

function isSameFormat(one: DocumentLook, other: DocumentLook): boolean {
  const [a, b] = [pageFormat(one.format, one.customSize), pageFormat(other.format, other.customSize)];
  return one.format === other.format && a.size.width === b.size.width && a.size.height === b.size.height;
}

function isSameLook(one: DocumentLook, other: DocumentLook): boolean {
  return isSameValue(one.style, other.style) && isSameFormat(one, other);
}

/** What a text is recognized by. */
function printOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isUnreadable({ generatedText, styledText, kept }: StoredPage): boolean {
  const texts = [generatedText, styledText, kept?.anchor?.generatedText, kept?.anchor?.styledText];
  return texts.some((text) => {
    try {
      if (text) parsePage(text);
      return false;
    } catch {
      return true;
    }
  });
}
