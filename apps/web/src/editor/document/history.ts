import type { Page } from '@pagewright/components/models';
import { applyChange, changeBetween, inverseOf, isEmptyChange, type PageChange } from '@pagewright/page/commands';

/** Steps that can be taken back. */
export const HISTORY_STEPS = 200;

export interface Step {
  readonly pageId: number;
  readonly change: PageChange;
}

interface OpenStep extends Step {
  /** Changes of one gesture are one step. */
  readonly gesture: string | undefined;
  /** The page before the gesture's first change. */
  readonly start: Page;
}

/** Steps back and forward over all pages of a document, as differences and never as copies of pages. */
export class History {
  #done: OpenStep[] = [];
  #undone: OpenStep[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  record(pageId: number, before: Page, after: Page, gesture: string | undefined): void {
    const last = this.#done.at(-1);
    const goesOn = gesture !== undefined && last?.gesture === gesture && last.pageId === pageId;
    const start = goesOn ? last.start : before;
    const change = changeBetween(start, after);
    if (goesOn) this.#done.pop();
    this.#undone = [];
    if (isEmptyChange(change)) return;
    this.#done.push({ pageId, change, gesture, start });
    if (this.#done.length > HISTORY_STEPS) this.#done.shift();
  }

  /** The page that the last step was made on, and what it was before. */
  undo(pageOf: (id: number) => Page | undefined): { pageId: number; page: Page } | undefined {
    return this.#move(this.#done, this.#undone, pageOf, ({ change }) => inverseOf(change));
  }

  redo(pageOf: (id: number) => Page | undefined): { pageId: number; page: Page } | undefined {
    return this.#move(this.#undone, this.#done, pageOf, ({ change }) => change);
  }

  /** Forgets the steps of a page that is gone or was replaced from outside. */
  forget(pageId: number): void {
    this.#done = this.#done.filter((step) => step.pageId !== pageId);
    this.#undone = this.#undone.filter((step) => step.pageId !== pageId);
  }

  #move(
    from: OpenStep[],
    to: OpenStep[],
    pageOf: (id: number) => Page | undefined,
    changeOf: (step: Step) => PageChange,
  ): { pageId: number; page: Page } | undefined {
    const step = from.pop();
    const page = step && pageOf(step.pageId);
    if (!step || !page) return undefined;
    // A step that was taken back is closed: what follows does not join it.
    to.push({ ...step, gesture: undefined });
    return { pageId: step.pageId, page: applyChange(page, changeOf(step)) };
  }
}
