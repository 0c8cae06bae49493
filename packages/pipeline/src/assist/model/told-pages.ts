import { isOf } from '@pagewright/components/kind';
import { imageModel } from '@pagewright/components/kinds/image';
import { rotatedBounds } from '@pagewright/components/rotation';
import type { ToldObject, ToldPage } from '@pagewright/compose/changes';
import type { AssistPage } from '../assistant.ts';
import type { Shadow } from '../shadow.ts';
import { textPlaces } from '../text-places.ts';

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
