import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import { PAGE_TEXT_LIMITS } from '@pagewright/model/page';
import {
  countWords,
  fieldsWith,
  replaceInText,
  replaceWords,
  saysItself,
  textBesideFields,
} from '@pagewright/page/replace-words';
import { countIn, patternOf, type TextQuery } from '@pagewright/page/text-query';
import type { EditorPage, PagePatches } from '../document/editor.ts';

/** A place where what is searched for stands: in a component, or in the speaker notes of a page. */
export interface Match {
  readonly pageId: number;
  /** Undefined for the notes. */
  readonly componentId: string | undefined;
  /** Which of the places in the words that are read there, from 0; undefined where it stands in a name, data or code. */
  readonly place: number | undefined;
}

/**
 * Where a text stands, in the order of the pages and from the top of each page down; the notes of a page come last. What
 * repeats is one thing on the pages where it says the same: it is found on the first of them, and replaced there for all.
 * A field of the frame is found, and not replaced, where nothing else says what it shows.
 *
 * @param pages with their fields as they are shown
 */
export function findText(pages: readonly EditorPage[], query: TextQuery): Match[] {
  const pattern = patternOf(query);
  if (!pattern) return [];
  const repeated = new Set<string>();
  const fields = new ShownFields(pages, pattern);
  return pages.flatMap(({ id: pageId, page }): Match[] => {
    const found = page.components
      .filter((component) => component.visible && !repeated.has(repeatedAs(component)))
      .toSorted((a, b) => a.position.y - b.position.y || a.position.x - b.position.x)
      .flatMap((component) => {
        const places = placesIn(component, pattern);
        if (component.repeat !== undefined && places.length > 0) repeated.add(repeatedAs(component));
        return [...places, ...fields.in(component)].map((place) => ({ pageId, componentId: component.id, place }));
      });
    const noted = numbered(countIn(page.notes ?? '', pattern));
    return [...found, ...noted.map((place) => ({ pageId, componentId: undefined, place }))];
  });
}

/** What fields show that is said nowhere else: the date, the name of a document without a cover. Each is found once. */
class ShownFields {
  readonly #known = new Set<string>();
  readonly #pages: readonly EditorPage[];
  readonly #pattern: RegExp;

  constructor(pages: readonly EditorPage[], pattern: RegExp) {
    this.#pages = pages;
    this.#pattern = pattern;
  }

  /** A place that is not replaced for each of them. */
  in(component: Component): undefined[] {
    const fresh = fieldsWith(component, this.#pattern).filter((words) => !this.#known.has(words));
    for (const words of fresh) this.#known.add(words);
    const said = (words: string) =>
      this.#pages.some(({ page }) => page.components.some((one) => one.visible && saysItself(one, words)));
    return fresh.filter((words) => !said(words)).map(() => undefined);
  }
}

/** The same for what repeats and says the same; the number of the page, say, is another one on each. */
function repeatedAs(component: Component): string {
  return JSON.stringify([component.repeat, textBesideFields(component)]);
}

/** In what a person can read in a component, and in the name that they gave it. */
function placesIn(component: Component, pattern: RegExp): (number | undefined)[] {
  const hidden = behaviourOf(component)
    .texts(component)
    .filter(({ is }) => is === 'data' || is === 'code')
    .map(({ text }) => text);
  const unread = [component.name ?? '', ...hidden].reduce((sum, text) => sum + countIn(text, pattern), 0);
  return [...numbered(countWords(component, pattern)), ...numbered(unread).map(() => undefined)];
}

function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** What replacing words changes. */
export interface Replacement {
  readonly changes: readonly PagePatches[];
  /** How often something is replaced. */
  readonly count: number;
  /** How many texts and notes stay as they are because they would become longer than they may be. */
  readonly tooLong: number;
  /** How many places stay as they are because what they stand in is locked. */
  readonly locked: number;
  /** How many places stay as they are because they stand in a name, in data or in code. */
  readonly unread: number;
}

/** @param within the places at which it is replaced */
export function replaceText(
  pages: readonly EditorPage[],
  within: readonly Match[],
  query: TextQuery,
  replacement: string,
): Replacement {
  const pattern = patternOf(query);
  if (!pattern) return { changes: [], count: 0, tooLong: 0, locked: 0, unread: 0 };
  const wanted = Map.groupBy(within, nameOf);
  const placesOf = (one: Pick<Match, 'pageId' | 'componentId'>): ReadonlySet<number> =>
    new Set(wanted.get(nameOf(one))?.flatMap(({ place }) => place ?? []));
  let count = 0;
  let tooLong = 0;
  let locked = 0;
  const changes = pages.map(({ id: pageId, page }): PagePatches => {
    const patches = page.components.flatMap((component) => {
      const only = placesOf({ pageId, componentId: component.id });
      if (only.size === 0) return [];
      const replaced = replaceWords(component, pattern, replacement, { ...query, only });
      count += replaced?.count ?? 0;
      if (component.locked) locked += only.size;
      else if (!replaced) tooLong += 1;
      return replaced ? [{ id: component.id, props: replaced.props }] : [];
    });
    const only = placesOf({ pageId, componentId: undefined });
    const notes = replaceInText(page.notes ?? '', pattern, replacement, { ...query, only });
    if (!notes) return { pageId, patches };
    if (notes.text.length > PAGE_TEXT_LIMITS.notes) {
      tooLong += 1;
      return { pageId, patches };
    }
    count += notes.count;
    return { pageId, patches, notes: notes.text };
  });
  const unread = within.filter(({ place }) => place === undefined).length;
  const changed = changes.filter(({ patches, notes }) => patches.length > 0 || notes !== undefined);
  return { changes: changed, count, tooLong, locked, unread };
}

function nameOf({ pageId, componentId }: Pick<Match, 'pageId' | 'componentId'>): string {
  return JSON.stringify([pageId, componentId ?? null]);
}
