import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rotatedBounds } from '@pagewright/components/rotation';
import type { Outline, PageBrief, SimpleBrief } from '@pagewright/model/outline';

/** How the pages of documents read as a sequence and how full they are: what no gold says. */
export interface PageFigures {
  readonly pages: number;
  /** Pages whose title is that of another page with a number behind it. */
  readonly copies: number;
  /** Pages of content in the longest run of one form, and pages that are a third or later of their form in a row. */
  readonly longestRun: number;
  readonly thirds: number;
  /** Statements that two pages of content say, each further time counted. */
  readonly twice: number;
  /** Pages on which less of the height than the bar is used; the last page apart. */
  readonly bare: number;
}

/** Share of the height of a report or a long image that is to be used. */
const FULL = 0.6;
/** Share of a slide's height that words and figures are to reach into. */
const HALF = 0.5;
/** Gaps of this share of the height between lines are no empty room. */
const GAP = 0.05;
/** Letters from which two statements that are alike are one. */
const TELLING = 24;
const FRAME: ReadonlySet<string> = new Set(['cover', 'agenda', 'section', 'summary', 'closing']);
const RUNNING: ReadonlySet<string> = new Set(['page-number', 'running-head']);

export const NO_PAGES: PageFigures = { pages: 0, copies: 0, longestRun: 0, thirds: 0, twice: 0, bare: 0 };

/** The figures of several documents together. */
export function together(one: PageFigures, other: PageFigures): PageFigures {
  return {
    pages: one.pages + other.pages,
    copies: one.copies + other.copies,
    longestRun: Math.max(one.longestRun, other.longestRun),
    thirds: one.thirds + other.thirds,
    twice: one.twice + other.twice,
    bare: one.bare + other.bare,
  };
}

export function pageFigures(outline: Outline, pages: readonly Page[]): PageFigures {
  const content = outline.pages.filter(({ form }) => !FRAME.has(form));
  const runs = runsOf(outline.pages.map(({ form }) => form));
  return {
    pages: pages.length,
    copies: outline.pages.filter(({ title }) => isCopy(title.text, outline)).length,
    longestRun: Math.max(0, ...runs),
    thirds: runs.reduce((sum, run) => sum + Math.max(0, run - 2), 0),
    twice: repetitionsOf(content),
    bare: pages.filter((page, index) => isBare(page, outline.pages[index], index === pages.length - 1)).length,
  };
}

function isCopy(title: string, { pages }: Outline): boolean {
  const name = /^(.*) \(\d+\)$/u.exec(title)?.[1];
  return name !== undefined && pages.some((page) => page.title.text === name || page.section === name);
}

/** Lengths of the runs of one form, pages of the frame between them left out. */
function runsOf(forms: readonly PageBrief['form'][]): number[] {
  const runs: number[] = [];
  let before: PageBrief['form'] | undefined;
  for (const form of forms.filter((own) => own === 'section' || !FRAME.has(own))) {
    if (form === before && form !== 'section' && form !== 'composite') runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
    before = form;
  }
  return runs;
}

function repetitionsOf(pages: readonly PageBrief[]): number {
  const seen = new Set<string>();
  let again = 0;
  for (const page of pages) {
    const own = new Set(
      partsOf(page)
        .flatMap(textsOf)
        .filter((text) => text.length >= TELLING),
    );
    for (const text of own) {
      if (seen.has(text)) again += 1;
      seen.add(text);
    }
  }
  return again;
}

function partsOf(page: PageBrief): readonly SimpleBrief[] {
  return page.form === 'composite' ? page.parts : [page];
}

/** What is no statement of the page: its names, and what is kept for roomier formats. */
const UNSAID: ReadonlySet<string> = new Set(['title', 'section', 'more']);

function textsOf(part: SimpleBrief): string[] {
  if (FRAME.has(part.form)) return [];
  return Object.entries(part).flatMap(([name, value]) => (UNSAID.has(name) ? [] : statementsIn(value)));
}

function statementsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(statementsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'text' in value && typeof value.text === 'string' ? [value.text] : [];
  return [...own, ...Object.values(value).flatMap(statementsIn)];
}

function isBare(page: Page, brief: PageBrief | undefined, isLast: boolean): boolean {
  if (!brief || FRAME.has(brief.form) || brief.form === 'quote') return false;
  const used = heightUsed(page);
  return brief.form === 'composite' && page.size.height > page.size.width
    ? !isLast && used.covered < FULL
    : used.reach < HALF;
}

/** Shares of the height: what lines and figures cover, small gaps included, and how far down they reach. */
export function heightUsed(page: Page): { readonly covered: number; readonly reach: number } {
  const { height } = page.size;
  const spans = page.components
    .filter(({ visible, decorative, slot }) => visible && !decorative && !RUNNING.has(slot ?? ''))
    .flatMap((component) => spansOf(component, page))
    .sort((a, b) => a[0] - b[0]);
  let covered = 0;
  let end = 0;
  for (const [top, bottom] of spans) {
    const from = top - end <= GAP * height ? end : top;
    covered += Math.max(0, bottom - Math.max(from, end));
    end = Math.max(end, bottom);
  }
  return { covered: covered / height, reach: end / height };
}

/** From where to where words and figures are drawn, px from the top. */
function spansOf(component: Component, { language }: Page): [number, number][] {
  const behaviour = behaviourOf(component);
  const texts = behaviour.placedTexts(component, language);
  if (behaviour.role === 'text' || texts.length > 0) return texts.map(({ ink }) => [ink.y, ink.y + ink.height]);
  const isDrawn = behaviour.role === 'picture' || behaviour.role === 'figure';
  const { y, height } = rotatedBounds(component);
  return isDrawn ? [[y, y + height]] : [];
}
