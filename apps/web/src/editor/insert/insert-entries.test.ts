import { COMPONENT_KINDS, componentSchemaUnion, type Page } from '@pagewright/components/models';
import { INSERT_ENTRIES } from '@pagewright/components/panels';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../app/i18n/load-words.ts';
import { ICON_HOLDER, iconEntry, insertEntry, newComponent, readDrag, writeDrag } from './insert-entries.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'zh-CN',
  resources: { 'zh-CN': { translation: { panels: await loadWords('zh-CN', 'panels') } } },
});

const SIZES = {
  aiEchart: [800, 600],
  aiChart: [800, 600],
  heading: [300, 60],
  text: [200, 100],
  aiTextarea: [300, 150],
  aiTable: [400, 160],
  circle: [100, 100],
  rectangle: [100, 100],
} as const;

describe('the component panel', () => {
  it('has every kind, and the four smart components of spec §3', () => {
    expect(new Set(INSERT_ENTRIES.map(({ kind }) => kind))).toEqual(new Set(COMPONENT_KINDS));
    expect(INSERT_ENTRIES.filter(({ group }) => group === 'smart').map(({ id }) => id)).toEqual([
      'smartText',
      'smartBorderedText',
      'smartTable',
      'smartChart',
    ]);
    expect(new Set(INSERT_ENTRIES.map(({ id }) => id)).size).toBe(INSERT_ENTRIES.length);
  });

  it.each(INSERT_ENTRIES)('$id makes a component that is stored and read again', (entry) => {
    const component = newComponent(entry, 'new-1', { x: 640, y: 360 }, i18n.t);
    expect(componentSchemaUnion.safeParse(component).success).toBe(true);
    expect('smart' in component.props && component.props.smart !== undefined).toBe(entry.group === 'smart');
    const { position, size } = component;
    expect(position.x + size.width / 2).toBeCloseTo(640, -1);
    const page: Page = {
      title: 'p',
      format: 'ppt-16-9',
      size: { width: 1280, height: 720 },
      language: 'zh-CN',
      background: { type: 'solid', color: '#ffffff' },
      margin: 0,
      components: [{ ...component, zIndex: 1 }],
    };
    expect(parsePage(printPage(page)).components).toEqual(page.components);
  });

  it('components have the sizes of spec §9', () => {
    for (const [kind, [width, height]] of Object.entries(SIZES)) {
      const entry = INSERT_ENTRIES.find((one) => one.kind === kind);
      if (!entry) throw new Error(kind);
      expect(newComponent(entry, 'n', { x: 0, y: 0 }, i18n.t).size, kind).toEqual({ width, height });
    }
  });

  it('a new table has 表头1 to 表头4 and empty rows, a new heading its words (spec §9)', () => {
    const make = (id: string) => {
      const entry = INSERT_ENTRIES.find((one) => one.id === id);
      if (!entry) throw new Error(id);
      return newComponent(entry, 'n', { x: 0, y: 0 }, i18n.t);
    };
    expect(make('aiTable').props).toMatchObject({
      cellData: [
        ['表头1', '表头2', '表头3', '表头4'],
        ['', '', '', ''],
        ['', '', '', ''],
        ['', '', '', ''],
      ],
    });
    expect(make('heading').props).toMatchObject({
      text: '双击编辑标题',
      fontSize: 21,
      fontWeight: 700,
      textAlign: 'center',
    });
  });
});

it.each(['material-icons:star', 'fas fa-star'])('an icon that was found is what its drag carries: %s', (icon) => {
  const carried = new Map<string, string>();
  const data = {
    setData: (type: string, value: string) => carried.set(type, value),
    getData: (type: string) => carried.get(type) ?? '',
  } as unknown as DataTransfer;
  if (!ICON_HOLDER) throw new Error('nothing shows icons');
  writeDrag(data, iconEntry(ICON_HOLDER, icon));
  const dropped = readDrag(data);
  expect(dropped && newComponent(dropped, 'i', { x: 100, y: 100 }, i18n.t).props).toMatchObject({ icon });
  expect(insertEntry('shape:cloud')?.props((key) => key, 'en-US')).toMatchObject({ shape: 'cloud' });
});
