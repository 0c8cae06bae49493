import type { TableBlock } from '@pagewright/model/source-document';
import { type Atom, rankOf, weightOf } from './atoms.ts';
import type { Passage } from './passages.ts';

/** Atoms that stand on one page: a run of one passage, or several passages of one section. */
export interface Group {
  readonly parts: readonly GroupPart[];
}

export interface GroupPart {
  readonly passage: Passage;
  readonly atoms: readonly Atom[];
}

/** Atoms that have a page of their own. */
export function standsAlone(atom: Atom): boolean {
  return atom.kind === 'table' || atom.kind === 'code' || atom.kind === 'image';
}

/** A passage as the pages it would have by itself: its text, and each table, picture and listing with what leads to it. */
export function naturalGroups(passage: Passage, atoms: readonly Atom[]): Group[] {
  const groups: Atom[][] = [];
  let text: Atom[] = [];
  const flush = (): void => {
    if (text.length > 0) groups.push(text);
    text = [];
  };
  for (const atom of atoms) {
    // A picture goes with the text around it; a second one starts a new page.
    const joinsText = atom.kind === 'image' && !text.some(({ kind }) => kind === 'image');
    if (!standsAlone(atom) || joinsText) {
      text.push(atom);
      continue;
    }
    // A line that ends in a colon leads to what follows it.
    const last = text.at(-1);
    const leads = last?.kind === 'sentence' && /[:：]$/.test(last.statement.text);
    const lead = leads ? [text.pop() as Atom] : [];
    flush();
    groups.push([...lead, atom]);
  }
  flush();
  return groups.map((own) => ({ parts: [{ passage, atoms: own }] }));
}

export function atomsOfGroup(group: Group): Atom[] {
  return group.parts.flatMap(({ atoms }) => [...atoms]);
}

export function weightOfGroup(group: Group): number {
  return atomsOfGroup(group).reduce((sum, atom) => sum + weightOf(atom), 0);
}

/** What the document would lose without the group: its best atoms, weighed with how much it says. */
export function importanceOf(group: Group, favour: (group: Group) => number): number {
  const ranks = atomsOfGroup(group)
    .map(rankOf)
    .sort((a, b) => b - a);
  const best = ranks.slice(0, 3).reduce((sum, rank) => sum + rank, 0) / Math.min(3, Math.max(1, ranks.length));
  return best * Math.log2(2 + weightOfGroup(group) / 60) * favour(group);
}

/**
 * Brings the groups to exactly `count`: too many are joined, neighbours of one section first, and the least important
 * left out; too few are divided, the fullest first. Fewer come out only where nothing is left to divide.
 * @param leastDivided visual length below which a group is not divided
 */
export function fitGroups(
  groups: readonly Group[],
  count: number,
  favour: (group: Group) => number,
  leastDivided = 0,
): { groups: Group[]; dropped: Group[] } {
  const current = [...groups];
  const dropped: Group[] = [];
  while (current.length > count) {
    const pair = cheapestPair(current);
    const weakest = leastImportant(current, favour);
    const weakestImportance = importanceOf(current[weakest] as Group, favour);
    if (pair && (pair.cost < 1800 || weakestImportance > 0.9)) {
      current.splice(pair.index, 2, join(current[pair.index] as Group, current[pair.index + 1] as Group));
    } else {
      dropped.push(...current.splice(weakest, 1));
    }
  }
  while (current.length < count) {
    const index = fullestDivisible(current);
    if (index < 0 || weightOfGroup(current[index] as Group) < leastDivided) break;
    current.splice(index, 1, ...divide(current[index] as Group));
  }
  return { groups: current, dropped };
}

/** Neighbours that belong together and say little: the price is what they say together. */
function cheapestPair(groups: readonly Group[]): { index: number; cost: number } | undefined {
  let best: { index: number; cost: number } | undefined;
  for (let index = 0; index + 1 < groups.length; index += 1) {
    const cost = costOfJoining(groups[index] as Group, groups[index + 1] as Group);
    if (cost !== undefined && (!best || cost < best.cost)) best = { index, cost };
  }
  return best;
}

