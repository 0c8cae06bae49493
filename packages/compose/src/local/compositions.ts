import type { FormatId, Medium } from '@pagewright/model/formats';
import type { ComposeNote, PageBrief, PageCount, SimpleBrief } from '@pagewright/model/outline';
import { itemOf } from './atoms.ts';
import { type BriefContext, type Budget, briefOf, labelledBase } from './briefs.ts';
import { fitGroups, type Group, weightOfGroup } from './groups.ts';
import { LABELS } from './labels.ts';
import type { Material } from './material.ts';
import type { Composed, ComposeRequest } from './request.ts';
import { agendaBrief, coverBrief, numbered } from './slides.ts';
import { Titles } from './titles.ts';

/** How much a page of several parts holds: parts, and the visual length of all of them. */
interface Room {
  readonly parts: number;
  readonly weight: number;
}

const ROOM: Readonly<Record<FormatId, Room>> = {
  'ppt-16-9': { parts: 3, weight: 500 },
  'ppt-4-3': { parts: 3, weight: 450 },
  'ppt-21-9': { parts: 3, weight: 550 },
  'a4-portrait': { parts: 4, weight: 1900 },
  'a4-landscape': { parts: 4, weight: 1700 },
  a3: { parts: 7, weight: 1900 },
  note: { parts: 4, weight: 620 },
  'long-3': { parts: 6, weight: 1700 },
  'long-5': { parts: 10, weight: 3000 },
  custom: { parts: 4, weight: 1500 },
};

const AUTO_PAGES = { condense: { min: 1, max: 24 }, preserve: { min: 1, max: 80 } } as const;

/** Pages of several parts: A4 reports, and posters and long images, which are one composition each. */
export function composePages(material: Material, request: ComposeRequest, medium: Medium): Composed {
  const room = ROOM[request.format];
  const { count, reason } = countOf(material, request, medium, room);
  const isReport = medium === 'document';
  const cover = isReport && count >= 3 && !material.wishes.noCover;
  const sections = material.sections(material.groups);
  const agenda = isReport && count >= 6 && sections.length >= 3 && !material.wishes.noAgenda;
  const contentPages = Math.max(1, count - Number(cover) - Number(agenda));
  const parts = isReport ? room.parts : room.parts - 1;
  const { groups } = fitGroups(
    cover || !isReport ? material.withoutCover() : material.groups,
    Math.min(partsWanted(material, contentPages, parts), contentPages * parts),
    material.favour,
  );
  const titles = new Titles(material.centrality, material.title, LABELS[material.language].overview);
  titles.take(material.title);
  const labels = LABELS[material.language];
  const pages: PageBrief[] = [];
  if (cover) pages.push(coverBrief(material));
  if (agenda) pages.push(agendaBrief(sections, labels.agenda));
  const spread = spreadOver(groups, contentPages);
  for (const [index, own] of spread.entries()) {
    const context = contextOf(material, request, room, own.length);
    const briefs = own.map((group) => briefOf('part', group, titles.of(group), context));
    const isFirst = index === 0 && (!isReport || !cover);
    pages.push(composite(material, briefs, isFirst || !isReport, index));
  }
  return {
    pages: numbered(filled(pages, count, material, groups)),
    countReason: pages.length < count ? { code: 'count-too-little-content', params: { count } } : reason,
  };
}

/** No more parts than there are groups worth one; at least one a page. */
function partsWanted(material: Material, pages: number, parts: number): number {
  return Math.max(pages, Math.min(material.groups.length, pages * parts));
}

function countOf(
  material: Material,
  request: ComposeRequest,
  medium: Medium,
  room: Room,
): { count: number; reason: ComposeNote } {
  const asked: PageCount = request.pageCount;
  if (asked !== 'auto') return { count: asked, reason: { code: 'count-asked', params: { count: asked } } };
  if (medium !== 'document') return { count: 1, reason: { code: 'count-one-composition', params: { count: 1 } } };
  const weight = material.groups.reduce((sum, group) => sum + weightOfGroup(group), 0);
  const { min, max } = AUTO_PAGES[request.mode];
  const wish = { short: 0.6, normal: 1, long: 1.5 }[material.wishes.length];
  const share = request.mode === 'preserve' ? 1 : weight > room.weight * 12 ? 0.35 : 0.75;
  const content = Math.ceil((weight * share * wish) / room.weight);
  const count = Math.min(max, Math.max(min, content >= 3 ? content + 1 : content));
  return { count, reason: { code: 'count-by-length', params: { count } } };
}

function contextOf(material: Material, request: ComposeRequest, room: Room, parts: number): BriefContext {
  const weight = room.weight / Math.max(1, parts);
  const budget: Budget = {
    weight: Math.max(180, weight),
    items: parts === 1 ? 12 : Math.max(4, Math.round(12 / parts)),
    rows: parts > 2 ? 8 : 14,
    columns: request.format === 'a4-landscape' ? 9 : 7,
  };
  return {
    language: material.language,
    budget,
    preserve: request.mode === 'preserve',
    charts: !material.wishes.noCharts,
    moreCharts: material.wishes.moreCharts,
  };
}

/** Groups over pages in their order, each page about as full as the others, none empty. */
function spreadOver(groups: readonly Group[], pages: number): Group[][] {
  const total = groups.reduce((sum, group) => sum + Math.min(weightOfGroup(group), 1200), 0);
  const result: Group[][] = [];
  let open: Group[] = [];
  let done = 0;
  for (const [index, group] of groups.entries()) {
    open.push(group);
    done += Math.min(weightOfGroup(group), 1200);
    const left = groups.length - index - 1;
    const pagesLeft = pages - result.length - 1;
    const full = done >= (total * (result.length + 1)) / pages - 1e-6;
    if (pagesLeft > 0 && ((full && left >= pagesLeft) || left === pagesLeft)) {
      result.push(open);
      open = [];
    }
  }
  if (open.length > 0) result.push(open);
  return result;
}

/** A page of several parts; posters and first pages begin with the cover. */
function composite(material: Material, briefs: readonly SimpleBrief[], withCover: boolean, index: number): PageBrief {
  const [first] = briefs;
  const cover = coverBrief(material);
  const title = withCover && index === 0 ? cover.title : (first?.title ?? cover.title);
  const lead =
    withCover && index === 0
      ? [cover]
      : withCover && first
        ? [{ ...cover, title: first.title, subtitle: undefined, meta: [] }]
        : [];
  const section = first?.section;
  return {
    id: 'page',
    form: 'composite',
    title,
    more: [],
    ...(section ? { section } : {}),
    parts: [...lead, ...briefs],
  };
}

/** Pages that are still missing say the key statements again, each page its own. */
function filled(pages: PageBrief[], count: number, material: Material, groups: readonly Group[]): PageBrief[] {
  const result = pages.slice(0, count);
  const labels = LABELS[material.language];
  const sayings = material.best(groups, 40);
  for (let index = 0; result.length < count; index += 1) {
    const own = sayings[index % Math.max(1, sayings.length)];
    result.push(
      own
        ? { ...labelledBase('quote', labels.quote), form: 'quote', quote: own }
        : { ...labelledBase('summary', labels.summary), form: 'summary', items: [itemOf(coverBrief(material).title)] },
    );
  }
  return result;
}
