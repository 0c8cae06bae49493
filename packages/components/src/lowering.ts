import { middleOf, rectOf, rotationOf } from './behaviour/rotation.ts';
import { flippedPrimitive } from './drawing/flipped-primitive.ts';
import { turnedPrimitive } from './drawing/turned-primitive.ts';
import type { LowerContext } from './lower-context.ts';
import type { Component } from './models.ts';
import type { Primitive, PrimitiveParagraph } from './primitives.ts';
import { LOWERING } from './registry/lowering.ts';

export type { LowerContext } from './lower-context.ts';
export { LOWERING } from './registry/lowering.ts';

/** A component as primitives in page space, lowest first. Invisible components give none. */
export function lower(component: Component, context: LowerContext): Primitive[] {
  if (!component.visible) return [];
  const lowerKind = LOWERING[component.type] as (component: Component, context: LowerContext) => Primitive[];
  const { flip } = component;
  const drawn = lowerKind(component, context);
  const primitives = flip === undefined ? drawn : drawn.map((primitive) => flippedPrimitive(primitive, flip));
  const degrees = rotationOf(component);
  if (degrees === 0) return primitives;
  const about = middleOf(rectOf(component));
  return primitives.map((primitive) => turnedPrimitive(primitive, about, degrees));
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
