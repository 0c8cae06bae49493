import type { ComposeNote, PageBrief, SimpleBrief } from '@pagewright/model/outline';
import type { FormContext } from '../forms/context.ts';
import { continuedParts } from '../frame/continued-parts.ts';
import { coverBrief } from '../frame/cover.ts';
import { repeatedParts } from '../frame/fillers-of-composites.ts';
import { agendaBrief, numbered, summaryBrief } from '../frame/frame-pages.ts';
import { behindCover } from '../frame/said-on-cover.ts';
import { fitGroups } from '../grouping/fit-groups.ts';
import { spreadOver } from '../grouping/spread.ts';
import { LABELS } from '../lexicon/labels.ts';
import { atomsOfGroup, type Group, withoutMargins } from '../material/groups.ts';
import { bestStatements, type Material, sectionsOf } from '../material/material.ts';
import type { Composed, ComposeRequest } from '../request.ts';
import { composeShortReport } from '../short/report.ts';
import { isShortDocument } from '../short/short-document.ts';
import { composedParts } from './composed-parts.ts';
import { viewsOf } from './table-views.ts';

/** Reading load of a dense A4 page: 400 English words or 800 Han characters. */
const PAGE_LOAD = 2400;
/** Parts of a page: fewer look empty, more look torn. */
const PARTS = { usual: 4, most: 6 } as const;
/** Pages up to which an automatic report says everything. */
const EASY = 4;
const MOST = { condense: 24, preserve: 100 } as const;
const LENGTH = { short: 0.6, normal: 1, long: 1.5 } as const;
/** What an exhibit takes of a page, as reading load. */
const EXHIBIT_LOAD = 700;

/** An A4 report: pages of several parts, dense, in the order of the documents. */
export function composeReport(material: Material, request: ComposeRequest): Composed {
  if (isShortDocument(material, request)) return composeShortReport(material);
  const { count, reason } = countOf(material, request);
  const sections = sectionsOf(material.groups);
  const { without } = material.wishes;
  const hasCover = count >= 4 && !without.has('cover');
  const hasOpening = count >= 7 && sections.length >= 3 && !without.has('agenda');
  const contentPages = Math.max(1, count - Number(hasCover) - Number(hasOpening));
  const isAsked = reason.code === 'count-asked';
  const own =
    request.mode === 'condense'
      ? withoutMargins(hasCover ? behindCover(material) : material.groups, isAsked ? contentPages : 0)
      : material.groups;
  const groups = fittedGroups(own, material, request, contentPages);
  const pages: PageBrief[] = [];
  if (hasCover) pages.push(coverBrief(material));
  if (hasOpening) pages.push(openingPage(material, groups));
  const spread = spreadOver(groups, contentPages, showableLoad);
  const contexts = new Map(
    spread.flatMap((own) => {
      const contextFor = contextOf(material, request, own);
      return own.map((group) => [group, contextFor(group)] as const);
    }),
  );
  const composed = composedParts(
    material,
    spread,
    (group) => contexts.get(group) as FormContext,
    request.mode === 'preserve',
  );
  const written = continuedParts(
    composed.map((own) => own.map(({ brief, title }) => ({ part: brief, heading: title.numbers }))),
  );
  for (const [index, parts] of written.entries()) pages.push(pageOf(material, parts, index === 0 && !hasCover));
  const isShort = pages.length < count;
  if (isShort && isAsked) pages.push(...repeatedParts(material, groups, count - pages.length));
  const countReason: ComposeNote =
    isShort && isAsked
      ? { code: 'count-too-little-content', params: { count } }
      : { ...reason, params: { ...reason.params, count: pages.length } };
  return { pages: numbered(pages), countReason };
}

