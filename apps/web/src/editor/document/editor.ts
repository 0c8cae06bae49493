import type { Component, Page } from '@pagewright/components/models';
import type { Point, Rect } from '@pagewright/model/units';
import type { Look } from '@pagewright/page/look';
import type { StoreApi } from 'zustand/vanilla';
import type { ComponentPatch } from './component-patch.ts';
import type { Direction, PagesStep } from './history.ts';
import type { Typing } from './typing.ts';

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
  /** Names the step that brought the page here where that changed others too; absent where it changed this page alone. */
  readonly together?: string | undefined;
  readonly page: Page;
}

export interface EditorState {
  readonly pages: readonly EditorPage[];
  readonly pageId: number;
  /** Selected components of that page. */
  readonly selected: readonly string[];
  /** The component that is edited in place or in its dialog. */
  readonly editing: Editing | undefined;
  /** Which component was clicked last, and where in it; undefined once others were selected in another way. */
  readonly clicked: Clicked | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Which pages there are is being changed on the server. */
  readonly changingPages: boolean;
}

export interface Clicked {
  readonly id: string;
  /** From its corner, px of the page. */
  readonly within: Point;
}

export interface Editing {
  readonly id: string;
  /** Where on the screen it was pressed. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  /** Where in it that was before its editing was asked for, px of the page from its corner. */
  readonly within?: Point | undefined;
  /** What was written for the cell there before it was open. */
  readonly written?: string | undefined;
  /** Opens the dialog of its properties instead of what a double-click does. */
  readonly as?: 'properties' | undefined;
  /** The gesture that put it or its cells in: what is written first belongs to it, and left empty it is taken back. */
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
  /** Selects a component alone, without what is in a group with it. */
  selectInGroup(id: string): void;
  /** Where a click was that has selected something, or left it so. */
  click(clicked: Clicked): void;
  showPage(id: number): void;
  edit(id: string | undefined, how?: Omit<Editing, 'id'>): void;
  /** Changes a page, the shown one unless another is named. */
  update(change: (page: Page) => Page, options?: UpdateOptions): void;
  patch(patches: readonly ComponentPatch[], options?: UpdateOptions): void;
  /** Changes components and notes of several pages, in one step. */
  patchPages(changes: readonly PagePatches[]): void;
  /** Changes every page, in one step. */
  updateAll(change: (page: Page, id: number) => Page): void;
  /**
   * Makes something else of components that stood for what was on its way, on all pages and in all steps: it was part of what
   * the person did, so it is no step, and no step leads back to what stood for it.
   */
  complete(change: (component: Component) => Component): void;
  /** Takes back what a gesture has done so far, which is then no step. */
  cancel(gesture: string): void;
  /** Adds components with ids of their own above all others, and selects them where their page is shown. Gives the ids. */
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
