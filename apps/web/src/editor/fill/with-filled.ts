import type { Component, Page } from '@pagewright/components/models';

/** The page with the components that the server has filled; what was moved, locked or removed meanwhile stays so. */
export function withFilled(page: Page, filled: readonly Component[]): Page {
  const byId = new Map(filled.map((component) => [component.id, component]));
  const components = page.components.map((component) => {
    const own = byId.get(component.id);
    if (!own || own.type !== component.type || component.locked) return component;
    const { props, size, origin } = own;
    return { ...component, props, size, ...(origin ? { origin } : {}) } as Component;
  });
  return components.every((one, index) => one === page.components[index]) ? page : { ...page, components };
}
