import { echartSample, mermaidSample } from '@pagewright/components/chart-samples';
import { type Component, type ComponentKind, defaultProps, MODELS } from '@pagewright/components/models';
import { fieldChange } from '@pagewright/components/panels';
import type { TFunction } from 'i18next';

type Translate = TFunction;

/** Something that can be put on a page. */
export interface InsertEntry {
  readonly id: string;
  readonly kind: ComponentKind;
  readonly group: 'static' | 'smart';
  readonly name: (t: Translate) => string;
  /** What differs from the kind's defaults. */
  readonly props: (t: Translate) => Record<string, unknown>;
}

const SMART = { description: '', dataType: 'text', example: '' } as const;

function plain(kind: ComponentKind, props: InsertEntry['props'] = () => ({})): InsertEntry {
  return { id: kind, kind, group: 'static', name: (t) => t(`panels.kinds.${kind}`), props };
}

type SmartId = 'smartText' | 'smartBorderedText' | 'smartTable' | 'smartChart';

function smart(id: SmartId, kind: ComponentKind, props: InsertEntry['props']): InsertEntry {
  return {
    id,
    kind,
    group: 'smart',
    name: (t) => t(`panels.insert.entries.${id}`),
    props: (t) => ({ ...props(t), smart: SMART }),
  };
}

/** Header cells and empty data rows of a new table (spec §9). */
function tableProps(t: Translate): Record<string, unknown> {
  const { columns, rows } = defaultProps('aiTable');
  const header = Array.from({ length: columns }, (_, index) => t('panels.insert.column', { number: index + 1 }));
  return { cellData: [header, ...Array.from({ length: rows }, () => header.map(() => ''))] };
}

const chartProps = () => ({ chartConfig: echartSample(defaultProps('aiEchart').chartType) });

/** Everything that can be inserted, in the order it is shown: static components, then smart ones (spec §2, §3). */
export const INSERT_ENTRIES: readonly InsertEntry[] = [
  plain('heading', (t) => ({ text: t('panels.insert.heading') })),
  plain('borderedHeading', (t) => ({ text: t('panels.insert.heading') })),
  plain('text', (t) => ({ text: t('panels.insert.text') })),
  plain('aiTextarea', (t) => ({ placeholder: t('panels.insert.area') })),
  plain('aiBorderedTextarea', (t) => ({ placeholder: t('panels.insert.area') })),
  plain('aiTable', tableProps),
  plain('aiEchart', chartProps),
  plain('aiChart', () => ({ mermaidCode: mermaidSample(defaultProps('aiChart').chartType) })),
  plain('image'),
  plain('icon'),
  plain('rectangle'),
  plain('circle'),
  plain('line'),
  smart('smartText', 'aiTextarea', (t) => ({ placeholder: t('panels.insert.smartArea') })),
  smart('smartBorderedText', 'aiBorderedTextarea', (t) => ({ placeholder: t('panels.insert.smartArea') })),
  smart('smartTable', 'aiTable', tableProps),
  smart('smartChart', 'aiEchart', chartProps),
];

export function insertEntry(id: string): InsertEntry | undefined {
  return INSERT_ENTRIES.find((entry) => entry.id === id);
}

/** A new component of an entry with its middle at a point of the page; the page gives it its id and layer. */
export function newComponent(
  entry: InsertEntry,
  id: string,
  centre: { x: number; y: number },
  t: Translate,
): Component {
  const { size, props } = MODELS[entry.kind];
  const position = { x: Math.round(centre.x - size.width / 2), y: Math.round(centre.y - size.height / 2) };
  const base = { id, type: entry.kind, position, size, locked: false, visible: true, zIndex: 0 };
  const component = { ...base, props: props.parse(entry.props(t)) } as Component;
  return component.type === 'line' ? placedLine(component, position, size.width) : component;
}

/** A line lies between points of the page. */
function placedLine(line: Component, start: { x: number; y: number }, length: number): Component {
  const first = fieldChange(line, 'startPoint', start);
  const started = { ...line, props: { ...line.props, ...first.props } } as Component;
  const { props, position, size } = fieldChange(started, 'endPoint', { x: start.x + length, y: start.y });
  return { ...started, position, size, props: { ...started.props, ...props } } as Component;
}

/** What a drag from the component panel carries. */
const DRAG_TYPE = 'application/x-pagewright-component';

export function writeDrag(data: DataTransfer, entry: InsertEntry): void {
  data.setData(DRAG_TYPE, entry.id);
  data.effectAllowed = 'copy';
}

/** Whether a drag over the page carries a component; what it is can be read only when it is dropped. */
export function carriesComponent(data: DataTransfer): boolean {
  return data.types.includes(DRAG_TYPE);
}

export function readDrag(data: DataTransfer): InsertEntry | undefined {
  return insertEntry(data.getData(DRAG_TYPE));
}
