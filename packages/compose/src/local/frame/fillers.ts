import type { Language } from '@pagewright/model/languages';
import type { Stat, Statement } from '@pagewright/model/outline';
import { quotePage } from '../forms/briefs.ts';
import { labelledBase } from '../forms/context.ts';
import { sectionTree } from '../forms/diagrams.ts';
import { figureOf } from '../forms/figures.ts';
import { isTitleLength, readingLoad } from '../language/text.ts';
import { LABELS } from '../lexicon/labels.ts';
import { statement } from '../material/atoms.ts';
import { atomsOfGroup, type Group } from '../material/groups.ts';
import { bestStatements, type Material, type Section, sectionsOf, standingStatements } from '../material/material.ts';
import { coverBrief } from './cover.ts';
import { agendaBrief, closingBrief, type Frame, type Placed, sectionPages, summaryBrief } from './frame-pages.ts';

export interface FillerInput {
  readonly material: Material;
  readonly groups: readonly Group[];
  readonly frame: Frame;
}

/**
 * Brings a deck to exactly `count` pages. What is missing comes, in this order, from pages that structure the document,
 * overviews of its sections, its key figures, recaps of sections, and key statements on pages of their own; `isShort` says
 * that statements had to be said again.
 */
export function filled(
  pages: readonly Placed[],
  count: number,
  filling: FillerInput,
): { pages: Placed[]; isShort: boolean } {
  const result = withoutSurplus(pages, count);
  const missing = count - result.length;
  if (missing <= 0) return { pages: result, isShort: false };
  const structural = structuralPages(result, filling).slice(0, missing);
  result.push(...structural);
  const left = count - result.length;
  if (left > 0) result.push(...spokenAgain(left, filling, result));
  return { pages: result, isShort: left > 0 };
}

/** Pages of the frame go first where there are too many. */
function withoutSurplus(pages: readonly Placed[], count: number): Placed[] {
  const result = [...pages];
  for (const form of ['closing', 'summary', 'agenda', 'section'] as const) {
    while (result.length > count) {
      const index = result.findLastIndex(({ page }) => page.form === form);
      if (index < 0) break;
      result.splice(index, 1);
    }
  }
  return result.slice(0, count);
}

/** Pages that say nothing twice: sections, agenda, trees of sections, key figures, summary, closing. */
function structuralPages(pages: readonly Placed[], { material, groups }: FillerInput): Placed[] {
  const { without } = material.wishes;
  const labels = LABELS[material.language];
  const has = (form: Placed['page']['form']): boolean => pages.some(({ page }) => page.form === form);
  const sections = sectionsOf(groups);
  const found: Placed[] = [];
  if (!has('cover') && !without.has('cover')) found.push({ page: coverBrief(material), place: -2 });
  if (!has('agenda') && sections.length >= 2 && !without.has('agenda')) {
    found.push({ page: agendaBrief(sections, labels.agenda), place: -1 });
  }
  if (!has('summary') && !without.has('summary')) {
    const best = bestStatements(groups, 5, material.favour);
    if (best.length >= 2) found.push({ page: summaryBrief(labels.summary, best), place: groups.length });
  }
  if (!has('closing') && !without.has('closing'))
    found.push({ page: closingBrief(material), place: groups.length + 1 });
  if (!has('section') && sections.length >= 2) found.push(...sectionPages(sections, groups, material));
  found.push(...keyFigures(material, groups));
  found.push(...sections.flatMap((section) => overview(section, groups, labels.overview)));
  return found;
}

function overview(section: Section, groups: readonly Group[], name: string): Placed[] {
  const base = { ...labelledBase('overview', name), section: section.name };
  if (section.groups.length === 0) return [];
  const tree = sectionTree(base, statement(section.name, section.origin, 1), section.groups);
  return tree ? [{ page: tree, place: groups.indexOf(section.groups[0] as Group) - 0.4 }] : [];
}

