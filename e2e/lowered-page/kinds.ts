import { echartSamples, mermaidSamples } from '@pagewright/components/chart-samples';
import { ECHART_TYPES } from '@pagewright/components/echart-types';
import { componentOf } from '@pagewright/components/fixtures';
import { MERMAID_TYPES } from '@pagewright/components/kinds/ai-chart';
import { COMPONENT_KINDS, type Component, MODELS, type Page, type PropsInput } from '@pagewright/components/models';
import type { Language } from '@pagewright/model/languages';
import { CHART_SHAPES } from '@pagewright/model/outline';
import type { Size } from '@pagewright/model/units';

/** Pages with every kind in every way that moves what is drawn of it. */

const WORDS: Readonly<Record<Language, string>> = {
  'en-US': 'The quick “brown” fox jumps over 12 lazy dogs, and keeps on running until the evening comes.',
  'fr-FR': 'L’été dernier, « nous » avons vendu 1 250 billets : voilà pourquoi l’équipe s’agrandit encore !',
  'zh-CN': '二〇二五年公司营业收入增长12.5%，达到“历史最高”水平；毛利率为38%，研发投入占比提升至9%。',
  'zh-TW': '公司去年營業收入成長12.5%，達到「歷史最高」水準；毛利率為38%，研發投入持續增加。',
  'ja-JP': '昨年度の売上高は前年比12.5％増となり、「過去最高」を更新した。研究開発費も増えている。',
};
const FAMILIES: Readonly<Record<Language, readonly string[]>> = {
  'en-US': ['Inter', 'Playfair Display', 'JetBrains Mono'],
  'fr-FR': ['Lora', 'Outfit', 'Noto Sans SC'],
  'zh-CN': ['Inter', 'Noto Serif SC', 'ZCOOL KuaiLe'],
  'zh-TW': ['Noto Sans TC', 'LXGW WenKai TC', 'Sora'],
  'ja-JP': ['Noto Sans JP', 'Zen Maru Gothic', 'Manrope'],
};

type TextLook = Partial<PropsInput<'text'>>;

/** What each text kind is drawn with, one after another. */
const TEXT_LOOKS: readonly TextLook[] = [
  {},
  { textAlign: 'center', verticalAlign: 'middle', fontSize: 18 },
  { textAlign: 'right', verticalAlign: 'bottom', letterSpacing: 1.5 },
  { textAlign: 'justify', textIndent: 2, padding: 12, borderWidth: 3, borderStyle: 'solid' },
  { listType: 'bullet', paragraphSpacing: 10, lineHeight: 1.2 },
  { listType: 'ordered', fontWeight: 700, textAlign: 'right', padding: 6 },
  { textTransform: 'uppercase', letterSpacing: 3, fontSize: 13, textAlign: 'center' },
  { textTransform: 'capitalize', fontStyle: 'italic', textDecoration: 'underline', verticalAlign: 'middle' },
  {
    spans: [
      { start: 2, end: 9, fontSize: 30, color: '#c00000' },
      { start: 12, end: 20, fontWeight: 800, textDecoration: 'line-through' },
    ],
    lineHeight: 1.1,
  },
  {
    spans: [
      { start: 2, end: 9, baseline: 'super', link: 'https://example.org/' },
      { start: 10, end: 14, baseline: 'sub', fontSize: 26, highlight: '#ffee00' },
      { start: 18, end: 28, code: true },
    ],
    lineHeight: 1,
  },
  {
    listType: 'ordered',
    paragraphs: [
      { line: 0, listType: 'none', lineHeight: 1.9 },
      { line: 1, level: 1, spaceBefore: 14 },
      { line: 2, level: 2, listType: 'bullet', lineHeight: 1.1 },
    ],
    paragraphSpacing: 4,
  },
  // Taller than its box.
  { fontSize: 34, verticalAlign: 'bottom', lineHeight: 1.6 },
];

const TEXT_KINDS = ['text', 'heading', 'borderedHeading', 'aiTextarea', 'aiBorderedTextarea'] as const;
/** Whose rooms are no whole number of characters wide: a line that is full to the last 1/64 px may be drawn either way. */
const CELL = { width: 303.7, height: 170 } as const;

export function textPage(language: Language): Page {
  const words = WORDS[language];
  const components = TEXT_KINDS.flatMap((kind, row) =>
    TEXT_LOOKS.map((look, column) => {
      const family = FAMILIES[language][(row + column) % FAMILIES[language].length] as string;
      const text = look.listType ? `${words}\n\n${words.slice(0, 30)}` : `${words}\nA 三 three`;
      return componentOf(kind, { fontFamily: family, fontSize: 16, ...look, text } as never);
    }),
  );
  return pageOf(inGrid(components, TEXT_LOOKS.length, CELL), language);
}

