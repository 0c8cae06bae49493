import type { Component } from '@pagewright/components/models';
import { rectOf } from '@pagewright/components/rotation';
import { withLinks } from '@pagewright/page/page-links';
import { placeIn } from '@pagewright/page/place';
import { looseCopies } from '@pagewright/page/sticky-ends';
import { standsOn } from '../clipboard/moved-objects.ts';
import { withArrivedPicture } from '../document/picture-arrival.ts';
import type { ActionContext } from './action.ts';

/** px that a copy lies beside its original. */
const COPY_OFFSET = 16;

/** Puts what was copied or cut on the shown page. */
export function pasteCopies({ editor, clipboard, bringPictures, catchUp }: ActionContext): void {
  const pages = new Set(editor.store.getState().pages.map(({ id }) => id));
  // Pages of the document that they were copied from are none of this one.
  const copies = looseCopies(clipboard.get()).map((one) =>
    withLinks(withArrivedPicture(one), (id) => (pages.has(id) ? id : undefined)),
  );
  const from = clipboard.foreignProject;
  const own = from === undefined || !bringPictures ? copies : copies.map(withoutOrigin);
  const there = new Set(editor.page().components.map(({ id }) => id));
  // What is pasted on the page that it was copied from must not hide it.
  const placed = own.map((one) => (there.has(one.id) ? beside(one) : one));
  const ids = editor.insert(bringPictures?.(from, placed) ?? placed);
  const { pageId, pages: open } = editor.store.getState();
  const places = ids.map((id) => ({ pageId, id }));
  if (clipboard.moved.pasted(places, standsOn(open))) catchUp?.();
}

/** A component where it does not hide the one that it is a copy of. */
export function beside(component: Component): Component {
  const box = rectOf(component);
  return placeIn(component, { ...box, x: box.x + COPY_OFFSET, y: box.y + COPY_OFFSET });
}

/** Files of another project say nothing about this one, even where they are called the same. */
function withoutOrigin({ origin: _origin, ...component }: Component): Component {
  return component as Component;
}