function costOfJoining(a: Group, b: Group): number | undefined {
  const left = a.parts.at(-1)?.passage;
  const right = b.parts[0]?.passage;
  if (!left || !right || left.document !== right.document) return undefined;
  if ([...atomsOfGroup(a), ...atomsOfGroup(b)].some(standsAlone)) return undefined;
  const weight = weightOfGroup(a) + weightOfGroup(b);
  if (left === right) return weight * 0.5;
  if (left.section !== right.section) return weight * 3 + 900;
  return left.path.join() === right.path.join() ? weight : weight * 1.3;
}

function leastImportant(groups: readonly Group[], favour: (group: Group) => number): number {
  let index = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, group] of groups.entries()) {
    const importance = importanceOf(group, favour);
    if (importance < least) {
      least = importance;
      index = at;
    }
  }
  return index;
}

function join(a: Group, b: Group): Group {
  const last = a.parts.at(-1) as GroupPart;
  const first = b.parts[0] as GroupPart;
  if (last.passage !== first.passage) return { parts: [...a.parts, ...b.parts] };
  const middle = { passage: last.passage, atoms: [...last.atoms, ...first.atoms] };
  return { parts: [...a.parts.slice(0, -1), middle, ...b.parts.slice(1)] };
}

function fullestDivisible(groups: readonly Group[]): number {
  let index = -1;
  let most = 0;
  for (const [at, group] of groups.entries()) {
    const weight = weightOfGroup(group);
    if (isDivisible(group) && weight > most) {
      most = weight;
      index = at;
    }
  }
  return index;
}

function isDivisible(group: Group): boolean {
  const [first, ...rest] = atomsOfGroup(group);
  return rest.length > 0 || (first?.kind === 'table' && first.block.rows.length - first.block.headerRows >= 4);
}

/** A table's halves, each under its header. */
function divideTable(block: TableBlock): [TableBlock, TableBlock] {
  const header = block.rows.slice(0, block.headerRows);
  const body = block.rows.slice(block.headerRows);
  const middle = Math.ceil(body.length / 2);
  const half = (rows: TableBlock['rows']): TableBlock => ({ ...block, caption: undefined, rows: [...header, ...rows] });
  return [{ ...half(body.slice(0, middle)), caption: block.caption }, half(body.slice(middle))];
}

/** Between passages where there are several, else between paragraphs, near the middle of what is said. */
function divide(group: Group): [Group, Group] {
  if (group.parts.length > 1) {
    const at = middleOf(
      group.parts.map(({ atoms }) => atoms.reduce((sum, atom) => sum + weightOf(atom), 0)),
      () => true,
    );
    return [{ parts: group.parts.slice(0, at) }, { parts: group.parts.slice(at) }];
  }
  const [part] = group.parts as [GroupPart];
  const [only, ...others] = part.atoms;
  if (only?.kind === 'table' && others.length === 0) {
    const [upper, lower] = divideTable(only.block).map(
      (block): Group => ({ parts: [{ ...part, atoms: [{ kind: 'table', block }] }] }),
    );
    return [upper as Group, lower as Group];
  }
  const at = middleOf(part.atoms.map(weightOf), (index) => startsParagraph(part.atoms, index));
  return [
    { parts: [{ ...part, atoms: part.atoms.slice(0, at) }] },
    { parts: [{ ...part, atoms: part.atoms.slice(at) }] },
  ];
}

function startsParagraph(atoms: readonly Atom[], index: number): boolean {
  const before = atoms[index - 1];
  const after = atoms[index];
  if (before?.kind === 'sentence' && /[:：]$/.test(before.statement.text)) return false;
  return !(before?.kind === 'sentence' && after?.kind === 'sentence' && before.paragraph === after.paragraph);
}

/** The place, from 1 to length - 1, that divides the weights most evenly; preferred places win over nearer ones. */
function middleOf(weights: readonly number[], preferred: (index: number) => boolean): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  let before = 0;
  for (let index = 1; index < weights.length; index += 1) {
    before += weights[index - 1] ?? 0;
    const distance = Math.abs(before - total / 2) + (preferred(index) ? 0 : total * 0.22);
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