type TableLook = Partial<PropsInput<'aiTable'>>;

const TABLE_LOOKS: readonly TableLook[] = [
  {},
  { rules: 'horizontal', borderWidth: 3, cellPadding: 4, textAlign: 'center' },
  { rules: 'none', textIndent: 1.5, lineHeight: 1.1, textAlign: 'right' },
  { headerRow: false, zebraStripe: true, columnAligns: ['left', 'right', 'center'], borderWidth: 2 },
  { columnWidths: [50, 120, 301], rowHeights: [30, 61.5, 44], fontSize: 12.5, emphasisRows: [1] },
  {
    merges: [
      { row: 0, column: 0, rowSpan: 1, colSpan: 2 },
      { row: 1, column: 1, rowSpan: 2, colSpan: 1 },
    ],
  },
  { borderStyle: 'none', cellPadding: 0, borderRadius: 12 },
  { merges: [{ row: 1, column: 0, rowSpan: 3, colSpan: 1 }], cellPadding: 10, rowHeights: [20, 20, 20, 20] },
  { preset: 'threeLine', borderWidth: 3 },
  { preset: 'firstColumn', accentColor: '#c8102e' },
  { preset: 'totalRow', borderRadius: 8 },
  {
    cellLinks: [
      { words: '12', start: 0, to: 'https://example.org/', cell: [1, 1] },
      { words: '5', start: 3, raised: true, cell: [1, 1] },
      { words: '25', start: 2, lowered: true, cell: [0, 2] },
      { words: '234', start: 2, raised: true, cell: [2, 2] },
    ],
    lineHeight: 1,
  },
];

export function tablePage(language: Language): Page {
  const words = WORDS[language];
  const cellData = [
    ['A', words.slice(0, 12), '2025'],
    [words.slice(0, 40), '12.5%', `${words.slice(0, 9)}\n${words.slice(9, 20)}`],
    ['', words, '1,234,567.89'],
    [words.slice(4, 9), `${words.slice(0, 6)}\n`, ' '],
  ];
  const components = TABLE_LOOKS.flatMap((look) =>
    FAMILIES[language]
      .slice(0, 2)
      .map((fontFamily) => componentOf('aiTable', { fontFamily, cellData, rows: 3, columns: 3, ...look })),
  );
  return pageOf(inGrid(components, 4, { width: 437.5, height: 420 }), language);
}

export function shapePage(): Page {
  const box = { borderWidth: 4, borderStyle: 'solid', borderColor: '#333333' } as const;
  const turned = componentOf('rectangle', box, { rotation: 30 });
  const components = [
    componentOf('rectangle', { ...box, borderRadius: 12, boxShadow: '2px 3px 4px 1px #00000055' }),
    turned,
    componentOf('circle', box),
    componentOf('circle', box, { rotation: 45 }),
    componentOf('icon', { ...box, size: 40 }),
    componentOf('icon', { icon: 'material-icons:home', size: 64, backgroundColor: '#ffeeaa' }, { rotation: 30 }),
    componentOf('shape', {
      ...box,
      shape: 'wedgeEllipseCallout',
      text: 'What stands in a balloon takes several lines',
    }),
    componentOf('shape', { shape: 'can', text: 'Orders' }),
    componentOf('shape', { ...box, shape: 'bracePair', text: 'Both', verticalAlign: 'top' }),
    componentOf('shape', { shape: 'star5', text: 'Five' }, { rotation: 20 }),
    componentOf('shape', { shape: 'rtTriangle', text: 'In the room of a mirrored shape' }, { flip: 'both' }),
    componentOf('text', { text: 'Words that are turned take several lines', borderWidth: 3 }, { rotation: -30 }),
    componentOf('image', { ...box, imageUrl: 'asset:a', objectFit: 'contain' }, { rotation: 15 }),
    componentOf('image', { ...box, imageUrl: 'asset:a', objectFit: 'contain' }),
    componentOf('image', { imageUrl: 'asset:a', isCircleShape: true, borderWidth: 6 }),
    componentOf('image', { ...box, imageUrl: 'asset:a', mask: 'heart', brightness: 1.2, duotone: true }),
  ];
  const lines = (['none', 'arrow', 'dot'] as const).flatMap((startArrow, row) =>
    (['none', 'arrow', 'dot'] as const).map((endArrow, column) => {
      const startPoint = { x: 40 + column * 200, y: 660 + row * 60 };
      const endPoint = { x: startPoint.x + 150 - row * 150, y: startPoint.y + 40 };
      const position = { x: Math.min(startPoint.x, endPoint.x), y: startPoint.y };
      const size = { width: Math.max(1, Math.abs(endPoint.x - startPoint.x)), height: 40 };
      return componentOf('line', { startPoint, endPoint, startArrow, endArrow, lineWidth: 3 }, { position, size });
    }),
  );
  const connectors = (['straight', 'elbow', 'curve'] as const).map((route, index) => {
    const startPoint = { x: 40 + index * 280, y: 880 };
    const endPoint = { x: startPoint.x + 180, y: 930 };
    const ends = { startPoint, endPoint, startFacing: 'top', endFacing: 'left' } as const;
    return componentOf(
      'connector',
      { ...ends, route, text: 'what it says' },
      { position: startPoint, size: { width: 180, height: 50 } },
    );
  });
  return pageOf([...inGrid(components, 4, { width: 220, height: 200 }), ...lines, ...connectors], 'en-US');
}

