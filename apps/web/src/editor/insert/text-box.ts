import { behaviourOf } from '@pagewright/components/behaviours';
import { type KindInput, make } from '@pagewright/components/kind';
import { textModel } from '@pagewright/components/kinds/text';
import type { Component, Page } from '@pagewright/components/models';
import { editingWay } from '@pagewright/components/panels';
import { pointsIn, rectOf, rotatedBounds, rotationOf } from '@pagewright/components/rotation';
import { type Point, type Rect, rectsOverlap, type Size } from '@pagewright/model/units';
import { group, withGroups } from '@pagewright/page/arrange';
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

/** Share of a shape's width and height that words on it take: those of an ellipse stay inside of it. */
const ON_SHAPE = 0.7;

/**
 * Words are typed on a shape that has none of its own: in the middle of it, as large as they find room, in a group with it.
 * Left empty they are gone. Those that are in a group with it are gone on with; where anything else stands on it already it
 * stays as it is.
 *
 * @param mayBegin whether there may be new words on it
 */
export function startTextOn(editor: Editor, shape: Component, mayBegin = true): void {
  editor.edit(undefined);
  const standing = standingOn(editor.page(), shape);
  if (standing.length > 0) {
    const words = standing.find((one) => editingWay(one.type) === 'text' && one.groupId !== undefined && !one.locked);
    if (!words || words.groupId !== shape.groupId) return;
    editor.select([words.id]);
    return editor.edit(words.id);
  }
  if (!mayBegin) return;
  const gesture = `text-on-${randomId()}`;
  const { x, y, width, height } = rectOf(shape);
  const [wide, high] = [width, height].map((length) => Math.max(1, Math.round(length * ON_SHAPE))) as [number, number];
  const place = {
    position: { x: Math.round(x + (width - wide) / 2), y: Math.round(y + (height - high) / 2) },
    size: { width: wide, height: high },
  };
  const centred = { textAlign: 'center', verticalAlign: 'middle', sizing: 'shrink' } as const;
  const text = emptyText(editor, newTextSize(editor), place, centred);
  const degrees = rotationOf(shape);
  const [id] = editor.insert([degrees === 0 ? text : { ...text, rotation: degrees }], { gesture });
  if (id === undefined) return;
  const together = new Set([...withGroups(editor.page(), [shape.id]), id]);
  editor.update((page) => group(page, together, shape.groupId ?? randomId()), { gesture });
  editor.select([id]);
  editor.edit(id, { begun: gesture });
}

function standingOn({ components }: Page, shape: Component): Component[] {
  const box = rotatedBounds(shape);
  return components.filter(
    (one) => one.visible && one.zIndex > shape.zIndex && rectsOverlap(rotatedBounds(one), box, 1),
  );
}

/** @param placeOf where the upper left corner of a box of that size goes */
function startIn(editor: Editor, placeOf: (size: Size) => Point): void {
  // One that was left empty goes before the next one comes.
  editor.edit(undefined);
  const gesture = `text-box-${randomId()}`;
  const [id] = editor.insert([emptyTextBox(editor, placeOf)], { gesture });
  if (id !== undefined) editor.edit(id, { begun: gesture });
}

/** Inside the page. */
function emptyTextBox(editor: Editor, placeOf: (size: Size) => Point): Component {
  const page = editor.page();
  const fontSize = newTextSize(editor);
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
  return emptyText(editor, fontSize, { position, size }, {});
}

/** px, as the page's texts are. */
function newTextSize(editor: Editor): number {
  const others = editor.store.getState().pages.map((opened) => opened.page);
  return textSizeOn(editor.page(), others) ?? NEW_TEXT_SIZE;
}

/** In the font of the page's texts and a colour that is seen where it stands. */
function emptyText(
  editor: Editor,
  fontSize: number,
  place: Pick<Component, 'position' | 'size'>,
  props: KindInput<typeof textModel>,
): Component {
  const page = editor.page();
  // What is not written yet cannot be measured against what it stands on.
  const worded = readableOn(
    page,
    make(textModel, { id: 'new', ...place }, { text: 'x', fontSize, ...pageFont(page), ...props }),
  );
  return { ...worded, props: { ...worded.props, text: '' } } as Component;
}
