import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import { boundsInside, rotatedBounds } from '@pagewright/components/rotation';
import type { Language } from '@pagewright/model/languages';
import type { Rect } from '@pagewright/model/units';

/** Where something of a component is seen: of words that stand on nothing their lines, of everything else all of it. */
export function seenRects(component: Component, language: Language): Rect[] {
  const { role, paints } = behaviourOf(component);
  const isWhole = role !== 'text' || isTitle(component) || isBordered(component) || paints(component).length > 0;
  if (isWhole) return [rotatedBounds(component)];
  const said = withWhatItAsks(component);
  return behaviourOf(said)
    .placedTexts(said, language)
    .map(({ ink }) => boundsInside(component, ink));
}

/** A page's title is written anew, and longer: what stood behind its words would be in its way. */
function isTitle({ slot }: Component): boolean {
  return slot === 'title';
}

function isBordered({ props }: Component): boolean {
  return 'borderWidth' in props && props.borderWidth > 0 && props.borderStyle !== 'none';
}

/** Where nothing is written yet, what the place asks for is seen. */
function withWhatItAsks(component: Component): Component {
  const { props } = component;
  if (!('placeholder' in props && 'text' in props) || props.text.trim() !== '') return component;
  return { ...component, props: { ...props, text: props.placeholder ?? '' } } as Component;
}
