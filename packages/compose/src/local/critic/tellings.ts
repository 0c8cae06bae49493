import { divided, isOneSection } from '../grouping/fit-groups.ts';
import type { FitOptions } from '../grouping/fit-options.ts';
import { atomsOfGroup, type Group, groupOf, slidesFilled, standsAlone, tearsApart } from '../material/groups.ts';
import type { Telling } from './search.ts';
import { LOADS } from './weights.ts';

/** How full a page may be that two neighbours share, and from which on a group may be two pages: slides that it fills. */
const FILLED = { shared: 1, divided: 1.2 } as const;

/**
 * The ways to tell each group: as a page of its own, two neighbours of one section on a page where one of them says little,
 * and what is rich on two pages.
 */
export function tellingsOf(groups: readonly Group[], options: FitOptions): (index: number) => readonly Telling[] {
  return (index) => {
    const group = groups[index];
    if (!group) return [];
    const shared = sharedPage(group, groups[index + 1], options);
    const halves = isRich(group) ? divided(group, options) : undefined;
    return [
      { takes: 1, groups: [group] },
      ...(shared ? [{ takes: 2, groups: [shared] }] : []),
      ...(halves ? [{ takes: 1, groups: halves }] : []),
    ];
  };
}

function sharedPage(one: Group, other: Group | undefined, { favour }: FitOptions): Group | undefined {
  if (!other || !isOneSection(one, other) || (!saysLittle(one) && !saysLittle(other))) return undefined;
  if (tearsApart(one, other)) return undefined;
  if ([...atomsOfGroup(one), ...atomsOfGroup(other)].some((atom) => standsAlone(atom) || atom.kind === 'image'))
    return undefined;
  const shared = groupOf([...one.parts, ...other.parts], favour);
  return slidesFilled(shared) <= FILLED.shared ? shared : undefined;
}

function saysLittle({ load }: Group): boolean {
  return load < LOADS.thin;
}

function isRich(group: Group): boolean {
  const atoms = atomsOfGroup(group);
  return atoms.length > 1 && !atoms.some(standsAlone) && slidesFilled(group) >= FILLED.divided;
}