/** The document's most telling figures, three to a page at most. */
function keyFigures(material: Material, groups: readonly Group[]): Placed[] {
  const stats = figuresIn(groups, material.language).slice(0, 3);
  if (stats.length < 2) return [];
  const base = labelledBase('figures', LABELS[material.language].keyFigures);
  return [{ page: { ...base, form: 'stats', stats }, place: -0.9 }];
}

export function figuresIn(groups: readonly Group[], language: Language): Stat[] {
  const values = new Set<string>();
  return standingStatements(groups)
    .filter(({ statement: own }) => readingLoad(own.text) <= 220)
    .flatMap(({ statement: own }) => {
      const stat = figureOf(own, language);
      if (!stat || values.has(stat.value)) return [];
      values.add(stat.value);
      return [stat];
    });
}

/** Recaps of what several pages said, and key statements one by one, best first, each round once. */
function spokenAgain(count: number, { material, groups }: FillerInput, pages: readonly Placed[]): Placed[] {
  const labels = LABELS[material.language];
  const title = (group: number): Statement => headingOf(groups[group]) ?? titleOf(material, labels.quote);
  const sayings = standingStatements(groups).map(({ statement: own, group }): Placed => {
    return { page: quotePage('quote', title(group), own), place: group + 0.5 };
  });
  const recaps = sectionsOf(groups).flatMap((section): Placed[] => {
    const best = bestStatements(section.groups, 4, material.favour);
    if (best.length < 3 || section.groups.length === 0) return [];
    const base = { ...labelledBase('recap', labels.recap), section: section.name };
    const place = groups.indexOf(section.groups.at(-1) as Group) + 0.7;
    return [{ page: { ...base, form: 'summary', items: best }, place }];
  });
  const fallback: Placed = {
    page: quotePage('quote', titleOf(material, labels.quote), titleOf(material, labels.quote)),
    place: 0.5,
  };
  const alone = new Set(pages.map(({ page }) => (page.form === 'quote' ? page.quote.text : '')));
  const fresh = sayings.filter(({ page }) => page.form !== 'quote' || !alone.has(page.quote.text));
  const all = [...recaps, ...fresh];
  const round = all.length > 0 || sayings.length > 0 ? all : tableSayings(material, groups, fallback);
  const whole = recapOf(sayings, labels.summary);
  // Later rounds stand behind everything, each beginning with a recap.
  const repeated = whole ? [whole, ...sayings] : sayings;
  const later = repeated.length > 0 ? repeated : round;
  return Array.from({ length: count }, (_, index) => {
    if (index < round.length) return round[index] as Placed;
    const beyond = index - round.length;
    const own = later[beyond % later.length] as Placed;
    return { ...own, place: groups.length + 1 + beyond };
  });
}

/** The first statements of all, together. */
function recapOf(sayings: readonly Placed[], title: string): Placed | undefined {
  const statements = sayings.slice(0, 5).flatMap(({ page }) => (page.form === 'quote' ? [page.quote] : []));
  return statements.length >= 2 ? { page: summaryBrief(title, statements), place: 0 } : undefined;
}

/** A document of tables alone has its headings to name. */
function tableSayings(material: Material, groups: readonly Group[], fallback: Placed): Placed[] {
  const named = groups.flatMap((group, index): Placed[] => {
    const heading = headingOf(group);
    const notes = atomsOfGroup(group).flatMap((atom) => (atom.kind === 'table' ? (atom.block.notes ?? []) : []));
    const [note] = notes;
    const origin = atomsOfGroup(group)[0]?.origin;
    return heading && note
      ? [{ page: quotePage('quote', heading, statement(note, origin, 0.4)), place: index + 0.5 }]
      : [];
  });
  return named.length > 0 && material.title ? named : [fallback];
}

function headingOf(group: Group | undefined): Statement | undefined {
  const passage = group?.parts[0]?.passage;
  return passage?.heading && isTitleLength(passage.heading) ? statement(passage.heading, passage.origin, 1) : undefined;
}

function titleOf({ title, titleOrigin }: Material, otherwise: string): Statement {
  return title ? statement(title, titleOrigin, 1) : statement(otherwise, undefined, 1);
}
