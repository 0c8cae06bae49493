import { behaviourOf } from '@pagewright/components/behaviours';
import { echartSamples, mermaidSamples } from '@pagewright/components/chart-samples';
import { ECHART_TYPES } from '@pagewright/components/echart-types';
import { type KindInput, type KindModel, make } from '@pagewright/components/kind';
import { aiChartModel, MERMAID_TYPES } from '@pagewright/components/kinds/ai-chart';
import { aiEchartModel } from '@pagewright/components/kinds/ai-echart';
import { aiTableModel } from '@pagewright/components/kinds/ai-table';
import { borderedHeadingModel } from '@pagewright/components/kinds/bordered-heading';
import { circleModel } from '@pagewright/components/kinds/circle';
import { headingModel } from '@pagewright/components/kinds/heading';
import { iconModel } from '@pagewright/components/kinds/icon';
import { imageModel } from '@pagewright/components/kinds/image';
import { lineModel } from '@pagewright/components/kinds/line';
import { COMPONENT_KINDS, type Component, type ComponentKind, MODELS, type Page } from '@pagewright/components/models';
import type { Language } from '@pagewright/model/languages';
import { printPage } from '@pagewright/page/source-text';
import type { TFunction } from 'i18next';

export const SAMPLES = ['kinds', 'methods', 'charts', 'faulty'] as const;
export type Sample = (typeof SAMPLES)[number];

/** The source text of a sample, its words in the person's language. */
export function sampleText(sample: Sample, t: TFunction, language: Language): string {
  switch (sample) {
    case 'kinds':
      return kindPages(t, language).map(printPage).join('\n');
    case 'methods':
      return printPage(methodsPage(t, language));
    case 'charts':
      return chartPages(language).map(printPage).join('\n');
    case 'faulty':
      return faultyTemplate(t, language);
  }
}

/** px: a page, its margin, and the gap between what stands on it. */
const PAGE = { width: 1280, height: 720 } as const;
const MARGIN = 48;
const GAP = 24;

function slide(title: string, language: Language, components: readonly Component[], methods?: string): Page {
  return {
    title,
    format: 'ppt-16-9',
    size: PAGE,
    language,
    background: { type: 'solid', color: '#ffffff' },
    margin: MARGIN,
    ...(methods === undefined ? {} : { methods }),
    components: components.map((component, index) => ({ ...component, zIndex: index + 1 })),
  };
}

type Cell = Pick<Component, 'position' | 'size'>;

/** Puts things into a grid of equal cells, row by row, and as many pages as that takes. */
function inGrid<Thing>(
  things: readonly Thing[],
  columns: number,
  rows: number,
  drawIn: (thing: Thing, place: Cell) => Component,
): Component[][] {
  const width = Math.floor((PAGE.width - 2 * MARGIN - (columns - 1) * GAP) / columns);
  const height = Math.floor((PAGE.height - 2 * MARGIN - (rows - 1) * GAP) / rows);
  const pages: Component[][] = [];
  things.forEach((thing, index) => {
    const onPage = index % (columns * rows);
    const position = {
      x: MARGIN + (onPage % columns) * (width + GAP),
      y: MARGIN + Math.floor(onPage / columns) * (height + GAP),
    };
    if (onPage === 0) pages.push([]);
    pages.at(-1)?.push(drawIn(thing, { position, size: { width, height } }));
  });
  return pages;
}

/** Every kind of component once, in two pages. */
function kindPages(t: TFunction, language: Language): Page[] {
  const pages = inGrid(COMPONENT_KINDS, 4, 3, (kind, place) => kindSample(kind, place, t, language));
  return pages.map((components, index) => slide(t('dynamic.sampleTitle', { number: index + 1 }), language, components));
}

function kindSample(kind: ComponentKind, { position, size }: Cell, t: TFunction, language: Language): Component {
  const model = MODELS[kind];
  const special = SPECIAL.find((sample) => sample.model.kind === kind);
  const words = model.content ? { [model.content]: `${model.element}: ${t('dynamic.sampleText')}` } : {};
  const side = Math.min(size.width, size.height);
  const box = special?.square ? { width: side, height: side } : size;
  const component = make(model, { id: kind, position, size: box }, special?.props(t, language) ?? words) as Component;
  const { x, y } = position;
  const ends = { startPoint: { x, y }, endPoint: { x: x + size.width, y: y + size.height } };
  return behaviourOf(component).ends?.between(component, ends) ?? component;
}

interface SpecialSample {
  readonly model: KindModel;
  readonly props: (t: TFunction, language: Language) => Record<string, unknown>;
  readonly square?: boolean;
}

