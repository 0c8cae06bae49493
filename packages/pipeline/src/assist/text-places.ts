import { behaviourOf, type PropPath } from '@pagewright/components/behaviours';
import type { Component } from '@pagewright/components/models';

/** One text of an object, as it is named to whoever changes it. */
export interface TextPlace {
  readonly component: Component;
  readonly path: PropPath;
  readonly text: string;
}

/** The texts of a component by the ids that the model is told: its own for one text, else with a number behind it. */
export function textPlaces(component: Component): ReadonlyMap<string, TextPlace> {
  const words = behaviourOf(component)
    .texts(component)
    .filter(({ is, text }) => is === 'words' && text.trim() !== '');
  return new Map(
    words.map(({ path, text }, index) => [
      words.length === 1 ? component.id : `${component.id}/${index + 1}`,
      { component, path, text },
    ]),
  );
}
