import { lowerAiBorderedTextarea } from './ai-bordered-textarea/lower.ts';
import { lowerAiChart } from './ai-chart/lower.ts';
import { lowerAiEchart } from './ai-echart/lower.ts';
import { lowerAiTable } from './ai-table/lower.ts';
import { lowerAiTextarea } from './ai-textarea/lower.ts';
import { lowerBorderedHeading } from './bordered-heading/lower.ts';
import { lowerCircle } from './circle/lower.ts';
import { lowerHeading } from './heading/lower.ts';
import { lowerIcon } from './icon/lower.ts';
import { lowerImage } from './image/lower.ts';
import { lowerLine } from './line/lower.ts';
import type { Lower, LowerContext } from './lower-context.ts';
import type { Component, ComponentKind } from './models.ts';
import type { Primitive, PrimitiveParagraph } from './primitives.ts';
import { lowerRectangle } from './rectangle/lower.ts';
import { lowerText } from './text/lower.ts';

export type { LowerContext } from './lower-context.ts';

/** How each kind is made of primitives. */
export const LOWERING = {
  text: lowerText,
  heading: lowerHeading,
  borderedHeading: lowerBorderedHeading,
  aiTextarea: lowerAiTextarea,
  aiBorderedTextarea: lowerAiBorderedTextarea,
  aiTable: lowerAiTable,
  aiChart: lowerAiChart,
  aiEchart: lowerAiEchart,
  circle: lowerCircle,
  rectangle: lowerRectangle,
  line: lowerLine,
  icon: lowerIcon,
  image: lowerImage,
} as const satisfies { [K in ComponentKind]: Lower<K> };

/** A component as primitives in page space, lowest first. Invisible components give none. */
export function lower(component: Component, context: LowerContext): Primitive[] {
  if (!component.visible) return [];
  const lowerKind = LOWERING[component.type] as (component: Component, context: LowerContext) => Primitive[];
  return lowerKind(component, context);
}

/**
 * The words that a component shows, one entry a paragraph or table cell, markers left out. Charts give none: their
 * engines decide which labels find room.
 */
export function visibleText(component: Component, context: LowerContext): string[] {
  return lower(component, context)
    .flatMap(textOf)
    .filter((text) => text.trim() !== '');
}

function textOf(primitive: Primitive): string[] {
  switch (primitive.type) {
    case 'text':
      return primitive.paragraphs.map(words);
    case 'table':
      return primitive.rows.flatMap((row) => row.map((cell) => cell.paragraphs.map(words).join('\n')));
    case 'group':
      return primitive.children.flatMap(textOf);
    default:
      return [];
  }
}

function words(paragraph: PrimitiveParagraph): string {
  return paragraph.runs.map((run) => run.text).join('');
}
