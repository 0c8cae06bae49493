import type { Component, Page } from '@pagewright/components/models';
import { editingWay, hasPropertiesDialog } from '@pagewright/components/panels';
import {
  ALIGNMENTS,
  type Alignment,
  align,
  distribute,
  group,
  groupWithin,
  ungroup,
  unitsOf,
} from '@pagewright/page/arrange';
import { bringForward, bringToFront, sendBackward, sendToBack } from '@pagewright/page/layers';
import { isPageArt } from '@pagewright/page/place';
import { looseCopies } from '@pagewright/page/sticky-ends';
import type { ParseKeys } from 'i18next';
import { freeName } from '../document/changed-page.ts';
import type { Editor } from '../document/editor.ts';
import type { Action, ActionContext } from './action.ts';
import { ARROW_ACTIONS } from './arrow-actions.ts';
import { ASSISTANT_ACTIONS } from './assistant-actions.ts';
import { BACKGROUND_ACTIONS } from './background-actions.ts';
import { CONNECT_ACTION } from './connect-action.ts';
import { DOCUMENT_ACTIONS } from './document-actions.ts';
import { FILL_ACTIONS } from './fill-actions.ts';
import { layerOrderChanged } from './layer-order-changed.ts';
import { LINK_ACTION } from './link-action.ts';
import { LOOK_ACTIONS } from './look-actions.ts';
import { MARK_ACTIONS } from './mark-actions.ts';
import { PAGE_ACTIONS } from './page-actions.ts';
import { beside, pasteCopies } from './paste-copies.ts';
import { REPEAT_ACTIONS } from './repeat-actions.ts';
import { selectedOf } from './selected.ts';
import { TURN_ACTIONS } from './turn-actions.ts';
import { VIEW_ACTIONS } from './view-actions.ts';

function idsOf(context: ActionContext): ReadonlySet<string> {
  return new Set(selectedOf(context).map(({ id }) => id));
}

const hasSelection = (context: ActionContext): boolean => selectedOf(context).length > 0;
const hasSome = (count: number) => (context: ActionContext) =>
  selectedOf(context).filter(({ locked }) => !locked).length >= count;

function copy(context: ActionContext): void {
  context.clipboard.copy(selectedOf(context));
}

/** While the pages change there is something to take back as soon as that is over. */
function canStep(editor: Editor, which: 'canUndo' | 'canRedo'): boolean {
  const state = editor.store.getState();
  return state[which] || state.changingPages;
}

const EDIT: readonly Action[] = [
  {
    id: 'undo',
    label: 'editor.action.undo',
    keys: ['mod+z'],
    group: 'edit',
    enabled: ({ editor }) => canStep(editor, 'canUndo'),
    run: ({ editor, onError }) => void editor.undo().catch(onError),
  },
  {
    id: 'redo',
    label: 'editor.action.redo',
    keys: ['mod+shift+z', 'mod+y'],
    group: 'edit',
    enabled: ({ editor }) => canStep(editor, 'canRedo'),
    run: ({ editor, onError }) => void editor.redo().catch(onError),
  },
  {
    id: 'copy',
    label: 'editor.action.copy',
    keys: ['mod+c'],
    group: 'edit',
    enabled: hasSelection,
    run: copy,
  },
  {
    id: 'cut',
    label: 'editor.action.cut',
    keys: ['mod+x'],
    group: 'edit',
    enabled: hasSome(1),
    run(context) {
      context.clipboard.cut(selectedOf(context), context.editor.store.getState().pageId);
      context.editor.remove([...idsOf(context)]);
    },
  },
  {
    // Ctrl+V arrives as a paste event, which also carries what other programs copied.
    id: 'paste',
    label: 'editor.action.paste',
    keys: ['mod+v'],
    byEvent: true,
    group: 'edit',
    enabled: ({ clipboard }) => !clipboard.isEmpty,
    run: pasteCopies,
  },
  {
    id: 'duplicate',
    label: 'editor.action.duplicate',
    keys: ['mod+d'],
    group: 'edit',
    enabled: hasSelection,
    run: (context) =>
      context.editor.insert(looseCopies(selectedOf(context)).map((one) => ({ ...beside(one), locked: false }))),
  },
  {
    id: 'delete',
    label: 'editor.action.delete',
    keys: ['delete', 'backspace'],
    group: 'edit',
    enabled: hasSome(1),
    run: (context) => context.editor.remove([...idsOf(context)]),
  },
];

