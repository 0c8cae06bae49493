import type { Group } from '../material/groups.ts';

/** Groups over pages in their order, each page about as full as the others, none empty. */
export function spreadOver(groups: readonly Group[], pages: number, loadOf: (group: Group) => number): Group[][] {
  const total = groups.reduce((sum, group) => sum + loadOf(group), 0);
  const result: Group[][] = [];
  let open: Group[] = [];
  let done = 0;
  for (const [index, group] of groups.entries()) {
    open.push(group);
    done += loadOf(group);
    const left = groups.length - index - 1;
    const pagesLeft = pages - result.length - 1;
    const next = groups[index + 1];
    // The page ends where the next group would overshoot its share by more than stopping here falls short of it.
    const share = (total * (result.length + 1)) / pages;
    const isFull = next === undefined || done + loadOf(next) / 2 >= share;
    if (pagesLeft > 0 && ((isFull && left >= pagesLeft) || left === pagesLeft)) {
      result.push(open);
      open = [];
    }
  }
  if (open.length > 0) result.push(open);
  return result;
}
