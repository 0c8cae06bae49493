import type { TextAt } from '../behaviour/behaviour.ts';
import type { ChartFigures } from './figures.ts';
import { isTyped } from './shown-option.ts';

interface Shown {
  readonly chartConfig: string;
  readonly content?: ChartFigures | undefined;
}

/** What is written in a chart's figures: names and values, each where it stands. What is typed in their place hides their names. */
export function figureTexts(props: Shown): TextAt[] {
  const { content } = props;
  if (!content) return [];
  const names = isTyped(props) ? 'data' : 'names';
  const named = (['caption', 'categoryName', 'valueName'] as const).map((name): TextAt => {
    return { path: ['content', name], text: content[name] ?? '', is: names };
  });
  const categories = content.categories.map((text, at): TextAt => {
    return { path: ['content', 'categories', at], text, is: names };
  });
  const series = content.series.flatMap(({ name, values }, index): TextAt[] => {
    const path = ['content', 'series', index] as const;
    const written = values.map((value, at): TextAt => {
      return { path: [...path, 'values', at], text: value === null ? '' : String(value), is: 'data' };
    });
    return [{ path: [...path, 'name'], text: name, is: names }, ...written];
  });
  return [...named, ...categories, ...series].filter(({ text }) => text.trim() !== '');
}
