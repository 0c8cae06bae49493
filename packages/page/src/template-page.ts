import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';

/**
 * A page as a template keeps it: what stands in its smart components is to be filled anew, all else stays as it is drawn.
 * Where anything came from is not the template's.
 */
export function templatePage(page: Page): Page {
  return { ...page, components: page.components.map(templateComponent) };
}

function templateComponent(component: Component): Component {
  const { origin: _origin, unsupported: _unsupported, slot: _slot, ...own } = component;
  const kept = own as Component;
  return behaviourOf(kept).emptied?.(kept) ?? kept;
}
