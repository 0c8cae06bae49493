import type { PageBrief, SimpleBrief, Statement } from '@pagewright/model/outline';
import { labelledBase } from '../forms/context.ts';
import { readingLoad } from '../language/text.ts';
import { LABELS } from '../lexicon/labels.ts';
import { itemOf, statement } from '../material/atoms.ts';
import { contactLines } from '../material/contacts.ts';
import type { Group } from '../material/groups.ts';
import { bestStatements, type Material, type Section } from '../material/material.ts';

/** Pages that are not content. */
export interface Frame {
  readonly cover: boolean;
  readonly agenda: boolean;
  readonly sections: boolean;
  readonly summary: boolean;
  readonly closing: boolean;
}

/** A page of a deck and the group of content that it belongs behind. */
export interface Placed {
  readonly page: PageBrief;
  /** Index of the group; -1 before all, Infinity behind all. */
  readonly place: number;
}

/** Sections that a divider opens: those of several pages, where there are several. */
export function dividedSections(sections: readonly Section[]): readonly Section[] {
  const long = sections.filter(({ groups }) => groups.length >= 2);
  return long.length >= 2 ? long : [];
}

/** A page before the first group of each section, with the section's best statement where it is short. */
export function sectionPages(sections: readonly Section[], groups: readonly Group[], material: Material): Placed[] {
  return sections
    .filter(({ groups: own }) => own.length > 0)
    .map(({ name, origin, groups: own }, index) => {
      const [first] = bestStatements(own, 1, material.favour);
      const subtitle = first && readingLoad(first.text) <= 180 ? { subtitle: first } : {};
      const title = statement(name, origin, 1);
      const page: SimpleBrief = { id: 'section', form: 'section', title, number: index + 1, more: [], ...subtitle };
      return { page, place: groups.indexOf(own[0] as Group) - 0.5 };
    });
}

/** Most entries of an agenda. */
const MOST_ENTRIES = 12;

export function agendaBrief(sections: readonly Section[], title: string): SimpleBrief {
  return {
    ...labelledBase('agenda', title),
    form: 'agenda',
    items: sections.slice(0, MOST_ENTRIES).map(({ name, origin }) => statement(name, origin, 0.8)),
  };
}

export function summaryBrief(title: string, best: readonly Statement[]): SimpleBrief {
  return { ...labelledBase('summary', title), form: 'summary', items: best.map(itemOf) };
}

/** Whom to ask, where the document says so; else thanks. */
export function closingBrief(material: Material): SimpleBrief {
  const contacts = contactLines(material);
  const lines = contacts.length > 0 ? contacts : [statement(material.title, material.titleOrigin, 0.9)];
  return { ...labelledBase('closing', LABELS[material.language].closing), form: 'closing', lines };
}

/** Ids in page order. */
export function numbered(pages: readonly PageBrief[]): PageBrief[] {
  return pages.map((page, index) => {
    const id = `p${index + 1}`;
    if (page.form !== 'composite') return { ...page, id };
    return { ...page, id, parts: page.parts.map((part, position) => ({ ...part, id: `${id}.${position + 1}` })) };
  });
}
