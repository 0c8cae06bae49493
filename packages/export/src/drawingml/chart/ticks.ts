import { numberOf, type OptionRecord } from './option.ts';

/** The ends of an axis and the step between its ticks. */
export interface Ticks {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** How many steps ECharts aims at where an option does not say. */
const STEPS = 5;

/** The ticks that the page's chart has: ECharts' own rule, so that both programs draw the same grid. */
export function ticksOf(values: readonly number[], axis: OptionRecord): Ticks | undefined {
  const fromZero = axis.scale !== true;
  const least = Math.min(...values, ...(fromZero ? [0] : []));
  const most = Math.max(...values, ...(fromZero ? [0] : []));
  if (!Number.isFinite(least) || !Number.isFinite(most) || most <= least) return undefined;
  const step = niceStep((most - least) / (numberOf(axis.splitNumber) ?? STEPS));
  const round = (value: number): number => Number(value.toPrecision(12));
  return { min: round(Math.floor(least / step) * step), max: round(Math.ceil(most / step) * step), step: round(step) };
}

/** 1, 2, 3, 5 or 10 times a power of ten, whichever is nearest. */
function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const share = step / power;
  const nice = share < 1.5 ? 1 : share < 2.5 ? 2 : share < 4 ? 3 : share < 7 ? 5 : 10;
  return nice * power;
}
