import type { ChartOption } from '../chart-config.ts';
import type { EchartType } from './echart-types.ts';
import type { ChartFigures, ChartLook } from './figures.ts';
import { figuresOfOption } from './figures-of-option.ts';

/**
 * Charts of the first version that a design has made: their option said everything. They become figures with the look
 * that the option had; what a person typed, and shapes whose option hid their figures (waterfalls, heat maps, points),
 * stay what they are.
 */
export function withFigures(old: Record<string, unknown>): Record<string, unknown> {
  const { chartConfig, chartType = 'bar' } = old;
  const option = typeof chartConfig === 'string' ? generatedOption(chartConfig) : undefined;
  const read = option && figuresOfOption(option, chartType as EchartType);
  if (!option || !read || seriesOf(option).some(({ silent }) => silent === true)) return old;
  return { ...old, chartConfig: '', content: withUnits(read, option), look: lookOf(option) };
}

/** The option, where it begins as every design began it. */
function generatedOption(text: string): ChartOption | undefined {
  if (!text.startsWith('{"animation":false,"color":[')) return undefined;
  try {
    const option = JSON.parse(text) as ChartOption;
    const { backgroundColor, textStyle, color } = option;
    const isOurs = backgroundColor === 'transparent' && isRecord(textStyle) && isColors(color);
    return isOurs ? option : undefined;
  } catch {
    return undefined;
  }
}

/** Percentages and currencies stood in the labels; other units in the name of the value axis. */
function withUnits(figures: ChartFigures, option: ChartOption): ChartFigures {
  const axes = [option.yAxis, option.xAxis].flat().filter(isRecord);
  const value = axes.find(({ type }) => type === 'value');
  const category = axes.find(({ type }) => type === 'category');
  const labels = seriesOf(option)
    .flatMap(({ data }) => (Array.isArray(data) ? data : []))
    .flatMap((item) => (isRecord(item) && isRecord(item.label) ? [String(item.label.formatter ?? '')] : []));
  const axisLabel = isRecord(value?.axisLabel) ? String(value.axisLabel.formatter ?? '') : '';
  const written = [...labels, axisLabel].filter((text) => text !== '');
  const unit = written.some((text) => text.endsWith('%'))
    ? '%'
    : /(?:^|\n|\s)([$¥€£￥])-?\d/.exec(written.join('\n'))?.[1];
  return {
    ...figures,
    ...(unit === undefined ? {} : { unit }),
    ...(typeof value?.name === 'string' && value.name !== '' ? { valueName: value.name } : {}),
    ...(typeof category?.name === 'string' && category.name !== '' ? { categoryName: category.name } : {}),
  };
}

function lookOf(option: ChartOption): ChartLook {
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
    colors: (option.color as string[]).slice(0, 24),
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

function isColors(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((color) => typeof color === 'string');
}

function seriesOf({ series }: ChartOption): ChartOption[] {
  return [series].flat().filter(isRecord);
}

function isRecord(value: unknown): value is ChartOption {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
