import type { ChartContent, Item, SimpleBrief, Statement } from '@pagewright/model/outline';
import type { CodeBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';
import { type Atom, type CodeAtom, type ImageAtom, statement, type TableAtom } from '../material/atoms.ts';
import { drawnTree, type TreeNode } from '../reading/drawn-trees.ts';
import { chartsOf } from '../tables/charts.ts';
import { isReadWhole, tableContent } from '../tables/table-content.ts';
import { tallyOf } from '../tables/tallies.ts';
import { totalsBehind } from '../tables/totals.ts';
import { chooseForPage } from './choose.ts';
import { type Base, type FormContext, itemsOf } from './context.ts';
import { figuresOfTable } from './key-figures.ts';

/** Statements beside a table, a chart or a picture. */
const BESIDE = 3;

/** Pages about a table, a picture or a listing, with what the text says of it. */
export function exhibitBrief(base: Base, atoms: readonly Atom[], context: FormContext): SimpleBrief | undefined {
  const table = atoms.find((atom) => atom.kind === 'table');
  if (table) return tableBrief(base, table, atoms, context);
  const [code, ...further] = atoms.filter((atom) => atom.kind === 'code');
  if (code) return codeBrief(base, [code, ...further], atoms, context);
  const image = atoms.find((atom) => atom.kind === 'image');
  return image ? imageBrief(base, image, atoms, context) : undefined;
}

function tableBrief(base: Base, { block, view }: TableAtom, atoms: readonly Atom[], context: FormContext): SimpleBrief {
  const { items, more } = beside(atoms, context);
  return withoutCaption(exhibitOfTable(base, { block, view }, { items, more }, context));
}

/** A caption that the page's title says already is not said again. */
function withoutCaption(brief: SimpleBrief): SimpleBrief {
  const isSaid = (caption: string | undefined): boolean =>
    caption !== undefined && squeeze(caption).endsWith(squeeze(brief.title.text));
  if (brief.form === 'chart') {
    const { chart } = brief;
    const caption = isSaid(chart.caption) ? undefined : chart.caption;
    return { ...brief, chart: { ...chart, caption: caption ?? measureOf(chart, brief.title.text) } };
  }
  if (brief.form === 'table' && isSaid(brief.table.caption)) {
    return { ...brief, table: { ...brief.table, caption: undefined } };
  }
  return brief;
}

/** Charts without axes do not say what they measure: their caption does, where the title does not. */
function measureOf({ shape, valueName, unit }: ChartContent, title: string): string | undefined {
  if (shape !== 'doughnut' && shape !== 'treemap' && shape !== 'funnel' && shape !== 'heatmap' && shape !== 'radar')
    return undefined;
  const parts = [valueName, unit === '%' ? undefined : unit].filter(
    (part) => part && !squeeze(title).includes(squeeze(part)),
  );
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

function exhibitOfTable(
  base: Base,
  { block, view }: Pick<TableAtom, 'block' | 'view'>,
  { items, more }: Beside,
  context: FormContext,
): SimpleBrief {
  const limits = context.budget.table;
  const withTotals = (chart: ChartContent): SimpleBrief => {
    const totals = totalsBehind(chart, block);
    const stats = totals.length > 0 ? { stats: totals } : {};
    return { ...base, form: 'chart', chart, table: tableContent(block, limits), items, more, ...stats };
  };
  if (view.as === 'chart') return withTotals(view.chart);
  if (view.as === 'table')
    return { ...base, form: 'table', table: tableContent(block, limits, view.part), items, more };
  const stats = figuresOfTable(block);
  if (stats && items.length === 0) return { ...base, form: 'stats', stats, more };
  const [chart] = context.charts ? chartsOf(block) : [];
  if (chart && (!isReadWhole(block) || context.moreCharts)) return withTotals(chart);
  const tally = context.charts && context.moreCharts ? tallyOf(block, context.language) : undefined;
  if (tally) return { ...base, form: 'chart', chart: tally, table: tableContent(block, limits), items, more };
  return { ...base, form: 'table', table: tableContent(block, limits), items, more };
}

function imageBrief(base: Base, { block }: ImageAtom, atoms: readonly Atom[], context: FormContext): SimpleBrief {
  const { items, more } = beside(atoms, context, context.budget.items - 1);
  const caption = block.caption ? statement(block.caption, block.origin, 0.5) : undefined;
  const image = { asset: block.asset, origins: [block.origin], ...(caption ? { caption } : {}) };
  return { ...base, form: 'image', image, items, more };
}

/** Several listings are commands of a line or two, one after the other. */
function codeBrief(
  base: Base,
  listings: readonly [CodeAtom, ...CodeAtom[]],
  atoms: readonly Atom[],
  context: FormContext,
): SimpleBrief {
  const { items, more } = beside(atoms, context);
  const [{ block }, ...others] = listings;
  const tree = others.length === 0 && block.firstLine === undefined ? drawnTree(block.text) : undefined;
  if (tree) return treeBrief(base, tree, block, { items, more });
  const language = others.every((own) => own.block.language === block.language) ? block.language : undefined;
  // Lines are counted on within one listing.
  const firstLine = others.length === 0 ? block.firstLine : undefined;
  const text = listings.map((own) => own.block.text).join('\n');
  return {
    ...base,
    form: 'code',
    code: { text, origins: listings.map((own) => own.block.origin), rank: 0.8 },
    ...(language ? { language } : {}),
    ...(firstLine === undefined ? {} : { firstLine }),
    items,
    more,
  };
}

/** A tree that the listing draws with lines, as one of boxes. */
function treeBrief(base: Base, tree: readonly TreeNode[], { origin }: CodeBlock, own: Beside): SimpleBrief {
  const idOf = (index: number): string => `n${index + 1}`;
  const nodes = tree.map(({ name }, index) => ({ id: idOf(index), label: statement(name, origin, 0.7) }));
  const edges = tree.flatMap(({ parent }, index) =>
    parent === undefined ? [] : [{ from: idOf(parent), to: idOf(index) }],
  );
  return { ...base, form: 'diagram', diagram: { shape: 'tree', nodes, edges }, ...own };
}

interface Beside {
  readonly items: Item[];
  readonly more: Statement[];
}

function beside(atoms: readonly Atom[], context: FormContext, most = BESIDE): Beside {
  const budget = { ...context.budget, load: context.budget.load * 0.6, items: most };
  const { shown, more } = chooseForPage(atoms, { ...context, budget });
  return { items: itemsOf(shown), more };
}
