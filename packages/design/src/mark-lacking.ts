import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import { rectOf } from '@pagewright/components/rotation';
import type { PageBrief } from '@pagewright/model/outline';
import { rectsOverlap } from '@pagewright/model/units';

/**
 * Empties what shows a place that a template keeps and nothing was found for: its words become a placeholder, which is
 * told while one edits and never printed, and what is drawn for it alone (its bullet, number, rule or card) is hidden.
 * Where nothing lacks, nothing is changed.
 */
export function markLacking(components: readonly Component[], brief: PageBrief): readonly Component[] {
  const places = [...lackingIn(brief, '')];
  if (places.length === 0) return components;
  const isLacking = ({ slot }: Component): boolean =>
    slot !== undefined && places.some((place) => slot === place || slot.startsWith(`${place}.`));
  const filled = components.filter((component) => component.slot !== undefined && !isLacking(component));
  return components.map((component, index) => {
    if (isLacking(component)) return behaviourOf(component).unfilled?.(component) ?? component;
    if (!component.decorative || component.slot !== undefined || component.id.startsWith(OF_TITLE)) return component;
    // Layouts draw what belongs to an entry right before it.
    const next = components.slice(index).find(({ slot }) => slot !== undefined);
    const isItsOwn =
      next !== undefined && isLacking(next) && !filled.some((other) => rectsOverlap(rectOf(component), rectOf(other)));
    return isItsOwn ? { ...component, visible: false } : component;
  });
}

/** How frames name what they draw for a title, some of it behind the title itself. */
const OF_TITLE = 'title-';

/** As slots are written: `items.2`, `parts.1.stats.0`. What is said of an event or a step belongs to all of it. */
function* lackingIn(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, own] of Object.entries(value)) {
    if (name === 'lacking' && own === true) yield path.replace(/^((?:.*\.)?events\.\d+)\.text$/, '$1');
    else yield* lackingIn(own, path ? `${path}.${name}` : name);
  }
}
