import type { ComposeNote, PageBrief, PageCount, SimpleBrief, Statement } from '@pagewright/model/outline';
import { itemOf, label, statement } from './atoms.ts';
import { type BriefContext, briefOf, labelledBase, SLIDE_BUDGET } from './briefs.ts';
import { atomsOfGroup, fitGroups, type Group, weightOfGroup } from './groups.ts';
import { LABELS } from './labels.ts';
import type { Material, Section } from './material.ts';
import type { Composed, ComposeRequest } from './request.ts';
import { chartOf } from './tables.ts';
import { visualLength } from './text.ts';
import { Titles } from './titles.ts';

/** Pages that are not content, and how many. */
interface Frame {
  readonly cover: boolean;
  readonly agenda: boolean;
  readonly sections: boolean;
  readonly summary: boolean;
  readonly closing: boolean;
}

/** Visual length of source text that one slide stands for, in an automatic count. */
const PER_SLIDE = { condense: 700, preserve: 380 } as const;
const AUTO = { condense: { min: 3, max: 24 }, preserve: { min: 3, max: 60 } } as const;

/** A deck: cover, agenda, sections, content, summary, closing, as far as the count allows. */
export function composeSlides(material: Material, request: Pick<ComposeRequest, 'pageCount' | 'mode'>): Composed {
  const { count, reason } = countOf(material, request.pageCount, request.mode);
  const context: BriefContext = {
    language: material.language,
    budget: material.wishes.length === 'short' ? { ...SLIDE_BUDGET, weight: 260, items: 4 } : SLIDE_BUDGET,
    preserve: request.mode === 'preserve',
    charts: !material.wishes.noCharts,
    moreCharts: material.wishes.moreCharts,
  };
  const allSections = material.sections(material.groups);
  const frame = frameOf(count, allSections, material);
  const titles = new Titles(material.centrality, material.title, LABELS[material.language].overview);
  titles.take(material.title);
  const sectionPages = frame.sections ? allSections.length : 0;
  const framePages =
    Number(frame.cover) + Number(frame.agenda) + sectionPages + Number(frame.summary) + Number(frame.closing);
  const available = frame.cover ? material.withoutCover() : material.groups;
  const groups = contentGroups(material, available, Math.max(1, count - framePages));
  if (frame.sections) for (const { name } of allSections) titles.take(name);
  const pages = assemble(material, groups, frame, titles, context);
  return {
    pages: numbered(exactly(pages, count, material, groups)),
    countReason: pages.length < count ? tooLittle(count) : reason,
  };
}

/** Visual length of a group that is divided without need; below it the figures behind charts get pages first. */
const WORTH_DIVIDING = 240;

/** Groups for the content pages; where they are few, as many pages are left free as there are charts to show the data of. */
function contentGroups(material: Material, available: readonly Group[], count: number): readonly Group[] {
  const { groups } = fitGroups(available, count, material.favour, WORTH_DIVIDING);
  const missing = count - groups.length;
  if (missing <= 0) return groups;
  const charts = material.wishes.noCharts ? 0 : groups.filter(isChart).length;
  return fitGroups(groups, count - Math.min(missing, charts), material.favour).groups;
}

function isChart(group: Group): boolean {
  return atomsOfGroup(group).some((atom) => atom.kind === 'table' && chartOf(atom.block) !== undefined);
}

function countOf(
  material: Material,
  asked: PageCount,
  mode: ComposeRequest['mode'],
): { count: number; reason: ComposeNote } {
  if (asked !== 'auto') return { count: asked, reason: { code: 'count-asked', params: { count: asked } } };
  const weight = material.groups.reduce((sum, group) => sum + weightOfGroup(group), 0);
  const sections = material.sections(material.groups).length;
  const { min, max } = AUTO[mode];
  const wish = { short: 0.6, normal: 1, long: 1.5 }[material.wishes.length];
  const byLength = (weight / PER_SLIDE[mode]) * wish;
  const content = Math.min(material.groups.length * 2, Math.max(sections, byLength));
  const extra = 1 + (sections >= 3 ? 1 : 0) + (content >= 6 ? 1 : 0);
  const count = Math.round(Math.min(max, Math.max(min, content + extra)));
  const bySections = sections > byLength && sections >= 3;
  return {
    count,
    reason: bySections
      ? { code: 'count-by-sections', params: { count, sections } }
      : { code: 'count-by-length', params: { count } },
  };
}

function tooLittle(count: number): ComposeNote {
  return { code: 'count-too-little-content', params: { count } };
}

