import type { Page } from '@pagewright/components/models';
import { applyChange, changeBetween, inverseOf, isEmptyChange, type PageChange } from '@pagewright/page/commands';

/** Steps that can be taken back. */
export const HISTORY_STEPS = 200;

/** A change of what stands on a page. */
export interface PageStep {
  readonly pageId: number;
  readonly change: PageChange;
}

/** A change of which pages there are and of their order. It is made on the server, so taking it back takes a while. */
export interface PagesStep {
  undo(): Promise<void>;
  redo(): Promise<void>;
}

interface ContentStep {
  readonly changes: readonly PageStep[];
  /** Changes of one gesture are one step; the page before the first of them. */
  readonly gesture?: { readonly name: string; readonly start: Page } | undefined;
}

type Step = ContentStep | PagesStep;

export type Direction = 'undo' | 'redo';

export interface PageState {
  readonly pageId: number;
  readonly page: Page;
}

/** What a step leads to: pages as they are then, or something that is under way. */
export type Moved = { readonly pages: readonly PageState[] } | { readonly underWay: Promise<void> };

/** Steps back and forward over all pages of a document, as differences and never as copies of pages. */
export class History {
  #done: Step[] = [];
  #undone: Step[] = [];
  readonly #limit: number;

  constructor(limit = HISTORY_STEPS) {
    this.#limit = limit;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  record(pageId: number, before: Page, after: Page, name: string | undefined): void {
    const last = this.#done.at(-1);
    const open = last && 'changes' in last && last.changes[0]?.pageId === pageId ? last.gesture : undefined;
    const goesOn = name !== undefined && open?.name === name;
    const start = goesOn ? open.start : before;
    const change = changeBetween(start, after);
    if (goesOn) this.#done.pop();
    this.#undone = [];
    if (!isEmptyChange(change))
      this.#push({ changes: [{ pageId, change }], gesture: name ? { name, start } : undefined });
  }

  /** Forgets a gesture that has just been made; the page as it was before it. */
  cancel(name: string): PageState | undefined {
    const last = this.#done.at(-1);
    const [change] = last && 'changes' in last ? last.changes : [];
    if (!last || !change || !('gesture' in last) || last.gesture?.name !== name) return undefined;
    this.#done.pop();
    return { pageId: change.pageId, page: last.gesture.start };
  }

  /** Several pages that changed at once are one step. */
  recordAll(changed: readonly { readonly pageId: number; readonly before: Page; readonly after: Page }[]): void {
    const changes = changed
      .map(({ pageId, before, after }) => ({ pageId, change: changeBetween(before, after) }))
      .filter(({ change }) => !isEmptyChange(change));
    this.#undone = [];
    if (changes.length > 0) this.#push({ changes });
  }

  recordPages(step: PagesStep): void {
    this.#undone = [];
    this.#push(step);
  }

  /** Takes the last step back, or takes it again; undefined where there is none. */
  move(direction: Direction, pageOf: (id: number) => Page | undefined): Moved | undefined {
    const [from, to] = direction === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const step = from.pop();
    if (!step) return undefined;
    if (!('changes' in step)) return { underWay: this.#movePages(step, direction) };
    // A step that was taken back is closed: what follows does not join it.
    to.push({ changes: step.changes });
    const pages = step.changes.flatMap(({ pageId, change }) => {
      const page = pageOf(pageId);
      return page ? [{ pageId, page: applyChange(page, direction === 'undo' ? inverseOf(change) : change) }] : [];
    });
    return { pages };
  }

  /** Forgets the steps of a page that was replaced from outside. */
  forget(pageId: number): void {
    const others = (steps: readonly Step[]): Step[] =>
      steps.flatMap((step): Step[] => {
        if (!('changes' in step)) return [step];
        const changes = step.changes.filter((one) => one.pageId !== pageId);
        return changes.length === step.changes.length ? [step] : changes.length > 0 ? [{ changes }] : [];
      });
    this.#done = others(this.#done);
    this.#undone = others(this.#undone);
  }

  #push(step: Step): void {
    this.#done.push(step);
    if (this.#done.length > this.#limit) this.#done.shift();
  }

  /** The step stays where it was if the server refuses. The lists may have been replaced meanwhile. */
  async #movePages(step: PagesStep, direction: Direction): Promise<void> {
    let undone = direction === 'undo';
    try {
      await step[direction]();
    } catch (error) {
      undone = !undone;
      throw error;
    } finally {
      (undone ? this.#undone : this.#done).push(step);
    }
  }
}
