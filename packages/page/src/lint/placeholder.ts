import type { Component } from '@pagewright/components/models';
import { slotGroup } from '@pagewright/components/slots';
import { askedOf, isSign, isUnfilledPlace } from '../unfilled-place.ts';
import type { Finding } from './finding.ts';
import type { Rule } from './rule.ts';

/** A place of a layout that nothing was put into: it is not exported, and the page has a hole there. */
export const placeholderRule: Rule = {
  name: 'placeholder',
  check({ parts }) {
    const places = parts.filter(({ decorative }) => !decorative).map(({ component }) => component);
    const unfilled = places.filter(isUnfilledPlace);
    const isAsked = askedBeside(places, unfilled);
    return unfilled
      .filter((one) => !isSign(one) || !isAsked(one))
      .map((component): Finding => {
        const asked = askedOf(component);
        return {
          rule: 'placeholder',
          message: asked ? 'placeholder/asked' : 'placeholder/unfilled',
          severity: 'warning',
          componentIds: [component.id],
          params: asked ? { text: asked } : {},
        };
      });
  },
};

/** Tells of a sign whether words ask for what it stands for: in its entry, or in another where its entry has signs alone. */
function askedBeside(places: readonly Component[], unfilled: readonly Component[]): (sign: Component) => boolean {
  const asking = unfilled.filter((one) => askedOf(one) !== undefined);
  const groups = new Set(asking.map(({ slot }) => slotGroup(slot)));
  const lists = new Set(asking.map(({ slot }) => listOf(slot)));
  const told = new Set(places.filter((one) => !unfilled.includes(one)).map(({ slot }) => slotGroup(slot)));
  return ({ slot }) => {
    const group = slotGroup(slot);
    if (group === undefined) return false;
    return groups.has(group) || (!told.has(group) && listOf(slot) !== undefined && lists.has(listOf(slot)));
  };
}

/** The list that a slot names an entry of: `events` of `events.2.text`. */
function listOf(slot: string | undefined): string | undefined {
  return /^(.*)\.\d+(?=\.|$)/.exec(slot ?? '')?.[1];
}
