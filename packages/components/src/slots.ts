/** Slots that say what a component is on every page rather than which words of the brief it shows. */

export const PAGE_NUMBER_SLOT = 'page-number';

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
