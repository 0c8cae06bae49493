import { isOf } from '@pagewright/components/kind';
import { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import { reshaped } from '@pagewright/compose/assist';
import { borneOut, isGivenTo, type Operation } from '@pagewright/compose/changes';
import type { Language } from '@pagewright/model/languages';
import { isDrawn } from '@pagewright/model/outline';
import { objectDifference } from '@pagewright/page/object-difference';
import { printPage } from '@pagewright/page/source-text';
import type { AssistPage } from '../assistant.ts';
import { withOwnChartReshaped } from '../commands/own-chart.ts';
import type { Shadow } from '../shadow.ts';
import { soundlyChanged } from '../sound.ts';
import type { Operating, Outcome } from './operating.ts';
import { outcomeOf } from './operating.ts';
import { says } from './page-operations.ts';

/** The chart of a page in another shape, in its place; everything else on the page stays as it is. */
export function changeChartType({ shadow }: Operating, page: AssistPage, { shape }: Operation): Outcome {
  const brief = shadow.briefOf(page);
  const told = brief && shape !== '' ? reshaped(brief, shape) : undefined;
  const made = brief && told && shadow.saying(page, told, { sameBrief: isDrawn(brief) });
  if (!made) return ownChartInShape(shadow, page, shape);
  const [before, designed] = [shadow.shown(page), shadow.shown(made)];
  const chart = before.components.find((one) => isOf(aiEchartModel, one));
  const other = designed.components.find((one) => isOf(aiEchartModel, one) && one.slot === chart?.slot);
  if (!chart || chart.locked || !other) return 'unable';
  const { added, removed, changed } = objectDifference(before, designed);
  if ([...added, ...removed, ...changed].every((id) => id === chart.id)) {
    shadow.put(made);
    return 'done';
  }
  // The design for this shape moves other things as well: these stay where they are.
  const components = before.components.map((one) => (one === chart ? { ...chart, props: other.props } : one));
  const sound = soundlyChanged(
    before,
    { ...before, components: components as typeof before.components },
    chart.id,
    false,
  );
  if (!sound) return 'unsound';
  shadow.put({ ...made, styledText: printPage(sound) });
  return 'done';
}

/** A chart that a person put there stands in no brief. */
function ownChartInShape(shadow: Shadow, page: AssistPage, shape: Operation['shape']): Outcome {
  const made = shape === '' ? 'no-chart' : withOwnChartReshaped(shadow, page, shape);
  if (typeof made === 'string') return 'unable';
  shadow.put(made, { byObject: true });
  return 'done';
}

/** Figures that neither the sources nor the person give are made up. */
export function changeChartData(operating: Operating, page: AssistPage, { rows }: Operation): Outcome {
  const { shadow, request, blocks } = operating;
  const brief = shadow.briefOf(page);
  const [head, ...body] = rows;
  if (brief?.form !== 'chart' || !head || body.length === 0) return 'unable';
  const names = head.slice(1);
  const language = shadow.languageOf(page);
  const figures = body.map((row) => row.slice(1).map((cell) => figureOf(cell, language)));
  if (names.length === 0 || figures.some((row) => row.length !== names.length || row.some(Number.isNaN)))
    return 'unable';
  const said = { prompt: request.wish.prompt, before: JSON.stringify(brief.chart) };
  const named = { ids: [], origins: brief.chart.origins };
  const told = body.flatMap((row) => row.slice(1)).join(' · ');
  if (borneOut(told, said, named, blocks, language).unsupported.length > 0) return 'unable';
  const isGiven = (row: readonly string[], index: number): boolean =>
    names.every((series, at) => {
      const [name = '', cell = ''] = [row[0], row[at + 1]];
      const had = brief.chart.series.find((one) => one.name === series) ?? brief.chart.series[at];
      const known = brief.chart.categories.indexOf(name);
      // One that is only called otherwise keeps the figure that stood in its place.
      if (had?.values[known < 0 ? index : known] === figures[index]?.[at]) return true;
      return request.wish.prompt.includes(cell) || isGivenTo(cell, { name, series }, blocks);
    });
  if (!body.every(isGiven)) return 'unable';
  const series = names.map((name, at) => ({
    ...brief.chart.series[at],
    name,
    values: figures.map((row) => row[at] ?? null),
  }));
  const { table: _table, stats: _stats, ...rest } = brief;
  const categories = body.map(([name = '']) => name);
  return outcomeOf(says(operating, page, { ...rest, chart: { ...brief.chart, categories, series } }));
}

/** As the language writes figures: `12,5` is 12.5 in French. NaN for what is none, or could be two of them. */
function figureOf(text: string, language: Language): number {
  const isFrench = language === 'fr-FR';
  const plain = text.trim().replaceAll(isFrench ? /\s(?=\d{3}(?!\d))/g : /[\s,’'](?=\d{3}(?!\d))/g, '');
  // `1,234` in French may have been written as in English.
  if (!/^[-−]?\d+(?:[.,]\d+)?$/.test(plain) || /,\d{3}$/.test(plain)) return Number.NaN;
  return isFrench || !plain.includes(',') ? Number(plain.replace(',', '.').replace('−', '-')) : Number.NaN;
}
