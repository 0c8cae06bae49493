import type { TextAt } from '../behaviour/behaviour.ts';
import type { ChartFigures } from './figures.ts';

/** What is written in a chart's figures: names and values, each where it stands. */
export function figureTexts({ content }: { readonly content?: ChartFigures | undefined }): TextAt[] {
  if (!content) return [];
  const texts: TextAt[] = content.categories.map((text, at) => ({
    path: ['content', 'categories', at],
    text,
    is: 'data',
  }));
  for (const [index, { name, values }] of content.series.entries()) {
    texts.push({ path: ['content', 'series', index, 'name'], text: name, is: 'data' });
    for (const [at, value] of values.entries()) {
      if (value !== null) {
        texts.push({ path: ['content', 'series', index, 'values', at], text: String(value), is: 'data' });
      }
    }
  }
  return texts.filter(({ text }) => text.trim() !== '');
}
