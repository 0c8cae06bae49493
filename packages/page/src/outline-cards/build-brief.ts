import type { Origin } from '@pagewright/model/origin';
import type {
  BriefForm,
  BriefOf,
  Column,
  Item,
  PageBrief,
  Pair,
  SimpleBrief,
  Statement,
  Step,
  TableContent,
} from '@pagewright/model/outline';
import { entriesOf, inOneLine } from './entries.ts';
import { formsFor, groupsOf } from './forms.ts';
import { plottedTable } from './plotted.ts';
import type { Exhibit, Unit, UnitContent } from './units.ts';

/** What a page is besides what stands on it. */
export type BriefBase = Pick<PageBrief, 'id' | 'title' | 'subtitle' | 'section' | 'more'>;

export interface Building {
  readonly base: BriefBase;
  /** One of `formsFor`. */
  readonly form: BriefForm;
  readonly units: readonly Unit[];
  /** The brief that the page was made of: where its form stays, it keeps what it says of itself. */
  readonly composed: PageBrief | undefined;
  /** How a page was called that units come from. */
  readonly titleOf: (briefId: string | undefined) => Statement | undefined;
}

/** A brief of units in the form that was chosen for them. */
export function buildBrief(building: Building): PageBrief {
  if (building.form !== 'composite') return simple(building, building.form);
  const { base, composed } = building;
  const own = composed?.form === 'composite' ? composed : undefined;
  return { ...own, ...base, form: 'composite', parts: partsOf(building) };
}

function simple({ base, units, composed, titleOf }: Building, form: Exclude<BriefForm, 'composite'>): SimpleBrief {
  const contents = units.map(({ content }) => content);
  const entries = () => contents.flatMap((content) => entriesOf(content) ?? []);
  const own = <Form extends BriefForm>(wanted: Form) =>
    composed?.form === wanted ? (composed as BriefOf<Form>) : undefined;
  switch (form) {
    case 'cover':
      return { ...own(form), ...base, form, meta: linesOf(contents) };
    case 'closing':
      return { ...own(form), ...base, form, lines: linesOf(contents) };
    case 'agenda':
      return { ...base, form, items: own(form)?.items ?? [] };
    case 'section':
      return { ...base, form, number: own(form)?.number ?? 1 };
    case 'bullets':
    case 'summary':
      return { ...own(form), ...base, form, items: entries() };
    case 'checklist':
      return { ...own(form), ...base, form, items: contents.flatMap((content) => ticked(content)) };
    case 'text':
      return { ...own(form), ...base, form, paragraphs: entries().map(inOneLine) };
    case 'two-column':
      return { ...own(form), ...base, form, columns: columnsOf(units, contents, titleOf) };
    case 'comparison':
      return { ...own(form), ...base, form, sides: ownColumns(contents) };
    case 'quadrants':
      return { ...own(form), ...base, form, columns: ownColumns(contents).map(named) };
    case 'records':
      return { ...own(form), ...base, form, columns: ownColumns(contents).map(named) };
    case 'pairs':
      return {
        ...own(form),
        ...base,
        form,
        items: contents.flatMap((content) => (content.is === 'pair' ? [content.pair] : [])),
      };
    case 'actions':
      return {
        ...own(form),
        ...base,
        form,
        items: contents.flatMap((content) => (content.is === 'action' ? [content.action] : [])),
      };
    case 'process':
      return { ...own(form), ...base, form, steps: contents.flatMap(stepsOf) };
    case 'timeline':
      return {
        ...own(form),
        ...base,
        form,
        events: contents.flatMap((content) => (content.is === 'event' ? [content.event] : [])),
      };
    case 'stats':
      return {
        ...own(form),
        ...base,
        form,
        stats: contents.flatMap((content) => (content.is === 'stat' ? [content.stat] : [])),
      };
    case 'quote':
      return { ...base, form, ...quoteOf(contents) };
    default:
      return withExhibit(base, form, contents, composed);
  }
}

function linesOf(contents: readonly UnitContent[]): Statement[] {
  return contents.flatMap((content) => (content.is === 'line' ? [content.statement] : []));
}

function ticked(content: UnitContent): BriefOf<'checklist'>['items'] {
  return content.is === 'item' ? [content.item] : (entriesOf(content) ?? []);
}

function stepsOf(content: UnitContent): Step[] {
  if (content.is === 'step') return [content.step];
  return (entriesOf(content) ?? []).map(({ lead, text, origins, rank, unsupported, links }) => {
    const marked = { ...(unsupported ? { unsupported } : {}), ...(links ? { links } : {}) };
    if (!lead) return { title: { text, origins, rank, ...marked } };
    return { title: { text: lead, origins, rank }, text: { text, origins, rank, ...marked } };
  });
}

