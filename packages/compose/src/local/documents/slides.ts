import { PAGE_COUNT, type PageBrief } from '@pagewright/model/outline';
import { saidOnce } from '../critic/said-once.ts';
import { bestComposition, type ComposedPage } from '../critic/search.ts';
import { tellingsOf } from '../critic/tellings.ts';
import { slideFormsOf } from '../forms/briefs.ts';
import { choose } from '../forms/choose.ts';
import { type FormContext, SLIDE_BUDGET } from '../forms/context.ts';
import { coverBrief } from '../frame/cover.ts';
import { filled } from '../frame/fillers.ts';
import {
  agendaBrief,
  closingBrief,
  dividedSections,
  type Frame,
  numbered,
  type Placed,
  sectionPages,
  summaryBrief,
} from '../frame/frame-pages.ts';
import { behindCover } from '../frame/said-on-cover.ts';
import { asSlides, fitGroups, withoutCrumbs } from '../grouping/fit-groups.ts';
import type { FitOptions } from '../grouping/fit-options.ts';
import { squeeze } from '../language/text.ts';
import { LABELS } from '../lexicon/labels.ts';
import type { Atom } from '../material/atoms.ts';
import { contactLines } from '../material/contacts.ts';
import { type Group, withoutMargins } from '../material/groups.ts';
import { bestStatements, type Material, type Section, sectionsOf } from '../material/material.ts';
import type { Passage } from '../reading/passages.ts';
import type { Composed, ComposeRequest } from '../request.ts';
import { composeShortDeck } from '../short/deck.ts';
import { isShortDocument } from '../short/short-document.ts';
import { Titles } from '../titles/titles.ts';
import { slideCount } from './slide-count.ts';
import { viewsOf, withFurtherViews } from './table-views.ts';

/** How dear dropping is against joining, see `fitGroups`. */
const DROPPING = { condense: 12, preserve: 60 } as const;
/** Slides that a group of an automatic deck fills before it is divided. */
const LEAST_DIVIDED = 1.2;

/** A deck: cover, agenda, sections, content, summary, closing, as far as the count allows. */
export function composeSlides(read: Material, request: ComposeRequest): Composed {
  if (isShortDocument(read, request)) return composeShortDeck(read);
  const isOpen = request.pageCount === 'auto' && read.wishes.pages === undefined;
  const material = isOpen ? { ...read, groups: withFurtherViews(read) } : read;
  const allSections = sectionsOf(material.groups);
  const { count, reason } = slideCount(material, allSections, request.pageCount, request.mode);
  const frame = frameOf(count, allSections, material, request.mode);
  const isAsked = reason.code === 'count-asked';
  const wanted = contentCount(count, frame, allSections);
  const all =
    request.mode === 'condense' ? withoutMargins(matterOf(material, frame), isAsked ? wanted : 0) : material.groups;
  const keepsAll = request.mode === 'preserve' && !isAsked && all.length + 4 < PAGE_COUNT.max;
  const options: FitOptions = {
    favour: material.favour,
    views: viewsOf(material, 'in-pieces'),
    priceOfDropping: keepsAll ? Number.POSITIVE_INFINITY : DROPPING[request.mode],
    keepsWords: request.mode === 'preserve',
    leastDivided: isAsked || request.mode === 'preserve' ? 0 : LEAST_DIVIDED,
  };
  const context = contextOf(material, request);
  const shownOf = (atoms: readonly Atom[]): readonly Atom[] => choose(atoms, context).shown;
  const own =
    options.leastDivided > 0
      ? withoutCrumbs(
          all.flatMap((group) => asSlides(group, options)),
          options,
          shownOf,
        )
      : all;
  const fitted = (pages: number): Group[] => {
    const fit = fitGroups(own, pages, options);
    return isAsked ? fit : withoutCrumbs(fit, options, shownOf);
  };
  const first = fitted(wanted);
  // Pages that dividers do not take are the content's again.
  const spared = frame.sections ? allSections.length - dividedSections(sectionsOf(first)).length : 0;
  const groups = isAsked && spared > 0 ? fitted(wanted + spared) : first;
  const composed = composedPages(material, groups, { frame, context, options, isExact: isAsked });
  const placed = deckOf(material, composed, frame);
  if (!isAsked) return { pages: numbered(inOrder(placed)), countReason: withCount(reason, placed.length) };
  const { pages, isShort } = filled(placed, count, { material, groups: composed.map(({ group }) => group), frame });
  const countReason = isShort ? ({ code: 'count-too-little-content', params: { count } } as const) : reason;
  return { pages: numbered(inOrder(pages)), countReason };
}

/** What is left for the pages behind a cover. */
function matterOf(material: Material, frame: Frame): readonly Group[] {
  return frame.cover ? behindCover(material) : material.groups;
}

function withCount(reason: Composed['countReason'], count: number): Composed['countReason'] {
  return { ...reason, params: { ...reason.params, count } };
}

