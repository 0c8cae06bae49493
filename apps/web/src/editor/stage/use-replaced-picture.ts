import { type DragEvent, useState } from 'react';
import type { Editor } from '../document/editor.ts';
import { bringsPicture } from '../insert/brings-picture.ts';
import { pictureUnder } from '../insert/picture-under.ts';
import { componentsUnder, pageUnder } from './press-target.ts';

/** A picture that gives its place to the one that is dragged over it. */
export interface Replaced {
  readonly pageId: number;
  readonly id: string;
}

/** Which picture gives way where what is dragged is dropped now; undefined where none does. */
export function useReplacedPicture(editor: Editor) {
  const [replaced, setReplaced] = useState<Replaced>();
  const follow = (event: DragEvent) => {
    const next = bringsPicture(event.dataTransfer) ? replacedBy(editor, event) : undefined;
    // The same one as long as the pointer is over it: a drag tells of itself many times a second.
    setReplaced((now) => (now?.id === next?.id && now?.pageId === next?.pageId ? now : next));
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setReplaced(undefined);
  };
  return { replaced, follow, leave, forget: () => setReplaced(undefined) };
}

function replacedBy(editor: Editor, event: DragEvent): Replaced | undefined {
  const pageId = pageUnder(event.target);
  const page = editor.store.getState().pages.find((one) => one.id === pageId)?.page;
  if (pageId === undefined || !page) return undefined;
  const id = pictureUnder(page, {
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    under: componentsUnder(event),
  });
  return id === undefined ? undefined : { pageId, id };
}
