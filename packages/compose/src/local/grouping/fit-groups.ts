import type { Atom } from '../material/atoms.ts';
import { atomsOfGroup, type Group, type GroupPart, groupOf, slidesFilled, standsAlone } from '../material/groups.ts';
import type { FitOptions } from './fit-options.ts';
import { reduceGroups } from './reduce-groups.ts';

/**
 * Brings the groups to exactly `count`: too many are joined, neighbours of one section first, and the least important are
 * left out; too few are divided, the fullest first. Fewer come out only where nothing is left to divide, more only where
 * nothing may be left out.
 */
export function fitGroups(groups: readonly Group[], count: number, options: FitOptions): Group[] {
  const current = reduceGroups(groups, count, options);
  while (current.length < count) {
    const index = fullestDivisible(current, options);
    if (index < 0) break;
    current.splice(index, 1, ...divided(current[index] as Group, options));
  }
  return current;
}

/**
 * A group as the slides that it fills when all that it says is shown: between passages, paragraphs and lists. Tables and
 * listings have views of their own.
 */
export function asSlides(group: Group, options: FitOptions): Group[] {
  const atoms = atomsOfGroup(group);
  if (slidesFilled(group) < options.leastDivided || atoms.length < 2 || atoms.some(standsAlone)) return [group];
  return divided(group, options).flatMap((part) => asSlides(part, options));
}

/** Reading load below which a group is a line, not a page. */
const CRUMB = 70;

/** Whether what is shown of a group is a line: its text, where it has no table, listing or picture. */
function isCrumb(group: Group, shownOf: (atoms: readonly Atom[]) => readonly Atom[]): boolean {
  const atoms = atomsOfGroup(group);
  if (atoms.some((atom) => standsAlone(atom) || atom.kind === 'image')) return false;
  const shown = group.load < CRUMB || group.parts.length > 1 ? atoms : shownOf(atoms);
  return shown.reduce((sum, { load }) => sum + load, 0) < CRUMB;
}

/** Groups of which a page would show a line join the one before them in their section, else the one behind them. */
export function withoutCrumbs(
  groups: readonly Group[],
  { favour }: FitOptions,
  shownOf: (atoms: readonly Atom[]) => readonly Atom[],
): Group[] {
  const result: Group[] = [];
  let ahead: Group | undefined;
  for (const group of groups) {
    const own = ahead && isOneSection(ahead, group) ? groupOf([...ahead.parts, ...group.parts], favour) : group;
    if (ahead && own === group) result.push(ahead);
    ahead = undefined;
    const before = result.at(-1);
    if (!isCrumb(own, shownOf)) result.push(own);
    else if (before && isOneSection(before, own) && !atomsOfGroup(before).some(standsAlone)) {
      result[result.length - 1] = groupOf([...before.parts, ...own.parts], favour);
    } else ahead = own;
  }
  return ahead ? [...result, ahead] : result;
}

export function isOneSection(one: Group, other: Group): boolean {
  const [a, b] = [one.parts.at(-1)?.passage, other.parts[0]?.passage];
  return a !== undefined && b !== undefined && a.document === b.document && a.section === b.section;
}

function fullestDivisible(groups: readonly Group[], options: FitOptions): number {
  let index = -1;
  let most = options.leastDivided;
  for (const [at, group] of groups.entries()) {
    // An asked number of pages is reached by dividing what takes longest to read.
    const filled = options.leastDivided === 0 ? group.load : slidesFilled(group);
    if (filled > most && isDivisible(group, options)) {
      most = filled;
      index = at;
    }
  }
  return index;
}

function isDivisible(group: Group, options: FitOptions): boolean {
  const [first, ...others] = atomsOfGroup(group);
  if (others.length > 0) return true;
  return first?.kind === 'table' && first.view.as === 'auto' && options.views(first).length > 1;
}

/** Between passages where there are several, else between paragraphs, near the middle of what is said. */
export function divided(group: Group, options: FitOptions): Group[] {
  const { favour } = options;
  if (group.parts.length > 1) {
    const at = middleOf(
      group.parts.map(({ atoms }) => atoms.reduce((sum, atom) => sum + atom.load, 0)),
      () => true,
    );
    return [groupOf(group.parts.slice(0, at), favour), groupOf(group.parts.slice(at), favour)];
  }
  const [part] = group.parts as [GroupPart];
  const [first, ...others] = part.atoms;
  if (first?.kind === 'table' && others.length === 0) {
    return options.views(first).map((view): Group => {
      // Further views are asked for last: they show again what the first shows.
      const own = { ...first, view, load: first.load / 8, rank: first.rank };
      return groupOf([{ ...part, atoms: [own] }], favour);
    });
  }
  const at = middleOf(
    part.atoms.map(({ load }) => load),
    (index) => startsAnew(part.atoms[index - 1], part.atoms[index]),
  );
  return [part.atoms.slice(0, at), part.atoms.slice(at)].map((atoms) => groupOf([{ ...part, atoms }], favour));
}

/** Between two paragraphs or two lists, never between a line that leads to something and that. */
function startsAnew(before: Atom | undefined, after: Atom | undefined): boolean {
  if (before?.kind === 'sentence') {
    if (/[:：]$/.test(before.statement.text)) return false;
    return !(after?.kind === 'sentence' && before.paragraph === after.paragraph);
  }
  return !(before?.kind === 'item' && after?.kind === 'item' && before.list === after.list);
}

/** The place, from 1 to length - 1, that divides the loads most evenly; preferred places win over nearer ones. */
function middleOf(loads: readonly number[], preferred: (index: number) => boolean): number {
  const total = loads.reduce((sum, load) => sum + load, 0);
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  let before = 0;
  for (let index = 1; index < loads.length; index += 1) {
    before += loads[index - 1] ?? 0;
    const distance = Math.abs(before - total / 2) + (preferred(index) ? 0 : total * 0.22);
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
