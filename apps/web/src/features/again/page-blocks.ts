import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, ComponentKind } from '@pagewright/components/models';
import { readablePage } from '../pages/parsed-page.ts';

/** Something on a page that can be made anew by itself. */
export interface PageBlock {
  readonly id: string;
  readonly kind: ComponentKind;
  /** Empty where it has none. */
  readonly words: string;
}

/** Longest words that a block is called by. */
const WORDS = 60;

/** What stands on a page and comes from its sources, in reading order. */
export function pageBlocks(text: string): PageBlock[] {
  const components = readablePage(text)?.components ?? [];
  return components.filter(canBeMadeAgain).map((component) => ({
    id: component.id,
    kind: component.type,
    words: behaviourOf(component).texts(component)[0]?.text.trim().slice(0, WORDS) ?? '',
  }));
}

/** Page numbers and running heads come from no source. */
export function canBeMadeAgain({ slot, decorative, visible, origin }: Component): boolean {
  return slot !== undefined && !decorative && visible && (origin?.length ?? 0) > 0;
}
