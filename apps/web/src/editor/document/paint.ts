import { type Look, propsInLook } from '@pagewright/page/look';
import type { Editor } from './editor.ts';

/** Gives what is selected a look, in one step; what is locked keeps its own. */
export function paintSelected(editor: Editor, look: Look): void {
  const { selected } = editor.store.getState();
  const painted = editor.page().components.filter(({ id, locked }) => selected.includes(id) && !locked);
  editor.patch(painted.map((one) => ({ id: one.id, props: propsInLook(one, look) })));
}

/** Paints what was clicked with the brush that is held, and puts one down that does not stay. */
export function paintClicked(editor: Editor, onComponent: boolean): void {
  const brush = editor.brush.getState();
  if (!brush) return;
  if (onComponent) paintSelected(editor, brush.look);
  if (!brush.stays) editor.brush.setState(undefined, true);
}
