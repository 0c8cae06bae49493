import { echartSample, mermaidSample } from '@pagewright/components/chart-samples';
import { componentOf } from '@pagewright/components/fixtures';
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

/** Puts things into a grid of equal cells, row by row, and as many pages as that takes. */
function inGrid<Thing>(
  things: readonly Thing[],
  columns: number,
  rows: number,
  make: (thing: Thing, place: Pick<Component, 'position' | 'size'>) => Component,
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
    pages.at(-1)?.push(make(thing, { position, size: { width, height } }));
  });
  return pages;
}

/** Every kind of component once, in two pages. */
function kindPages(t: TFunction, language: Language): Page[] {
  const pages = inGrid(COMPONENT_KINDS, 3, 3, (kind, place) => kindSample(kind, place, t));
  return pages.map((components, index) => slide(t('dynamic.sampleTitle', { number: index + 1 }), language, components));
}

function kindSample(kind: ComponentKind, place: Pick<Component, 'position' | 'size'>, t: TFunction): Component {
  const rest = { id: kind, ...place };
  const name = MODELS[kind].element;
  switch (kind) {
    case 'aiTable': {
      const head = [1, 2, 3].map((number) => t('dynamic.sampleColumn', { number }));
      const cellData = [head, ['1', '2', '3'], ['4', '5', '6']];
      return componentOf(kind, { rows: 2, columns: 3, cellData }, rest);
    }
    case 'aiChart':
      return componentOf(kind, { mermaidCode: mermaidSample('flowchart') }, rest);
    case 'aiEchart':
      return componentOf(kind, { chartConfig: echartSample('bar') }, rest);
    case 'line': {
      const { x, y } = place.position;
      const startPoint = { x, y };
      const endPoint = { x: x + place.size.width, y: y + place.size.height };
      return componentOf(kind, { startPoint, endPoint, endArrow: 'arrow' }, rest);
    }
    case 'circle': {
      const side = Math.min(place.size.width, place.size.height);
      return componentOf(kind, { backgroundColor: '#2f5ff0' }, { ...rest, size: { width: side, height: side } });
    }
    case 'rectangle':
      return componentOf(kind, { backgroundColor: '#2f5ff0' }, rest);
    case 'icon':
      return componentOf(kind, { size: 96, color: '#2f5ff0' }, rest);
    case 'image':
      return componentOf(kind, { imageUrl: SAMPLE_PICTURE, alt: t('dynamic.samplePicture'), objectFit: 'cover' }, rest);
    default:
      return componentOf(kind, { text: `${name}: ${t('dynamic.sampleText')}` }, rest);
  }
}

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
      componentOf('heading', { text: t('dynamic.sampleCounted'), fontSize: 44 }, { id: 'counter', ...line }),
      ...buttons.map(({ method, label }, index) =>
        componentOf(
          'borderedHeading',
          { text: label, textAlign: 'center', verticalAlign: 'middle', borderRadius: 12, fontSize: 22 },
          {
            id: method,
            position: { x: MARGIN + index * (width + GAP), y: 400 },
            size: { width, height: 96 },
            onClick: method,
          },
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
  const types = [
    ...MODELS.aiEchart.props.shape.chartType.unwrap().options.map((type) => ['aiEchart', type] as const),
    ...MODELS.aiChart.props.shape.chartType.unwrap().options.map((type) => ['aiChart', type] as const),
  ];
  const pages = inGrid(types, 3, 2, ([kind, type], place) =>
    kind === 'aiEchart'
      ? componentOf(kind, { chartType: type, chartConfig: echartSample(type) }, { id: `echart-${type}`, ...place })
      : componentOf(kind, { chartType: type, mermaidCode: mermaidSample(type) }, { id: `mermaid-${type}`, ...place }),
  );
  return pages.map((components, index) => slide(`${MODELS.aiEchart.element} ${index + 1}`, language, components));
}

/** One page that can be read and one that cannot. */
function faultyTemplate(t: TFunction, language: Language): string {
  const place = { position: { x: MARGIN, y: 280 }, size: { width: PAGE.width - 2 * MARGIN, height: 120 } };
  const good = slide(t('dynamic.samples.faulty'), language, [
    componentOf('heading', { text: t('dynamic.sampleText'), fontSize: 44 }, { id: 'good', ...place }),
  ]);
  return `${printPage(good)}${printPage(good).replace('fontSize={44}', 'fontsize={44}')}`;
}