/** Several pages: all samples together are longer than a page may be. */
export function chartPages(): Page[] {
  const charts = ECHART_TYPES.map((chartType) =>
    componentOf('aiEchart', {
      chartType,
      chartConfig: echartSamples.of(chartType, 'en-US'),
      borderWidth: 2,
      borderStyle: 'solid',
    }),
  );
  return [0, 1, 2].map((turn) => {
    const own = charts.filter((_, index) => index % 3 === turn);
    return pageOf(inGrid(own, 5, { width: 420, height: 320 }), 'en-US');
  });
}

/** Names as people give them to what they count, of which the first and the third are long. */
const NAMES: Readonly<Record<'en-US' | 'zh-CN', readonly string[]>> = {
  'en-US': ['Community work and outreach', 'Administration', 'Infrastructure maintenance', 'Sponsors', 'Other'],
  'zh-CN': ['社区活动与对外联络费用', '行政管理', '基础设施维护保养', '赞助', '其他'],
};

/** A chart of every shape, each with long names. */
export function namedChartsPage(language: keyof typeof NAMES, size: Size): Page {
  const series = [
    { name: 'A', values: [46.5, 21.2, 18, 9.8, 4.5] },
    { name: 'B', values: [40, 22, 19.5, 12, 6.5] },
  ];
  const charts = CHART_SHAPES.map((shape) => {
    const isSingle = /pie|doughnut|funnel|treemap|gauge|waterfall/.test(shape);
    const content = { shape, categories: [...NAMES[language]], series: series.slice(0, isSingle ? 1 : 2), unit: '%' };
    return componentOf('aiEchart', { content, fontSize: 14 });
  });
  return pageOf(inGrid(charts, 4, { width: size.width + 30, height: size.height + 20 }), language);
}

export function diagramPage(): Page {
  const diagrams = MERMAID_TYPES.map((chartType) =>
    componentOf('aiChart', { chartType, mermaidCode: mermaidSamples.of(chartType, 'en-US') }),
  );
  return pageOf(inGrid(diagrams, 5, { width: 420, height: 320 }), 'en-US');
}

/** Every kind as it is inserted. */
export function plainPage(language: Language): Page {
  return pageOf(
    inGrid(
      COMPONENT_KINDS.filter((kind) => kind !== 'line').map((kind) => componentOf(kind, {} as never)),
      4,
      { width: 420, height: 320 },
    ),
    language,
  );
}

function inGrid(
  components: readonly Component[],
  columns: number,
  cell: { width: number; height: number },
): Component[] {
  return components.map((component, index) => ({
    ...component,
    position: { x: (index % columns) * cell.width + 10.25, y: Math.floor(index / columns) * cell.height + 10.5 },
    size: { width: cell.width - 30, height: cell.height - 20 },
  }));
}

function pageOf(components: readonly Component[], language: Language): Page {
  const right = Math.max(...components.map(({ position, size }) => position.x + size.width));
  const bottom = Math.max(...components.map(({ position, size }) => position.y + size.height));
  return {
    title: 'Kinds',
    format: 'custom',
    size: { width: Math.ceil(right) + 20, height: Math.ceil(bottom) + 20 },
    language,
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components: components.map((component, index) => ({
      ...component,
      id: `${MODELS[component.type].kind}-${index}`,
      zIndex: index,
    })),
  };
}
