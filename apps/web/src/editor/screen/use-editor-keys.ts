import { type Component, defaultProps, MODELS } from '@pagewright/components/models';
import { useEffect } from 'react';
import type { Action, ActionContext } from '../actions/action.ts';
import { actionById } from '../actions/actions.ts';
import { componentsOf } from '../actions/clipboard.ts';
import { actionOfKey } from '../actions/keys.ts';
import type { Editor } from '../document/editor.ts';

/** Shortcuts, and what other programs have copied. Not while somebody types, nor over an open dialog. */
export function useEditorKeys(context: ActionContext, run: (action: Action) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isBusy(event.target)) return;
      if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) return editSelected(context.editor, event);
      const action = actionOfKey(event);
      if (!action) return;
      event.preventDefault();
      run(action);
    };
    const paste = (event: ClipboardEvent) => {
      if (isBusy(event.target) || !event.clipboardData) return;
      event.preventDefault();
      pasteInto(context, event.clipboardData.getData('text/plain'), run);
    };
    window.addEventListener('keydown', press);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('paste', paste);
    };
  }, [context, run]);
}

function editSelected(editor: Editor, event: KeyboardEvent): void {
  const [id, ...more] = editor.store.getState().selected;
  if (!id || more.length > 0) return;
  event.preventDefault();
  editor.edit(id);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="tablist"], [role="menu"], [data-in-place]',
    ) !== null
  );
}

/** Components of ours, else rows of cells as a table, else text. */
function pasteInto(context: ActionContext, text: string, run: (action: Action) => void): void {
  const components = componentsOf(text);
  if (components) {
    context.clipboard.put(components);
    return run(actionById('paste'));
  }
  if (text.trim() === '') return run(actionById('paste'));
  context.editor.insert([pastedComponent(text, context.editor)]);
}

function pastedComponent(text: string, editor: Editor): Component {
  const rows = text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'));
  const width = Math.max(...rows.map((row) => row.length));
  const isTable = width > 1 && rows.length > 1;
  const kind = isTable ? ('aiTable' as const) : ('text' as const);
  const { size } = MODELS[kind];
  const page = editor.page().size;
  const base = {
    id: 'new',
    position: { x: Math.round((page.width - size.width) / 2), y: Math.round((page.height - size.height) / 2) },
    size,
    locked: false,
    visible: true,
    zIndex: 0,
  };
  if (!isTable) {
    return { ...base, type: 'text', props: { ...defaultProps('text'), text: text.slice(0, 1000) } };
  }
  const cellData = rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
  const props = MODELS.aiTable.props.parse({ cellData, rows: rows.length - 1, columns: width });
  return { ...base, type: 'aiTable', props };
}
