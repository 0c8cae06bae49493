import type { ChartPrimitive } from '@pagewright/components/primitives';
import { CHART_NAMESPACE, CONTENT_TYPE, NAMESPACES, RELATION } from '../../ooxml/names.ts';
import { el, type Xml } from '../../ooxml/xml.ts';
import { barsAndLines } from './bars-and-lines.ts';
import type { ChartHost } from './chart-host.ts';
import { ChartLook } from './chart-look.ts';
import { legend } from './legend.ts';
import type { Plot, PlottedChart } from './plot.ts';
import { pointCloud } from './point-series.ts';
import { points } from './points.ts';
import { pie, radar, scatter } from './round.ts';
import { funnel, waterfall } from './standing.ts';
import { type ChartSheet, workbookOf } from './workbook.ts';

type Figures = NonNullable<ChartPrimitive['figures']>;

/** What draws each shape of chart; office programs have no others. */
const PLOTS: Readonly<Partial<Record<Figures['shape'], (chart: PlottedChart) => Plot>>> = {
  bar: barsAndLines,
  'bar-horizontal': barsAndLines,
  'bar-stacked': barsAndLines,
  line: barsAndLines,
  area: barsAndLines,
  combo: barsAndLines,
  pie,
  doughnut: pie,
  scatter,
  radar,
  funnel,
  waterfall,
};

/** Whether office programs have such a chart. */
export function isNativeChart(primitive: ChartPrimitive): boolean {
  const { figures } = primitive;
  if (!figures) return pointCloud(primitive) !== undefined;
  return figures.categories.length > 0 && PLOTS[figures.shape] !== undefined;
}

function plotOf(primitive: ChartPrimitive, look: ChartLook): Plot | undefined {
  const { figures, option } = primitive;
  if (figures) return isNativeChart(primitive) ? PLOTS[figures.shape]?.({ primitive, figures, look }) : undefined;
  const cloud = pointCloud(primitive);
  return cloud && points(cloud, option ?? {}, look);
}

/**
 * Adds a chart with the workbook behind it.
 * @returns the reference to it from the host's part; undefined where office programs have no chart like it
 */
export function addChart(primitive: ChartPrimitive, host: ChartHost): Xml | undefined {
  const look = new ChartLook(primitive, host);
  const plot = plotOf(primitive, look);
  if (!plot) return undefined;
  host.record.native('charts');
  look.noteWords(wordsOf(plot.sheet));
  const relation = addParts(plot, look, host);
  return el(
    'a:graphic',
    { 'xmlns:a': NAMESPACES['xmlns:a'] },
    el(
      'a:graphicData',
      { uri: CHART_NAMESPACE },
      el('c:chart', { 'xmlns:c': CHART_NAMESPACE, 'xmlns:r': NAMESPACES['xmlns:r'], 'r:id': relation }),
    ),
  );
}

/** What a chart may show of its sheet: names, and what numbers are written with. */
function wordsOf({ categories, columns }: ChartSheet): string[] {
  return [...categories.map(String), ...columns.flatMap(({ name, format }) => [name, format])];
}

/** @returns the relationship of the host's part with the chart's */
function addParts(plot: Plot, look: ChartLook, host: ChartHost): string {
  const { package: file, folder } = host;
  const number = host.nextChart();
  const part = file.add(`${folder}/charts/chart${number}.xml`, CONTENT_TYPE.chart);
  const workbook = file.add(
    `${folder}/embeddings/workbook${number}.xlsx`,
    CONTENT_TYPE.workbook,
    workbookOf(plot.sheet),
  );
  const data = part.relate(RELATION.workbook, workbook);
  part.write(
    el(
      'c:chartSpace',
      { 'xmlns:c': CHART_NAMESPACE, 'xmlns:a': NAMESPACES['xmlns:a'], 'xmlns:r': NAMESPACES['xmlns:r'] },
      el('c:date1904', { val: false }),
      el('c:roundedCorners', { val: false }),
      el(
        'c:chart',
        {},
        el('c:autoTitleDeleted', { val: true }),
        el('c:plotArea', {}, plotLayout(plot), plot.area, look.nothing()),
        legend(plot, look),
        el('c:plotVisOnly', { val: true }),
        el('c:dispBlanksAs', { val: 'gap' }),
      ),
      look.nothing(),
      look.text(),
      el('c:externalData', { 'r:id': data }, el('c:autoUpdate', { val: false })),
    ),
  );
  return host.part.relate(RELATION.chart, part);
}

function plotLayout({ layout }: Plot): Xml {
  if (!layout) return el('c:layout');
  const { x, y, width, height } = layout;
  return el(
    'c:layout',
    {},
    el(
      'c:manualLayout',
      {},
      el('c:layoutTarget', { val: 'inner' }),
      el('c:xMode', { val: 'edge' }),
      el('c:yMode', { val: 'edge' }),
      el('c:x', { val: x }),
      el('c:y', { val: y }),
      el('c:w', { val: width }),
      el('c:h', { val: height }),
    ),
  );
}
