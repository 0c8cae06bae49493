import { behaviourOf } from '@pagewright/components/behaviours';
import { make } from '@pagewright/components/kind';
import { textModel } from '@pagewright/components/kinds/text';
import type { Component, Page } from '@pagewright/components/models';
import { editingWay } from '@pagewright/components/panels';
import { pointsIn } from '@pagewright/components/rotation';
import type { Point } from '@pagewright/model/units';
import { isBackdrop } from '@pagewright/page/place';
import { randomId } from '../../app/random-id.ts';
import type { Editor } from '../document/editor.ts';
import { middleOf } from '../document/middle-of.ts';
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

/** Text is typed where a person points: in the words that stand there, else in a box of its own. */
export function startText(editor: Editor, at: Pointed | undefined): void {
  const page = editor.page();
  const words = at && wordsAt(page, at);
  if (!words) return startTextBox(editor, at ?? middleOf(page));
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

/** Puts an empty text box where a person points, the caret in it; left empty, it is gone. */
export function startTextBox(editor: Editor, at: Point): void {
  // One that was left empty goes before the next one comes.
  editor.edit(undefined);
  const gesture = `text-box-${randomId()}`;
  const [id] = editor.insert([emptyTextBox(editor, at)], { gesture });
  if (id !== undefined) editor.edit(id, { begun: gesture });
}

/** Its first line stands at the point; inside the page, in font and size of the page's texts and a colour that is seen there. */
function emptyTextBox(editor: Editor, at: Point): Component {
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
  const position = {
    x: within(at.x, size.width, page.size.width),
    y: within(at.y - size.height / 2, size.height, page.size.height),
  };
  // What is not written yet cannot be measured against what it stands on.
  const worded = readableOn(
    page,
    make(textModel, { id: 'new', position, size }, { text: 'x', fontSize, ...pageFont(page) }),
  );
  return { ...worded, props: { ...worded.props, text: '' } } as Component;
}
