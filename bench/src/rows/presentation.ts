import { echartSamples } from '@pagewright/components/chart-samples';
import { make } from '@pagewright/components/kind';
import { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import { loadForLowering, lowerPage } from '@pagewright/components/lower-page';
import type { Page } from '@pagewright/components/models';
import type { Primitive } from '@pagewright/components/primitives';
import type { ExportContext } from '@pagewright/export/exporter';
import { exportPages } from '@pagewright/export/exporters';
import { barePresentation, bareSlides } from '../bare-presentation.ts';
import { reportPages } from '../report-pages.ts';
import { type Row, seconds } from '../row.ts';
import { compare } from '../timing.ts';

const BAR = 1.2;
const COUNT = 200;
/** Every so many pages have a chart. */
const CHART_EACH = 4;

/** Pages → editable presentation with native charts, against pptxgenjs that is handed the same objects ready made. */
export async function presentation(rounds: number): Promise<Row[]> {
  const pages = reportPages(COUNT).map((page, index) => (index % CHART_EACH === 0 ? withChart(page) : page));
  await loadForLowering(pages);
  const lowered = pages.map((page) => lowerPage(page, { assets: () => undefined }));
  const bare = bareSlides(lowered);
  const [ours = 0, theirs = 0] = await compare(rounds, [
    () => exportPages('pptx', pages, {}, CONTEXT),
    () => barePresentation(bare),
  ]);
  const objects = lowered.reduce((sum, { primitives }) => sum + countOf(primitives), 0);
  return [
    {
      work: `${COUNT} pages → PPTX, ${COUNT / CHART_EACH} with charts`,
      ours: seconds(ours),
      other: `pptxgenjs, ${objects} objects ${seconds(theirs)}`,
      ratio: ours / theirs,
      bar: BAR,
    },
  ];
}

const noBrowser = (): Promise<never> => Promise.reject(new Error('a report needs no browser'));

const CONTEXT: ExportContext = {
  title: 'Bench',
  language: 'en-US',
  picture: async () => undefined,
  press: { pdf: noBrowser, png: noBrowser, html: noBrowser, parts: noBrowser },
};

function withChart(page: Page): Page {
  const place = { position: { x: 700, y: 200 }, size: { width: 500, height: 400 } };
  const chart = make(
    aiEchartModel,
    { id: 'chart', ...place },
    { chartType: 'bar', chartConfig: echartSamples.of('bar', 'en-US') },
  );
  return { ...page, components: [...page.components, { ...chart, zIndex: page.components.length + 1 }] };
}

function countOf(primitives: readonly Primitive[]): number {
  return primitives.reduce((sum, one) => sum + (one.type === 'group' ? countOf(one.children) : 1), 0);
}
