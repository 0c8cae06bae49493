import {
  addPage,
  duplicatePage,
  editPage,
  getPage,
  orderPages,
  type ProjectPage,
  removePage,
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
  /** A page that was brought back has another id; those that it had before lead to it. */
  readonly #later = new Map<number, number>();

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
    return this.#appear(() => api.call(duplicatePage, { params: { id: this.#current(id) } }));
  }

  async remove(id: number): Promise<void> {
    let kept: ProjectPage | undefined;
    const vanish = async () => {
      kept = await this.#takeOut(id);
    };
    const appear = async () => {
      if (kept) await this.#bringBack(kept, id);
    };
    await this.#step(vanish, appear);
  }

  /** Moves a page by so many places, or as far as there are places. */
  move(id: number, by: number): Promise<void> {
    let before: readonly number[] = [];
    const move = () => {
      before = this.#document.editor.store.getState().pages.map((page) => page.id);
      const from = before.indexOf(this.#current(id));
      const after = before.filter((_, index) => index !== from);
      after.splice(Math.max(0, from + by), 0, this.#current(id));
      return this.#order(after);
    };
    return this.#step(move, () => this.#order(before));
  }

  /** Changes what a page is called and about. `told` hears of the page each time it was changed, also when taken back. */
  describe(id: number, words: PageWords, told: (saved: ProjectPage) => void): Promise<void> {
    let before: PageWords | undefined;
    const change = async (to: PageWords) => {
      const own = this.#current(id);
      const { editor } = this.#document;
      const version = editor.store.getState().pages.find((page) => page.id === own)?.version ?? 0;
      const [name, description, prompt] = [to.name || null, to.description || null, to.prompt || null];
      const saved = await api.call(editPage, { body: { id: own, version, name, description, prompt } });
      editor.saved(own, saved.version, saved.name);
      told(saved);
    };
    const redo = async () => {
      before ??= await api.call(getPage, { params: { id: this.#current(id) } });
      await change(words);
    };
    return this.#step(redo, () => (before ? change(before) : Promise.resolve()));
  }

  /** A page comes into being; taken back, it goes as it is then. */
  async #appear(create: () => Promise<ProjectPage>): Promise<void> {
    let id: number | undefined;
    let kept: ProjectPage | undefined;
    const appear = async () => {
      if (kept && id !== undefined) return this.#bringBack(kept, id);
      id = (await create()).id;
      await this.#reload(id);
    };
    const vanish = async () => {
      if (id !== undefined) kept = await this.#takeOut(id);
    };
    await this.#step(appear, vanish);
  }

  #step(redo: () => Promise<void>, undo: () => Promise<void>): Promise<void> {
    const { editor, autosave, flow } = this.#document;
    const saved = (act: () => Promise<void>) => async () => {
      await autosave.flush();
      await flow.settled();
      await act();
    };
    return editor.changePages({ redo: saved(redo), undo: saved(undo) });
  }

  async #takeOut(given: number): Promise<ProjectPage> {
    const params = { id: this.#current(given) };
    const kept = await api.call(getPage, { params });
    await api.call(removePage, { params });
    await this.#reload();
    return kept;
  }

  async #bringBack(kept: ProjectPage, given: number): Promise<void> {
    const old = this.#current(given);
    const { pageNumber, pageType, pageContent, generatedText, styledText, name, description, prompt, briefId } = kept;
    const properties = {
      ...(name && { name }),
      ...(description && { description }),
      ...(prompt && { prompt }),
      ...(briefId && { briefId }),
    };
    const { id } = await api.call(addPage, {
      body: {
        projectId: this.#document.projectId,
        pageNumber,
        pageType,
        pageContent,
        generatedText,
        styledText,
        ...properties,
      },
    });
    this.#later.set(old, id);
    this.#document.editor.rename(old, id);
    this.#document.flow.rename(old, id);
    await this.#reload(id);
  }

  async #order(ids: readonly number[]): Promise<void> {
    const { projectId } = this.#document;
    await api.call(orderPages, { body: { projectId, ids: ids.map((id) => this.#current(id)) } });
    await this.#reload();
  }

  async #reload(show?: number): Promise<void> {
    await this.#document.reload();
    if (show !== undefined) this.#document.editor.showPage(show);
  }

  #current(id: number): number {
    const later = this.#later.get(id);
    return later === undefined ? id : this.#current(later);
  }
}