/** A sample of a kind that words alone do not show. */
function sampleOf<M extends KindModel>(
  model: M,
  props: (t: TFunction, language: Language) => KindInput<M>,
  square = false,
): SpecialSample {
  return { model, props, square };
}

const SPECIAL: readonly SpecialSample[] = [
  sampleOf(aiTableModel, (t) => {
    const head = [1, 2, 3].map((number) => t('dynamic.sampleColumn', { number }));
    return { rows: 2, columns: 3, cellData: [head, ['1', '2', '3'], ['4', '5', '6']] };
  }),
  sampleOf(aiChartModel, (_t, language) => ({ mermaidCode: mermaidSamples.of('flowchart', language) })),
  sampleOf(aiEchartModel, (_t, language) => ({ chartConfig: echartSamples.of('bar', language) })),
  sampleOf(lineModel, () => ({ endArrow: 'arrow' as const })),
  sampleOf(circleModel, () => ({ backgroundColor: '#2f5ff0' }), true),
  sampleOf(iconModel, () => ({ size: 96, color: '#2f5ff0' })),
  sampleOf(imageModel, (t) => ({
    imageUrl: SAMPLE_PICTURE,
    alt: t('dynamic.samplePicture'),
    objectFit: 'cover' as const,
  })),
];

/** A small landscape; pictures of a page stand in its source text where they belong to no project. */
const SAMPLE_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#dfe7ff"/><circle cx="310" cy="60" r="28" fill="#f5b942"/><path d="M0 200 130 80 220 170 290 110 400 200Z" fill="#2f5ff0"/></svg>',
)}`;

/** What methods may do, and what becomes of the ones that go wrong. */
function methodsPage(t: TFunction, language: Language): Page {
  const buttons = [
    { method: 'count', label: t('dynamic.sampleCount') },
    { method: 'hide', label: t('dynamic.sampleHide') },
    { method: 'fail', label: t('dynamic.sampleFail') },
    { method: 'endless', label: t('dynamic.sampleEndless') },
  ];
  const width = (PAGE.width - 2 * MARGIN - 3 * GAP) / 4;
  const line = { position: { x: MARGIN, y: 160 }, size: { width: PAGE.width - 2 * MARGIN, height: 100 } };
  return slide(
    t('dynamic.samples.methods'),
    language,
    [
      make(headingModel, { id: 'counter', ...line }, { text: t('dynamic.sampleCounted'), fontSize: 44 }),
      ...buttons.map(({ method, label }, index) =>
        make(
          borderedHeadingModel,
          {
            id: method,
            position: { x: MARGIN + index * (width + GAP), y: 400 },
            size: { width, height: 96 },
            onClick: method,
          },
          { text: label, textAlign: 'center', verticalAlign: 'middle', borderRadius: 12, fontSize: 22 },
        ),
      ),
    ],
    METHODS,
  );
}

const METHODS = `function count() {
  const times = Number(page.get('counter').text.replace(/\\D/g, '')) + 1;
  page.log('count', times);
  page.set('counter', { text: String(times) });
}
function hide() {
  page.set('counter', { visible: !page.get('counter').visible });
}
function fail() {
  page.get('nobody').text.trim();
}
function endless() {
  for (;;) {}
}`;

/** Every type of chart with its sample, six to a page. */
function chartPages(language: Language): Page[] {
  const charts = ECHART_TYPES.map((type) => (place: Cell): Component => {
    const props = { chartType: type, chartConfig: echartSamples.of(type, language) };
    return make(aiEchartModel, { id: `echart-${type}`, ...place }, props);
  });
  const diagrams = MERMAID_TYPES.map((type) => (place: Cell): Component => {
    const props = { chartType: type, mermaidCode: mermaidSamples.of(type, language) };
    return make(aiChartModel, { id: `mermaid-${type}`, ...place }, props);
  });
  const pages = inGrid([...charts, ...diagrams], 3, 2, (drawIn, place) => drawIn(place));
  return pages.map((components, index) => slide(`${aiEchartModel.element} ${index + 1}`, language, components));
}

/** One page that can be read and one that cannot. */
function faultyTemplate(t: TFunction, language: Language): string {
  const place = { position: { x: MARGIN, y: 280 }, size: { width: PAGE.width - 2 * MARGIN, height: 120 } };
  const good = slide(t('dynamic.samples.faulty'), language, [
    make(headingModel, { id: 'good', ...place }, { text: t('dynamic.sampleText'), fontSize: 44 }),
  ]);
  return `${printPage(good)}${printPage(good).replace('fontSize={44}', 'fontsize={44}')}`;
}