function quoteOf(contents: readonly UnitContent[]): Pick<BriefOf<'quote'>, 'quote' | 'attribution' | 'kind'> {
  const [content] = contents;
  if (content?.is === 'quote') return content.quote;
  const [entry] = content ? (entriesOf(content) ?? []) : [];
  // Words that nobody is known to have said stand without quotation marks.
  return { kind: 'statement', quote: inOneLine(entry ?? { text: '', origins: [], rank: 0 }) };
}

function ownColumns(contents: readonly UnitContent[]): Column[] {
  return contents.flatMap((content) => (content.is === 'column' ? [content.column] : []));
}

function named({ heading, items }: Column): Column & { heading: Statement } {
  return { heading: heading ?? { text: '', origins: [], rank: 0 }, items };
}

/** Columns as they were; else what was on one page each, under its title; else the halves of a list. */
function columnsOf(units: readonly Unit[], contents: readonly UnitContent[], titleOf: Building['titleOf']): Column[] {
  const own = ownColumns(contents);
  if (own.length === contents.length && own.length <= 3) return own;
  const groups = groupsOf(units);
  if (groups.length === 2 || groups.length === 3) {
    return groups.map((group) => {
      const heading = titleOf(group[0]?.briefId);
      const items = group.flatMap(({ content }) => entriesOf(content) ?? []);
      return heading ? { heading, items } : { items };
    });
  }
  const entries = contents.flatMap((content) => entriesOf(content) ?? []);
  const half = Math.ceil(entries.length / 2);
  return [{ items: entries.slice(0, half) }, { items: entries.slice(half) }];
}

function withExhibit(
  base: BriefBase,
  form: Exhibit['form'],
  contents: readonly UnitContent[],
  composed: PageBrief | undefined,
): SimpleBrief {
  const exhibit = contents.find((content) => content.is === 'exhibit')?.exhibit;
  const items = contents.flatMap((content): Item[] => entriesOf(content) ?? []);
  if (!exhibit) return { ...base, form: 'table', table: tableOf(contents, composed), items: [] };
  const plain = { ...base, items };
  if (exhibit.form === 'chart' && form === 'table' && exhibit.table) {
    return { ...plain, form, table: exhibit.table };
  }
  const chart = exhibit.form === 'table' && form === 'chart' ? plottedTable(exhibit.table) : undefined;
  if (chart && exhibit.form === 'table') return { ...plain, form: 'chart', chart, table: exhibit.table };
  return { ...plain, ...exhibit };
}

/** Pairs and records as a table. */
function tableOf(contents: readonly UnitContent[], composed: PageBrief | undefined): TableContent {
  const pairs = contents.flatMap((content) => (content.is === 'pair' ? [content.pair] : []));
  return pairs.length > 0 ? tableOfPairs(pairs, composed) : tableOfRecords(ownColumns(contents));
}

function tableOfPairs(pairs: readonly Pair[], composed: PageBrief | undefined): TableContent {
  const heads = composed?.form === 'pairs' ? composed.heads : undefined;
  return {
    columns: [heads?.left.text ?? '', heads?.right.text ?? ''].map((label) => ({ label, type: 'text' })),
    rows: pairs.map(({ left, right }) => [left.text, right.text]),
    emphasisRows: [],
    notes: [],
    origins: originsOf(pairs.flatMap(({ left, right }) => [left, right])),
  };
}

function tableOfRecords(columns: readonly Column[]): TableContent {
  const names = [...new Set(columns.flatMap(({ items }) => items.map(({ lead = '' }) => lead)))];
  const cells = columns.map(({ items }) => new Map(items.map(({ lead = '', text }) => [lead, text])));
  return {
    columns: ['', ...columns.map(({ heading }) => heading?.text ?? '')].map((label) => ({ label, type: 'text' })),
    rows: names.map((name) => [name, ...cells.map((own) => own.get(name) ?? '')]),
    emphasisRows: [],
    notes: [],
    origins: originsOf(columns.flatMap(({ heading, items }) => [...(heading ? [heading] : []), ...items])),
  };
}

function originsOf(statements: readonly Statement[]): Origin[] {
  return [...new Set(statements.flatMap(({ origins }) => origins))];
}

/** A page of several: its parts as they were, else a part for each page and each exhibit. */
function partsOf({ base, units, composed, titleOf }: Building): SimpleBrief[] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    const isEntry = unit.content.is !== 'part' && unit.content.is !== 'exhibit';
    if (isEntry && last?.[0]?.briefId === unit.briefId && last?.[0]?.content.is !== 'part') last?.push(unit);
    else groups.push([unit]);
  }
  return groups.map((group, index) => {
    const id = `${base.id}.${index + 1}`;
    const [first] = group;
    if (first?.content.is === 'part') return { ...first.content.part, id };
    const from = composed?.id === first?.briefId ? undefined : titleOf(first?.briefId);
    const title: Statement = from ?? { text: '', origins: [], rank: 0 };
    const [form = 'bullets'] = formsFor(group, undefined);
    const part = { base: { id, title, more: [] }, units: group, composed: undefined, titleOf };
    return simple({ ...part, form }, form === 'composite' ? 'bullets' : form);
  });
}
