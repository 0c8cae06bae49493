import type { Component, Page } from '@pagewright/components/models';
import type { Entrance } from '@pagewright/model/entrance';

/** A component that comes by itself when its page is presented. */
export type Entering = Component & { readonly entrance: Entrance };

/** Entrances that start together. */
export interface EntranceGroup {
  /** ms from the beginning of its step. */
  readonly at: number;
  readonly entering: readonly Entering[];
}

/** What comes upon one click: one group after another. */
export type EntranceStep = readonly EntranceGroup[];

/** How the objects of a page come. */
export interface EntranceSteps {
  /** What comes with the page, without a click. */
  readonly first: EntranceStep;
  readonly clicks: readonly EntranceStep[];
}

/** The components that come by themselves, in their order. What is hidden does not come. */
export function entrancesOf(page: Pick<Page, 'components'>): Entering[] {
  return page.components
    .filter((one): one is Entering => one.entrance !== undefined && one.visible)
    .sort((a, b) => a.entrance.order - b.entrance.order || a.zIndex - b.zIndex);
}

export function entranceSteps(page: Pick<Page, 'components'>): EntranceSteps {
  const steps: Entering[][][] = [[]];
  for (const one of entrancesOf(page)) {
    const { start } = one.entrance;
    if (start === 'click') steps.push([[one]]);
    else {
      const step = steps.at(-1);
      const group = step?.at(-1);
      if (group && start === 'with') group.push(one);
      else step?.push([one]);
    }
  }
  const [first = [], ...clicks] = steps.map(timed);
  return { first, clicks };
}

/** ms that an entrance takes once its turn has come. */
export function entranceDuration({ kind, duration }: Entrance): number {
  return kind === 'appear' ? 0 : duration;
}

/** ms from the beginning of a step until all of it is there. */
export function stepDuration(step: EntranceStep): number {
  const last = step.at(-1);
  return last ? last.at + lengthOf(last.entering) : 0;
}

/** The components that are still to come after so many clicks. */
export function awaited({ clicks }: EntranceSteps, done: number): ReadonlySet<string> {
  const left = clicks.slice(done).flatMap((step) => step.flatMap(({ entering }) => entering));
  return new Set(left.map(({ id }) => id));
}

/** Each group starts when the one before it is there. */
function timed(groups: readonly Entering[][]): EntranceStep {
  let at = 0;
  return groups.map((entering) => {
    const group = { at, entering };
    at += lengthOf(entering);
    return group;
  });
}

function lengthOf(entering: readonly Entering[]): number {
  return Math.max(0, ...entering.map(({ entrance }) => entrance.delay + entranceDuration(entrance)));
}
