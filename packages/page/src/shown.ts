import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import type { Shown } from '@pagewright/model/left-out';

/** The same on every page: the document's title, a number and a logo say nothing of the page. */
const RUNNING: ReadonlySet<string> = new Set(['page-number', 'running-head', 'running-logo']);

/** What a page shows: each entry, table, chart and picture with the places that it came from. What is hidden is not shown. */
export function shownOn(page: Page): Shown[] {
  const units = new Map<string, { origins: string[]; pieces: string[] }>();
  for (const component of page.components) {
    if (component.decorative || component.visible === false || RUNNING.has(component.slot ?? '')) continue;
    const key = unitOf(component);
    const unit = units.get(key) ?? { origins: [], pieces: [] };
    unit.origins.push(...(component.origin ?? []));
    unit.pieces.push(...behaviourOf(component).says.shown(component));
    units.set(key, unit);
  }
  return [...units.values()];
}

/** Parts of one entry, such as a figure and its label, are shown as one thing. */
function unitOf({ id, slot }: Component): string {
  if (!slot) return `#${id}`;
  return /^.*\.\d+/.exec(slot)?.[0] ?? slot;
}
