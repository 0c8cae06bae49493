import { changedProps } from '@pagewright/components/merge-props';
import type { Component, Page } from '@pagewright/components/models';
import { rectOf } from '@pagewright/components/rotation';
import { isSameValue } from '@pagewright/components/same-value';
import type { PageEnvelope } from '@pagewright/model/page';
import { type Rect, type Size, sharedArea } from '@pagewright/model/units';
import { isSlotKey, type PartKey, partsOf } from './parts.ts';

/** A designed component that a person changed; they took it away where `mine` is undefined. */
export interface PartChange {
  readonly key: PartKey;
  readonly base: Component;
  readonly mine: Component | undefined;
}

/** A component that a person put on the page. */
export interface OwnPart {
  readonly component: Component;
  /** The designed component that it stands on, and where that stood, px; undefined where it stands on the page itself. */
  readonly on: { readonly key: PartKey; readonly box: Rect } | undefined;
  /** Whether it lies beneath everything that the page says. */
  readonly beneath: boolean;
}

/** What a person filled in for the page as a whole. */
const OWN_WORDS = ['name', 'description', 'prompt', 'notes', 'methods', 'title', 'guides', 'transition'] as const;
export type OwnWords = Partial<Pick<PageEnvelope, (typeof OWN_WORDS)[number]>>;

/** What a person did to a page: the difference between the page as designed and as they left it. */
export interface ChangeSet {
  readonly parts: readonly PartChange[];
  readonly own: readonly OwnPart[];
  /** What differs; a field that was emptied is there and undefined. */
  readonly words: OwnWords;
  /** Background that the person chose. */
  readonly background: PageEnvelope['background'] | undefined;
  /** px, of the page as left. */
  readonly size: Size;
}

export function changesBetween(designed: Page, left: Page): ChangeSet {
  const leftById = new Map(left.components.map((component) => [component.id, component]));
  const matched = new Set<string>();
  const parts: PartChange[] = [];
  const standing = new Map<PartKey, Component>();
  for (const [key, base] of partsOf(designed)) {
    const mine = counterpart(base, leftById, left, matched);
    if (mine) {
      matched.add(mine.id);
      standing.set(key, mine);
    }
    if (!mine || isChanged(base, mine)) parts.push({ key, base, mine });
  }
  const own = left.components
    .filter(({ id }) => !matched.has(id))
    .map((component) => ownPart(component, standing, left));
  return {
    parts,
    own,
    words: wordsBetween(designed, left),
    background: isSameValue(designed.background, left.background) ? undefined : left.background,
    size: left.size,
  };
}

export function isEmpty({ parts, own, words, background }: ChangeSet): boolean {
  return parts.length === 0 && own.length === 0 && Object.keys(words).length === 0 && !background;
}

/** The component that is the designed one now: of its id, or one of the same field where it was cut and pasted. */
function counterpart(
  base: Component,
  leftById: ReadonlyMap<string, Component>,
  left: Page,
  matched: ReadonlySet<string>,
): Component | undefined {
  const own = leftById.get(base.id);
  if (own?.type === base.type) return own;
  if (!base.slot) return undefined;
  return left.components.find(
    ({ id, slot, type }) => slot === base.slot && type === base.type && !matched.has(id) && id !== base.id,
  );
}

function isChanged(base: Component, mine: Component): boolean {
  return changedFields(base, mine).length > 0 || changedProps(base.props, mine.props).length > 0;
}

/** What differs apart from the kind's props. Which one lies above which is the design's. */
export function changedFields(base: Component, mine: Component): (keyof Component)[] {
  const names = [
    'name',
    'position',
    'size',
    'rotation',
    'flip',
    'locked',
    'visible',
    'groupId',
    'repeat',
    'link',
    'entrance',
    'keepsAspect',
    'onClick',
  ] as const;
  return names.filter((name) => !isSameValue(base[name], mine[name]));
}

function ownPart(component: Component, standing: ReadonlyMap<PartKey, Component>, left: Page): OwnPart {
  const said = left.components.filter(({ decorative, slot }) => slot && !decorative);
  const beneath = said.length > 0 && said.every(({ zIndex }) => zIndex > component.zIndex);
  return { component, on: groundOf(component, standing, left.size), beneath };
}

/** Share of it that has to lie on a designed component to go where that goes. */
const LIES_ON = 0.5;
/** Share of the page from which on something is the page rather than a part of it. */
const PAGE_LIKE = 0.5;

function groundOf(component: Component, standing: ReadonlyMap<PartKey, Component>, page: Size): OwnPart['on'] {
  const box = rectOf(component);
  let best: { readonly key: PartKey; readonly box: Rect; readonly area: number } | undefined;
  for (const [key, part] of standing) {
    const ground = rectOf(part);
    const area = ground.width * ground.height;
    if (!isSlotKey(key) || area > page.width * page.height * PAGE_LIKE) continue;
    if (sharedArea(box, ground) < box.width * box.height * LIES_ON) continue;
    if (!best || area < best.area) best = { key, box: ground, area };
  }
  return best && { key: best.key, box: best.box };
}

function wordsBetween(designed: Page, left: Page): OwnWords {
  return Object.fromEntries(
    OWN_WORDS.filter((name) => !isSameValue(designed[name], left[name])).map((name) => [name, left[name]]),
  );
}