function countOf(material: Material, { pageCount, mode }: ComposeRequest): { count: number; reason: ComposeNote } {
  const { wishes } = material;
  const fixed = pageCount === 'auto' ? wishes.pages : pageCount;
  if (fixed !== undefined) return { count: fixed, reason: { code: 'count-asked', params: { count: fixed } } };
  const own = material.groups.reduce((sum, group) => sum + showableLoad(group), 0) / PAGE_LOAD;
  const held = mode === 'preserve' || own <= EASY ? own : EASY + (own - EASY) ** 0.65;
  const content = Math.max(1, Math.ceil(held * LENGTH[wishes.length] - 0.15));
  const count = Math.min(MOST[mode], content + (content >= 3 ? 1 : 0) + (content >= 6 ? 1 : 0));
  const tables = material.groups.filter((group) => atomsOfGroup(group).some(({ kind }) => kind === 'table')).length;
  const byTables = tables * 2 >= material.groups.length;
  return {
    count,
    reason: byTables
      ? { code: 'count-by-tables', params: { count, tables } }
      : { code: 'count-by-length', params: { count } },
  };
}

/** What a group can fill of a page. */
function showableLoad(group: Group): number {
  const atoms = atomsOfGroup(group);
  const standing = group.parts[0]?.passage.standing;
  const share = standing === 'back-matter' || standing === 'front-matter' ? 0.3 : 1;
  return (
    share * atoms.reduce((sum, { kind, load }) => sum + (kind === 'table' || kind === 'image' ? EXHIBIT_LOAD : load), 0)
  );
}

/** Parts that fill a page by what they say on average: short ones stand more to a page than long ones. */
function partsThatFill(groups: readonly Group[]): number {
  const load = groups.reduce((sum, group) => sum + showableLoad(group), 0) / Math.max(1, groups.length);
  return Math.min(PARTS.most, Math.max(PARTS.usual, Math.round(PAGE_LOAD / Math.max(1, load))));
}

function fittedGroups(groups: readonly Group[], material: Material, request: ComposeRequest, pages: number): Group[] {
  const fits = groups.length <= pages * PARTS.most;
  const wanted = fits ? Math.max(groups.length, Math.min(pages, pages * PARTS.usual)) : pages * partsThatFill(groups);
  const options = {
    favour: material.favour,
    views: viewsOf(material, 'in-pieces'),
    priceOfDropping: request.mode === 'preserve' ? Number.POSITIVE_INFINITY : 12,
    keepsWords: request.mode === 'preserve',
    leastDivided: 0,
  };
  return fitGroups(groups, Math.max(pages, wanted), options);
}

/** Parts share a page by how much each has to say. */
function contextOf(material: Material, request: ComposeRequest, own: readonly Group[]): (group: Group) => FormContext {
  const total = own.reduce((sum, group) => sum + showableLoad(group), 0);
  const share = Math.min(1, PAGE_LOAD / Math.max(1, total));
  const isWide = request.format === 'a4-landscape';
  return (group) => ({
    language: material.language,
    budget: {
      load: Math.max(260, showableLoad(group) * share),
      items: own.length === 1 ? 14 : Math.max(5, Math.round(16 / own.length)),
      table: { rows: own.length > 2 ? 9 : 16, columns: isWide ? 9 : 7 },
    },
    preserve: request.mode === 'preserve',
    charts: !material.wishes.without.has('charts'),
    moreCharts: material.wishes.moreCharts,
    isNarrative: material.isNarrative,
    prose: true,
  });
}

/** A page is named after the section that it is in; the parts carry their own titles. */
function pageOf(material: Material, parts: readonly SimpleBrief[], withCover: boolean): PageBrief {
  const [first] = parts;
  const cover = coverBrief(material);
  const title = withCover ? cover.title : (first?.title ?? cover.title);
  return {
    id: 'page',
    form: 'composite',
    title,
    more: [],
    ...(first?.section ? { section: first.section } : {}),
    parts: withCover ? [cover, ...parts] : [...parts],
  };
}

/** The second page of a longer report: what it holds and what it says above all. */
function openingPage(material: Material, groups: readonly Group[]): PageBrief {
  const labels = LABELS[material.language];
  const agenda = agendaBrief(sectionsOf(groups), labels.agenda);
  const best = material.wishes.without.has('summary') ? [] : bestStatements(groups, 5, material.favour);
  const parts = best.length >= 3 ? [agenda, summaryBrief(labels.summary, best)] : [agenda];
  return { id: 'page', form: 'composite', title: agenda.title, more: [], parts };
}
