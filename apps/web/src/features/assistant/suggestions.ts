import { behaviourOf } from '@pagewright/components/behaviours';
import type { Page } from '@pagewright/components/models';
import { lintPage } from '@pagewright/page/lint';

/** What the assistant offers for a page; each is said as a person would say it (`assistant.suggest`). */
export type Suggestion =
  | 'shorter'
  | 'longer'
  | 'split'
  | 'table'
  | 'chart'
  | 'timeline'
  | 'list'
  | 'chartType'
  | 'layout'
  | 'fix'
  | 'bringIn'
  | 'script'
  | 'units'
  | 'addPages';

/** Everything, for whoever asked for something else. */
export const ALL_SUGGESTIONS: readonly Suggestion[] = [
  'shorter',
  'longer',
  'split',
  'table',
  'chart',
  'timeline',
  'list',
  'chartType',
  'layout',
  'fix',
  'bringIn',
  'units',
];

const MOST = 6;
/** Entries from which a page may be too full. */
const FULL = 6;

/** What fits a page, the most useful first. */
export function suggestionsFor(page: Page, hasFile: boolean): Suggestion[] {
  const slots = new Set(page.components.flatMap(({ slot, decorative }) => (slot && !decorative ? slot : [])));
  const entries = new Set(
    [...slots].flatMap(
      (slot) => /^(?:parts\.\d+\.)?(?:items|steps|events|stats|paragraphs)\.\d+/.exec(slot)?.[0] ?? [],
    ),
  );
  const has = (pattern: RegExp): boolean => [...slots].some((slot) => pattern.test(slot));
  const forms = new Set(page.components.map((component) => behaviourOf(component).form));
  const [isChart, isTable] = [forms.has('chart'), forms.has('table')];
  const isTimeline = has(/(?:^|\.)events\.\d/);
  const isList = has(/(?:^|\.)items\.\d/);
  const hasFaults = lintPage(page).length > 0;
  const wanted: (Suggestion | false)[] = [
    hasFile && 'addPages',
    hasFaults && 'fix',
    isChart && 'chartType',
    isChart && 'table',
    isTable && 'chart',
    isTimeline && 'table',
    entries.size >= FULL && 'split',
    entries.size >= 3 && 'shorter',
    isList && !isTable && !isChart && 'table',
    (isTimeline || isTable) && 'list',
    entries.size > 0 && 'layout',
    entries.size > 0 && 'longer',
    page.language.startsWith('zh') && 'script',
    'bringIn',
  ];
  return [...new Set(wanted.filter((one) => one !== false))].slice(0, MOST);
}
