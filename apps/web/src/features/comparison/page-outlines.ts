import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rotatedBounds } from '@pagewright/components/rotation';
import { isSameValue } from '@pagewright/components/same-value';
import type { Rect } from '@pagewright/model/units';
import { objectDifference } from '@pagewright/page/object-difference';

/** How an object differs: it is on one page alone, says something else, stands elsewhere, or only looks otherwise. */
export const OBJECT_DIFFERENCES = ['added', 'removed', 'words', 'moved', 'look'] as const;
export type ObjectDifferenceKind = (typeof OBJECT_DIFFERENCES)[number];

/** An object that is not the same on both pages. */
export interface DifferentObject {
  readonly id: string;
  readonly is: ObjectDifferenceKind;
  readonly before: Component | undefined;
  readonly after: Component | undefined;
}

/** The objects by which two states of a page differ, those on the later one first; nothing that is there for its looks alone. */
export function differentObjects(before: Page, after: Page): DifferentObject[] {
  const [then, now] = [byId(before), byId(after)];
  const { changed, added, removed } = objectDifference(before, after);
  const both = changed.flatMap((id): DifferentObject[] => {
    const [earlier, later] = [then.get(id), now.get(id)];
    return earlier && later ? [{ id, is: kindOf(earlier, later), before: earlier, after: later }] : [];
  });
  const come = added.map((id) => ({ id, is: 'added', before: undefined, after: now.get(id) }) as const);
  const gone = removed.map((id) => ({ id, is: 'removed', before: then.get(id), after: undefined }) as const);
  return [...both, ...come, ...gone];
}

/** Where an object is outlined, px of the page. */
export interface Outline {
  readonly id: string;
  readonly is: ObjectDifferenceKind;
  readonly box: Rect;
  /** Left out of what is accepted. */
  readonly isLeft: boolean;
}

/** What is outlined on the earlier page, and on the later one. */
export interface PairOutlines {
  readonly before: readonly Outline[];
  readonly after: readonly Outline[];
}

/** Share of a page's objects from which on it is the page that looks otherwise, not they. */
const MOST_OUTLINED = 0.7;

/** What is outlined of two pages of which all is accepted or nothing. */
export function outlinesBetween(before: Page, after: Page): PairOutlines {
  const objects = differentObjects(before, after);
  return {
    before: worthOutlining(
      before,
      objects.flatMap(({ id, is, before: own }) => outline(id, is, own)),
    ),
    after: worthOutlining(
      after,
      objects.flatMap(({ id, is, after: own }) => outline(id, is, own)),
    ),
  };
}

/**
 * What is outlined where objects are accepted one by one: every one of them on the later page, which shows those that are
 * left out as they were. What would be gone is outlined there, too, where it stood.
 * @param after the page with all of them
 */
export function choosableOutlines(before: Page, after: Page, left: ReadonlySet<string>): PairOutlines {
  const objects = differentObjects(before, after);
  return {
    before: bySize(objects.flatMap(({ id, is, before: own }) => outline(id, is, own, left.has(id)))),
    after: bySize(
      objects.flatMap(({ id, is, before: earlier, after: later }) => {
        const isLeft = left.has(id);
        return outline(id, is, isLeft ? (earlier ?? later) : (later ?? earlier), isLeft);
      }),
    ),
  };
}

function outline(
  id: string,
  is: ObjectDifferenceKind,
  component: Component | undefined,
  isLeft = false,
): readonly Outline[] {
  return component?.visible ? [{ id, is, box: rotatedBounds(component), isLeft }] : [];
}

/** Where all of a page looks otherwise, it has another style: what it says is worth pointing at. */
function worthOutlining(page: Page, outlines: readonly Outline[]): readonly Outline[] {
  const told = page.components.filter(({ visible, decorative }) => visible && !decorative);
  const isRestyled = outlines.length > told.length * MOST_OUTLINED;
  return bySize(isRestyled ? outlines.filter(({ is }) => is !== 'look' && is !== 'moved') : outlines);
}

/** The largest first, so that none lies over a smaller one within it. */
function bySize(outlines: readonly Outline[]): readonly Outline[] {
  const area = ({ box }: Outline) => box.width * box.height;
  return outlines.toSorted((a, b) => area(b) - area(a));
}

function kindOf(before: Component, after: Component): ObjectDifferenceKind {
  if (!isSameValue(wordsOf(before), wordsOf(after))) return 'words';
  return isSameValue(elsewhere(before), elsewhere(after)) ? 'moved' : 'look';
}

/** What stays of an object wherever it stands. */
function elsewhere({ position: _position, zIndex: _zIndex, origin: _origin, ...own }: Component): object {
  return own;
}

/** All that an object says. */
export function wordsOf(component: Component): readonly string[] {
  return behaviourOf(component)
    .texts(component)
    .map(({ text }) => text);
}

function byId({ components }: Page): ReadonlyMap<string, Component> {
  return new Map(components.map((component) => [component.id, component]));
}
