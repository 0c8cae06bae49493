import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';
import type { EditorPage } from '../document/editor.ts';

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
export function findText(pages: readonly EditorPage[], query: string): Match[] {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  return pages.flatMap(({ id: pageId, page }) =>
    page.components
      .filter(({ visible }) => visible)
      .filter((component) => wordsOf(component).some((words) => words.toLocaleLowerCase().includes(wanted)))
      .sort((a, b) => a.position.y - b.position.y || a.position.x - b.position.x)
      .map((component) => ({ pageId, componentId: component.id })),
  );
}
