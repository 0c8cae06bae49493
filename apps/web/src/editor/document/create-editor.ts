import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { withGroups } from '@pagewright/page/arrange';
import { addComponents, removeComponents } from '@pagewright/page/commands';
import { withNotes } from '@pagewright/page/notes';
import { carrying } from '@pagewright/page/repeats';
import { createStore } from 'zustand/vanilla';
import { randomId } from '../../app/random-id.ts';
import { patchedPage, settled, withNewIds } from './changed-page.ts';
import {
  type Brush,
  type ChangeListener,
  type DraggedBoxes,
  type EarlierSteps,
  type Editor,
  type EditorPage,
  type EditorState,
  NOTHING_DRAGGED,
  type UpdateOptions,
} from './editor.ts';
import { type ChangedPage, type Direction, HISTORY_STEPS, History, type PageState, rewrittenPage } from './history.ts';
import { createTurns } from './turns.ts';
import { type TypedChange, Typing } from './typing.ts';

export function createEditor(pages: readonly EditorPage[], pageId: number, limit = HISTORY_STEPS): Editor {
  const history = new History(limit);
  const listeners = new Set<ChangeListener>();
  const store = createStore<EditorState>(() => ({
    pages,
    pageId,
    selected: [],
    editing: undefined,
    clicked: undefined,
    canUndo: false,
    canRedo: false,
    changingPages: false,
  }));

  /** Versions of deleted pages: one that comes back as it was keeps its steps. */
  const left = new Map<number, number>();
  let earlier: EarlierSteps | undefined;
  /** How many of the earlier steps are taken back: they are taken again before this editor's own. */
  let earlierUndone = 0;
  function steps(): Pick<EditorState, 'canUndo' | 'canRedo'> {
    return {
      canUndo: history.canUndo || (earlier?.has('undo') ?? false),
      canRedo: history.canRedo || (earlier?.has('redo') ?? false),
    };
  }

  const turns = createTurns({
    began: () => store.setState({ changingPages: true, editing: undefined }),
    ended: (changingPages) => store.setState({ changingPages, ...steps() }),
  });

  const isEdited = ({ pageId: id, patch }: TypedChange): boolean => {
    const { editing, pageId: current } = store.getState();
    return id === current && patch.id === editing?.id;
  };
  const typing = new Typing(isEdited);
  store.subscribe(({ editing }, { editing: left, pageId: id }) => {
    if (left?.begun !== undefined && left.id !== editing?.id && isStillEmpty(id, left.id)) cancel(left.begun);
  });
  store.subscribe(() => {
    if (typing.now && !isEdited(typing.now)) typing.set(undefined);
  });

  /** Whether nothing stands in a component, and nothing is being typed in it. */
  function isStillEmpty(pageId: number, id: string): boolean {
    const component = find(pageId)?.page.components.find((one) => one.id === id);
    const typed = typing.now?.patch.id === id;
    return component !== undefined && !typed && behaviourOf(component).isEmpty(component);
  }

  function cancel(gesture: string): void {
    putAll(history.cancel(gesture));
  }

  const find = (id: number): EditorPage | undefined => store.getState().pages.find((one) => one.id === id);
  const shown = (): Page => {
    const found = find(store.getState().pageId);
    if (!found) throw new Error('the shown page is not open');
    return found.page;
  };

  /** Pages that one step leads to: what keeps them is told that they belong together. */
  function putAll(pages: readonly PageState[]): void {
    const together = pages.length > 1 ? randomId() : undefined;
    for (const { pageId: id, page } of pages) put(id, page, together);
  }

  function put(id: number, page: Page, together?: string): void {
    store.setState((state) => ({
      pages: state.pages.map((one) => (one.id === id ? { ...one, page, together } : one)),
      ...steps(),
    }));
    for (const listener of listeners) listener(id);
  }

  function update(change: (page: Page) => Page, { gesture, pageId: asked }: UpdateOptions = {}): void {
    const id = asked ?? store.getState().pageId;
    const before = find(id)?.page;
    if (!before) return;
    const changed = change(before);
    if (changed === before) return;
    const after = settled(before, changed);
    recordAll([{ pageId: id, before, after }, ...repeatedOn(id, before, after)], gesture);
  }

  /** The other pages after what repeats was changed on one. */
  function repeatedOn(pageId: number, before: Page, after: Page): ChangedPage[] {
    const carry = carrying(before, after);
    return store.getState().pages.flatMap(({ id, page }) => {
      const other = id === pageId ? page : carry(page);
      return other === page ? [] : [{ pageId: id, before: page, after: other }];
    });
  }

  function recordAll(changed: readonly ChangedPage[], gesture?: string): void {
    if (changed.length === 0) return;
    earlierUndone = 0;
    history.record(changed, gesture);
    putAll(changed.map(({ pageId, after: page }) => ({ pageId, page })));
  }

  async function step(direction: Direction): Promise<void> {
    const { pageId: current } = store.getState();
    const isOwn = direction === 'undo' ? history.canUndo : history.canRedo && earlierUndone === 0;
    const others = earlier;
    if (!isOwn && others?.has(direction)) return turns.changePages(() => moveEarlier(others, direction));
    const moved = history.move(direction, (id) => find(id)?.page);
    if (!moved) return;
    if ('underWay' in moved) {
      const { underWay } = moved;
      return turns.changePages(() => underWay);
    }
    const seen = moved.pages.find((one) => one.pageId === current) ?? moved.pages[0];
    putAll(moved.pages);
    const there = new Set(seen?.page.components.map(({ id }) => id));
    store.setState((state) => ({
      pageId: seen?.pageId ?? state.pageId,
      selected: state.selected.filter((id) => there.has(id)),
      // A table is written in on and on; what was undone may have been in it.
      editing: seen?.pageId === current && state.editing && there.has(state.editing.id) ? state.editing : undefined,
    }));
  }

  /** Of the pages that are there still, the one before the shown page, which is gone; else the one behind it. */
  function besideGone(there: ReadonlySet<number>): number | undefined {
    const { pages, pageId: gone } = store.getState();
    const at = pages.findIndex(({ id }) => id === gone);
    return [...pages.slice(0, at).toReversed(), ...pages.slice(at + 1)].find(({ id }) => there.has(id))?.id;
  }

  async function moveEarlier(own: EarlierSteps, direction: Direction): Promise<void> {
    await own.move(direction);
    earlierUndone = Math.max(0, earlierUndone + (direction === 'undo' ? 1 : -1));
  }

  return {
    store,
    typing,
    dragged: createStore<DraggedBoxes>(() => NOTHING_DRAGGED),
    brush: createStore<Brush | undefined>(() => undefined),
    page: shown,
    select(ids) {
      const { components } = shown();
      const whole = withGroups(shown(), ids);
      const selectable = new Set(components.filter(({ visible }) => visible).map(({ id }) => id));
      const selected = whole.filter((id) => selectable.has(id));
      store.setState({ selected, editing: undefined, clicked: undefined });
    },
    selectInGroup(id) {
      const isSeen = shown().components.some((one) => one.id === id && one.visible);
      if (isSeen) store.setState({ selected: [id], editing: undefined, clicked: undefined });
    },
    click(clicked) {
      store.setState({ clicked });
    },
    showPage(id) {
      if (find(id) && id !== store.getState().pageId) store.setState({ pageId: id, selected: [], editing: undefined });
    },
    edit(id, how) {
      const component = shown().components.find((one) => one.id === id);
      const editing = component && !component.locked && { id: component.id, ...how };
      store.setState(editing ? { editing, selected: [editing.id] } : { editing: undefined });
    },
    update,
    patch(patches, options) {
      update((page) => patchedPage(page, patches), options);
    },
    patchPages(changes) {
      const { pages: open } = store.getState();
      const now = new Map(open.map(({ id, page }) => [id, page]));
      for (const { pageId: id, patches, notes } of changes) {
        const before = now.get(id);
        const patched = before && patchedPage(before, patches);
        if (!before || !patched) continue;
        const after = settled(before, notes === undefined ? patched : withNotes(patched, notes));
        const carry = carrying(before, after);
        for (const [other, page] of now) now.set(other, other === id ? after : carry(page));
      }
      recordAll(
        open.flatMap(({ id, page: before }) => {
          const after = now.get(id) ?? before;
          return after === before ? [] : [{ pageId: id, before, after }];
        }),
      );
    },
    updateAll(change) {
      const { pages } = store.getState();
      recordAll(
        pages.flatMap(({ id, page }) => {
          const after = change(page, id);
          return after === page ? [] : [{ pageId: id, before: page, after: settled(page, after) }];
        }),
      );
    },
    complete(change) {
      // What stays as it is must stay the same object: steps are differences between such.
      const known = new Map<Component, Component>();
      const once = (component: Component): Component => {
        const made = known.get(component) ?? change(component);
        known.set(component, made);
        return made;
      };
      history.rewrite(once);
      for (const { id, page } of store.getState().pages) {
        const completed = rewrittenPage(page, once);
        if (completed !== page) put(id, completed);
      }
    },
    cancel,
    insert(components, options) {
      const { pageId: current } = store.getState();
      const pageId = options?.pageId ?? current;
      const named = withNewIds(find(pageId)?.page ?? shown(), components);
      const ids = named.map(({ id }) => id);
      update((page) => addComponents(page, named), options);
      if (pageId === current) store.setState({ selected: ids, editing: undefined });
      return ids;
    },
    remove(ids) {
      const gone = new Set(ids);
      update((page) => removeComponents(page, gone));
      const left = new Set(shown().components.map(({ id }) => id));
      store.setState((state) => ({ selected: state.selected.filter((id) => left.has(id)), editing: undefined }));
    },
    undo: () => turns.soon(() => step('undo')),
    redo: () => turns.soon(() => step('redo')),
    inTurn: turns.inTurn,
    changePages: (pagesStep) =>
      turns.changePages(async () => {
        await pagesStep.redo();
        history.recordPages(pagesStep);
        // Also where it was not waited for any longer.
        store.setState(steps());
      }),
    receive(received) {
      const known = new Map(store.getState().pages.map((one) => [one.id, one]));
      const merged = received.map((one) => {
        const own = known.get(one.id);
        return own && own.version >= one.version ? { ...one, version: own.version, page: own.page } : one;
      });
      const [first] = merged;
      if (!first) return;
      const there = new Set(merged.map(({ id }) => id));
      for (const { id, version } of known.values()) if (!there.has(id)) left.set(id, version);
      for (const { id, version } of merged) {
        if ((known.get(id)?.version ?? left.get(id)) !== version) history.forget(id);
      }
      const { pageId: current } = store.getState();
      store.setState({
        pages: merged,
        ...steps(),
        ...(there.has(current) ? {} : { pageId: besideGone(there) ?? first.id, selected: [], editing: undefined }),
      });
    },
    accept(received) {
      const known = new Map(store.getState().pages.map((one) => [one.id, one]));
      const changed = received.flatMap(({ id, page }) => {
        const before = known.get(id)?.page;
        return before ? [{ pageId: id, before, after: page }] : [];
      });
      history.record(changed);
      const byId = new Map(received.map((one) => [one.id, one]));
      store.setState((state) => ({
        pages: state.pages.map((one) => byId.get(one.id) ?? one),
        ...steps(),
        selected: [],
        editing: undefined,
      }));
    },
    follow(others) {
      earlier = others;
      store.setState(steps());
    },
    adopt(received, taken) {
      if (taken) {
        earlierUndone = 0;
        history.recordPages(taken);
      }
      const [first] = received;
      if (!first) return;
      const there = new Set(received.map(({ id }) => id));
      store.setState({
        pages: received,
        ...steps(),
        selected: [],
        editing: undefined,
        ...(there.has(store.getState().pageId) ? {} : { pageId: besideGone(there) ?? first.id }),
      });
    },
    saved(id, version, name) {
      const now = { version, ...(name === undefined ? {} : { name }) };
      store.setState((state) => ({ pages: state.pages.map((one) => (one.id === id ? { ...one, ...now } : one)) }));
    },
    replace(page) {
      history.forget(page.id);
      store.setState((state) => ({
        pages: state.pages.map((one) => (one.id === page.id ? page : one)),
        ...steps(),
        ...(state.pageId === page.id ? { selected: [], editing: undefined } : {}),
      }));
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
