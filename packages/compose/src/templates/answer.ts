import type { FillRefusal } from '@pagewright/model/fill-refusals';
import type { Filling } from '@pagewright/model/filling';
import type { BriefOf, ChartContent, Statement, TableContent } from '@pagewright/model/outline';
import type { PlaceWords, TemplatePart } from './template.ts';

/** What stands in a place: what the sources hold, an example of it, or nothing. */
export type Answer =
  | {
      readonly is: 'text';
      readonly pieces: readonly Statement[];
      /** What was asked for where it was found. */
      readonly term?: string;
    }
  | { readonly is: 'table'; readonly table: TableContent; readonly missing: readonly string[] }
  | { readonly is: 'chart'; readonly chart: ChartContent }
  | { readonly is: 'events'; readonly events: BriefOf<'timeline'>['events'] }
  | { readonly is: 'steps'; readonly steps: BriefOf<'process'>['steps'] }
  | { readonly is: 'picture'; readonly image: BriefOf<'image'>['image'] }
  | { readonly is: 'nothing'; readonly reason: FillRefusal };

export function answerOf(filling: Filling): Answer {
  switch (filling.is) {
    case 'text':
      return { is: 'text', pieces: filling.pieces };
    case 'timeline':
      return { is: 'events', events: filling.events };
    case 'diagram':
      return { is: 'steps', steps: filling.diagram.nodes.map(({ label }) => ({ title: label })) };
    default:
      return filling;
  }
}

/** Key of the picture that stands where one is to come. */
export const EXAMPLE_PICTURE = 'placeholder';

/** The place's example as if it had been found. */
export function exampleAnswer(part: TemplatePart, place: PlaceWords, at: number): Answer {
  switch (part.form) {
    case 'table':
      return { is: 'table', table: exampleTable(place.example), missing: [] };
    case 'chart':
      return { is: 'chart', chart: exampleChart(part.shape, place.example) };
    case 'timeline':
      return {
        is: 'events',
        events: rowsOf(place.example).map(([date = '', text = '']) => ({ date, text: said(text) })),
      };
    case 'process':
      return {
        is: 'steps',
        steps: rowsOf(place.example).map(([title = '', text]) => ({
          title: said(title),
          ...(text ? { text: said(text) } : {}),
        })),
      };
    case 'picture':
      return {
        is: 'picture',
        image: { asset: EXAMPLE_PICTURE, origins: [], caption: said(place.example) },
      };
    case 'text':
    case 'quote':
      return { is: 'text', pieces: [said(place.example)] };
    case 'cover':
      return { is: 'text', pieces: [said(place.example, at === 0 ? 0.8 : 0.5)] };
    default:
      return { is: 'text', pieces: linesOf(place.example).map((line) => said(line)) };
  }
}

export function said(text: string, rank = 0.5): Statement {
  return { text, origins: [], rank };
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function rowsOf(text: string): string[][] {
  return linesOf(text).map((line) => line.split('|').map((cell) => cell.trim()));
}

/** The first line names the columns. */
function exampleTable(text: string): TableContent {
  const [head = [], ...rows] = rowsOf(text);
  return {
    columns: head.map((label, column) => ({
      label,
      type: column > 0 && rows.every((row) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(row[column] ?? '')) ? 'number' : 'text',
    })),
    rows: rows.map((row) => head.map((_, column) => row[column] ?? '')),
    emphasisRows: [],
    notes: [],
    origins: [],
  };
}

/** The first line names what stands along the chart and its series. */
function exampleChart(shape: ChartContent['shape'], text: string): ChartContent {
  const [[, ...names] = [], ...rows] = rowsOf(text);
  return {
    shape,
    categories: rows.map(([category = '']) => category),
    series: names.map((name, at) => ({ name, values: rows.map((row) => figureOf(row[at + 1])) })),
    notes: [],
    origins: [],
  };
}

/** `2,150`, `2 150`: groups of digits are told apart as the language does. */
function figureOf(cell = ''): number {
  return Number(cell.replace(/[^\d.-]/g, ''));
}
