import { BEHAVIOURS, type FillContext, type Found } from '@pagewright/components/behaviours';
import { shownOption } from '@pagewright/components/chart-option';
import { CHART_THEMES } from '@pagewright/components/chart-themes';
import {
  type Component,
  type ComponentKind,
  defaultProps,
  type Page,
  type PropsInput,
} from '@pagewright/components/models';
import { rotatedBounds } from '@pagewright/components/rotation';
import type { Filling, FillWish } from '@pagewright/model/filling';
import type { Origin } from '@pagewright/model/origin';
import type { ChartContent } from '@pagewright/model/outline';
import { lintPage } from '@pagewright/page/lint';
import { describe, expect, it } from 'vitest';
import { STYLES } from '../styles.ts';
import { wishOf, withFilling } from './filling.ts';

const smart = { description: 'Revenue', dataType: 'text', example: '' };
const origins = ['report.docx#3' as Origin];

function component<K extends ComponentKind>(
  type: K,
  { x = 40, y = 40, width = 300, height = 150, id = 'a' },
  props: PropsInput<K>,
): Component {
  const base = { id, locked: false, visible: true, zIndex: 1, position: { x, y }, size: { width, height } };
  return { ...base, type, props: { ...defaultProps(type), ...props } } as unknown as Component;
}

function pageWith(...components: Component[]): Page {
  return {
    title: 'Test',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 40,
    components,
  };
}

function filled(own: Component, filling: Filling, page = pageWith(own)) {
  const wish = wishOf(own, page);
  if (typeof wish === 'string') throw new Error(wish);
  return withFilling(own, filling, wish, page, STYLES.professional);
}

function words(texts: readonly (readonly [string, number])[], listed = false): Filling {
  const pieces = texts.map(([text, rank]) => ({ text, rank, origins }));
  return { is: 'text', id: 'a', pieces, joiner: listed ? '\n' : ' ', listed };
}

const LONG = 'The branch in the north served more people than any other in the year before. ';

describe('text', () => {
  it('that is turned grows away from where its upper side is seen', () => {
    const area = { ...component('aiTextarea', { x: 400, y: 300, height: 40 }, { smart }), rotation: 90 };
    // On end, it is seen from 530 to 570 across, its upper side at the right.
    const { component: now } = filled(area, words([[LONG.trim(), 1]]));
    const seen = now && rotatedBounds(now);
    expect(seen?.width).toBeGreaterThan(40);
    expect(seen && [seen.x + seen.width, seen.y, seen.height]).toEqual([570, 170, 300]);
  });

  it('leaves out the pieces of the lowest rank where room is short', () => {
    const area = component('aiTextarea', { height: 80 }, { smart });
    const { component: now, result } = filled(
      area,
      words([
        [LONG, 0.9],
        ['Least of all. '.repeat(6), 0.1],
        ['Short.', 0.5],
      ]),
    );
    expect(now?.props).toMatchObject({ text: `${LONG} Short.` });
    expect(now).toMatchObject({ origin: origins, size: area.size });
    expect(result).toEqual({ is: 'filled', id: 'a', missing: [] });
  });

  it('makes the box grow for a piece that needs more, as far as nothing is in the way', () => {
    const area = component('aiBorderedTextarea', { height: 40 }, { smart });
    const other = (y: number): Component => component('rectangle', { id: 'b', y }, {});
    const grown = filled(area, words([[LONG.repeat(3), 0.5]]), pageWith(area, other(500))).component;
    expect(grown?.size.height).toBeGreaterThan(100);
    expect(grown && lintPage(pageWith(grown), { rules: ['overflow'] })).toEqual([]);
    expect(filled(area, words([[LONG.repeat(3), 0.5]]), pageWith(area, other(90))).result).toEqual({
      is: 'nothing',
      id: 'a',
      reason: 'no-room',
    });
  });

  it('marks the entries of a list', () => {
    const area = component('aiTextarea', {}, { smart });
    expect(
      filled(
        area,
        words(
          [
            ['One', 0.5],
            ['Two', 0.5],
          ],
          true,
        ),
      ).component?.props,
    ).toMatchObject({
      text: 'One\nTwo',
      listType: 'bullet',
    });
  });
});