function contextOf(material: Material, request: ComposeRequest): FormContext {
  const short = material.wishes.length === 'short';
  return {
    language: material.language,
    budget: short ? { ...SLIDE_BUDGET, load: 360, items: 4 } : SLIDE_BUDGET,
    preserve: request.mode === 'preserve',
    charts: !material.wishes.without.has('charts'),
    moreCharts: material.wishes.moreCharts,
    isNarrative: material.isNarrative,
    prose: false,
  };
}

function frameOf(count: number, sections: readonly Section[], material: Material, mode: ComposeRequest['mode']): Frame {
  const { without } = material.wishes;
  const named = sections.length;
  return {
    cover: count >= 2 && !without.has('cover'),
    agenda: count >= 6 && named >= 3 && !without.has('agenda'),
    sections: named >= 2 && named <= 9 && count >= named * 3 + 4,
    // Where every word is kept, nothing needs to be said again.
    summary: mode === 'condense' && count >= 7 && !without.has('summary') && !material.isNarrative,
    closing: !without.has('closing') && (count >= 10 || (count >= 5 && contactLines(material).length > 0)),
  };
}

function contentCount(count: number, frame: Frame, sections: readonly Section[]): number {
  const own = [frame.cover, frame.agenda, frame.summary, frame.closing].filter(Boolean).length;
  return Math.max(1, count - own - (frame.sections ? sections.length : 0));
}

interface Composing {
  readonly frame: Frame;
  readonly context: FormContext;
  readonly options: FitOptions;
  readonly isExact: boolean;
}

/** The pages of content as the critic likes them best. */
function composedPages(
  material: Material,
  groups: readonly Group[],
  { frame, context, options, isExact }: Composing,
): ComposedPage<PageBrief>[] {
  const titles = new Titles(material);
  const divided = frame.sections ? dividedSections(sectionsOf(groups)) : [];
  const whole = new Set(groups);
  const composed = bestComposition({
    groups,
    isExact,
    tellingsAt: tellingsOf(groups, options),
    titlesOf: (group) => titles.candidatesOf(group),
    formsOf: (group, title) => slideFormsOf('page', group, title, context, whole.has(group)),
    taken: frame.cover ? [squeeze(material.title)] : [],
    dividers: new Set(divided.map(({ name }) => squeeze(name))),
  });
  if (options.keepsWords) return composed;
  const briefs = saidOnce(composed.map(({ brief }) => brief));
  return composed.map((page, index) => ({ ...page, brief: briefs[index] ?? page.brief }));
}

function deckOf(material: Material, composed: readonly ComposedPage<PageBrief>[], frame: Frame): Placed[] {
  const labels = LABELS[material.language];
  const groups = composed.map(({ group }) => group);
  const sections = inReadingOrder(groups, material);
  const pages: Placed[] = [];
  if (frame.cover) pages.push({ page: coverBrief(material), place: -1 });
  if (frame.agenda && sections.length >= 3) pages.push({ page: agendaBrief(sections, labels.agenda), place: -1 });
  if (frame.sections) pages.push(...sectionPages(dividedSections(sections), groups, material));
  const opened = new Set(frame.sections ? dividedSections(sections).map(({ name }) => name) : []);
  for (const [index, { group, brief }] of composed.entries()) {
    pages.push({ page: underSection(brief, group, opened), place: index });
  }
  if (frame.summary) {
    const best = bestStatements(groups, 5, material.favour);
    if (best.length >= 3) pages.push({ page: summaryBrief(labels.summary, best), place: Number.POSITIVE_INFINITY });
  }
  if (frame.closing) pages.push({ page: closingBrief(material), place: Number.POSITIVE_INFINITY });
  return pages;
}

/** The first page of a section says which it is, further ones what they stand under right above. */
function underSection(page: PageBrief, { parts }: Group, opened: Set<string>): PageBrief {
  const section = parts[0]?.passage.section ?? '';
  if (section === '' || opened.has(section)) return page;
  opened.add(section);
  return section === page.title.text ? page : { ...page, section };
}

/**
 * A page that several sections share may come before another of theirs: the agenda follows the document. What counts is
 * what stands on pages: a name that a cover has used up opens its section only where it comes again.
 */
function inReadingOrder(groups: readonly Group[], material: Material): Section[] {
  const passages = [...new Set(passagesOf(material.groups))];
  const places = new Map(passages.map((passage, place) => [passage, place]));
  const begins = new Map<string, number>();
  for (const passage of passagesOf(groups)) {
    const place = places.get(passage) ?? passages.length;
    begins.set(passage.section, Math.min(place, begins.get(passage.section) ?? place));
  }
  return sectionsOf(groups).toSorted((a, b) => (begins.get(a.name) ?? 0) - (begins.get(b.name) ?? 0));
}

function passagesOf(groups: readonly Group[]): Passage[] {
  return groups.flatMap(({ parts }) => parts.map(({ passage }) => passage));
}

/** Pages by their places; those of one place keep the order in which they came. */
function inOrder(pages: readonly Placed[]): PageBrief[] {
  return pages.toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place)).map(({ page }) => page);
}
