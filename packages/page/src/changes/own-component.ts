import type { Component, Page } from '@pagewright/components/models';
import { rectOf, rotatedBounds } from '@pagewright/components/rotation';
import type { Rect } from '@pagewright/model/units';
import { innerOf, placeIn, seenAt } from '../editing/place.ts';
import { fixFinding } from '../fixes.ts';
import { lintPage, type RuleName } from '../lint.ts';
import { freeId } from './free-id.ts';

/** Steps in which a free place is looked for, and the distance to what stands around it, px. */
const STEP = 16;
const GAP = 12;
/** Shares of its size at which a component that finds no place is tried again. */
const SIZES = [1, 0.85, 0.7] as const;
const ROOM: readonly RuleName[] = ['overflow', 'overlap', 'off-page', 'contrast'];

/** The page with a component more, where it has a free place for it: as near as can be to where that stood. */
export function withComponent(page: Page, component: Component): Page | undefined {
  const taken = page.components
    .filter(({ decorative, visible }) => !decorative && visible !== false)
    .map(rotatedBounds);
  const inner = innerOf(page);
  for (const share of SIZES) {
    const own = sized(component, share, inner);
    const place = freePlace(rotatedBounds(own), taken, inner);
    const made = place && added(page, seenAt(own, place));
    if (made && faultsOf(made.page, made.id) === 0) return made.page;
  }
  return undefined;
}

/** A page of its own for a component, as one of those that the person makes: in the looks of another, under its title. */
export function pageFor(like: Page, component: Component): Page {
  const title = like.components.find(({ slot }) => slot === 'title');
  const { slot: _slot, ...heading } = title ?? {};
  const { width, y, x, height } = innerOf(like);
  const bare: Page = {
    title: like.title,
    format: like.format,
    size: like.size,
    language: like.language,
    background: like.background,
    margin: like.margin,
    components: title ? [{ ...heading, zIndex: 0 } as Component] : [],
  };
  const top = title ? title.position.y + title.size.height + 2 * GAP : y;
  const room: Rect = { x, y: top, width, height: Math.max(1, y + height - top) };
  return added(bare, seenAt(sized(component, 1, room), { x, y: top })).page;
}

/** As it is seen not larger than the room that there is. */
function sized(component: Component, share: number, { width, height }: Rect): Component {
  const [box, seen] = [rectOf(component), rotatedBounds(component)];
  const fit = Math.min(share, width / seen.width, height / seen.height);
  return placeIn(component, { ...box, width: Math.floor(box.width * fit), height: Math.floor(box.height * fit) });
}

function freePlace(box: Rect, taken: readonly Rect[], inner: Rect): Rect | undefined {
  let best: { readonly place: Rect; readonly away: number } | undefined;
  for (let y = inner.y; y + box.height <= inner.y + inner.height; y += STEP) {
    for (let x = inner.x; x + box.width <= inner.x + inner.width; x += STEP) {
      const place = { ...box, x, y };
      const away = Math.hypot(x - box.x, y - box.y);
      if ((!best || away < best.away) && !taken.some((other) => areNear(place, other))) best = { place, away };
    }
  }
  return best?.place;
}

function areNear(a: Rect, b: Rect): boolean {
  return (
    a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP
  );
}

/** On top of the others, as the person's own: it shows no field of the page's brief. What lint can mend of it is mended. */
function added(page: Page, component: Component): { readonly page: Page; readonly id: string } {
  const id = freeId(component.id, new Set(page.components.map((one) => one.id)));
  const { slot: _slot, groupId: _group, visible: _visible, ...rest } = component;
  const top = Math.max(0, ...page.components.map(({ zIndex }) => zIndex)) + 1;
  let current: Page = { ...page, components: [...page.components, { ...rest, id, zIndex: top } as Component] };
  for (const finding of lintPage(current, { rules: ROOM })) {
    if (finding.componentIds[0] === id) current = fixFinding(current, finding) ?? current;
  }
  return { page: current, id };
}

function faultsOf(page: Page, id: string): number {
  return lintPage(page, { rules: ROOM }).filter(({ componentIds }) => componentIds.includes(id)).length;
}