const column = (label: string, type: 'text' | 'number' = 'text') => ({ label, type });
function cells(count: number): Filling {
  const rows = Array.from({ length: count }, (_, index) => [`Branch ${index + 1}`, `${index * 100}`]);
  const table = {
    columns: [column('Branch'), column('Revenue', 'number')],
    rows,
    notes: [],
    origins,
    emphasisRows: [count - 1],
  };
  return { is: 'table', id: 'a', table, missing: [] };
}

describe('a table', () => {
  const table = component('aiTable', { width: 400, height: 160 }, { smart });

  it('takes over rows, columns and alignment, and is as high as its rows', () => {
    const { component: now, result } = filled(table, cells(6));
    expect(now).toMatchObject({
      origin: origins,
      size: { width: 400, height: 280 },
      props: { rows: 6, columns: 2, columnAligns: ['left', 'right'], emphasisRows: [5] },
    });
    expect(now && lintPage(pageWith(now), { rules: ['overflow', 'figure-without-origin'] })).toEqual([]);
    expect(result).toEqual({ is: 'filled', id: 'a', missing: [] });
  });

  it('shows as many rows as find room, keeps the total, and says how many there are', () => {
    const below = component('rectangle', { id: 'b', y: 300 }, {});
    const { component: now, result } = filled(table, cells(30), pageWith(table, below));
    const shown = now?.type === 'aiTable' ? now.props.rows : 0;
    expect(shown).toBeGreaterThan(3);
    expect((now?.position.y ?? 0) + (now?.size.height ?? 0)).toBeLessThanOrEqual(300);
    expect(now?.type === 'aiTable' && now.props.cellData.at(-1)).toEqual(['Branch 30', '2900']);
    expect(result).toMatchObject({ is: 'filled', rows: { shown, total: 30 } });
  });

  it('asks for the columns that a person has named or described, not for those that it was inserted with', () => {
    const asked = (props: PropsInput<'aiTable'>) => {
      const wish = wishOf(component('aiTable', {}, { smart, columns: 2, ...props }), pageWith());
      return typeof wish === 'string' ? wish : wish.columns.map(({ name, description }) => [name, description]);
    };
    const empty = ['', ''];
    expect(asked({ cellData: [['Column 1', 'Column 2'], empty] })).toEqual([]);
    expect(asked({ cellData: [['列 1', '列 2'], empty] })).toEqual([]);
    expect(asked({ cellData: [['Branch', 'Revenue'], empty] })).toEqual([
      ['Branch', ''],
      ['Revenue', ''],
    ]);
    expect(
      asked({
        cellData: [
          ['Branch', 'Revenue'],
          ['North', '12'],
        ],
      }),
    ).toEqual([]);
    const placeholders = [{ description: 'name of the branch' }, {}] as FillWish['columns'];
    expect(asked({ cellData: [['Column 1', 'Column 2'], empty], placeholders })).toMatchObject([
      ['', 'name of the branch'],
      ['', undefined],
    ]);
  });
});

const CHART: ChartContent = {
  shape: 'bar',
  caption: 'Revenue "2024"',
  categories: ['Q1', 'Q2'],
  series: [{ name: 'Revenue', values: [31, 35.5] }],
  unit: '万元',
  notes: [],
  origins,
};
const drawn = (chart: Partial<ChartContent> = {}): Filling => ({ is: 'chart', id: 'a', chart: { ...CHART, ...chart } });

