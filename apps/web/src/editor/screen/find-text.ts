import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import { replaceWords } from '@pagewright/page/replace-words';
import { countIn, patternOf, type TextQuery } from '@pagewright/page/text-query';
import type { EditorPage, PagePatches } from '../document/editor.ts';

/** A component whose words hold what is searched for. */
export interface Match {
  readonly pageId: number;
  readonly componentId: string;
}

/** What a person can read in a component, and the name that they gave it. */
function wordsOf(component: Component): string[] {
  const texts = behaviourOf(component).texts(component);
  return [
    ...(component.name ? [component.name] : []),
    ...texts.flatMap(({ is, text }) => (is === 'aside' ? [] : [text])),
  ];
}

/** Components of all pages, in the order of the pages and from the top of each page down, that hold a text. */
export function findText(pages: readonly EditorPage[], query: TextQuery): Match[] {
  const pattern = patternOf(query);
  if (!pattern) return [];
  return pages.flatMap(({ id: pageId, page }) =>
    page.components
      .filter(({ visible }) => visible)
      .filter((component) => wordsOf(component).some((words) => countIn(words, pattern) > 0))
      .sort((a, b) => a.position.y - b.position.y || a.position.x - b.position.x)
      .map((component) => ({ pageId, componentId: component.id })),
  );
}

/** What replacing the words of components changes. */
export interface Replacement {
  readonly changes: readonly PagePatches[];
  /** How often something is replaced. */
  readonly count: number;
}

/** @param within the components in which it is replaced */
export function replaceText(
  pages: readonly EditorPage[],
  within: readonly Match[],
  query: TextQuery,
  replacement: string,
): Replacement {
  const pattern = patternOf(query);
  if (!pattern) return { changes: [], count: 0 };
  const wanted = new Set(within.map(({ pageId, componentId }) => `${pageId} ${componentId}`));
  let count = 0;
  const changes = pages.map(({ id: pageId, page }) => ({
    pageId,
    patches: page.components.flatMap((component) => {
      if (!wanted.has(`${pageId} ${component.id}`)) return [];
      const replaced = replaceWords(component, pattern, replacement, query);
      count += replaced?.count ?? 0;
      return replaced ? [{ id: component.id, props: replaced.props }] : [];
    }),
  }));
  return { changes: changes.filter(({ patches }) => patches.length > 0), count };
}