/** Goes from component to component in the order of the layers; past the last one Tab goes on through the screen. */
function walk(id: string, label: ParseKeys, key: string, step: 1 | -1): Action {
  const next = ({ editor }: ActionContext): string | undefined => {
    const { selected } = editor.store.getState();
    const walked = editor
      .page()
      .components.filter(({ visible, locked, decorative }) => visible && !locked && !decorative)
      .toSorted((a, b) => a.zIndex - b.zIndex)
      .map((component) => component.id);
    const places = walked.flatMap((one, index) => (selected.includes(one) ? [index] : []));
    if (places.length === 0) return step > 0 ? walked[0] : undefined;
    return walked[step > 0 ? Math.max(...places) + 1 : Math.min(...places) - 1];
  };
  return {
    id,
    label,
    keys: [key],
    group: 'select',
    enabled: (context) => next(context) !== undefined,
    run(context) {
      const found = next(context);
      if (found !== undefined) context.editor.select([found]);
    },
  };
}

const SELECT: readonly Action[] = [
  {
    id: 'edit',
    label: 'editor.action.edit',
    keys: ['enter'],
    group: 'select',
    enabled(context) {
      const [only, ...more] = selectedOf(context);
      if (!only || more.length > 0 || only.locked) return false;
      return editingWay(only.type) !== 'none';
    },
    run: (context) => context.editor.edit(selectedOf(context)[0]?.id),
  },
  {
    id: 'properties',
    label: 'editor.action.properties',
    group: 'select',
    enabled(context) {
      const [only, ...more] = selectedOf(context);
      return only !== undefined && more.length === 0 && !only.locked && hasPropertiesDialog(only.type);
    },
    run: (context) => context.editor.edit(selectedOf(context)[0]?.id, { as: 'properties' }),
  },
  walk('select-next', 'editor.action.selectNext', 'tab', 1),
  walk('select-previous', 'editor.action.selectPrevious', 'shift+tab', -1),
  {
    id: 'select-all',
    label: 'editor.action.selectAll',
    keys: ['mod+a'],
    group: 'select',
    enabled: () => true,
    run({ editor }) {
      const page = editor.page();
      const free = page.components.filter(({ locked, visible }) => !locked && visible);
      // The design's art and what stands on every page would be moved, or deleted, with what the page says.
      const own = free.filter((one) => one.repeat === undefined && !isPageArt(one, page));
      editor.select((own.length > 0 ? own : free).map(({ id }) => id));
    },
  },
  {
    id: 'select-same',
    label: 'editor.action.selectSame',
    group: 'select',
    enabled: hasSelection,
    run(context) {
      // Rules and art that a design has drawn are of the same kind as a person's own shapes only by name.
      const kindOf = ({ type, decorative }: Component) => `${type} ${decorative === true}`;
      const kinds = new Set(selectedOf(context).map(kindOf));
      const { editor } = context;
      const same = editor.page().components.filter((one) => kinds.has(kindOf(one)) && !one.locked && one.visible);
      editor.select(same.map(({ id }) => id));
    },
  },
  {
    id: 'select-none',
    label: 'editor.action.selectNone',
    keys: ['escape'],
    group: 'select',
    enabled: (context) => hasSelection(context) || context.editor.brush.getState() !== undefined,
    run({ editor }) {
      // Escape puts the brush down first, and leads out of a group to the whole of it.
      if (editor.brush.getState()) editor.brush.setState(undefined, true);
      else editor.select(groupWithin(editor.page(), editor.store.getState().selected) ?? []);
    },
  },
];