describe('a chart', () => {
  it('is drawn with the figures, and tells them to people who do not see it', () => {
    const own = component('aiEchart', { width: 600, height: 400 }, { smart });
    const { component: now } = filled(own, drawn({ shape: 'line' }));
    if (now?.type !== 'aiEchart') throw new Error('there is no chart');
    expect(now).toMatchObject({ origin: origins, props: { chartType: 'line', width: 600, height: 400 } });
    expect(now.props).toMatchObject({ chartConfig: '', content: { series: [{ values: [31, 35.5] }], unit: '万元' } });
    expect(now.props.description).toContain('Q2 35.5');
  });

  it('keeps the colours of a theme that a person has chosen', () => {
    const colorOf = (theme: 'default' | 'vintage') => {
      const { component: now } = filled(component('aiEchart', {}, { smart, theme }), drawn());
      if (now?.type !== 'aiEchart') throw new Error('there is no chart');
      return shownOption(now.props, { size: now.size, language: 'zh-CN' }).color;
    };
    expect(colorOf('default')).toEqual(STYLES.professional.palette.chart);
    expect(colorOf('vintage')).toEqual(CHART_THEMES.vintage.colors);
  });

  it('is written for Mermaid without what it would read as syntax', () => {
    const xy = filled(component('aiChart', {}, { smart, chartType: 'xychart' }), drawn()).component;
    expect(xy?.props).toMatchObject({
      mermaidCode:
        'xychart-beta\n  title "Revenue 2024"\n  x-axis ["Q1", "Q2"]\n  y-axis "万元" 0 --> 40\n  bar [31, 35.5]',
    });
    const pie = filled(component('aiChart', {}, { smart, chartType: 'pie' }), drawn({ shape: 'pie', unit: undefined }));
    expect(pie.component?.props).toMatchObject({
      mermaidCode: 'pie showData\n  title Revenue 2024\n  "Q1" : 31\n  "Q2" : 35.5',
    });
  });

  it('is written for Mermaid as steps, and as events that hold no colon', () => {
    const label = (text: string) => ({ text, origins, rank: 0.5 });
    const nodes = [
      { id: 'x', label: label('Rent [hall]') },
      { id: 'y', label: label('Open') },
    ];
    const diagram = { shape: 'flow' as const, nodes, edges: [{ from: 'x', to: 'y' }] };
    const flow = filled(component('aiChart', {}, { smart, chartType: 'flowchart' }), {
      is: 'diagram',
      id: 'a',
      diagram,
    });
    expect(flow.component).toMatchObject({
      origin: origins,
      props: { mermaidCode: 'flowchart LR\n  n0["Rent hall"]\n  n1["Open"]\n  n0 --> n1' },
    });
    const events = [
      { date: '2019', text: label('Rent: the hall') },
      { date: '2021', text: label('Open') },
    ];
    const timeline = filled(component('aiChart', {}, { smart, chartType: 'timeline' }), {
      is: 'timeline',
      id: 'a',
      events,
    });
    expect(timeline.component?.props).toMatchObject({
      mermaidCode: 'timeline\n  2019 : Rent – the hall\n  2021 : Open',
    });
  });

  it('is not filled where its type is none that figures are drawn in', () => {
    expect(wishOf(component('aiEchart', {}, { smart, chartType: 'sankey' }), pageWith())).toBe('chart-type');
    expect(wishOf(component('aiChart', {}, { smart, chartType: 'gantt' }), pageWith())).toBe('chart-type');
    expect(wishOf(component('aiEchart', {}, {}), pageWith())).toBe('undescribed');
  });
});

describe('a kind that nobody knows here', () => {
  it('is asked what it wants and filled in its own way', () => {
    const stamp = component('text', { height: 60 }, { text: 'blank' });
    const behaviour = {
      ...BEHAVIOURS.text,
      wish: () => ({ form: 'chart', shape: 'line' }),
      filled: (own: Component, found: Found, { room, chart, wish }: FillContext) =>
        found.is === 'chart' && wish.shape === 'line'
          ? {
              component: { ...own, name: `${chart(found.chart, own.size, '#000000').look.background} ${room}` },
              rows: { shown: 1, total: 2 },
            }
          : undefined,
    };
    Object.assign(BEHAVIOURS, { stamp: behaviour });
    const own = { ...stamp, type: 'stamp', props: { ...stamp.props, smart } } as unknown as Component;
    const { component: now, result } = filled(own, drawn());
    expect(now?.name).toBe('#000000 640');
    expect(result).toEqual({ is: 'filled', id: 'a', missing: [], rows: { shown: 1, total: 2 } });
    expect(filled(own, words([['One', 1]])).result).toEqual({ is: 'nothing', id: 'a', reason: 'no-room' });
    Reflect.deleteProperty(BEHAVIOURS, 'stamp');
  });
});
