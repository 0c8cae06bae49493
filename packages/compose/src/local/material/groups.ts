import type { Passage } from '../reading/passages.ts';
import type { Atom } from './atoms.ts';

/** Atoms that stand on one page: a run of one passage, or several passages. */
export interface Group {
  readonly parts: readonly GroupPart[];
  readonly load: number;
  /** What the document would lose without it. */
  readonly importance: number;
}

export interface GroupPart {
  readonly passage: Passage;
  readonly atoms: readonly Atom[];
}

/** How much what the prompt says favours a part: 1 where it says nothing. */
export type Favour = (part: GroupPart) => number;

const STANDING = { body: 1, appendix: 0.6, 'back-matter': 0.25, 'front-matter': 0.45 } as const;

export function groupOf(parts: readonly GroupPart[], favour: Favour): Group {
  let load = 0;
  let importance = 0;
  for (const part of parts) {
    const own = part.atoms.reduce((sum, atom) => sum + atom.load, 0);
    load += own;
    importance = Math.max(
      importance,
      bestRank(part.atoms) * Math.log2(2 + own / 90) * STANDING[part.passage.standing] * favour(part),
    );
  }
  return { parts, load, importance };
}

/** The mean of the three best. */
function bestRank(atoms: readonly Atom[]): number {
  const ranks = atoms
    .map(({ rank }) => rank)
    .sort((a, b) => b - a)
    .slice(0, 3);
  return ranks.reduce((sum, rank) => sum + rank, 0) / Math.max(1, ranks.length);
}

/** Groups of the matter itself, where title pages, notes and references would only fill pages. */
export function withoutMargins(groups: readonly Group[], wanted: number): readonly Group[] {
  const body = groups.filter(({ parts }) =>
    parts.some(({ passage }) => passage.standing === 'body' || passage.standing === 'appendix'),
  );
  return body.length > 0 && body.length >= Math.min(wanted, groups.length - 1) ? body : groups;
}

/** Reading load and points of a slide that is full. */
const FULL_SLIDE = { load: 700, points: 7 } as const;

/** Share of a slide that is left for text beside a picture. */
const BESIDE_PICTURE = 0.75;

/** Slides that a group fills when all that it says is shown. */
export function slidesFilled({ parts, load }: Pick<Group, 'parts' | 'load'>): number {
  const atoms = parts.flatMap((part) => part.atoms);
  const pictures = atoms.filter(({ kind }) => kind === 'image').length;
  const points = atoms.filter((atom) => !standsAlone(atom) && atom.kind !== 'image').length;
  const share = pictures > 0 ? BESIDE_PICTURE : 1;
  return Math.max(load / FULL_SLIDE.load, points / FULL_SLIDE.points) / share;
}

/** `Chapter IV`, `Section 3`: parts that are read one after the other, whatever stands over them. */
const COUNTED = /(?:^|\s)(?:[IVXLC]+|\d+)$|^第.{1,5}[章回节節]/iu;

/**
 * Whether a page of both would show what stands below a heading without that, beside what stands below another one: the
 * skills of one person beside the name of the next.
 */
export function tearsApart(one: Group, other: Group): boolean {
  const first = one.parts[0]?.passage;
  const next = other.parts[0]?.passage;
  if (!first || !next || first.path.length < 2 || first.document !== next.document) return false;
  const above = [...next.path, next.heading];
  return first.path.some((heading, at) => above[at] !== heading && !COUNTED.test(heading));
}

/** Atoms that have a page of their own. */
export function standsAlone(atom: Atom): boolean {
  return atom.kind === 'table' || atom.kind === 'code';
}

/** Reading load from which a single statement makes a section. */
const SECTION_LOAD = 90;

/** Two statements or a long one under a heading of their own. */
export function isSection(group: Group): boolean {
  const { passage } = group.parts[0] ?? {};
  return Boolean(passage?.heading) && (atomsOfGroup(group).length >= 2 || group.load >= SECTION_LOAD);
}

export function atomsOfGroup(group: Group): Atom[] {
  return group.parts.flatMap(({ atoms }) => [...atoms]);
}

/** Text before a table or a listing that is short enough to stand beside it, as reading load. */
const LEAD_LOAD = 420;

function isShortLead(text: readonly Atom[]): boolean {
  return text.length > 0 && text.length <= 4 && text.reduce((sum, { load }) => sum + load, 0) <= LEAD_LOAD;
}

/** Text behind the last table or listing that is too short for a page, as reading load. */
const REST_LOAD = 200;

function isShortRest(text: readonly Atom[]): boolean {
  const load = text.reduce((sum, atom) => sum + atom.load, 0);
  return text.length > 0 && text.length <= 2 && load <= REST_LOAD && text.every(({ kind }) => kind !== 'image');
}

/** Lines of a command, and what one page shows of commands one after the other: their lines and the steps between them. */
export const COMMANDS = { own: 2, lines: 8, steps: 3 } as const;

export function linesOfCode(text: string): number {
  return text.trim().split('\n').length;
}

/** Whether a listing of a line or two goes on with those before it: the commands of some steps are one page. */
function goesOnWithCommands(run: readonly Atom[], text: readonly Atom[], atom: Atom): boolean {
  const linesOf = (own: Atom): number => (own.kind === 'code' ? linesOfCode(own.block.text) : 0);
  const listings = [...run.filter(standsAlone), atom];
  if (listings.some((own) => own.kind !== 'code' || linesOf(own) > COMMANDS.own)) return false;
  const steps = [...run, ...text].filter((own) => !standsAlone(own));
  const lines = listings.reduce((sum, own) => sum + linesOf(own), 0);
  return lines <= COMMANDS.lines && steps.length <= COMMANDS.steps && steps.every(({ kind }) => kind !== 'image');
}

/** A passage as the pages it would have by itself: its text, and each table and listing with what leads to it. */
export function naturalGroups(passage: Passage, atoms: readonly Atom[], favour: Favour): Group[] {
  const runs: Atom[][] = [];
  let text: Atom[] = [];
  // Of the text so far: whether it has a picture, and its load beside pictures.
  let hasImage = false;
  let beside = 0;
  const restart = (): void => {
    text = [];
    hasImage = false;
    beside = 0;
  };
  const flush = (): void => {
    if (text.length > 0) runs.push(text);
    restart();
  };
  for (const atom of atoms) {
    // A picture goes with the text around it; a second one starts a new page.
    const isApart = atom.kind === 'image' ? hasImage || beside > LEAD_LOAD : hasImage && beside + atom.load > LEAD_LOAD;
    if (!standsAlone(atom)) {
      if (isApart) flush();
      text.push(atom);
      if (atom.kind === 'image') hasImage = true;
      else beside += atom.load;
      continue;
    }
    const before = runs.at(-1);
    if (before && goesOnWithCommands(before, text, atom)) {
      runs[runs.length - 1] = [...before, ...text, atom];
      restart();
      continue;
    }
    if (isShortLead(text)) {
      runs.push([...text, atom]);
      restart();
      continue;
    }
    const last = text.at(-1);
    const leads = last?.kind === 'sentence' && /[:：]$/.test(last.statement.text) ? [text.pop() as Atom] : [];
    flush();
    runs.push([...leads, atom]);
  }
  const last = runs.at(-1);
  if (last?.some(standsAlone) && isShortRest(text)) runs[runs.length - 1] = [...last, ...text];
  else flush();
  return runs.map((own) => groupOf([{ passage, atoms: own }], favour));
}
