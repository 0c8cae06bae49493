import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import type { Rect } from '@pagewright/model/units';
import { withGroups } from '@pagewright/page/arrange';
import { addComponents, removeComponents } from '@pagewright/page/commands';
import type { Look } from '@pagewright/page/look';
import { withNotes } from '@pagewright/page/notes';
import { withPlaceMarkers } from '@pagewright/page/place-markers';
import { refitTexts } from '@pagewright/page/refit-texts';
import { asOwn, carrying } from '@pagewright/page/repeats';
import { settleEnds, withRenamedHolds } from '@pagewright/page/sticky-ends';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ComponentPatch, patched } from './component-patch.ts';
import { type ChangedPage, type Direction, HISTORY_STEPS, History, type PagesStep } from './history.ts';
import { Typing } from './typing.ts';

/** A page that is open in the editor. */
export interface EditorPage {
  readonly id: number;
  readonly pageNumber: number;
  /** The version on the server that this state is based on. */
  readonly version: number;
  /** What the person calls the page; empty or missing where they have not named it. */
  readonly name?: string;
  /** Left out of what goes out of the document. */
  readonly hidden?: boolean;
  /** Name of its section; empty or missing where it is in none. */
  readonly section?: string;
  readonly page: Page;
}

export interface EditorState {
  readonly pages: readonly EditorPage[];
  readonly pageId: number;
  /** Selected components of that page. */
  readonly selected: readonly string[];
  /** The component that is edited in place or in its dialog. */
  readonly editing: Editing | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Which pages there are is being changed on the server. */
  readonly changingPages: boolean;
}

export interface Editing {
  readonly id: string;
  /** Where on the screen it was pressed. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  /** Opens the dialog of its properties instead of what a double-click does. */
  readonly as?: 'properties' | undefined;
  /** The gesture that put it in: what is written first belongs to it, and left empty it is taken back. */
  readonly begun?: string | undefined;
}

export interface UpdateOptions {
  /** Changes that follow each other with the same name are one step of undo. */
  readonly gesture?: string | undefined;
  /** Another page than the shown one. */
  readonly pageId?: number | undefined;
}

/** What changes of the components of a page, and its speaker notes where they change. */
export interface PagePatches {
  readonly pageId: number;
  readonly patches: readonly ComponentPatch[];
  readonly notes?: string;
}

/** Where what is being dragged would come to stand, by id; not in the document before the drag ends. */
export type DraggedBoxes = ReadonlyMap<string, Rect>;
export const NOTHING_DRAGGED: DraggedBoxes = new Map();

/** A look that is carried to what is clicked: once, or again and again until it is put down. */
export interface Brush {
  readonly look: Look;
  readonly stays: boolean;
}

/** Steps that are kept with the document on the server: those of earlier sessions, of other devices, of new designs. */
export interface EarlierSteps {
  /** Whether the server has a step in this direction, as far as is known. */
  has(direction: Direction): boolean;
  /** @throws what the server refuses it with */
  move(direction: Direction): Promise<void>;
}

/** Told after every change of a page by the person, not of those that come from the server. */
export type ChangeListener = (pageId: number) => void;

/**
 * An open document: one store for each editor, made by it. Everything here runs without a browser; what the pages look
 * like and where they are stored is not its business.
 */
