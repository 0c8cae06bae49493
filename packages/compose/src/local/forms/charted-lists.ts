import type { BriefOf, Statement } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { type Atom, itemOf } from '../material/atoms.ts';
import { chartsOf } from '../tables/charts.ts';
import type { Base } from './context.ts';
import { listAsTable } from './list-tables.ts';

/** Parts that one ring shows, and the longest name of one. */
const PARTS = { least: 3, most: 8, name: 28 } as const;
/** What shares that were rounded may come to, in percent. */
const WHOLE = { least: 98.5, most: 101.5 } as const;

const PERCENT = /(\d+(?:[.,]\d+)?)\s?[%％]/g;

interface Share {
  readonly name: string;
  readonly percent: number;
  /** What stands in front of the percentage: `占比`. */
  readonly measure: string;
}

/** Names with shares that make a whole are a ring, beside what the source says of each: `华东：2.1亿元，占比43.6%`. */
export function sharesBrief(
  base: Base,
  statements: readonly Statement[],
  more: Statement[],
): BriefOf<'chart'> | undefined {
  if (statements.length < PARTS.least || statements.length > PARTS.most) return undefined;
  const shares = statements.map(shareOf);
  if (!shares.every((share) => share !== undefined)) return undefined;
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
  if (total < WHOLE.least || total > WHOLE.most) return undefined;
  const [first] = shares;
  const name = first?.measure && shares.every(({ measure }) => measure === first.measure) ? first.measure : '';
  return {
    ...base,
    form: 'chart',
    chart: {
      shape: 'doughnut',
      categories: shares.map((share) => share.name),
      series: [{ name: name || base.title.text, values: shares.map(({ percent }) => percent) }],
      unit: '%',
      notes: [],
      origins: [...new Set(statements.flatMap(({ origins }) => origins))],
    },
    items: statements.some(saysMore) ? statements.map(itemOf) : [],
    more,
  };
}

const NAMED = /^([^:：]+?)\s*[:：]\s*(.+)$/su;

function shareOf(own: Statement): Share | undefined {
  const [, lead, text = ''] = NAMED.exec(own.text) ?? [];
  const found = [...text.matchAll(PERCENT)];
  const [only] = found;
  if (!lead || !only || found.length > 1 || visualLength(lead) > PARTS.name) return undefined;
  const percent = Number(only[1]?.replace(',', '.'));
  const measure = /([\p{L}]{2,12})\s*$/u.exec(text.slice(0, only.index))?.[1] ?? '';
  return { name: lead, percent, measure };
}

/** Whether a statement says more than its name and its share. */
function saysMore({ text }: Statement): boolean {
  const said = text.replace(NAMED, '$2').replace(PERCENT, '');
  return /[\p{L}\p{N}]/u.test(said);
}

/** A list of names with a figure each, all of one unit, is a chart that says it all: `Isolation : 850 000 €`. */
export function figuresBrief(base: Base, shown: readonly Atom[], more: Statement[]): BriefOf<'chart'> | undefined {
  const items = shown.filter((atom) => atom.kind === 'item');
  if (items.length < PARTS.least || items.length < shown.length) return undefined;
  const table = listAsTable(items, base.title.text);
  const [chart] = table ? chartsOf(table) : [];
  if (!chart) return undefined;
  const origins = [...new Set(items.map(({ origin }) => origin))];
  return { ...base, form: 'chart', chart: { ...chart, origins }, items: [], more };
}
