import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Views in which Escape was pressed last. */
const escaped = new WeakSet<EditorView>();

function arm(view: EditorView, isOn: boolean): void {
  if (isOn) escaped.add(view);
  else escaped.delete(view);
  view.setTabFocusMode(isOn);
}

/** After Escape, Tab moves the focus on instead of indenting. Only a second Escape is for the dialog around the field. */
export const tabLeaves: Extension = EditorView.domEventHandlers({
  keydown(event, view) {
    if (event.isComposing || ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(event.key)) return false;
    if (event.key === 'Escape' && !escaped.has(view)) event.stopPropagation();
    arm(view, event.key === 'Escape');
    return false;
  },
  focus(_event, view) {
    arm(view, false);
    return false;
  },
});
