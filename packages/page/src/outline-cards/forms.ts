import type { BriefForm, Column, PageBrief } from '@pagewright/model/outline';
import { entriesOf } from './entries.ts';
import { plottedTable } from './plotted.ts';
import type { Exhibit, Unit, UnitContent } from './units.ts';

/** Forms whose pages hold the document together: what they say stays on them. */
const FRAME: ReadonlySet<BriefForm> = new Set(['cover', 'agenda', 'section', 'closing']);
/** Entries that make steps, and from which on a list is shown in two halves. */
const STEPS = { least: 2, most: 8 } as const;
const HALVES_FROM = 4;
/** Columns side by side. */
const COLUMNS = { least: 2, most: 3, sides: 4 } as const;

/** Whether a page is of the document's frame. */
export function isFrame(form: BriefForm): boolean {
  return FRAME.has(form);
}

/**
 * The forms that units can have on a page, that which suits them best first.
 * @param composed the brief that the page was made of, where there is one
 */
export function formsFor(units: readonly Unit[], composed: PageBrief | undefined): readonly BriefForm[] {
  if (composed && isFrame(composed.form)) return [composed.form];
  const contents = units.map(({ content }) => content);
  // A page with nothing but its title opens a section.
  if (contents.length === 0) return ['section'];
  const exhibits = contents.flatMap((content) => (content.is === 'exhibit' ? [content.exhibit] : []));
  const [exhibit] = exhibits;
  if (exhibits.length > 1 || contents.some(({ is }) => is === 'part')) return ['composite'];
  const own = exhibit ? exhibitForms(exhibit) : listForms(units, contents, composed);
  const isOfOnePage = groupsOf(units).length === 1;
  return composed && isOfOnePage && own.includes(composed.form) ? [...new Set([composed.form, ...own])] : own;
}

function exhibitForms(exhibit: Exhibit): BriefForm[] {
  if (exhibit.form === 'chart') return exhibit.table ? ['chart', 'table'] : ['chart'];
  if (exhibit.form === 'table') return plottedTable(exhibit.table) ? ['table', 'chart'] : ['table'];
  return [exhibit.form];
}

function listForms(
  units: readonly Unit[],
  contents: readonly UnitContent[],
  composed: PageBrief | undefined,
): BriefForm[] {
  const entries = contents.flatMap((content) => entriesOf(content) ?? []);
  const pages = groupsOf(units).length;
  const areFlat = entries.every(({ children = [] }) => children.length === 0);
  const forms: readonly (readonly [BriefForm, boolean])[] = [
    ...ownForms(contents, composed),
    ['two-column', pages >= COLUMNS.least && pages <= COLUMNS.most],
    ['bullets', true],
    ['summary', composed?.form === 'summary'],
    ['checklist', true],
    ['text', areFlat],
    ['two-column', entries.length >= HALVES_FROM],
    ['process', areFlat && entries.length >= STEPS.least && entries.length <= STEPS.most],
    ['quote', areFlat && entries.length === 1],
  ];
  return [...new Set(forms.flatMap(([form, fits]) => (fits ? [form] : [])))];
}

/** Forms that are made for units of just this kind. */
function ownForms(
  contents: readonly UnitContent[],
  composed: PageBrief | undefined,
): readonly (readonly [BriefForm, boolean])[] {
  const [first] = contents;
  if (!first || contents.some(({ is }) => is !== first.is)) return [];
  const count = contents.length;
  switch (first.is) {
    case 'column': {
      const columns = contents.flatMap((content) => (content.is === 'column' ? [content.column] : []));
      const named = columns.every(({ heading }) => heading !== undefined);
      const isOfRecords = named && composed?.form === 'records' && count >= COLUMNS.least;
      return [
        ['quadrants', named && composed?.form === 'quadrants' && count === 4],
        ['records', isOfRecords],
        ['comparison', named && count >= COLUMNS.least && count <= COLUMNS.sides],
        ['two-column', count >= COLUMNS.least && count <= COLUMNS.most],
        ['table', isOfRecords && haveNamedFields(columns)],
      ];
    }
    case 'pair':
      return [
        ['pairs', true],
        ['table', composed?.form === 'pairs' && composed.heads !== undefined],
      ];
    case 'action':
      return [['actions', true]];
    case 'step':
      return [['process', count >= STEPS.least]];
    case 'event':
      return [['timeline', count >= 2]];
    case 'stat':
      return [['stats', true]];
    case 'quote':
      return [['quote', count === 1]];
    default:
      return [];
  }
}

/** Whether what things are is said field by field, so that a table has a row for each. */
function haveNamedFields(columns: readonly Column[]): boolean {
  return columns.every(({ items }) => {
    const names = items.map(({ lead }) => lead ?? '');
    return names.every((name) => name !== '') && new Set(names).size === names.length;
  });
}

/** Units that follow each other and were on one page. */
export function groupsOf(units: readonly Unit[]): (readonly Unit[])[] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    if (last && last[0]?.briefId === unit.briefId) last.push(unit);
    else groups.push([unit]);
  }
  return groups;
}
