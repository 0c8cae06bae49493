import { make } from '@pagewright/components/kind';
import { textModel } from '@pagewright/components/kinds/text';
import type { Component } from '@pagewright/components/models';
import type { Point } from '@pagewright/model/units';
import { randomId } from '../../app/random-id.ts';
import type { Editor } from '../document/editor.ts';
import { NEW_TEXT_SIZE, pageFont, textSizeOn } from './page-font.ts';
import { readableOn } from './readable-colors.ts';

/** px, for a text of `NEW_TEXT_SIZE`; it grows with what is typed. */
const SIZE = { width: 280, height: 28 } as const;
/** Share of the page's width that it takes at most for larger text. */
const WIDEST = 0.5;

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
