import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import type { FillRefusal } from '@pagewright/model/fill-refusals';
import type { FillWish } from '@pagewright/model/filling';
import { roomFor } from './room.ts';

/** What a smart component asks of the sources, its description and what there is room for; or why it asks nothing. */
export function wishOf(component: Component, page: Page): FillWish | FillRefusal {
  const smart = 'smart' in component.props ? component.props.smart : undefined;
  if (!smart) return 'undescribed';
  const own = behaviourOf(component).wish(component, roomFor(component, page));
  if (typeof own === 'string') return own;
  return { ...smart, id: component.id, columns: [], most: { rows: 1, columns: 1 }, ...own };
}
