import type { Component, Page } from '@pagewright/components/models';
import { linkToPage } from '@pagewright/model/link';

/** Of the entries of a list, so many name pages behind it where it is a table of contents. */
const CONTENTS_SHARE = 0.5;
/** The name of an entry, whole or in front of what is said of it. */
const ENTRY_SLOT = /^items\.\d+(?:\.(?:text|lead))?$/;
/** Slots of the words that a page is called by, best first: its own title, its section's, those of its parts. */
const NAME_SLOTS = [/^title$/, /^section$/, /(?:^|\.)(?:title|heading)$/] as const;
/** What some styles put in front of the names of sections. */
const SIGNS = /^[^\p{L}\p{N}]+/u;

/**
 * Pages whose tables of contents lead to the pages that they name; links name pages by their places from 1, as in a file.
 * An entry that leads somewhere already stays as it is.
 */
export function withContentsLinks(pages: readonly Page[]): Page[] {
  const names = pages.map(namesOf);
  return pages.map((page, index) => {
    const entries = page.components.filter(isEntry);
    if (entries.length < 2) return page;
    const behind = { names, from: index + 1 };
    const places = new Map(entries.map((entry) => [entry.id, placeOf(keyOf(entry), behind)]));
    const known = entries.filter(({ id }) => places.get(id) !== undefined);
    if (known.length < 2 || known.length < entries.length * CONTENTS_SHARE) return page;
    const components = page.components.map((one) => {
      const place = places.get(one.id);
      return place === undefined || one.link !== undefined ? one : { ...one, link: linkToPage(place + 1) };
    });
    return { ...page, components };
  });
}

/** What a page is called by, in the order of `NAME_SLOTS`. */
function namesOf({ components }: Page): readonly ReadonlySet<string>[] {
  return NAME_SLOTS.map((slots) => {
    const named = components.filter(({ slot, visible }) => visible && slot !== undefined && slots.test(slot));
    return new Set(named.map(keyOf));
  });
}

/** The first page (from 0) behind a table of contents that is called so. */
function placeOf(
  key: string,
  { names, from }: { readonly names: readonly (readonly ReadonlySet<string>[])[]; readonly from: number },
): number | undefined {
  if (key === '') return undefined;
  for (const kind of NAME_SLOTS.keys()) {
    const place = names.findIndex((own, index) => index >= from && own[kind]?.has(key));
    if (place >= 0) return place;
  }
  return undefined;
}

function isEntry({ slot, visible, decorative }: Component): boolean {
  return visible && !decorative && slot !== undefined && ENTRY_SLOT.test(slot);
}

/** What names are compared by. */
function keyOf({ props }: Component): string {
  const text = 'text' in props ? props.text : '';
  return text.replace(SIGNS, '').replace(/\s+/g, ' ').trim().toLocaleLowerCase();
}
