import { el, type Xml } from '../../ooxml/xml.ts';
import type { ChartLook } from './chart-look.ts';
import { numberFormat, richText } from './labels.ts';
import { numberOf, type OptionRecord, recordOf, stringOf } from './option.ts';
import type { Ticks } from './ticks.ts';

/** The two axes of a plot, by their ids. */
export interface AxisPair {
  readonly category: number;
  readonly value: number;
}

export const FIRST_AXES: AxisPair = { category: 111_111_111, value: 222_222_222 };
export const SECOND_AXES: AxisPair = { category: 333_333_333, value: 444_444_444 };

const RULE_WIDTH = 1;
/**
 * Degrees, the least that there is (ECMA-376 part 1, ST_Angle): names that are not quite flat are left out by LibreOffice where
 * they meet; flat ones it breaks into columns of letters, and those without an angle it turns.
 */
const FLAT_AND_WHOLE = 1 / 60_000;
const PLAIN_RULE = '#d9dde3';

interface AxisPlace {
  readonly id: number;
  readonly crossing: number;
  readonly side: 'b' | 'l' | 'r' | 't';
}

interface CategoryAxisLook {
  readonly hidden?: boolean;
  /** Whether the first category is at the far end. */
  readonly reversed?: boolean;
  /** Which names are written: all, each second one … */
  readonly every?: number;
}

/** Names along an axis. */
export function categoryAxisXml(
  axis: OptionRecord,
  { id, crossing, side }: AxisPlace,
  look: ChartLook,
  { hidden = false, reversed = false, every = 1 }: CategoryAxisLook = {},
): Xml {
  const lineColor = stringOf(recordOf(recordOf(axis.axisLine).lineStyle).color) ?? PLAIN_RULE;
  return el(
    'c:catAx',
    {},
    el('c:axId', { val: id }),
    el('c:scaling', {}, el('c:orientation', { val: reversed ? 'maxMin' : 'minMax' })),
    el('c:delete', { val: hidden }),
    el('c:axPos', { val: side }),
    title(stringOf(axis.name), look, side === 'l'),
    numberFormat('General'),
    el('c:majorTickMark', { val: 'none' }),
    el('c:minorTickMark', { val: 'none' }),
    el('c:tickLblPos', { val: 'low' }),
    el('c:spPr', {}, el('a:noFill'), look.stroke(lineColor, RULE_WIDTH)),
    look.text(...labelLook(axis, look, every > 1 ? FLAT_AND_WHOLE : 0)),
    el('c:crossAx', { val: crossing }),
    el('c:crosses', { val: 'autoZero' }),
    el('c:auto', { val: true }),
    el('c:lblAlgn', { val: 'ctr' }),
    el('c:lblOffset', { val: 100 }),
    every > 1 ? [el('c:tickLblSkip', { val: every }), el('c:tickMarkSkip', { val: every })] : undefined,
    el('c:noMultiLvlLbl', { val: false }),
  );
}

/** The corner of an axis's name, shares of the chart. */
export interface AxisNamePlace {
  readonly x: number;
  readonly y: number;
}

interface ValueAxisLook {
  /** Where its name stands, lying; beside the axis where absent. */
  readonly nameAt?: AxisNamePlace | undefined;
  readonly format: string;
  /** The program's own where absent. */
  readonly ticks?: Ticks | undefined;
  readonly crosses?: 'autoZero' | 'max';
  /** Whether the values stand between ticks of the other axis. */
  readonly between?: boolean;
}

/** Values along an axis, with its grid where the page has one. */
export function valueAxisXml(
  axis: OptionRecord,
  { id, crossing, side }: AxisPlace,
  look: ChartLook,
  { format, ticks, crosses = 'autoZero', between = true, nameAt }: ValueAxisLook,
): Xml {
  const labelled = recordOf(axis.axisLabel).show !== false;
  const max = numberOf(axis.max) ?? ticks?.max;
  const min = numberOf(axis.min) ?? ticks?.min;
  const step = axis.max === undefined ? ticks?.step : undefined;
  return el(
    'c:valAx',
    {},
    el('c:axId', { val: id }),
    el(
      'c:scaling',
      {},
      el('c:orientation', { val: 'minMax' }),
      max === undefined ? undefined : el('c:max', { val: max }),
      min === undefined ? undefined : el('c:min', { val: min }),
    ),
    el('c:delete', { val: false }),
    el('c:axPos', { val: side }),
    gridlines(axis, look),
    title(stringOf(axis.name), look, !nameAt && (side === 'l' || side === 'r'), nameAt),
    numberFormat(step === undefined ? format : stepFormat(format, step)),
    el('c:majorTickMark', { val: 'none' }),
    el('c:minorTickMark', { val: 'none' }),
    el('c:tickLblPos', { val: labelled ? 'nextTo' : 'none' }),
    look.nothing(),
    look.text(...labelLook(axis, look, 0)),
    el('c:crossAx', { val: crossing }),
    el('c:crosses', { val: crosses }),
    el('c:crossBetween', { val: between ? 'between' : 'midCat' }),
    step === undefined ? undefined : el('c:majorUnit', { val: step }),
  );
}

/** A number format with the digits that a step between ticks needs. */
function stepFormat(format: string, step: number): string {
  const digits = String(step).split('.')[1]?.length ?? 0;
  return format.replace(/0(\.0+)?(?=[^0.]*$)/, digits === 0 ? '0' : `0.${'0'.repeat(digits)}`);
}

function gridlines(axis: OptionRecord, look: ChartLook): Xml | undefined {
  const split = recordOf(axis.splitLine);
  if (split.show === false) return undefined;
  const color = stringOf(recordOf(split.lineStyle).color) ?? PLAIN_RULE;
  return el('c:majorGridlines', {}, el('c:spPr', {}, look.stroke(color, RULE_WIDTH)));
}

/** Colour, turn and size of the names of an axis. */
function labelLook(
  axis: OptionRecord,
  look: ChartLook,
  turn: number | undefined,
): [string, number | undefined, number] {
  const label = recordOf(axis.axisLabel);
  const rotate = numberOf(label.rotate);
  return [stringOf(label.color) ?? look.textColor, rotate ? -rotate : turn, numberOf(label.fontSize) ?? look.fontSize];
}

function title(name: string | undefined, look: ChartLook, upright: boolean, at?: AxisNamePlace): Xml | undefined {
  if (!name) return undefined;
  return el(
    'c:title',
    {},
    el('c:tx', {}, richText(name, look, undefined, upright ? -90 : at && 0)),
    at ? el('c:layout', {}, nameLayout(at)) : undefined,
    el('c:overlay', { val: at !== undefined }),
  );
}

function nameLayout({ x, y }: AxisNamePlace): Xml {
  return el(
    'c:manualLayout',
    {},
    el('c:xMode', { val: 'edge' }),
    el('c:yMode', { val: 'edge' }),
    el('c:x', { val: x }),
    el('c:y', { val: y }),
  );
}
