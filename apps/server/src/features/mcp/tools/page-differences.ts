import type { Component, Page } from '@pagewright/components/models';
import { isSameValue } from '@pagewright/components/same-value';
import { wordsOf } from './stored-page.ts';

interface Named {
  readonly component: string;
  readonly kind: string;
  readonly words: string;
}

/** What two sources of a page differ in, by the ids of its components. */
export function differences(now: Page, next: Page) {
  const before = new Map(now.components.map((component) => [component.id, component]));
  const after = new Map(next.components.map((component) => [component.id, component]));
  const added = next.components.filter(({ id }) => !before.has(id)).map(named);
  const removed = now.components.filter(({ id }) => !after.has(id)).map(named);
  const changed = next.components.flatMap((component) => {
    const was = before.get(component.id);
    return was && !isSameValue(was, component) ? [changeOf(was, component)] : [];
  });
  const { components: _, ...envelope } = now;
  const page = Object.entries(next)
    .filter(([name, value]) => name !== 'components' && !isSameValue(value, Reflect.get(envelope, name)))
    .map(([name]) => name);
  return { added, removed, changed, page };
}

function named(component: Component): Named {
  return { component: component.id, kind: component.type, words: wordsOf(component) };
}

function changeOf(was: Component, becomes: Component) {
  const fields = [...fieldsOf(was, becomes), ...fieldsOf(was.props, becomes.props)].filter((name) => name !== 'props');
  const [before, after] = [wordsOf(was), wordsOf(becomes)];
  return {
    component: becomes.id,
    kind: becomes.type,
    fields,
    ...(before === after ? {} : { words: { before, after } }),
  };
}

function fieldsOf(was: object, becomes: object): string[] {
  const names = new Set([...Object.keys(was), ...Object.keys(becomes)]);
  return [...names].filter((name) => !isSameValue(Reflect.get(was, name), Reflect.get(becomes, name)));
}
