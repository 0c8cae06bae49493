import {
  addPage,
  duplicatePage,
  editPage,
  getPage,
  orderPages,
  type ProjectPage,
  removePage,
  restorePages,
} from '@pagewright/contract/pages';
import { printPage } from '@pagewright/page/source-text';
import { api } from '../../app/api/api.ts';
import type { DataFlow } from '../data-flow/data-flow.ts';
import type { Autosave } from '../document/autosave.ts';
import type { Editor, EditorPage } from '../document/editor.ts';

/** What a page is called and about; empty where it is not filled in. */
export type PageWords = Pick<ProjectPage, 'name' | 'description' | 'prompt'>;

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

  /** Adds an empty page of the same looks right after another. */
  add(after: EditorPage): Promise<void> {
    const { notes: _notes, name: _name, description: _description, methods: _methods, ...envelope } = after.page;
    const styledText = printPage({ ...envelope, title: '', components: [] });
    const { projectId } = this.#document;
    return this.#appear(() =>
      api.call(addPage, {
        body: { projectId, pageNumber: after.pageNumber + 1, pageType: envelope.format, styledText },
      }),
    );
  }

  duplicate(id: number): Promise<void> {
    return this.#appear(() => api.call(duplicatePage, { params: { id } }));
  }

  remove(id: number): Promise<void> {
    return this.#step(
      () => this.#takeOut(id),
      () => this.#bringBack(id),
    );
  }

  /** Moves a page by so many places, or as far as there are places. */
  move(id: number, by: number): Promise<void> {
    let before: readonly number[] = [];
    const move = () => {
      before = this.#document.editor.store.getState().pages.map((page) => page.id);
      const from = before.indexOf(id);
      const after = before.filter((_, index) => index !== from);
      after.splice(Math.max(0, from + by), 0, id);
      return this.#order(after);
    };
    return this.#step(move, () => this.#order(before));
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
      if (id !== undefined) return this.#bringBack(id);
      id = (await create()).id;
      await this.#reload(id);
    };
    const vanish = async () => {
      if (id !== undefined) await this.#takeOut(id);
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

  async #takeOut(id: number): Promise<void> {
    await api.call(removePage, { params: { id } });
    await this.#reload();
  }

  async #bringBack(id: number): Promise<void> {
    await api.call(restorePages, { body: { ids: [id] } });
    await this.#reload(id);
  }

  async #order(ids: readonly number[]): Promise<void> {
    const { projectId } = this.#document;
    await api.call(orderPages, { body: { projectId, ids: [...ids] } });
    await this.#reload();
  }

  async #reload(show?: number): Promise<void> {
    await this.#document.reload();
    if (show !== undefined) this.#document.editor.showPage(show);
  }
}
