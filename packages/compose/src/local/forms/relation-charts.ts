import { CURRENCY_SIGNS } from '@pagewright/model/currency-signs';
import type { Language } from '@pagewright/model/languages';
import type { ChartContent, Stat, TableContent } from '@pagewright/model/outline';
import { isTitleLength } from '../language/text.ts';
import type { Part, Parts, Records } from '../relations/relation.ts';
import { readQuantities } from '../spans/quantities.ts';
import type { Draft } from './draft.ts';

/** Parts that a ring shows; more are bars. */
const MOST_IN_RING = 6;

/** Named figures as a chart in their own scale, or as a table where they have no common one. */
export function chartOfParts(parts: Parts): Draft {
  const unit = commonUnit(parts);
  const head = parts.head && isTitleLength(parts.head.text) ? parts.head : undefined;
  const subtitle = parts.head && !head ? { subtitle: parts.head } : {};
  const draft = unit === undefined || parts.items.some(({ aside }) => aside) ? tableOf(parts) : chartOf(parts, unit);
  return { brief: { ...draft, ...subtitle }, head, load: 400 };
}

/** Fewest times of which a chart tells more than a table. */
const FEWEST_TIMES = 3;

/** What was measured at several times, in one unit, as a chart in their order. */
export function chartOfRecords({ fields, rows, measured, head, origins }: Records): Draft | undefined {
  if (!measured || rows.length < FEWEST_TIMES) return undefined;
  const units = new Set(measured.flat().map(({ unit }) => unit));
  if (units.size !== 1 || fields.some((field) => field === '')) return undefined;
  const [unit = ''] = units;
  const chart: ChartContent = {
    shape: 'bar',
    categories: rows.map(([name = '']) => name),
    series: fields.map((name, column) => ({ name, values: measured.map((row) => row[column]?.number ?? null) })),
    ...(unit ? { unit } : {}),
    notes: [],
    origins: [...origins],
  };
  return { brief: { form: 'chart', chart, items: [] }, head, load: 400 };
}

function chartOf(parts: Parts, unit: string): Draft['brief'] {
  const { items, total, isWhole, origins } = parts;
  const isRing = isWhole && items.length <= MOST_IN_RING && items.every(({ quantity }) => (quantity.number ?? 0) > 0);
  const chart: ChartContent = {
    shape: isRing ? 'doughnut' : 'bar-horizontal',
    ...(parts.head ? { caption: parts.head.text } : {}),
    categories: items.map(({ name }) => name),
    series: [
      { name: parts.measure ?? parts.head?.text ?? unit, values: items.map(({ quantity }) => quantity.number ?? null) },
    ],
    ...(unit ? { unit } : {}),
    notes: [],
    origins: [...origins],
  };
  return { form: 'chart', chart, items: [...(parts.details ?? [])], ...(total ? { stats: [total] } : {}) };
}

/** How far what parts are told to come to may be from their sum, as a part of it. */
const ROUNDED = 0.006;

/** Words that people and things are counted in, of those that may measure something too. */
const COUNTS = /人次|[户戶票份]$/u;

/**
 * Whether a figure is the whole that the parts of a ring are of, in their scale or in a larger one, or how many their shares
 * are of: it stands in the middle of the ring.
 */
export function isWholeOf({ value }: Pick<Stat, 'value'>, { series, unit }: ChartContent, language: Language): boolean {
  const [figure] = readQuantities(value, language);
  const sum = (series[0]?.values ?? []).reduce<number>((all, own) => all + (own ?? 0), 0);
  if (figure?.amount === undefined || sum === 0) return false;
  if (unit === '%' && /[割成]/u.test(value)) return false;
  if (unit === '%') return figure.kind === 'count' || figure.kind === 'bare' || COUNTS.test(figure.unit);
  const steps = Math.log10(figure.amount / sum);
  return Math.round(steps) >= 0 && Math.abs(10 ** (steps - Math.round(steps)) - 1) <= ROUNDED;
}

function tableOf({ items, head, measure, total, origins }: Parts): Draft['brief'] {
  const hasAside = items.some(({ aside }) => aside);
  const parts = items.map(({ name, quantity, aside }) => [name, quantity.text, ...(hasAside ? [aside ?? ''] : [])]);
  // What they come to closes the table, where it does not stand over it.
  const isSaid = total !== undefined && head !== undefined && head.text.includes(total.value);
  const rows = total && !isSaid ? [...parts, [total.label.text, total.value, ...(hasAside ? [''] : [])]] : parts;
  const table: TableContent = {
    ...(head && isTitleLength(head.text) ? { caption: head.text } : {}),
    columns: [
      { label: '', type: 'text' },
      { label: measure ?? '', type: 'text' },
      ...(hasAside ? [{ label: '', type: 'text' as const }] : []),
    ],
    rows,
    emphasisRows: rows.length > parts.length ? [parts.length] : [],
    notes: [],
    origins: [...origins],
  };
  return { form: 'table', table, items: [] };
}

const MONEY_SIGN = new RegExp(`${CURRENCY_SIGNS}|元|円`, 'u');

/** How many times larger than the figures with a scale one without it may be written and still be of that scale. */
const MOST_LARGER = 100;

/** `18万, 12.5, 17.5` are all of one scale; of `2万, 8600` the second is what it says, and no 8,600 times ten thousand. */
function isInScale({ unit, number = 0 }: Part['quantity'], items: Parts['items']): boolean {
  const scaled = items.flatMap(({ quantity: { number: own = 0, amount = 0 } }) => (amount === own ? [] : [own]));
  return unit !== '' || scaled.length === 0 || Math.abs(number) <= MOST_LARGER * Math.max(...scaled.map(Math.abs));
}

/** The unit of all figures, where those without one go with it; undefined where they differ. */
function commonUnit({ items, total }: Parts): string | undefined {
  const units = new Set(items.map(({ quantity }) => quantity.unit).filter((unit) => unit !== ''));
  if (items.some(({ quantity }) => quantity.number === undefined)) return undefined;
  if (units.size > 1) return undefined;
  const [only] = units;
  if (only !== undefined) return items.every(({ quantity }) => isInScale(quantity, items)) ? only : undefined;
  const whole = items.reduce((sum, { quantity }) => sum + (quantity.number ?? 0), 0);
  // Parts in the scale of their total have its unit.
  const own = total ? MONEY_SIGN.exec(total.value)?.[0] : undefined;
  return own && whole > 0 ? own : '';
}
