import type { Language } from '@pagewright/model/languages';
import type { BriefOf, CompositeBrief, Item, SimpleBrief, Stat } from '@pagewright/model/outline';
import { readingLoad } from '../language/text.ts';
import { figureOf } from './figures.ts';

/** What a slide shows in halves: figures that stand big on one, and the statements beside them. */
const HALVES = { figures: 2, label: 150, least: 2, items: 4, load: 460 } as const;

/** A list of which one or two short statements have a telling figure: those big, the others beside them. Nothing goes. */
export function figuresBeside(brief: SimpleBrief, language: Language): CompositeBrief | undefined {
  if (brief.form !== 'bullets' || brief.subtitle) return undefined;
  const stats = statsOf(brief, language);
  const shown = new Set(stats.map(({ label }) => label));
  const items = brief.items.filter((item) => !shown.has(item));
  const load = items.reduce((sum, item) => sum + loadOf(item), 0);
  if (stats.length === 0 || items.length < HALVES.least || items.length > HALVES.items || load > HALVES.load)
    return undefined;
  const { id, title, section, more } = brief;
  const base = { id, title, more, ...(section === undefined ? {} : { section }) };
  const part = { id: 'part', title, more: [] };
  return {
    ...base,
    form: 'composite',
    parts: [
      { ...part, form: 'stats', stats },
      { ...part, form: 'bullets', items },
    ],
  };
}

function statsOf({ items }: BriefOf<'bullets'>, language: Language): Stat[] {
  const stats: Stat[] = [];
  for (const item of items) {
    if (item.lead || item.children || readingLoad(item.text) > HALVES.label || stats.length === HALVES.figures)
      continue;
    const stat = figureOf(item, language);
    if (stat && stats.every(({ value }) => value !== stat.value)) stats.push(stat);
  }
  return stats;
}

function loadOf({ text, lead, children }: Item): number {
  return (
    readingLoad(text) + readingLoad(lead ?? '') + (children ?? []).reduce((sum, own) => sum + readingLoad(own.text), 0)
  );
}

/** Entries that a page shows with their names beside them, and what one of these says at most. */
const NAMED = { least: 2, most: 5, load: 230 } as const;

/** A list whose entries all have a name in front, as pairs of name and what is said. */
export function pairsOfNamed(brief: SimpleBrief): BriefOf<'pairs'> | undefined {
  if (brief.form !== 'bullets') return undefined;
  const { items, ...base } = brief;
  if (items.length < NAMED.least || items.length > NAMED.most) return undefined;
  const isPaired = items.every(
    ({ lead, children, text }) => lead !== undefined && !children?.length && readingLoad(text) <= NAMED.load,
  );
  if (!isPaired) return undefined;
  const pairs = items.map(({ lead = '', text, origins, rank }) => ({
    left: { text: lead, origins, rank },
    right: { text, origins, rank },
  }));
  return { ...base, form: 'pairs', items: pairs };
}
