import { behaviourOf } from '@pagewright/components/behaviours';
import { make } from '@pagewright/components/kind';
import { textModel } from '@pagewright/components/kinds/text';
import type { Component, Page } from '@pagewright/components/models';
import { editingWay } from '@pagewright/components/panels';
import { pointsIn } from '@pagewright/components/rotation';
import type { Point, Rect, Size } from '@pagewright/model/units';
import { isBackdrop } from '@pagewright/page/place';
import { randomId } from '../../app/random-id.ts';
import type { Editor } from '../document/editor.ts';
import { freePlaceOf } from './free-place.ts';
import { NEW_TEXT_SIZE, pageFont, textSizeOn } from './page-font.ts';
import { readableOn } from './readable-colors.ts';

/** px, for a text of `NEW_TEXT_SIZE`; it grows with what is typed. */
const SIZE = { width: 280, height: 28 } as const;
/** Share of the page's width that it takes at most for larger text. */
const WIDEST = 0.5;

/** A point of the page, px, and where it lies on the screen. */
export interface Pointed extends Point {
  readonly screen: Point;
}

/**
 * Text is typed where a person points: in the words that stand there, else in a box of its own; in a free place where the
 * pointer is elsewhere. @param seen px of the page that are in view
 */
export function startText(editor: Editor, at: Pointed | undefined, seen?: Rect): void {
  const page = editor.page();
  if (!at) return startIn(editor, (size) => freePlaceOf(size, editor.page(), seen));
  const words = wordsAt(page, at);
  if (!words) return startTextBox(editor, at);
  editor.select([words.id]);
  editor.edit(words.id, { at: at.screen });
}

/** What lies uppermost at a point, where that is words that can be typed in. */
function wordsAt(page: Page, at: Point): Component | undefined {
  const uppermost = page.components
    .filter((one) => one.visible && !isBackdrop(one, page.size) && !behaviourOf(one).ends && covers(one, at))
    .toSorted((a, b) => a.zIndex - b.zIndex)
    .at(-1);
  if (!uppermost || uppermost.locked || editingWay(uppermost.type) !== 'text') return undefined;
  const { role, texts } = behaviourOf(uppermost);
  return role === 'text' || texts(uppermost).some(({ is }) => is === 'words') ? uppermost : undefined;
}

function covers(component: Component, at: Point): boolean {
  const { x, y } = pointsIn(component)(at);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

/** Puts an empty text box where a person points, the caret in it, its first line at the point; left empty, it is gone. */
export function startTextBox(editor: Editor, at: Point): void {
  startIn(editor, ({ height }) => ({ x: at.x, y: at.y - height / 2 }));
}

/** @param placeOf where the upper left corner of a box of that size goes */
function startIn(editor: Editor, placeOf: (size: Size) => Point): void {
  // One that was left empty goes before the next one comes.
  editor.edit(undefined);
  const gesture = `text-box-${randomId()}`;
  const [id] = editor.insert([emptyTextBox(editor, placeOf)], { gesture });
  if (id !== undefined) editor.edit(id, { begun: gesture });
}

/** Inside the page, in font and size of the page's texts and a colour that is seen there. */
function emptyTextBox(editor: Editor, placeOf: (size: Size) => Point): Component {
  const page = editor.page();
  const fontSize =
    textSizeOn(
      page,
      editor.store.getState().pages.map((opened) => opened.page),
    ) ?? NEW_TEXT_SIZE;
  const factor = fontSize / NEW_TEXT_SIZE;
  const size = {
    width: Math.round(Math.max(SIZE.width, Math.min(SIZE.width * factor, page.size.width * WIDEST))),
    height: Math.round(SIZE.height * factor),
  };
  const within = (value: number, length: number, whole: number) =>
    Math.round(Math.max(0, Math.min(value, whole - length)));
  const corner = placeOf(size);
  const position = {
    x: within(corner.x, size.width, page.size.width),
    y: within(corner.y, size.height, page.size.height),
  };
  // What is not written yet cannot be measured against what it stands on.
  const worded = readableOn(
    page,
    make(textModel, { id: 'new', position, size }, { text: 'x', fontSize, ...pageFont(page) }),
  );
  return { ...worded, props: { ...worded.props, text: '' } } as Component;
}