const ARRANGE: readonly Action[] = [
  {
    id: 'group',
    label: 'editor.action.group',
    keys: ['mod+g'],
    group: 'arrange',
    enabled: hasSome(2),
    run(context) {
      const ids = idsOf(context);
      const taken = new Set(context.editor.page().components.map(({ groupId }) => groupId ?? ''));
      context.editor.update((page) => group(page, ids, freeName('group', taken)));
    },
  },
  {
    id: 'ungroup',
    label: 'editor.action.ungroup',
    keys: ['mod+shift+g'],
    group: 'arrange',
    enabled: (context) => selectedOf(context).some(({ groupId }) => groupId !== undefined),
    run(context) {
      const ids = idsOf(context);
      context.editor.update((page) => ungroup(page, ids));
    },
  },
  {
    id: 'lock',
    label: 'editor.action.lock',
    keys: ['mod+l'],
    group: 'state',
    enabled: hasSelection,
    run(context) {
      const chosen = selectedOf(context);
      const locked = !chosen.every((one) => one.locked);
      context.editor.patch(chosen.map(({ id }) => ({ id, locked })));
    },
  },
  {
    id: 'hide',
    label: 'editor.action.hide',
    keys: ['mod+shift+h'],
    group: 'state',
    enabled: hasSelection,
    run(context) {
      context.editor.patch(selectedOf(context).map(({ id }) => ({ id, visible: false })));
      context.editor.select([]);
    },
  },
];

type LayerChange = (page: Page, id: string) => Page;

/** Several components keep their order among each other: the ones nearest to where they go are moved first. */
function layer(id: string, label: ParseKeys, key: string, change: LayerChange, fromTop: boolean): Action {
  return {
    id,
    label,
    keys: [key],
    group: 'layer',
    enabled: hasSelection,
    run(context) {
      const ids = selectedOf(context)
        .sort((a, b) => (fromTop ? b.zIndex - a.zIndex : a.zIndex - b.zIndex))
        .map((one) => one.id);
      context.editor.update((page) => ids.reduce(change, page));
      layerOrderChanged(ids);
    },
  };
}

const LAYERS: readonly Action[] = [
  layer('front', 'editor.action.front', 'mod+shift+]', bringToFront, false),
  layer('forward', 'editor.action.forward', 'mod+]', bringForward, true),
  layer('backward', 'editor.action.backward', 'mod+[', sendBackward, false),
  layer('back', 'editor.action.back', 'mod+shift+[', sendToBack, true),
];

function alignment(to: Alignment): Action {
  return {
    id: `align-${to}`,
    label: `editor.align.${to}`,
    group: 'align',
    enabled: hasSome(1),
    run(context) {
      const ids = idsOf(context);
      context.editor.update((page) => align(page, ids, to));
    },
  };
}

function distribution(axis: 'horizontal' | 'vertical'): Action {
  return {
    id: `distribute-${axis}`,
    label: `editor.align.${axis}`,
    group: 'align',
    enabled: (context) => unitsOf(selectedOf(context)).length >= 3,
    run(context) {
      const ids = idsOf(context);
      context.editor.update((page) => distribute(page, ids, axis));
    },
  };
}

/** Everything that can be done with what is selected. */
export const ACTIONS: readonly Action[] = [
  ...EDIT,
  ...LOOK_ACTIONS,
  ...MARK_ACTIONS,
  ...SELECT,
  ...FILL_ACTIONS,
  ...ASSISTANT_ACTIONS,
  ...ARRANGE,
  ...TURN_ACTIONS,
  LINK_ACTION,
  CONNECT_ACTION,
  ...BACKGROUND_ACTIONS,
  ...REPEAT_ACTIONS,
  ...LAYERS,
  ...ALIGNMENTS.map(alignment),
  distribution('horizontal'),
  distribution('vertical'),
  ...ARROW_ACTIONS,
  ...PAGE_ACTIONS,
  ...VIEW_ACTIONS,
  ...DOCUMENT_ACTIONS,
];

export function actionById(id: string): Action {
  const found = ACTIONS.find((action) => action.id === id);
  if (!found) throw new Error(`there is no action "${id}"`);
  return found;
}
