import type { Component, Page } from '@pagewright/components/models';
import { FORMAT_IDS } from '@pagewright/model/formats';
import type { Migrations } from '@pagewright/model/stored';
import { STYLE_IDS } from '@pagewright/model/styles';
import { z } from 'zod';
import { parsePage, printPage } from '../source-text.ts';
import { type ChangeSet, changesBetween, type PartChange } from './change-set.ts';

/**
 * What is stored beside a page so that nothing that a person did to it is lost by another design. Pages stand in it as
 * source texts, which carry their own version.
 */
const pair = z.object({ generatedText: z.string(), styledText: z.string() });

export const keptChanges = z.object({
  /** The page as the person last had it under their hands, when the page that is shown was only made from that. */
  anchor: pair
    .extend({
      style: z.enum(STYLE_IDS),
      format: z.enum(FORMAT_IDS),
      customSize: z.object({ width: z.number(), height: z.number() }).optional(),
      /** Print of the shown page (`printOf`): another one has been changed since. */
      shown: z.string(),
    })
    .optional(),
  /** Changes that the shown page has no place for: the components as designed and as the person left them. */
  aside: pair.optional(),
});
export type KeptChanges = z.infer<typeof keptChanges>;

export const KEPT_MIGRATIONS: Migrations = {};

/** The changes that were set aside. */
export function changesAside({ aside }: KeptChanges): ChangeSet | undefined {
  return aside && changesBetween(parsePage(aside.generatedText), parsePage(aside.styledText));
}

/** Two pages that differ by these changes only. */
export function asidePair(changes: readonly PartChange[], page: Page): KeptChanges['aside'] {
  if (changes.length === 0) return undefined;
  const taken = new Set<string>();
  const designed: Component[] = [];
  const left: Component[] = [];
  for (const { base, mine } of changes) {
    const id = freeId(base.id, taken);
    designed.push({ ...base, id });
    if (mine) left.push({ ...mine, id });
  }
  const text = (components: Component[]) =>
    printPage({ ...page, components: components.map((component, zIndex) => ({ ...component, zIndex })) });
  return { generatedText: text(designed), styledText: text(left) };
}

function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
  taken.add(free);
  return free;
}
