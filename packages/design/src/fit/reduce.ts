import type { PageBrief } from '@pagewright/model/outline';
import type { Setting } from '../setting.ts';
import { droppables } from './droppable.ts';

/** Shortest length that statements are cut down to in the last resort, UTF-16 units. */
const SHORTEST = 24;
const LONGEST = 4000;

/**
 * The setting with the fewest statements left out for which `fits` holds; where leaving out is not enough, statements
 * also keep only their first sentences.
 */
export function reduceToFit(brief: PageBrief, setting: Setting, fits: (setting: Setting) => boolean): Setting {
  if (fits(setting)) return setting;
  const candidates = droppables(brief).filter((entry) => !setting.dropped.has(entry.slot));
  const without = (count: number): Setting => ({
    ...setting,
    dropped: new Set([...setting.dropped, ...candidates.slice(0, count).map((entry) => entry.slot)]),
  });
  if (candidates.length > 0 && fits(without(candidates.length))) {
    return restored(without(least(1, candidates.length, (count) => fits(without(count)))), candidates, fits);
  }
  const bare = without(candidates.length);
  const shorter = (length: number): Setting => ({ ...bare, longest: length });
  // Lengths are searched downwards: the count of halvings from the longest.
  const steps = Math.ceil(Math.log(LONGEST / SHORTEST) / Math.log(1.15));
  const length = (step: number) => Math.round(LONGEST / 1.15 ** step);
  const step = least(0, steps, (count) => fits(shorter(length(count))));
  return shorter(length(step));
}

/** Most statements that are tried again after the drop. */
const RESTORED = 24;

/** Takes back what need not have been dropped: it stood where there was room. Highest rank first. */
function restored(
  setting: Setting,
  candidates: readonly { slot: string }[],
  fits: (setting: Setting) => boolean,
): Setting {
  let current = setting;
  const dropped = candidates.filter((entry) => setting.dropped.has(entry.slot)).reverse();
  for (const { slot } of dropped.slice(0, RESTORED)) {
    const without = new Set(current.dropped);
    without.delete(slot);
    const candidate = { ...current, dropped: without };
    if (fits(candidate)) current = candidate;
  }
  return current;
}

/** The least number from `low` to `high` for which `holds`; `high` where none does. */
function least(low: number, high: number, holds: (count: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}

/** Leaves out only spare statements, as few as can be; undefined where that is not enough. */
export function reduceToFitMore(
  brief: PageBrief,
  setting: Setting,
  fits: (setting: Setting) => boolean,
): Setting | undefined {
  const bare = { ...setting, dropped: allMore(brief) };
  return fits(bare) ? reduceToFit(brief, setting, fits) : undefined;
}

function allMore(brief: PageBrief): Set<string> {
  const own = brief.more.map((_, index) => `more.${index}`);
  const parts =
    brief.form === 'composite'
      ? brief.parts.flatMap((part, at) => part.more.map((_, index) => `parts.${at}.more.${index}`))
      : [];
  return new Set([...own, ...parts]);
}
