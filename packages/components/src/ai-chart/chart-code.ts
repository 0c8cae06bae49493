import type { Language } from '@pagewright/model/languages';
import type { ChartContent } from '@pagewright/model/outline';
import { withUnit } from '../ai-echart/from-content/numbers.ts';
import { plainLabel } from './plain-label.ts';

/** Figures as Mermaid's pie or xychart; undefined where they have gaps, which it cannot draw. */
export function chartCode(content: ChartContent, language: Language): string | undefined {
  const { series } = content;
  if (series.some(({ values }) => values.some((value) => value === null))) return undefined;
  return content.shape === 'pie' ? pieCode(content, language) : xyCode(content);
}

function pieCode({ caption, categories, series, unit }: ChartContent, language: Language): string {
  const values = series[0]?.values ?? [];
  const title = caption ? [`  title ${plainLabel(caption)}`] : [];
  const slices = categories.map((name, index) => {
    const value = values[index] ?? 0;
    const label = unit ? `${name} (${withUnit(value, unit, language)})` : name;
    return `  "${plainLabel(label)}" : ${value}`;
  });
  return [unit ? 'pie' : 'pie showData', ...title, ...slices].join('\n');
}

function xyCode({ shape, caption, categories, series, unit, valueName }: ChartContent): string {
  const draw = shape === 'line' || shape === 'area' ? 'line' : 'bar';
  const axis = [valueName, valueName?.includes(unit ?? '') ? undefined : unit].filter(Boolean).join(', ');
  const title = caption ? [`  title "${plainLabel(caption)}"`] : [];
  return [
    shape === 'bar-horizontal' ? 'xychart-beta horizontal' : 'xychart-beta',
    ...title,
    `  x-axis [${categories.map((name) => `"${plainLabel(name)}"`).join(', ')}]`,
    `  y-axis ${axis ? `"${plainLabel(axis)}" ` : ''}${rangeOf(series.flatMap(({ values }) => values))}`,
    ...series.map(({ values }) => `  ${draw} [${values.join(', ')}]`),
  ].join('\n');
}

/** Bars tell the truth from nought on; left to itself Mermaid begins at the smallest figure. */
function rangeOf(values: readonly (number | null)[]): string {
  const figures = values.filter((value) => value !== null);
  const ends = [Math.min(0, ...figures), Math.max(0, ...figures)];
  return ends.map(rounded).join(' --> ');
}

/** The next round number away from nought, to two digits. */
function rounded(value: number): number {
  if (value === 0) return 0;
  const step = 10 ** Math.floor(Math.log10(Math.abs(value))) / 2;
  return Number((Math.sign(value) * Math.ceil(Math.abs(value) / step) * step).toPrecision(12));
}
