import type { AxisNamePlace } from './axes.ts';
import { categoryAxis, isHorizontal, numberOf, type OptionRecord, recordOf, stringOf, valueAxes } from './option.ts';
import type { PlotLayout, PlottedChart } from './plot.ts';
import { ticksOf } from './ticks.ts';

/** px between the names beside lying bars and the widest that they may be. */
const BESIDE_NAMES = 2;

/**
 * Where the plot of a chart with two axes stands on the page: each program would else measure, break and turn the names
 * beside it in its own way, and bars and lines would begin elsewhere.
 */
export function cartesianLayout(chart: PlottedChart): PlotLayout | undefined {
  const { option, box } = chart.primitive;
  const grid = recordOf(option?.grid);
  const [left, right, top, bottom] = [grid.left, grid.right, grid.top, grid.bottom].map(numberOf);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return undefined;
  const taken = isHorizontal(option) ? besideLyingBars(chart) : besideUprightPlot(chart);
  return shares(box, {
    left: left + taken.left,
    right: right + taken.right,
    top: top + taken.top,
    bottom: bottom + taken.bottom,
  });
}

/** px at each side of a plot. */
type Sides = Record<'left' | 'right' | 'top' | 'bottom', number>;

function besideLyingBars(chart: PlottedChart): Sides {
  const { option, fontSize } = chart.primitive;
  const names = recordOf(categoryAxis(option).axisLabel);
  const widest = Math.max(0, ...chart.figures.categories.map((name) => chart.look.widthOf(name)));
  const left = (numberOf(names.width) ?? widest) + (numberOf(names.margin) ?? 0) + BESIDE_NAMES;
  const [axis = {}] = valueAxes(option);
  const numbers = numbersAlong(axis, chart);
  if (!numbers) return { left, right: 0, top: 0, bottom: 0 };
  return { left, right: chart.look.widthOf(numbers.last) / 2, top: 0, bottom: fontSize + numbers.margin };
}

function besideUprightPlot(chart: PlottedChart): Sides {
  const { option, fontSize } = chart.primitive;
  const { figures, look } = chart;
  const [first = {}, second] = valueAxes(option);
  const widthOf = (axis: OptionRecord | undefined): number => {
    const numbers = axis && numbersAlong(axis, chart);
    return numbers ? Math.max(...numbers.texts.map((text) => look.widthOf(text))) + numbers.margin : 0;
  };
  const names = recordOf(categoryAxis(option).axisLabel);
  const turn = ((numberOf(names.rotate) ?? 0) * Math.PI) / 180;
  const widest = Math.max(0, ...figures.categories.map((name) => look.widthOf(name)));
  const line = numberOf(names.lineHeight) ?? fontSize;
  const isBroken = names.overflow === 'break';
  const lines = isBroken
    ? Math.max(1, ...figures.categories.map((name) => linesOf(name, numberOf(names.width), look)))
    : 1;
  const depth = turn
    ? Math.min(widest, numberOf(names.width) ?? widest) * Math.sin(turn) + line * Math.cos(turn)
    : lines * line;
  return {
    left: widthOf(first),
    right: second?.position === 'right' ? widthOf(second) : 0,
    top: numbersAlong(first, chart) ? fontSize / 2 : 0,
    bottom: depth + (numberOf(names.margin) ?? 0),
  };
}

/** On how many lines a name stands that is broken at its words. */
function linesOf(name: string, width: number | undefined, look: PlottedChart['look']): number {
  if (width === undefined) return 1;
  const words = name.match(/[\u0021-\u017f]+\s*|./gu) ?? [];
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const own = look.widthOf(word.trimEnd());
    if (used > 0 && used + own > width) {
      lines += 1;
      used = 0;
    }
    used += look.widthOf(word);
  }
  return lines;
}

/** The figures along an axis of values; undefined where none are written. */
function numbersAlong(axis: OptionRecord, { figures, look }: PlottedChart) {
  const label = recordOf(axis.axisLabel);
  if (label.show === false) return undefined;
  const values = figures.series.flatMap((series) => series.values.filter((value) => value !== null));
  const ticks = ticksOf(values, axis);
  if (!ticks) return undefined;
  const pattern = stringOf(label.formatter);
  const numbers = numbersOf(look.language);
  const write = (value: number): string =>
    pattern?.includes('{value}') ? pattern.replace('{value}', numbers.format(value)) : numbers.format(value);
  const texts = [ticks.min, ticks.max, ticks.max - ticks.step].map(write);
  return { texts, last: write(ticks.max), margin: numberOf(label.margin) ?? 0 };
}

const formats = new Map<string, Intl.NumberFormat>();

/** How a language writes numbers; made once, which takes longer than all else about an axis. */
function numbersOf(language: string): Intl.NumberFormat {
  const known = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, known);
  return known;
}

/** px between an upright axis and its name above it, as ECharts has it. */
const NAME_GAP = 15;
/** Height of a name, em. */
const NAME_LINE = 1.4;
/** The same with the room that LibreOffice 7.4 leaves around it: where that reaches below the chart, it draws the plot smaller. */
const NAME_ROOM = 1.8;
/** How much of it stands above the letters, em, which the page's names do not have. */
const ABOVE_LETTERS = 0.2;

/** Where the name of an upright axis stands, above its end; undefined where the program finds a place for it. */
export function nameAbove(
  name: string | undefined,
  side: 'left' | 'right',
  { look, primitive: { box, fontSize } }: PlottedChart,
  layout: PlotLayout | undefined,
): AxisNamePlace | undefined {
  if (!name || !layout) return undefined;
  const width = look.widthOf(name) / box.width;
  const x = side === 'left' ? layout.x : layout.x + layout.width - width;
  return {
    x: Math.max(0, Math.min(x, 1 - width)),
    y: Math.max(0, layout.y - (NAME_GAP + fontSize * NAME_LINE) / box.height),
  };
}

/** The same of a lying axis: below the middle of the plot, as far from it as on the page. */
export function nameBelow(
  axis: OptionRecord,
  { look, primitive: { box, fontSize } }: PlottedChart,
  layout: PlotLayout | undefined,
): AxisNamePlace | undefined {
  const name = stringOf(axis.name);
  if (!name || !layout) return undefined;
  const width = look.widthOf(name) / box.width;
  const x = layout.x + (layout.width - width) / 2;
  const gap = (numberOf(axis.nameGap) ?? NAME_GAP) - ABOVE_LETTERS * fontSize;
  const lowest = 1 - (NAME_ROOM * fontSize) / box.height;
  return {
    x: Math.max(0, Math.min(x, 1 - width)),
    y: Math.min(lowest, layout.y + layout.height + gap / box.height),
  };
}

function shares({ width, height }: { readonly width: number; readonly height: number }, sides: Sides): PlotLayout {
  const { left, right, top, bottom } = sides;
  return {
    x: left / width,
    y: top / height,
    width: Math.max(0.1, (width - left - right) / width),
    height: Math.max(0.1, (height - top - bottom) / height),
  };
}
