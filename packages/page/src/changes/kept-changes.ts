import type { Component, Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import { documentStyle } from '@pagewright/model/document-style';
import { FORMAT_IDS } from '@pagewright/model/formats';
import type { Migrations } from '@pagewright/model/stored';
import { z } from 'zod';
import { parsePage, printPage } from '../source-text.ts';
import { broughtIn } from './brought-in.ts';
import { type ChangeSet, changesBetween, type PartChange } from './change-set.ts';
import { freeId } from './free-id.ts';

/**
 * What is stored beside a page so that nothing that a person did to it is lost by another design. Pages stand in it as
 * source texts, which carry their own version.
 */
const pair = z.object({ generatedText: z.string(), styledText: z.string() });

export const keptChanges = z.object({
  /** The page as the person last had it under their hands, when the page that is shown was only made from that. */
  anchor: pair
    .extend({
      style: documentStyle,
      format: z.enum(FORMAT_IDS),
      customSize: z.object({ width: z.number(), height: z.number() }).optional(),
      /** Print of the shown page (`printOf`): another one has been changed since. */
      shown: z.string(),
    })
    .optional(),
  /** Changes that the shown page has no place for: the components as designed and as the person left them. */
  aside: pair.optional(),
  /** Statements of the documents that the person brought into the page. */
  brought: broughtIn.optional(),
});
export type KeptChanges = z.infer<typeof keptChanges>;

export const KEPT_MIGRATIONS: Migrations = {
  // The first was never left in tokens of its own.
  1: (old) => old,
};

/** The changes that were set aside. */
export function changesAside({ aside }: KeptChanges): ChangeSet | undefined {
  return aside && changesBetween(parsePage(aside.generatedText), parsePage(aside.styledText));
}

/** What a change that was set aside is called: the id of its component among those set aside. */
export function asideId({ base }: PartChange): string {
  return base.id;
}

/**
 * Without one of the changes that were set aside: neither here nor where the page comes back to an earlier look.
 * Undefined where nothing is kept any more; what is given where there is no such change.
 */
export function withoutAside(kept: KeptChanges, id: string): KeptChanges | undefined {
  const changes = changesAside(kept);
  const gone = changes?.parts.find((change) => asideId(change) === id);
  if (!kept.aside || !changes || !gone) return kept;
  const { anchor } = kept;
  const { aside: _aside, anchor: _anchor, ...rest } = kept;
  const left = asidePair(
    changes.parts.filter((change) => change !== gone),
    parsePage(kept.aside.styledText),
  );
  const without = anchor && { ...anchor, styledText: withoutChange(anchor, gone) };
  if (!left && !without && !rest.brought) return undefined;
  return { ...rest, ...(without ? { anchor: without } : {}), ...(left ? { aside: left } : {}) };
}

/** The page as the person left it, with the changed component as it was designed. */
function withoutChange({ generatedText, styledText }: z.infer<typeof pair>, gone: PartChange): string {
  const left = parsePage(styledText);
  const own = changesBetween(parsePage(generatedText), left).parts.find(
    ({ key, mine }) => key === gone.key && mine && gone.mine && isSameValue(mine.props, gone.mine.props),
  );
  if (!own?.mine) return styledText;
  const { base, mine } = own;
  const components = left.components.map((one) => (one.id === mine.id ? { ...base, zIndex: one.zIndex } : one));
  return printPage({ ...left, components });
}

/** Two pages that differ by these changes only, and hold nothing of what the person filled in for the page as a whole. */
export function asidePair(changes: readonly PartChange[], page: Page): KeptChanges['aside'] {
  if (changes.length === 0) return undefined;
  const { name: _name, description: _description, prompt: _prompt, notes: _notes, ...more } = page;
  const { guides: _guides, transition: _transition, ...bare } = more;
  const taken = new Set<string>();
  const designed: Component[] = [];
  const left: Component[] = [];
  for (const { base, mine } of changes) {
    const id = freeId(base.id, taken);
    taken.add(id);
    designed.push({ ...base, id });
    if (mine) left.push({ ...mine, id });
  }
  const text = (components: Component[]) =>
    printPage({ ...bare, components: components.map((component, zIndex) => ({ ...component, zIndex })) });
  return { generatedText: text(designed), styledText: text(left) };
}
