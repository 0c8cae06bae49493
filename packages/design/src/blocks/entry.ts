import type { Action, Column, Item, Pair, Statement, Step, TimelineEvent } from '@pagewright/model/outline';
import { typeset } from '@pagewright/typography/typeset';
import { shortened } from '../fit/shorten.ts';
import type { Setting } from '../setting.ts';
import type { Phrase } from '../text-look.ts';

/** One member of any enumeration: bullet, step, event, agenda line. Every kind of list is drawn from these. */
export interface Entry {
  /** For ids: `item-1`. */
  readonly id: string;
  /** Date of an event. */
  readonly label?: Phrase;
  /** Short lead in front. */
  readonly head?: Phrase;
  readonly body?: Phrase;
  readonly children: readonly Phrase[];
}

export function phrase(setting: Setting, statement: Statement, slot: string): Phrase {
  return words(setting, statement.text, slot, statement.origins);
}

export function words(setting: Setting, text: string, slot: string, origins: readonly string[] = []): Phrase {
  return { text: typeset(shortened(text.trim(), setting.longest), setting.theme.language), slot, origins };
}

/** The statements that were not dropped, with their slots. */
function kept<T>(setting: Setting, list: readonly T[], slot: string): { value: T; slot: string; index: number }[] {
  return list
    .map((value, index) => ({ value, slot: `${slot}.${index}`, index }))
    .filter((member) => !setting.dropped.has(member.slot));
}

export function entriesOfItems(setting: Setting, items: readonly Item[], slot = 'items'): Entry[] {
  const entries = kept(setting, items, slot).map((member) =>
    entryOfItem(setting, member.value, member.slot, member.index),
  );
  // Beside entries with a lead, what stands over lines of its own is one too.
  return entries.some(({ head }) => head) ? entries.map(led) : entries;
}

/** Longest words over lines of their own that are set as a lead, in characters. */
const LONGEST_LED = 60;

function led({ body, ...entry }: Entry): Entry {
  const isOver = !entry.head && body && entry.children.length > 0 && body.text.length <= LONGEST_LED;
  return isOver ? { ...entry, head: body } : { ...entry, ...(body && { body }) };
}

function entryOfItem(setting: Setting, item: Item, slot: string, index: number): Entry {
  const lead = item.lead?.trim();
  const text = item.text.trim();
  const parts =
    lead || item.children?.length ? { text: `${slot}.text`, lead: `${slot}.lead` } : { text: slot, lead: slot };
  return {
    id: `item-${index + 1}`,
    ...(lead && { head: words(setting, lead, parts.lead, item.origins) }),
    ...((text || !lead) && { body: phrase(setting, item, parts.text) }),
    children: kept(setting, item.children ?? [], `${slot}.children`).map((child) =>
      phrase(setting, child.value, child.slot),
    ),
  };
}

/** Entries whose only words are set as leads: names of sections. */
export function namesOfItems(setting: Setting, items: readonly Item[], slot = 'items'): Entry[] {
  return entriesOfItems(setting, items, slot).map(({ body, head, ...entry }) =>
    head || !body ? { ...entry, ...(head && { head }), ...(body && { body }) } : { ...entry, head: body },
  );
}

export function entriesOfSteps(setting: Setting, steps: readonly Step[]): Entry[] {
  return kept(setting, steps, 'steps').map(({ value, slot, index }) => ({
    id: `step-${index + 1}`,
    head: phrase(setting, value.title, `${slot}.title`),
    ...(value.text && !setting.dropped.has(`${slot}.text`) && { body: phrase(setting, value.text, `${slot}.text`) }),
    children: [],
  }));
}

export function entriesOfEvents(setting: Setting, events: readonly TimelineEvent[]): Entry[] {
  return kept(setting, events, 'events').map(({ value, slot, index }) => ({
    id: `event-${index + 1}`,
    label: words(setting, value.date, `${slot}.date`, value.text.origins),
    body: phrase(setting, value.text, `${slot}.text`),
    children: phrases(setting, value.children ?? [], `${slot}.children`),
  }));
}

/** What is asked, feared or meant as the lead, the rest as the text. */
export function entriesOfPairs(setting: Setting, pairs: readonly Pair[]): Entry[] {
  return kept(setting, pairs, 'items').map(({ value, slot, index }) => ({
    id: `pair-${index + 1}`,
    head: phrase(setting, value.left, `${slot}.left`),
    body: phrase(setting, value.right, `${slot}.right`),
    children: [],
  }));
}

/** What is to be done, by whom and by when. */
export interface ActionEntry {
  readonly id: string;
  readonly what: Phrase;
  readonly who: Phrase | undefined;
  readonly when: Phrase | undefined;
  readonly done: boolean;
}

export function entriesOfActions(setting: Setting, actions: readonly Action[]): ActionEntry[] {
  return kept(setting, actions, 'items').map(({ value, slot, index }) => ({
    id: `action-${index + 1}`,
    what: phrase(setting, value.what, `${slot}.what`),
    who: value.who && phrase(setting, value.who, `${slot}.who`),
    when: value.when && phrase(setting, value.when, `${slot}.when`),
    done: value.done ?? false,
  }));
}

/** Statements as phrases, those dropped left out. */
export function phrases(setting: Setting, statements: readonly Statement[], slot: string): Phrase[] {
  return kept(setting, statements, slot).map((member) => phrase(setting, member.value, member.slot));
}

export function columnHeading(setting: Setting, column: Column, slot: string): Phrase | undefined {
  return column.heading && phrase(setting, column.heading, `${slot}.heading`);
}

/** Characters of an entry, Han characters counted double. */
export function entryLength(entry: Entry): number {
  const texts = [entry.label, entry.head, entry.body, ...entry.children];
  return texts.reduce((sum, part) => sum + (part ? textLength(part.text) : 0), 0);
}

/** Characters, Han and kana counted double: about the width in half ems. */
export function textLength(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index) >= 0x2e80 ? 2 : 1;
  return sum;
}

export function longestEntry(entries: readonly Entry[]): number {
  return Math.max(0, ...entries.map(entryLength));
}