export interface Editor {
  readonly store: StoreApi<EditorState>;
  /** What is being typed in the component that is edited; gone as soon as the editing ends. */
  readonly typing: Typing;
  /** A store of its own: panels follow a drag without the editor being drawn anew. */
  readonly dragged: StoreApi<DraggedBoxes>;
  /** The format painter; undefined while nothing is painted with it. */
  readonly brush: StoreApi<Brush | undefined>;
  /** The page that is shown. */
  page(): Page;
  select(ids: readonly string[]): void;
  showPage(id: number): void;
  edit(id: string | undefined, how?: Omit<Editing, 'id'>): void;
  /** Changes a page, the shown one unless another is named. */
  update(change: (page: Page) => Page, options?: UpdateOptions): void;
  patch(patches: readonly ComponentPatch[], options?: UpdateOptions): void;
  /** Changes components and notes of several pages, in one step. */
  patchPages(changes: readonly PagePatches[]): void;
  /** Changes every page, in one step. */
  updateAll(change: (page: Page, id: number) => Page): void;
  /** Takes back what a gesture has done so far, which is then no step. */
  cancel(gesture: string): void;
  /** Adds components with ids of their own above all others, and selects them. Gives the ids. */
  insert(components: readonly Component[], options?: UpdateOptions): readonly string[];
  remove(ids: readonly string[]): void;
  /** A step back: at once, but after what is done with the pages just now. @throws what the server refuses it with */
  undo(): Promise<void>;
  redo(): Promise<void>;
  /**
   * Does something with the pages as all that was asked for before has left them: at once where nothing is under way. What
   * is asked for meanwhile, steps back too, comes after it.
   */
  inTurn(act: () => Promise<void>): Promise<void>;
  /** Takes a step that changes which pages there are, or their order, after those before it. @throws what the server refuses it with */
  changePages(step: PagesStep): Promise<void>;
  /** Takes over pages from the server; a page whose version is unchanged keeps what was done to it here. */
  receive(pages: readonly EditorPage[]): void;
  /** Takes over pages that the server has changed because the person asked for it: one step, which can be taken back. */
  accept(pages: readonly EditorPage[]): void;
  /** From now on steps go on with these where there are none of this editor's own left. */
  follow(earlier: EarlierSteps): void;
  /**
   * Takes over the pages as a step on the server has left them. What was done here stays to be taken back.
   * @param step that takes this back, where it is a new one
   */
  adopt(pages: readonly EditorPage[], step?: PagesStep): void;
  /** A page was saved as this version, and called so where a name is given. */
  saved(pageId: number, version: number, name?: string): void;
  /** Replaces a page by another state of it from outside; its steps are forgotten. */
  replace(page: EditorPage): void;
  onChange(listener: ChangeListener): () => void;
}

