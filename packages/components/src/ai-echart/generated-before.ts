import { z } from 'zod';
import type { ChartOption } from '../chart-config.ts';
import { ECHART_TYPES } from './echart-types.ts';
import type { ChartFigures, ChartLook } from './figures.ts';
import { figuresOfOption } from './figures-of-option.ts';
import { unitOfOption } from './unit-of-option.ts';

/** An option as every design of the first version wrote it; what people typed is none of these. */
const generatedOption = z.looseObject({
  animation: z.literal(false),
  color: z.array(z.string()).min(1),
  backgroundColor: z.literal('transparent'),
  textStyle: z.looseObject({}),
});
type GeneratedOption = z.infer<typeof generatedOption>;

/** A type of today's; the default of the first version for whatever else stands there. */
const chartTypeBefore = z.enum(ECHART_TYPES).catch('bar');

/**
 * Charts of the first version that a design has made: their option said everything. They become figures with the look
 * that the option had; what a person typed, and shapes whose option hid their figures (waterfalls, heat maps, points),
 * stay what they are.
 */
export function withFigures(old: Record<string, unknown>): Record<string, unknown> {
  const { chartConfig } = old;
  const option = typeof chartConfig === 'string' ? readGenerated(chartConfig) : undefined;
  const read = option && figuresOfOption(option, chartTypeBefore.parse(old.chartType));
  if (!option || !read || seriesOf(option).some(({ silent }) => silent === true)) return old;
  return { ...old, chartConfig: '', content: withUnits(read, option), look: lookOf(option) };
}

/** The option, where it begins as every design began it. */
function readGenerated(text: string): GeneratedOption | undefined {
  if (!text.startsWith('{"animation":false,"color":[')) return undefined;
  try {
    return generatedOption.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Percentages and currencies stood in the labels; other units in the name of the value axis. */
function withUnits(figures: ChartFigures, option: ChartOption): ChartFigures {
  const axes = [option.yAxis, option.xAxis].flat().filter(isRecord);
  const value = axes.find(({ type }) => type === 'value');
  const category = axes.find(({ type }) => type === 'category');
  const unit = unitOfOption(option);
  return {
    ...figures,
    ...(unit === undefined ? {} : { unit }),
    ...(typeof value?.name === 'string' && value.name !== '' ? { valueName: value.name } : {}),
    ...(typeof category?.name === 'string' && category.name !== '' ? { categoryName: category.name } : {}),
  };
}

function lookOf(option: GeneratedOption): ChartLook {
  const [first] = seriesOf(option);
  const axes = [option.yAxis, option.xAxis].flat().filter(isRecord);
  const value = axes.find(({ type }) => type === 'value');
  const category = axes.find(({ type }) => type === 'category');
  const item = at(first, 'itemStyle');
  const soft = colorOr(at(option, 'textStyle').color, '#595959');
  const split = at(value, 'splitLine');
  const radius = Array.isArray(item.borderRadius)
    ? Math.max(...item.borderRadius.map(Number))
    : Number(item.borderRadius);
  return {
    colors: option.color.slice(0, 24),
    ink: colorOr(at(first, 'label').color, soft),
    soft,
    rule: colorOr(at(at(category, 'axisLine'), 'lineStyle').color, soft),
    background: colorOr(item.borderColor, '#ffffff'),
    grid: split.show === false ? 'none' : at(split, 'lineStyle').type === 'dashed' ? 'dashed' : 'solid',
    smooth: Number(first?.smooth) > 0,
    area: first?.areaStyle !== undefined,
    barRadius: Number.isFinite(radius) ? Math.min(60, Math.max(0, radius)) : 0,
    radius: at(option, 'legend').icon === 'circle' ? 10 : 0,
    unit: 1,
  };
}

function at(holder: ChartOption | undefined, name: string): ChartOption {
  const value = holder?.[name];
  return isRecord(value) ? value : {};
}

function colorOr(value: unknown, other: string): string {
  return typeof value === 'string' && /^#[0-9a-f]{3,8}$/i.test(value) ? value : other;
}

function seriesOf({ series }: ChartOption): ChartOption[] {
  return [series].flat().filter(isRecord);
}

function isRecord(value: unknown): value is ChartOption {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
