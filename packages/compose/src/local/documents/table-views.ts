import type { ChartContent } from '@pagewright/model/outline';
import { figuresOfTable } from '../forms/key-figures.ts';
import type { TableAtom, TableView } from '../material/atoms.ts';
import { atomsOfGroup, type Favour, type Group, groupOf } from '../material/groups.ts';
import type { Material } from '../material/material.ts';
import { chartsOf } from '../tables/charts.ts';
import { bodyOf } from '../tables/grid.ts';
import { columnParts, isReadWhole, type TablePart } from '../tables/table-content.ts';
import { tallyOf } from '../tables/tallies.ts';
import { totalsBehind } from '../tables/totals.ts';

/** Rows of a table on one page when it is shown in pieces, and its columns (the slide's budget). */
const ROWS_A_PAGE = 10;
const COLUMNS_A_PAGE = 8;
const MOST_VIEWS = 8;

export type ViewsOf = (atom: TableAtom) => readonly TableView[];

/**
 * All ways to show a table, for documents asked for more pages than they have passages: its charts, then its rows.
 * @param tables in pieces that fill a page each, or once, where a table is one part of a page among others
 */
export function viewsOf(material: Pick<Material, 'language' | 'wishes'>, tables: 'in-pieces' | 'once'): ViewsOf {
  const known = new Map<TableAtom['block'], readonly TableView[]>();
  return ({ block }) => {
    const cached = known.get(block);
    if (cached) return cached;
    const parts = tables === 'once' ? [{}] : partsWithin(block, Number.POSITIVE_INFINITY);
    const views = withAuto(chartViews(block, material), parts.map(asTable), block).slice(0, MOST_VIEWS);
    known.set(block, views);
    return views;
  };
}

/** All rows and columns where so many pages show them, else the rows that matter most, with all columns. */
function partsWithin(block: TableAtom['block'], most: number): TablePart[] {
  const columns = columnParts(block, COLUMNS_A_PAGE);
  const whole = columns.flatMap((part) => rowParts(bodyOf(block).length).map((rows) => ({ ...part, ...rows })));
  return whole.length <= most ? whole : columns;
}

function rowParts(rows: number): TablePart[] {
  const pieces = rows <= ROWS_A_PAGE + 2 ? 1 : Math.ceil(rows / ROWS_A_PAGE);
  if (pieces === 1) return [{}];
  return Array.from({ length: pieces }, (_, index) => {
    const from = Math.round((index * rows) / pieces);
    return { rows: { from, to: Math.round(((index + 1) * rows) / pieces) } };
  });
}

function asTable(part: TablePart): TableView {
  return Object.keys(part).length > 0 ? { as: 'table', part } : { as: 'table' };
}

function chartViews(
  block: TableAtom['block'],
  { language, wishes }: Pick<Material, 'language' | 'wishes'>,
): TableView[] {
  if (wishes.without.has('charts')) return [];
  const tally = tallyOf(block, language);
  return [...chartsOf(block), ...(tally ? [tally] : [])].map((chart): TableView => ({ as: 'chart', chart }));
}

/** What the content asks for comes first: its first chart, where it has one. */
function withAuto(charts: readonly TableView[], tables: readonly TableView[], block: TableAtom['block']): TableView[] {
  const auto: TableView = { as: 'auto' };
  if (figuresOfTable(block)) return [auto, ...tables];
  const [first, ...others] = [...charts, ...tables];
  return [first && (chartsOf(block).length === 0 || first.as === 'table') ? first : auto, ...others];
}

/** Tables that an automatic deck shows as fully as it can, and how many pages it gives to each: fewer, the more there are. */
const FEW_TABLES = { most: 8, pages: 14, each: 5 } as const;

/**
 * The groups of a document of tables with pages of their own for what their first views leave out: a second chart, the
 * table behind a chart, columns that find no room on one page. Others stay as they are.
 */
