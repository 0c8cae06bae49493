import type { Page } from '@pagewright/components/models';
import {
  addPage,
  duplicatePage,
  duplicatePages,
  editPage,
  getPage,
  type ProjectPage,
  removePages,
  restorePages,
  saveArrangement,
} from '@pagewright/contract/pages';
import { printPage } from '@pagewright/page/source-text';
import { api } from '../../app/api/api.ts';
import type { PageWords } from '../../features/pages/proposed-words.ts';
import type { DataFlow } from '../data-flow/data-flow.ts';
import { arrangementOf, type PlacedInOrder, stepped } from '../document/arrangement.ts';
import type { Autosave } from '../document/autosave.ts';
import type { Editor, EditorPage } from '../document/editor.ts';

interface Document {
  readonly projectId: number;
  readonly editor: Editor;
  readonly autosave: Autosave;
  /** Goes with the pages. */
  readonly flow: DataFlow;
  /** Takes over the pages as the server has them now. */
  readonly reload: () => Promise<void>;
}

/**
 * Adds, copies, moves, names and deletes pages of a document on the server, each as a step that can be taken back. What is
 * unsaved goes there first, so that nothing is lost or copied stale. All throw ApiError.
 */
export class PageOperations {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Adds a page right after another. */
  add(page: Page, after: EditorPage): Promise<void> {
    const { projectId } = this.#document;
    const body = { projectId, pageNumber: after.pageNumber + 1, pageType: page.format, styledText: printPage(page) };
    return this.#appear(() => api.call(addPage, { body }));
  }

  duplicate(id: number): Promise<void> {
    return this.#appear(() => api.call(duplicatePage, { params: { id } }));
  }

  /** Copies pages, each copy right after its page, in one step. `made` hears the ids of the copies. */
  duplicateAll(ids: readonly number[], made: (ids: readonly number[]) => void): Promise<void> {
    let copies: readonly number[] | undefined;
    const appear = async () => {
      if (copies) return this.#bringBack(copies);
      const all = await api.call(duplicatePages, { body: { ids: [...ids] } });
      copies = all.map(({ id }) => id);
      await this.#reload();
      made(copies);
    };
    return this.#step(appear, async () => {
      if (copies) await this.#takeOut(copies);
    });
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.#step(
      () => this.#takeOut(ids),
      () => this.#bringBack(ids),
    );
  }

  /** Puts all pages in an order, hides and shows them, and gives them sections. */
  arrange(arrangement: readonly PlacedInOrder[]): Promise<void> {
    let before: readonly PlacedInOrder[] = [];
    return this.#step(
      () => {
        before = arrangementOf(this.#document.editor.store.getState().pages);
        return this.#arrange(arrangement);
      },
      () => this.#arrange(before),
    );
  }

  /** Moves a page by one place, or into the section beside it. */
  async move(id: number, by: -1 | 1): Promise<void> {
    const moved = stepped(arrangementOf(this.#document.editor.store.getState().pages), new Set([id]), by);
    if (moved) await this.arrange(moved);
  }

  /** Changes what a page is called and about. `told` hears of the page each time it was changed, also when taken back. */
  describe(id: number, words: PageWords, told: (saved: ProjectPage) => void): Promise<void> {
    let before: PageWords | undefined;
    const change = async (to: PageWords) => {
      const { editor } = this.#document;
      const version = editor.store.getState().pages.find((page) => page.id === id)?.version ?? 0;
      const [name, description, prompt] = [to.name || null, to.description || null, to.prompt || null];
      const saved = await api.call(editPage, { body: { id, version, name, description, prompt } });
      editor.saved(id, saved.version, saved.name);
      told(saved);
    };
    const redo = async () => {
      before ??= await api.call(getPage, { params: { id } });
      await change(words);
    };
    return this.#step(redo, () => (before ? change(before) : Promise.resolve()));
  }

  /** A page comes into being; taken back, it goes as it is then. */
  async #appear(create: () => Promise<ProjectPage>): Promise<void> {
    let id: number | undefined;
    const appear = async () => {
      if (id !== undefined) return this.#bringBack([id]);
      id = (await create()).id;
      await this.#reload(id);
    };
    const vanish = async () => {
      if (id !== undefined) await this.#takeOut([id]);
    };
    await this.#step(appear, vanish);
  }

  #step(redo: () => Promise<void>, undo: () => Promise<void>): Promise<void> {
    const { editor, autosave, flow } = this.#document;
    const saved = (act: () => Promise<void>) => async () => {
      await autosave.flush();
      await flow.flush();
      await act();
    };
    return editor.changePages({ redo: saved(redo), undo: saved(undo) });
  }

  async #takeOut(ids: readonly number[]): Promise<void> {
    await api.call(removePages, { body: { ids: [...ids] } });
    await this.#reload();
  }

  async #bringBack(ids: readonly number[]): Promise<void> {
    await api.call(restorePages, { body: { ids: [...ids] } });
    await this.#reload(ids[0]);
  }

  async #arrange(pages: readonly PlacedInOrder[]): Promise<void> {
    const { projectId } = this.#document;
    await api.call(saveArrangement, { body: { projectId, pages: [...pages] } });
    await this.#reload();
  }

  async #reload(show?: number): Promise<void> {
    await this.#document.reload();
    if (show !== undefined) this.#document.editor.showPage(show);
  }
}
