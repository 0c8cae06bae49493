import type { Page } from '@pagewright/components/models';
import { withGroups } from '@pagewright/page/arrange';
import { inOrder } from '@pagewright/page/layers';
import type { ChoosingWay } from './overview/page-choice.ts';

interface SelectedLayers {
  readonly selected: readonly string[];
  /** The layer that was last clicked without Shift. */
  readonly anchor: string | undefined;
}

/**
 * Ids of what is selected once a layer has been clicked: it alone, one more or one less, or all between it and the one that
 * was clicked before; where none was, the uppermost that is selected.
 */
export function chosenLayers(page: Page, now: SelectedLayers, id: string, way: ChoosingWay): readonly string[] {
  const { selected } = now;
  if (way === 'alone') return [id];
  if (way === 'toggle') {
    if (!selected.includes(id)) return [...selected, id];
    // What is grouped with it would bring it back.
    const gone = new Set(withGroups(page, [id]));
    return selected.filter((one) => !gone.has(one));
  }
  const rows = inOrder(page.components).map((one) => one.id);
  const anchor = now.anchor !== undefined && selected.includes(now.anchor) ? now.anchor : (selected.at(-1) ?? id);
  const [from = 0, to = 0] = [rows.indexOf(anchor), rows.indexOf(id)].sort((a, b) => a - b);
  return rows.slice(from, to + 1);
}
