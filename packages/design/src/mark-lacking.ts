import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import type { PageBrief } from '@pagewright/model/outline';

/**
 * Empties what shows a place that a template keeps and nothing was found for: its words become a placeholder, which is
 * told while one edits and never printed. Where nothing lacks, nothing is changed.
 */
export function markLacking(components: readonly Component[], brief: PageBrief): readonly Component[] {
  const places = [...lackingIn(brief, '')];
  if (places.length === 0) return components;
  return components.map((component) => {
    const { slot } = component;
    if (slot === undefined || !places.some((place) => slot === place || slot.startsWith(`${place}.`))) return component;
    return behaviourOf(component).unfilled?.(component) ?? component;
  });
}

/** As slots are written: `items.2`, `parts.1.stats.0`. What is said of an event or a step belongs to all of it. */
function* lackingIn(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, own] of Object.entries(value)) {
    if (name === 'lacking' && own === true) yield path.replace(/^((?:.*\.)?events\.\d+)\.text$/, '$1');
    else yield* lackingIn(own, path ? `${path}.${name}` : name);
  }
}