function frameOf(count: number, sections: readonly Section[], material: Material): Frame {
  const { wishes } = material;
  const named = sections.length;
  return {
    cover: count >= 2 && !wishes.noCover,
    agenda: count >= 6 && named >= 3 && !wishes.noAgenda,
    sections: named >= 2 && named <= 9 && count >= named * 3 + 4,
    summary: count >= 7 && !wishes.noSummary,
    closing: count >= 10 && !wishes.noClosing,
  };
}

function assemble(
  material: Material,
  groups: readonly Group[],
  frame: Frame,
  titles: Titles,
  context: BriefContext,
): PageBrief[] {
  const labels = LABELS[material.language];
  const pages: PageBrief[] = [];
  if (frame.cover) pages.push(coverBrief(material));
  const sections = material.sections(groups);
  if (frame.agenda) pages.push(agendaBrief(sections, labels.agenda));
  let section = '';
  for (const group of groups) {
    const own = group.parts[0]?.passage.section ?? '';
    if (frame.sections && own && own !== section) {
      const number = sections.findIndex(({ name }) => name === own) + 1;
      const first = material.best(
        groups.filter((candidate) => candidate.parts[0]?.passage.section === own),
        1,
      )[0];
      pages.push({
        id: 'section',
        form: 'section',
        title: statement(own, sections[number - 1]?.origin, 1),
        number,
        more: [],
        ...(first && visualLength(first.text) <= 110 ? { subtitle: first } : {}),
      });
    }
    section = own;
    pages.push(briefOf('page', group, titles.of(group), context));
  }
  if (frame.summary) {
    const best = material.best(groups, 5);
    if (best.length >= 2)
      pages.push({ ...labelledBase('summary', labels.summary), form: 'summary', items: best.map(itemOf) });
  }
  if (frame.closing) {
    pages.push({
      ...labelledBase('closing', labels.closing),
      form: 'closing',
      lines: [statement(material.title, material.titleOrigin, 0.9)],
    });
  }
  return pages;
}

export function coverBrief(material: Material): SimpleBrief {
  const { subtitle, meta } = material.cover();
  return {
    id: 'cover',
    form: 'cover',
    title: statement(material.title, material.titleOrigin, 1),
    meta,
    more: [],
    ...(subtitle ? { subtitle } : {}),
  };
}

export function agendaBrief(sections: readonly Section[], title: string): SimpleBrief {
  return {
    ...labelledBase('agenda', title),
    form: 'agenda',
    items: sections.slice(0, 12).map(({ name, origin }) => statement(name, origin, 0.8)),
  };
}

/**
 * Pages that are still missing: where nothing is left to divide, key statements stand alone on pages of their own. A page
 * too many goes from the frame.
 */
function exactly(pages: PageBrief[], count: number, material: Material, groups: readonly Group[]): PageBrief[] {
  const result = [...pages];
  for (const form of ['closing', 'summary', 'agenda', 'section'] as const) {
    while (result.length > count) {
      const index = result.findLastIndex((page) => page.form === form);
      if (index < 0) break;
      result.splice(index, 1);
    }
  }
  const labels = LABELS[material.language];
  insertDataPages(result, count, labels.data);
  const sayings = fallbackStatements(material, groups);
  for (let index = 0; result.length < count; index += 1) {
    const own = sayings[index % Math.max(1, sayings.length)] ?? label(material.title);
    const end = result.at(-1)?.form === 'closing' ? result.length - 1 : result.length;
    result.splice(end, 0, { ...labelledBase('quote', labels.quote), form: 'quote', quote: own });
  }
  return result.slice(0, count);
}

/** The figures behind a chart, as a table on the page after it. */
function insertDataPages(pages: PageBrief[], count: number, data: string): void {
  for (let index = 0; index < pages.length && pages.length < count; index += 1) {
    const page = pages[index];
    if (page?.form !== 'chart' || !page.table) continue;
    const { title, table, section } = page;
    const own: SimpleBrief = {
      id: 'data',
      form: 'table',
      title: { ...title, text: `${title.text} · ${data}` },
      table,
      items: [],
      more: [],
      ...(section ? { section } : {}),
    };
    index += 1;
    pages.splice(index, 0, own);
  }
}

/** Statements for pages beyond the content, best first. */
function fallbackStatements(material: Material, groups: readonly Group[]): Statement[] {
  const best = material.best(groups, 40).toSorted((a, b) => b.rank - a.rank);
  if (best.length > 0) return best;
  return [statement(material.title, material.titleOrigin, 1)];
}

/** Ids in page order. */
export function numbered(pages: readonly PageBrief[]): PageBrief[] {
  return pages.map((page, index) => {
    const id = `p${index + 1}`;
    if (page.form !== 'composite') return { ...page, id };
    return { ...page, id, parts: page.parts.map((part, position) => ({ ...part, id: `${id}.${position + 1}` })) };
  });
}
