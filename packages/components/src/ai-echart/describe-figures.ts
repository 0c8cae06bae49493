import { LANGUAGES, type Language } from '@pagewright/model/languages';
import type { ChartFigures } from './figures.ts';
import { withUnit } from './from-content/numbers.ts';

/** Longest alternative text of a chart (`description` of the chart kinds). */
const MAX_DESCRIPTION = 1000;

/** The chart's caption and figures in words, as many as fit. */
export function describeFigures(content: ChartFigures, language: Language): string {
  const lines = content.series.map((series) => {
    const values = content.categories.map((name, index) => {
      const value = series.values[index];
      return typeof value === 'number'
        ? `${name} ${withUnit(value, series.unit ?? content.unit, language)}`
        : undefined;
    });
    return [series.name, values.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  });
  let text = content.caption ?? '';
  for (const line of lines) {
    const next = text === '' ? line : `${text}\n${line}`;
    if (next.length > MAX_DESCRIPTION) break;
    text = next;
  }
  return text.slice(0, MAX_DESCRIPTION);
}

/**
 * Words that describe other figures, as these described the ones before; a description that a person wrote stays as it is.
 *
 * @param description of the figures before
 */
export function describedAnew(
  description: string | undefined,
  before: ChartFigures | undefined,
  figures: ChartFigures,
): string | undefined {
  const language = before && LANGUAGES.find((one) => describeFigures(before, one) === description);
  return language ? describeFigures(figures, language) : description;
}