export function createEditor(pages: readonly EditorPage[], pageId: number, limit = HISTORY_STEPS): Editor {
  const history = new History(limit);
  const listeners = new Set<ChangeListener>();
  const store = createStore<EditorState>(() => ({
    pages,
    pageId,
    selected: [],
    editing: undefined,
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

  const typing = new Typing();
  store.subscribe(({ editing }, { editing: left, pageId: id }) => {
    if (left?.begun !== undefined && left.id !== editing?.id && isStillEmpty(id, left.id)) cancel(left.begun);
  });
  store.subscribe(({ editing, pageId: current }) => {
    const { now } = typing;
    if (now && (now.patch.id !== editing?.id || now.pageId !== current)) typing.set(undefined);
  });

  /** Whether nothing stands in a component, and nothing is being typed in it. */
  function isStillEmpty(pageId: number, id: string): boolean {
    const component = find(pageId)?.page.components.find((one) => one.id === id);
    const typed = typing.now?.patch.id === id;
    return component !== undefined && !typed && behaviourOf(component).isEmpty(component);
  }

  function cancel(gesture: string): void {
    for (const before of history.cancel(gesture)) put(before.pageId, before.page);
  }

  const find = (id: number): EditorPage | undefined => store.getState().pages.find((one) => one.id === id);
  const shown = (): Page => {
    const found = find(store.getState().pageId);
    if (!found) throw new Error('the shown page is not open');
    return found.page;
  };

  function put(id: number, page: Page): void {
    store.setState((state) => ({
      pages: state.pages.map((one) => (one.id === id ? { ...one, page } : one)),
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
    for (const { pageId, after } of changed) put(pageId, after);
  }

  async function step(direction: Direction): Promise<void> {
    const { pageId: current } = store.getState();
    const isOwn = direction === 'undo' ? history.canUndo : history.canRedo && earlierUndone === 0;
    if (!isOwn && earlier?.has(direction)) return whilePagesChange(moveEarlier(earlier, direction));
    const moved = history.move(direction, (id) => find(id)?.page);
    if (!moved) return;
    if ('underWay' in moved) return whilePagesChange(moved.underWay);
    const seen = moved.pages.find((one) => one.pageId === current) ?? moved.pages[0];
    for (const { pageId: id, page } of moved.pages) put(id, page);
    const there = new Set(seen?.page.components.map(({ id }) => id));
    store.setState((state) => ({
      pageId: seen?.pageId ?? state.pageId,
      selected: state.selected.filter((id) => there.has(id)),
      // A table is written in on and on; what was undone may have been in it.
      editing: seen?.pageId === current && state.editing && there.has(state.editing.id) ? state.editing : undefined,
    }));
  }

  async function moveEarlier(own: EarlierSteps, direction: Direction): Promise<void> {
    await own.move(direction);
    earlierUndone = Math.max(0, earlierUndone + (direction === 'undo' ? 1 : -1));
  }

  /** What was asked for meanwhile waits until this has ended, well or not. */
  let underWay: Promise<unknown> = Promise.resolve();

  /** How many have their turn or wait for it, and the last of them. */
  let turns = 0;
  let lastTurn: Promise<void> = Promise.resolve();

  function isFree(): boolean {
    return turns === 0 && !store.getState().changingPages;
  }

  /** What is done is loaded first at times: it has its turn from when it is asked for, not from when the pages change. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    const begun = isFree() ? act() : lastTurn.then(pagesRest).then(act);
    turns += 1;
    const turn = begun.finally(() => {
      turns -= 1;
    });
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  /** Steps of a page are over when they return: a key that is held takes them one by one. */
  function stepInTurn(direction: Direction): Promise<void> {
    return isFree() ? step(direction) : inTurn(() => step(direction));
  }

  async function pagesRest(): Promise<void> {
    while (store.getState().changingPages) await underWay;
  }

  async function whilePagesChange(change: Promise<void>): Promise<void> {
    store.setState({ changingPages: true, editing: undefined });
    const own = change.catch(() => undefined);
    underWay = own;
    try {
      await change;
    } finally {
      store.setState({ changingPages: underWay !== own, ...steps() });
    }
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
      store.setState({ selected: whole.filter((id) => selectable.has(id)), editing: undefined });
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
      const changed = changes.flatMap(({ pageId: id, patches, notes }) => {
        const before = find(id)?.page;
        const patched = before && patchedPage(before, patches);
        const after = patched && (notes === undefined ? patched : withNotes(patched, notes));
        return before && after && after !== before ? [{ pageId: id, before, after: settled(before, after) }] : [];
      });
      recordAll(changed);
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
    cancel,
    insert(components, options) {
      const named = withNewIds(shown(), components);
      const ids = named.map(({ id }) => id);
      update((page) => addComponents(page, named), options);
      store.setState({ selected: ids, editing: undefined });
      return ids;
    },
    remove(ids) {
      const gone = new Set(ids);
      update((page) => removeComponents(page, gone));
      const left = new Set(shown().components.map(({ id }) => id));
      store.setState((state) => ({ selected: state.selected.filter((id) => left.has(id)), editing: undefined }));
    },
    undo: () => stepInTurn('undo'),
    redo: () => stepInTurn('redo'),
    inTurn,
    async changePages(pagesStep) {
      const before = underWay;
      await whilePagesChange(before.then(() => pagesStep.redo()).then(() => history.recordPages(pagesStep)));
    },
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
      const isOpen = merged.some(({ id }) => id === current);
      store.setState({
        pages: merged,
        ...steps(),
        ...(isOpen ? {} : { pageId: first.id, selected: [], editing: undefined }),
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
      const isOpen = received.some(({ id }) => id === store.getState().pageId);
      store.setState({
        pages: received,
        ...steps(),
        selected: [],
        editing: undefined,
        ...(isOpen ? {} : { pageId: first.id }),
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

/**
 * The page as it comes to stand after a change: boxes fit their words, places that were filled have their bullets, and ends
 * of lines follow what they stick to.
 */
function settled(before: Page, after: Page): Page {
  return settleEnds(refitTexts(before, withPlaceMarkers(before, after)));
}

function patchedPage(page: Page, patches: readonly ComponentPatch[]): Page {
  const byId = new Map(patches.map((one) => [one.id, one]));
  const components = page.components.map((component) => {
    const change = byId.get(component.id);
    // A locked component changes only by being unlocked, or by being shown and hidden.
    const allowed = change && (!component.locked || change.locked === false || change.visible !== undefined);
    return allowed ? patched(component, change) : component;
  });
  return components.every((one, index) => one === page.components[index]) ? page : { ...page, components };
}

/** Ids that no component of the page has; groups among the new ones stay groups of their own, and nothing repeats. */
function withNewIds(page: Page, components: readonly Component[]): Component[] {
  const taken = new Set(page.components.map(({ id }) => id));
  const groups = new Map<string, string>();
  const ids = new Map<string, string>();
  const named = components.map(asOwn).map((component) => {
    const id = freeName(component.type, taken);
    taken.add(id);
    ids.set(component.id, id);
    const { groupId, ...plain } = component;
    if (groupId === undefined) return { ...component, id };
    const own =
      groups.get(groupId) ?? freeName('group', new Set(page.components.map((one) => one.groupId ?? '')), groups.size);
    groups.set(groupId, own);
    return { ...plain, id, groupId: own } as Component;
  });
  return named.map((component) => withRenamedHolds(component, ids));
}

export function freeName(base: string, taken: ReadonlySet<string>, skip = 0): string {
  let number = taken.size + 1 + skip;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
