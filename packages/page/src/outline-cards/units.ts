import type { SourceStatement } from '@pagewright/model/left-out';
import type {
  Action,
  BriefOf,
  Column,
  Item,
  PageBrief,
  Pair,
  SimpleBrief,
  Stat,
  Statement,
  Step,
  TimelineEvent,
} from '@pagewright/model/outline';

/** The pieces of a brief that can stand on another page or on none, each as its own form has it. */
export type UnitContent =
  | { readonly is: 'item'; readonly item: Item & { readonly done?: boolean | undefined } }
  | { readonly is: 'line'; readonly statement: Statement }
  | { readonly is: 'column'; readonly column: Column }
  | { readonly is: 'pair'; readonly pair: Pair }
  | { readonly is: 'action'; readonly action: Action }
  | { readonly is: 'step'; readonly step: Step }
  | { readonly is: 'event'; readonly event: TimelineEvent }
  | { readonly is: 'stat'; readonly stat: Stat }
  | { readonly is: 'quote'; readonly quote: Pick<BriefOf<'quote'>, 'quote' | 'attribution' | 'kind'> }
  | { readonly is: 'exhibit'; readonly exhibit: Exhibit }
  | { readonly is: 'part'; readonly part: SimpleBrief };

/** What fills a page or the greater part of it. */
export type Exhibit =
  | Pick<BriefOf<'table'>, 'form' | 'table'>
  | Pick<BriefOf<'chart'>, 'form' | 'chart' | 'table' | 'stats'>
  | Pick<BriefOf<'diagram'>, 'form' | 'diagram'>
  | Pick<BriefOf<'image'>, 'form' | 'image'>
  | Pick<BriefOf<'code'>, 'form' | 'code' | 'language'>;

export interface Unit {
  /** Unique in the outline, and the same as long as that is: its brief's id and its number in the brief. */
  readonly id: string;
  /** Of the brief; undefined for what was left out and brought in. */
  readonly briefId: string | undefined;
  readonly content: UnitContent;
}

/** Everything of a brief that may be moved or taken away, in reading order. */
export function unitsOf(brief: PageBrief): Unit[] {
  return contentsOf(brief).map((content, index) => ({ id: `${brief.id}/${index}`, briefId: brief.id, content }));
}

function contentsOf(brief: PageBrief): UnitContent[] {
  switch (brief.form) {
    case 'composite':
      return brief.parts.map((part) => ({ is: 'part', part }));
    case 'cover':
      return brief.meta.map(lineOf);
    case 'closing':
      return brief.lines.map(lineOf);
    case 'text':
      return brief.paragraphs.map(lineOf);
    // They follow the other pages and have nothing of their own to be moved.
    case 'section':
    case 'agenda':
      return [];
    case 'bullets':
    case 'summary':
    case 'checklist':
      return brief.items.map((item) => ({ is: 'item', item }));
    case 'two-column':
    case 'quadrants':
    case 'records':
      return brief.columns.map((column) => ({ is: 'column', column }));
    case 'comparison':
      return brief.sides.map((column) => ({ is: 'column', column }));
    case 'pairs':
      return brief.items.map((pair) => ({ is: 'pair', pair }));
    case 'actions':
      return brief.items.map((action) => ({ is: 'action', action }));
    case 'process':
      return brief.steps.map((step) => ({ is: 'step', step }));
    case 'timeline':
      return brief.events.map((event) => ({ is: 'event', event }));
    case 'stats':
      return brief.stats.map((stat) => ({ is: 'stat', stat }));
    case 'quote': {
      const { quote, attribution, kind } = brief;
      return [{ is: 'quote', quote: { quote, ...(attribution ? { attribution } : {}), ...(kind ? { kind } : {}) } }];
    }
    default:
      return [{ is: 'exhibit', exhibit: exhibitOf(brief) }, ...brief.items.map(itemOf)];
  }
}

function exhibitOf(brief: BriefOf<Exhibit['form']>): Exhibit {
  switch (brief.form) {
    case 'table':
      return { form: 'table', table: brief.table };
    case 'chart': {
      const { chart, table, stats } = brief;
      return { form: 'chart', chart, ...(table ? { table } : {}), ...(stats ? { stats } : {}) };
    }
    case 'diagram':
      return { form: 'diagram', diagram: brief.diagram };
    case 'image':
      return { form: 'image', image: brief.image };
    case 'code':
      return { form: 'code', code: brief.code, ...(brief.language ? { language: brief.language } : {}) };
  }
}

function lineOf(statement: Statement): UnitContent {
  return { is: 'line', statement };
}

function itemOf(item: Item): UnitContent {
  return { is: 'item', item };
}

/** What stands in front of the id of a statement that was left out. */
const BROUGHT = 'left:';

export function broughtUnitId(statementId: string): string {
  return `${BROUGHT}${statementId}`;
}

/** The statement that a unit was brought in from; undefined for a unit of the outline. */
export function broughtStatementId(unitId: string): string | undefined {
  return unitId.startsWith(BROUGHT) ? unitId.slice(BROUGHT.length) : undefined;
}

/** A statement of the sources that no page was composed of. */
export function broughtUnit(source: SourceStatement): Unit {
  return { id: broughtUnitId(source.id), briefId: undefined, content: broughtContent(source) };
}

/** Between the cells of a row that stands in a line. */
const CELLS = ' · ';

function broughtContent({ kind, text, origin, asset, cells = [] }: SourceStatement): UnitContent {
  const statement = (words: string): Statement => ({ text: words, origins: [origin], rank: BROUGHT_RANK });
  if (kind === 'picture' && asset) {
    const caption = text.trim() === '' ? {} : { caption: statement(text) };
    return { is: 'exhibit', exhibit: { form: 'image', image: { asset, ...caption, origins: [origin] } } };
  }
  if (kind === 'code') return { is: 'exhibit', exhibit: { form: 'code', code: statement(text) } };
  const filled = cells.filter((cell) => cell.text.trim() !== '').map((cell) => cell.text);
  return { is: 'item', item: statement(kind === 'row' && filled.length > 0 ? filled.join(CELLS) : text) };
}

/** A person wants it on the page. */
const BROUGHT_RANK = 0.9;
