import type { ComposeMode, ComposeNote, PageCount } from '@pagewright/model/outline';
import { atomsOfGroup, type Group, isSection, slidesFilled, standsAlone } from '../material/groups.ts';
import type { Material, Section } from '../material/material.ts';

export interface Count {
  readonly count: number;
  readonly reason: ComposeNote;
}

/** Reading load of a slide whose words are all kept. */
const FULL = 520;
/** Slides that a passage fills from which it has a second one. */
const SECOND_SLIDE = 1.35;
/** Reading load below which one or two statements are no slide in a longer document. */
const THIN = 160;
/** Natural pages of a short document. */
const SHORT = 9;
/** Slides of content up to which nothing is held back, and the most that an automatic deck has. */
const EASY = 36;
const MOST = { condense: 48, preserve: 100 } as const;
const MOST_FURTHER = { alone: 12, among: 4 } as const;
const LENGTH = { short: 0.6, normal: 1, long: 1.5 } as const;

/** How many slides: the asked number, else what the content and the wishes come to. */
export function slideCount(
  material: Material,
  sections: readonly Section[],
  asked: PageCount,
  mode: ComposeMode,
): Count {
  const { wishes } = material;
  const fixed = asked === 'auto' ? wishes.pages : asked;
  if (fixed !== undefined) return { count: fixed, reason: { code: 'count-asked', params: { count: fixed } } };
  // Text without headings is one passage, however long.
  const most = material.groups.length <= 3 ? MOST_FURTHER.alone : mostFurther(material.groups);
  const isShort = material.groups.length <= SHORT;
  const own = material.groups.reduce((sum, group) => sum + slidesOf(group, mode, most, isShort), 0);
  const held = mode === 'preserve' || own <= EASY ? own : EASY + (own - EASY) ** 0.8;
  const content = Math.max(material.readings.length, Math.round(held * LENGTH[wishes.length]));
  const extra = framePages(content, sections.length) - (mode === 'preserve' && content >= 5 ? 1 : 0);
  const count = Math.min(Math.round(MOST[mode] * Math.min(1, LENGTH[wishes.length])), content + extra);
  return { count, reason: reasonOf(material, sections, count) };
}

/** Further slides that the longest passages may have, so that with those of the shorter ones they come to an easy deck. */
function mostFurther(groups: readonly Group[]): number {
  const further = groups.map((group) => Math.max(0, slidesFilled(group) - 1)).sort((a, b) => a - b);
  let room = Math.max(0, EASY - groups.length);
  for (const [index, own] of further.entries()) {
    const share = room / (further.length - index);
    if (own > share) return Math.max(MOST_FURTHER.among, share);
    room -= own;
  }
  return Math.max(MOST_FURTHER.among, further.at(-1) ?? 0);
}

/** Cover, agenda, summary and closing, as the deck will have them. */
function framePages(content: number, sections: number): number {
  if (content <= 1) return 1;
  return 1 + (content >= 4 && sections >= 3 ? 1 : 0) + (content >= 5 ? 1 : 0) + (content >= 8 ? 1 : 0);
}

/**
 * @param most slides that a passage may have besides its first
 * @param isShort in a short document every section has a slide
 */
function slidesOf(group: Group, mode: ComposeMode, most: number, isShort: boolean): number {
  const standing = group.parts[0]?.passage.standing;
  if (mode === 'condense' && (standing === 'back-matter' || standing === 'front-matter')) return 0;
  if (atomsOfGroup(group).some(standsAlone)) return group.importance > 0.3 ? 1 : 0.5;
  const share = standing === 'body' ? 1 : standing === 'appendix' ? 0.5 : 0.15;
  const isOwnSlide = isShort && isSection(group);
  if (mode === 'preserve') return Math.max(isOwnSlide ? 1 : 0.3, group.load / FULL);
  // A short passage of several points — a list, figures, dates — is a slide; one or two sentences are not.
  const isThin = group.load < THIN && atomsOfGroup(group).length < 3;
  if (isThin && !isOwnSlide) return 0.4 * share;
  const filled = slidesFilled(group);
  return filled < SECOND_SLIDE ? share : (1 + Math.min(most, filled - 1)) * share;
}

function reasonOf({ groups }: Material, sections: readonly Section[], count: number): ComposeNote {
  const tables = groups.filter((group) => atomsOfGroup(group).some(({ kind }) => kind === 'table')).length;
  if (tables * 2 >= groups.length) return { code: 'count-by-tables', params: { count, tables } };
  if (sections.length >= 3) return { code: 'count-by-sections', params: { count, sections: sections.length } };
  return { code: 'count-by-length', params: { count } };
}
