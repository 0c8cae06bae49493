import { componentOf } from '@pagewright/components/fixtures';
import type { Component, Page } from '@pagewright/components/models';
import type { Language } from '@pagewright/model/languages';

/** Pages of our own making that have something of everything. */

const CATEGORIES = ['North', 'South & "East"', 'West'];
const SERIES = [
  { name: '2025', values: [12, 19.5, 7] },
  { name: '2026', values: [14, 17, null] },
];

/** One chart of each shape, with the type that draws it. */
export const CHART_SHAPES = {
  bar: 'bar',
  'bar-horizontal': 'bar',
  'bar-stacked': 'bar',
  line: 'line',
  area: 'line',
  combo: 'bar',
  pie: 'pie',
  doughnut: 'pie',
  scatter: 'scatter',
  radar: 'radar',
  funnel: 'funnel',
  waterfall: 'bar',
  heatmap: 'heatmap',
  treemap: 'treemap',
  gauge: 'gauge',
} as const;
export type ProofShape = keyof typeof CHART_SHAPES;

export function pageOf(components: readonly Component[], rest: Partial<Page> = {}): Page {
  return {
    title: 'Proof <1> & more',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components: components.map((component, index) => ({ ...component, id: `c${index}`, zIndex: index + 1 })),
    ...rest,
  };
}

/** @param figures other than our own */
export function chartOf(shape: ProofShape, figures: object = {}): Component {
  const series = shape === 'combo' ? [SERIES[0], { ...SERIES[1], name: 'Share', as: 'line', unit: '%' }] : SERIES;
  const content = { shape, categories: CATEGORIES, series, unit: 'kg', ...figures };
  return componentOf('aiEchart', { content, chartType: CHART_SHAPES[shape] } as never);
}

const WORDS: Readonly<Record<Language, string>> = {
  'zh-CN': '收入增长百分之十二，成本保持在两百万欧元以内，团队认为这一趋势将在明年继续。',
  'zh-TW': '收入增長百分之十二，成本保持在兩百萬歐元以內，團隊認為這一趨勢將在明年繼續。',
  'en-US': 'Revenue grew by 12 %, costs stayed within 2 million euros, and the team expects the trend to continue.',
  'ja-JP': '売上は十二パーセント増加し、費用は二百万ユーロ以内に収まり、この傾向は来年も続くと見込まれます。',
  'fr-FR': 'Le chiffre d’affaires a crû de 12 % et les coûts sont restés inférieurs à deux millions d’euros.',
};

/** A page of texts: a title, a list, a rich paragraph with a turn, a page number. */
export function textPage(language: Language): Page {
  const words = WORDS[language];
  return pageOf(
    [
      componentOf(
        'heading',
        { text: words.slice(0, 24), level: 1, fontSize: 44, letterSpacing: 1 },
        place(40, 30, 900, 120),
      ),
      componentOf(
        'text',
        {
          text: `${words}\n${words}`,
          listType: 'bullet',
          fontSize: 20,
          spans: [{ start: 2, end: 6, fontWeight: 700, color: '#c8102e', textDecoration: 'underline' }],
        },
        { ...place(40, 200, 520, 300), origin: ['report.docx#3', 'book.xlsx#0@Sheet1!A1:C9'] },
      ),
      componentOf('text', { text: words, textAlign: 'center', verticalAlign: 'middle' }, place(640, 200, 400, 300)),
      componentOf('text', { text: '1', fontSize: 14 }, { ...place(1200, 680, 40, 24), slot: 'page-number' }),
    ],
    { language, notes: 'Say hello.\nThen go on.' },
  );
}

export function place(x: number, y: number, width: number, height: number) {
  return { position: { x, y }, size: { width, height } };
}
