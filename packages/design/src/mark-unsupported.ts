import type { Component } from '@pagewright/components/models';
import type { PageBrief } from '@pagewright/model/outline';
import { wordsShown } from '@pagewright/page/unsupported';
import { slotShows } from './slot-shows.ts';

/** A statement of a brief with words that its origins do not carry. */
interface Doubt {
  /** As slots are written: `items.2`, `parts.1.stats.0.label`. */
  readonly path: string;
  readonly words: readonly string[];
}

/** Puts on each component which of its words the sources do not carry; where they carry all, nothing is changed. */
export function markUnsupported(components: readonly Component[], brief: PageBrief): readonly Component[] {
  const doubts = [...doubtsIn(brief, '')];
  if (doubts.length === 0) return components;
  return components.map((component) => {
    const { slot } = component;
    if (slot === undefined) return component;
    const words = doubts.flatMap((doubt) => (slotShows(slot, doubt.path) ? doubt.words : []));
    const unsupported = [...new Set(wordsShown(component, words))];
    return unsupported.length > 0 ? { ...component, unsupported } : component;
  });
}

function* doubtsIn(value: unknown, path: string): Generator<Doubt> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, own] of Object.entries(value)) {
    if (name === 'unsupported' && Array.isArray(own)) yield { path, words: own.map(String) };
    else yield* doubtsIn(own, path ? `${path}.${name}` : name);
  }
}
