/** Slots that say what a component is on every page rather than which words of the brief it shows. */

export const PAGE_NUMBER_SLOT = 'page-number';

/** The names under which the heads and feet that the design draws repeat: changed on one page, they are changed on all. */
export const RUNNING = {
  number: 'page-number',
  head: 'running-head',
  section: 'running-section',
  rule: 'running-rule',
} as const;

export type RunningName = (typeof RUNNING)[keyof typeof RUNNING];

const RUNNING_NAMES: ReadonlySet<string> = new Set(Object.values(RUNNING));

export function isRunningName(repeat: string | undefined): repeat is RunningName {
  return repeat !== undefined && RUNNING_NAMES.has(repeat);
}

/** Running heads and feet: they stand in the margin. */
const RUNNING_SLOT = /^(page-number|running-\w+|footer|header|source-note)$/;

/** Numbers and labels that the design sets itself: page, section, agenda and step numbers. */
const NUMBERING_SLOT = /(^|[.-])(number|numeral|index)$/;

export function isRunningSlot(slot: string | undefined): boolean {
  return slot !== undefined && RUNNING_SLOT.test(slot);
}

export function isNumberingSlot(slot: string | undefined): boolean {
  return slot !== undefined && NUMBERING_SLOT.test(slot);
}

/** What stands under one heading with it: the words of the page's head. */
const HEAD_SLOT = /^(title|subtitle|section|kicker|lead)$/;

/**
 * What a slot belongs to: all parts of an entry of the brief (`items.2.text`, `items.2.children.0`) are one group, and so
 * is the head of the page; any other slot is a group of its own.
 */
export function slotGroup(slot: string | undefined): string | undefined {
  if (slot === undefined) return undefined;
  if (HEAD_SLOT.test(slot)) return 'head';
  return /^.*?\.\d+(?=\.|$)/.exec(slot)?.[0] ?? slot;
}
