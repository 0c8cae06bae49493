import {
  type Component,
  type ComponentKind,
  defaultProps,
  type Page,
  type PropsInput,
} from '@pagewright/components/models';
import type { Point, Rect } from '@pagewright/model/units';
import type { ActionContext } from '../actions/action.ts';
import { actionById } from '../actions/actions.ts';
import { Clipboard } from '../clipboard/clipboard.ts';
import { createEditor } from '../document/create-editor.ts';
import type { Editor, EditorPage } from '../document/editor.ts';
import { pressedAction } from '../shortcuts/own-keys-store.ts';
import type { Modifiers } from '../stage/drags.ts';
import { NO_FEEDBACK, PointerTool, type PressTarget, type ToolFeedback } from '../stage/pointer-tool.ts';

const NO_KEYS: Modifiers = { shift: false, alt: false, mod: false };

/** An editor without a browser: presses, drags and keys go through the code that the real ones go through. */
export class TestEditor implements ActionContext {
  readonly editor: Editor;
  readonly clipboard = new Clipboard(undefined, () => true);
  feedback: ToolFeedback = NO_FEEDBACK;
  readonly #tool: PointerTool;

  readonly onError = (error: unknown): never => {
    throw error;
  };

  constructor(pages: readonly Page[], zoom = 1, steps?: number) {
    const open = pages.map((page, index): EditorPage => ({ id: index + 1, pageNumber: index + 1, version: 1, page }));
    this.editor = createEditor(open, 1, steps);
    this.#tool = new PointerTool(
      this.editor,
      () => zoom,
      (feedback) => {
        this.feedback = feedback;
      },
    );
  }

  get page(): Page {
    return this.editor.page();
  }

  get selected(): readonly string[] {
    return this.editor.store.getState().selected;
  }

  /** As it is seen: also in the middle of a drag. */
  component(id: string): Component {
    const found = this.#tool.preview.components.find((one) => one.id === id);
    if (!found) throw new Error(`there is no component "${id}"`);
    return found;
  }

  press(target: PressTarget, at: Point, modifiers: Partial<Modifiers> = {}): this {
    this.#tool.press(target, at, { ...NO_KEYS, ...modifiers });
    return this;
  }

  move(to: Point, modifiers: Partial<Modifiers> = {}): this {
    this.#tool.move(to, { ...NO_KEYS, ...modifiers });
    return this;
  }

  release(): this {
    this.#tool.release();
    return this;
  }

  cancel(): this {
    this.#tool.cancel();
    return this;
  }

  click(id: string, modifiers: Partial<Modifiers> = {}): this {
    return this.press({ on: 'component', id }, { x: 0, y: 0 }, modifiers).release();
  }

  /** Drags in steps, as a hand does. */
  drag(target: PressTarget, by: Point, modifiers: Partial<Modifiers> = {}): this {
    this.press(target, { x: 0, y: 0 }, modifiers);
    for (const share of [0.25, 0.5, 0.75, 1]) this.move({ x: by.x * share, y: by.y * share }, modifiers);
    return this.release();
  }

  key(name: string): this {
    const parts = name.split('+');
    const action = pressedAction({
      key: parts.at(-1) ?? '',
      ctrlKey: parts.includes('mod'),
      metaKey: false,
      shiftKey: parts.includes('shift'),
      altKey: parts.includes('alt'),
    });
    if (action?.enabled(this)) action.run(this);
    return this;
  }

  run(id: string): this {
    const action = actionById(id);
    if (action.enabled(this)) action.run(this);
    return this;
  }
}

/** A component for tests. */
export function component<K extends ComponentKind>(type: K, id: string, rect: Rect, props?: PropsInput<K>): Component {
  const { x, y, width, height } = rect;
  const base = { id, type, position: { x, y }, size: { width, height }, locked: false, visible: true, zIndex: 0 };
  return { ...base, props: { ...defaultProps(type), ...props } } as unknown as Component;
}

/** A white 16:9 page, the first component the lowest. */
export function pageOf(components: readonly Component[], margin = 0): Page {
  return {
    title: 'Test',
    format: 'ppt-16-9',
    size: { width: 1280, height: 720 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin,
    components: components.map((one, index) => ({ ...one, zIndex: index + 1 })),
  };
}
