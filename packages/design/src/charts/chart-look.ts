import { contrast, mix, mostReadable } from '@pagewright/model/color';
import type { Size } from '@pagewright/model/units';
import { lineWidth } from '../measuring.ts';
import { look, type Setting } from '../setting.ts';
import type { TextLook } from '../text-look.ts';
import { withLook } from '../theme.ts';

/** What a chart takes from the style, the ground and its box. */
export interface ChartLook {
  readonly setting: Setting;
  readonly size: Size;
  /** px of axis labels, legends and values. */
  readonly fontSize: number;
  readonly text: TextLook;
  readonly colors: readonly string[];
  readonly ink: string;
  readonly soft: string;
  readonly rule: string;
  readonly background: string;
}

export function chartLook(setting: Setting, size: Size): ChartLook {
  const { tone, theme } = setting;
  const body = look(setting, 'body').fontSize;
  const bySize = Math.min(size.width / 34, size.height / 20);
  const largest = Math.max(12, Math.min(body * 0.85, 18 * theme.unit));
  const fontSize = Math.round(Math.max(12, Math.min(largest, bySize)));
  return {
    setting,
    size,
    fontSize,
    text: withLook(look(setting, 'body', 'soft'), { fontSize, lineHeight: 1.3 }),
    colors: theme.tokens.palette.chart.map((color) => visible(color, tone.background)),
    ink: tone.ink,
    soft: tone.soft,
    rule: tone.rule,
    background: tone.background,
  };
}

function visible(color: string, background: string): string {
  return contrast(color, background) >= 1.35
    ? color
    : mix(color, mostReadable(background, ['#000000', '#ffffff']), 0.35);
}

export function textWidthOf(chart: ChartLook, text: string): number {
  return lineWidth(text, chart.text);
}

export function colorAt(chart: ChartLook, index: number): string {
  return chart.colors[index % chart.colors.length] ?? chart.ink;
}

/** Values are written on a chart when they are few enough to be read. */
export function showsValues(categories: number, series: number): boolean {
  return categories * series <= 14;
}