export function withFurtherViews(material: Material): readonly Group[] {
  const { groups, favour } = material;
  const tables = groups.filter((group) => atomsOfGroup(group).some(({ kind }) => kind === 'table'));
  if (tables.length === 0) return groups;
  if (tables.length * 2 < groups.length || tables.length > FEW_TABLES.most)
    return groups.flatMap((group) => inColumns(group, favour));
  const each = Math.max(1, Math.min(FEW_TABLES.each, Math.floor(FEW_TABLES.pages / tables.length)));
  return groups.flatMap((group) => inViews(group, each, material, favour));
}

/** Most pages that the columns of one table take among other matter. */
const MOST_PIECES = 3;

/** A table too wide for a page among other matter, told in pieces: columns that find no room would be lost without a word. */
function inColumns(group: Group, favour: Favour): Group[] {
  const [part] = group.parts;
  const at = part?.atoms.findIndex((own) => own.kind === 'table') ?? -1;
  const atom = part?.atoms[at];
  if (!part || atom?.kind !== 'table' || atom.view.as !== 'auto') return [group];
  if (figuresOfTable(atom.block) !== undefined || chartsOf(atom.block).length > 0) return [group];
  const pieces = columnParts(atom.block, COLUMNS_A_PAGE);
  if (pieces.length < 2 || pieces.length > MOST_PIECES || group.parts.length > 1) return [group];
  return pieces.map((own, index) => {
    const view = { ...atom, view: asTable(own), load: index === 0 ? atom.load : atom.load / 4 };
    return groupOf([{ ...part, atoms: index === 0 ? part.atoms.with(at, view) : [view] }], favour);
  });
}

function inViews(group: Group, each: number, material: Material, favour: Favour): Group[] {
  const [part] = group.parts;
  const at = part?.atoms.findIndex((own) => own.kind === 'table') ?? -1;
  const atom = part?.atoms[at];
  if (!part || atom?.kind !== 'table' || atom.view.as !== 'auto' || bodyOf(atom.block).length < 2) return [group];
  if (isReadWhole(atom.block) && !material.wishes.moreCharts) return [group];
  const charts = chartViews(atom.block, material);
  // A few figures that stand large, or bars that name each value, say all of it.
  const isTold =
    figuresOfTable(atom.block) !== undefined ||
    (charts[0]?.as === 'chart' && isDrawnWhole(charts[0].chart, atom.block));
  const tables = isTold ? [] : partsWithin(atom.block, each - 1).map(asTable);
  const [first, ...others] = withAuto(charts, tables, atom.block);
  // The table itself goes before a further chart, and stands behind it.
  const chosen = [...others.filter(isTable), ...others.filter((view) => !isTable(view))].slice(0, each - 1);
  const views = [...(first ? [first] : []), ...others.filter((view) => chosen.includes(view))];
  return views.map((view, index) => {
    // Of further views the table itself says most.
    const own = { ...atom, view, load: index === 0 ? atom.load : atom.load / (isTable(view) ? 4 : 8) };
    const atoms = index === 0 ? part.atoms.with(at, own) : [own];
    return groupOf([{ ...part, atoms }], favour);
  });
}

/** Most rows and series of a chart that names each of its values. */
const LABELLED = { rows: 8, series: 2 } as const;

/** Whether a chart says every figure of its table: the table behind it would say them again. */
function isDrawnWhole(chart: ChartContent, block: TableAtom['block']): boolean {
  const { shape, categories, series } = chart;
  const isLabelled = (shape === 'bar' || shape === 'bar-horizontal') && series.length <= LABELLED.series;
  const rows = bodyOf(block);
  const columns = block.rows[0]?.length ?? 0;
  // A total that the parts come to stands over them.
  const totals = totalsBehind(chart, block).length > 0 ? 1 : 0;
  const isWhole = rows.length === categories.length + totals && columns === series.length + 1;
  return isLabelled && isWhole && rows.length <= LABELLED.rows;
}

function isTable(view: TableView): boolean {
  return view.as === 'table';
}
