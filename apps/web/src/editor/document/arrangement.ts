import { freeName } from '@pagewright/model/free-name';
import { SECTION_NAME_MAX } from '@pagewright/model/page';
import type { EditorPage } from './editor.ts';

/** A page in the order of a document. */
export interface PlacedInOrder {
  readonly id: number;
  readonly hidden: boolean;
  /** Name of its section; empty where it is in none. */
  readonly section: string;
}

/** Pages that follow each other in the section of that name. */
export interface Section {
  readonly name: string;
  readonly ids: readonly number[];
}

/** All pages of a document in their order; what follows makes another of one, and says nothing where it would be the same. */
export type Arrangement = readonly PlacedInOrder[];

export function arrangementOf(pages: readonly EditorPage[]): Arrangement {
  return pages.map(({ id, hidden = false, section = '' }) => ({ id, hidden, section }));
}

export function sectionsOf(all: Arrangement): Section[] {
  const sections: { name: string; ids: number[] }[] = [];
  for (const { id, section } of all) {
    const last = sections.at(-1);
    if (last?.name === section) last.ids.push(id);
    else sections.push({ name: section, ids: [id] });
  }
  return sections;
}

/** A place between the pages. */
export interface Gap {
  /** The page that it is beside. */
  readonly beside: number;
  readonly side: 'before' | 'after';
}

/** Pages together to a gap, in their order; they join the section of the page beside it. */
export function movedTo(all: Arrangement, ids: ReadonlySet<number>, { beside, side }: Gap): Arrangement | undefined {
  const section = all.find(({ id }) => id === beside)?.section;
  const at = all.findIndex(({ id }) => id === beside) + (side === 'after' ? 1 : 0);
  if (section === undefined) return undefined;
  const joined = all.filter(({ id }) => ids.has(id)).map((page) => ({ ...page, section }));
  return changed(all, [...left(all.slice(0, at), ids), ...joined, ...left(all.slice(at), ids)]);
}

/**
 * Pages one place on, together: past the next page of their section, or into the section beside it. A whole section goes
 * past the whole section beside it.
 */
export function stepped(all: Arrangement, ids: ReadonlySet<number>, by: -1 | 1): Arrangement | undefined {
  // Backwards is forwards in the order turned around.
  const turned = (order: Arrangement): Arrangement => (by > 0 ? order : order.toReversed());
  const order = turned(all);
  const block = order.filter(({ id }) => ids.has(id));
  const last = block.at(-1);
  if (!last) return undefined;
  const end = order.indexOf(last) + 1;
  const [before, behind] = [left(order.slice(0, end), ids), order.slice(end)];
  const isApart = order[end - block.length] !== block[0];
  if (isApart) return changed(all, turned([...before, ...inSection(block, last.section), ...behind]));
  const [next] = behind;
  if (!next) return undefined;
  const past = (count: number, own: Arrangement) =>
    changed(all, turned([...before, ...behind.slice(0, count), ...own, ...behind.slice(count)]));
  const isWhole = !before.concat(behind).some(({ section }) => block.some((page) => page.section === section));
  if (isWhole) {
    const other = behind.findIndex(({ section }) => section !== next.section);
    return past(other < 0 ? behind.length : other, block);
  }
  const isInside = block.every(({ section }) => section === next.section);
  return past(isInside ? 1 : 0, inSection(block, next.section));
}

/** Pages to the very start or end of the document. */
export function toEnd(all: Arrangement, ids: ReadonlySet<number>, end: 'start' | 'end'): Arrangement | undefined {
  const beside = end === 'start' ? all[0] : all.at(-1);
  return beside && movedTo(all, ids, { beside: beside.id, side: end === 'start' ? 'before' : 'after' });
}

export function withHidden(all: Arrangement, ids: ReadonlySet<number>, hidden: boolean): Arrangement | undefined {
  return changed(
    all,
    all.map((page) => (ids.has(page.id) ? { ...page, hidden } : page)),
  );
}

/** A new section from a page on, up to where the section ends that the page was in. */
export function withSection(all: Arrangement, from: number, name: string): Arrangement | undefined {
  const section = sectionsOf(all).find(({ ids }) => ids.includes(from));
  return section && renamed(all, section.ids.slice(section.ids.indexOf(from)), freeSection(all, name));
}

/** @param section as it is called now */
export function withSectionNamed(all: Arrangement, section: Section, name: string): Arrangement | undefined {
  const ids = new Set(section.ids);
  const others = all.filter(({ id }) => !ids.has(id));
  return name.trim() === '' ? undefined : renamed(all, section.ids, freeSection(others, name));
}

/** The pages of a section join the one before it; those of the first are in none. */
export function withoutSection(all: Arrangement, section: Section): Arrangement | undefined {
  const before = all[all.findIndex(({ id }) => id === section.ids[0]) - 1];
  return renamed(all, section.ids, before?.section ?? '');
}

/** Sections of one name beside each other would be one. */
function freeSection(all: Arrangement, wanted: string): string {
  return freeName(wanted.trim(), new Set(all.map(({ section }) => section)), SECTION_NAME_MAX);
}

function renamed(all: Arrangement, ids: readonly number[], section: string): Arrangement | undefined {
  return changed(
    all,
    all.map((page) => (ids.includes(page.id) ? { ...page, section } : page)),
  );
}

function left(pages: Arrangement, gone: ReadonlySet<number>): Arrangement {
  return pages.filter(({ id }) => !gone.has(id));
}

function inSection(pages: Arrangement, section: string): Arrangement {
  return pages.map((page) => ({ ...page, section }));
}

function changed(before: Arrangement, after: Arrangement): Arrangement | undefined {
  const isSame = before.every((page, index) => {
    const other = after[index];
    return other?.id === page.id && other.hidden === page.hidden && other.section === page.section;
  });
  return isSame ? undefined : after;
}
