import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import { PAGE_TEXT_LIMITS } from '@pagewright/model/page';
import { countWords, replaceInText, replaceWords } from '@pagewright/page/replace-words';
import { countIn, patternOf, type TextQuery } from '@pagewright/page/text-query';
import type { EditorPage, PagePatches } from '../document/editor.ts';

/** A component whose words hold what is searched for, or the speaker notes of a page. */
export interface Match {
  readonly pageId: number;
  /** Undefined for the notes. */
  readonly componentId: string | undefined;
}

/** What a person can read in a component, and the name that they gave it. */
function wordsOf(component: Component): string[] {
  const texts = behaviourOf(component).texts(component);
  return [
    ...(component.name ? [component.name] : []),
    ...texts.flatMap(({ is, text }) => (is === 'aside' ? [] : [text])),
  ];
}

/** What holds a text, in the order of the pages and from the top of each page down; its notes come last. */
export function findText(pages: readonly EditorPage[], query: TextQuery): Match[] {
  const pattern = patternOf(query);
  if (!pattern) return [];
  return pages.flatMap(({ id: pageId, page }): Match[] => {
    const found = page.components
      .filter(({ visible }) => visible)
      .filter((component) => wordsOf(component).some((words) => countIn(words, pattern) > 0))
      .sort((a, b) => a.position.y - b.position.y || a.position.x - b.position.x)
      .map((component) => ({ pageId, componentId: component.id }));
    return countIn(page.notes ?? '', pattern) > 0 ? [...found, { pageId, componentId: undefined }] : found;
  });
}

/** What replacing words changes. */
export interface Replacement {
  readonly changes: readonly PagePatches[];
  /** How often something is replaced. */
  readonly count: number;
  /** How many texts and notes stay as they are because they would become longer than they may be. */
  readonly tooLong: number;
}

/** @param within the components and notes in which it is replaced */
export function replaceText(
  pages: readonly EditorPage[],
  within: readonly Match[],
  query: TextQuery,
  replacement: string,
): Replacement {
  const pattern = patternOf(query);
  if (!pattern) return { changes: [], count: 0, tooLong: 0 };
  const wanted = new Set(within.map(nameOf));
  let count = 0;
  let tooLong = 0;
  const changes = pages.map(({ id: pageId, page }): PagePatches => {
    const patches = page.components.flatMap((component) => {
      if (!wanted.has(nameOf({ pageId, componentId: component.id }))) return [];
      const replaced = replaceWords(component, pattern, replacement, query);
      count += replaced?.count ?? 0;
      if (!replaced && !component.locked && countWords(component, pattern) > 0) tooLong += 1;
      return replaced ? [{ id: component.id, props: replaced.props }] : [];
    });
    const notes = wanted.has(nameOf({ pageId, componentId: undefined }))
      ? replaceInText(page.notes ?? '', pattern, replacement, query)
      : undefined;
    if (!notes) return { pageId, patches };
    if (notes.text.length > PAGE_TEXT_LIMITS.notes) {
      tooLong += 1;
      return { pageId, patches };
    }
    count += notes.count;
    return { pageId, patches, notes: notes.text };
  });
  return { changes: changes.filter(({ patches, notes }) => patches.length > 0 || notes !== undefined), count, tooLong };
}

function nameOf({ pageId, componentId }: Match): string {
  return JSON.stringify([pageId, componentId ?? null]);
}
