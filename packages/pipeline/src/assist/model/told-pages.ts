import { behaviourOf, type PropPath } from '@pagewright/components/behaviours';
import { isOf } from '@pagewright/components/kind';
import { imageModel } from '@pagewright/components/kinds/image';
import type { Component } from '@pagewright/components/models';
import { rotatedBounds } from '@pagewright/components/rotation';
import type { ToldObject, ToldPage } from '@pagewright/compose/changes';
import type { AssistPage } from '../assistant.ts';
import type { Shadow } from '../shadow.ts';

/** One text of an object, as the model names it. */
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

/** The document as a model is told it; objects of those pages alone that it may change. */
export function toldPages(shadow: Shadow, mayChange: ReadonlySet<number>): ToldPage[] {
  return shadow.pages.map((page, index) => {
    const { title, size, notes = '' } = shadow.shown(page);
    const { hidden = false, section = '' } = page;
    const objects = mayChange.has(page.id) ? objectsOf(shadow, page) : undefined;
    return { number: index + 1, title, objects, ...size, isHidden: hidden, section, notes };
  });
}

function objectsOf(shadow: Shadow, page: AssistPage): ToldObject[] {
  return shadow
    .shown(page)
    .components.filter(({ visible, locked, decorative }) => visible && !locked && !decorative)
    .flatMap((component): ToldObject[] => {
      const { id, type: kind } = component;
      const { x, y, width, height } = rotatedBounds(component);
      const box = [x, y, width, height].map(Math.round);
      const texts = [...textPlaces(component)].map(([own, { text }]) => ({ id: own, kind, text, box }));
      const text = isOf(imageModel, component) ? component.props.alt : '';
      return texts.length > 0 ? texts : [{ id, kind, text, box }];
    });
}
