import type { Point } from '@pagewright/model/units';
import { aiBorderedTextareaPanel } from './ai-bordered-textarea/panel.ts';
import { aiChartPanel } from './ai-chart/panel.ts';
import { aiEchartPanel } from './ai-echart/panel.ts';
import { aiTablePanel } from './ai-table/panel.ts';
import { aiTextareaPanel } from './ai-textarea/panel.ts';
import { borderedHeadingPanel } from './bordered-heading/panel.ts';
import { circlePanel } from './circle/panel.ts';
import { headingPanel } from './heading/panel.ts';
import { iconPanel } from './icon/panel.ts';
import { imagePanel } from './image/panel.ts';
import { linePanel } from './line/panel.ts';
import { type Component, type ComponentKind, MODELS, type PropsOf } from './models.ts';
import { type ComponentChange, type EditingWay, type Field, isField, type KindPanel } from './panels/field.ts';
import { type FieldLimits, limitsOf } from './panels/limits.ts';
import { rectanglePanel } from './rectangle/panel.ts';
import { textPanel } from './text/panel.ts';

export type { ComponentChange, Control, ControlType, EditingWay, Field, FieldGroup, Section } from './panels/field.ts';
export { SECTIONS } from './panels/field.ts';
export type { FieldLimits } from './panels/limits.ts';
export { SMART_DATA_TYPES, type SmartPlaceholder } from './props/smart.ts';

/** How each kind is edited. */
export const PANELS = {
  text: textPanel,
  heading: headingPanel,
  borderedHeading: borderedHeadingPanel,
  aiTextarea: aiTextareaPanel,
  aiBorderedTextarea: aiBorderedTextareaPanel,
  aiTable: aiTablePanel,
  aiChart: aiChartPanel,
  aiEchart: aiEchartPanel,
  circle: circlePanel,
  rectangle: rectanglePanel,
  line: linePanel,
  icon: iconPanel,
  image: imagePanel,
} as const satisfies { [K in ComponentKind]: KindPanel<PropsOf<K>> };

/** A field with the prop that it edits and what the prop's schema allows. */
export interface PanelField extends Field {
  readonly prop: string;
  readonly limits: FieldLimits;
}

const known = new Map<ComponentKind, readonly PanelField[]>();

/** The fields of a kind in the order of its panel. */
export function panelFields(kind: ComponentKind): readonly PanelField[] {
  let fields = known.get(kind);
  if (!fields) {
    const shape = MODELS[kind].props.shape as Record<string, Parameters<typeof limitsOf>[0]>;
    const entries = Object.entries((PANELS[kind] as unknown as KindPanel).fields);
    fields = entries.flatMap(([prop, entry]) =>
      isField(entry) ? [{ ...entry, prop, limits: limitsOf(shape[prop] as Parameters<typeof limitsOf>[0]) }] : [],
    );
    known.set(kind, fields);
  }
  return fields;
}

/** What changes when a component is put at a place. */
export function placeChange(component: Component, position: Point): ComponentChange {
  const { moveTo } = PANELS[component.type] as unknown as KindPanel;
  return moveTo?.({ props: component.props }, position) ?? { position };
}

/** Whether the size of a kind can be set; that of others derives from their props. */
export function isSizable(kind: ComponentKind): boolean {
  return (PANELS[kind] as unknown as KindPanel).moveTo === undefined;
}

/** What a double-click on a component of the kind opens. */
export function editingWay(kind: ComponentKind): EditingWay {
  return PANELS[kind].editing;
}

/** The kind's sign, SVG path data in a square of 24. */
export function kindIcon(kind: ComponentKind): string {
  return PANELS[kind].icon;
}

/** What setting a prop by its field changes: the prop, and what has to follow it. */
export function fieldChange(component: Component, prop: string, value: unknown): ComponentChange {
  const { change } = PANELS[component.type] as unknown as KindPanel;
  const { props, size } = component;
  return change?.({ props, size }, prop, value) ?? { props: { [prop]: value } };
}
